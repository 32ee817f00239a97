import type { Writable } from 'node:stream';
import type { PullProgress } from '../../engines/bergamot/models/pull/pull-model.ts';
import { megabytes } from './models-context.ts';

const width = 24;

/** One line on a terminal, rewritten as bytes arrive; nothing where there is no terminal. */
export function showPull(
  terminal: Writable | undefined,
  name: string,
): { show(progress: PullProgress): void; end(): void } {
  let shown = '';
  return {
    show({ bytes, total }) {
      const line =
        total === undefined ? megabytes(bytes) : `${bar(bytes / total)} ${megabytes(bytes)} of ${megabytes(total)}`;
      if (line === shown) return;
      shown = line;
      terminal?.write(`\r${name}: ${line}\x1b[K`);
    },
    end() {
      if (shown !== '') terminal?.write('\r\x1b[K');
      shown = '';
    },
  };
}

/** Of a whole that is 1. */
export function bar(part: number): string {
  const full = Math.round(width * Math.min(1, part));
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}]`;
}
