import type { Writable } from 'node:stream';

export interface Progress {
  /** That many bytes of the input are done. */
  add(bytes: number): void;
  /** Leaves no trace on the terminal. */
  end(): void;
}

/** Shorter work is over before a line about it is read. */
const bigInput = 256 * 1024;

/** One line on a terminal, rewritten at each full per cent. */
export function showProgress(terminal: Writable, name: string, total: number): Progress {
  let done = 0;
  let shown = -1;
  return {
    add(bytes) {
      done += bytes;
      const percent = Math.min(100, Math.floor((100 * done) / total));
      if (percent === shown) return;
      shown = percent;
      terminal.write(`\r${name}: ${percent} %`);
    },
    end() {
      if (shown >= 0) terminal.write('\r\x1b[K');
    },
  };
}

export const noProgress: Progress = { add() {}, end() {} };

export function worthProgress(total: number): boolean {
  return total >= bigInput;
}
