import type { Writable } from 'node:stream';
import { megabytes } from '../models/models-context.ts';
import { bar } from '../models/pull-progress.ts';

/** A download that goes on while the server already answers. Sizes are bytes; `total` is undefined until it is known. */
interface Download {
  readonly direction: string;
  readonly bytes: number;
  readonly total?: number | undefined;
}

/** Log lines on a terminal, above one line that is rewritten while a model is downloaded. */
export class TerminalLog {
  readonly #terminal: Writable & { readonly columns?: number };
  #line = '';

  constructor(terminal: Writable & { readonly columns?: number }) {
    this.#terminal = terminal;
  }

  /** Whole lines, with their ends. */
  write(lines: string): void {
    this.#terminal.write(this.#line === '' ? lines : `\r\x1b[K${lines}${this.#line}`);
  }

  /** Without a download, the line goes. */
  readonly showDownload = (download?: Download): void => {
    // A line that wraps could not be rewritten. Some terminals say that they have no columns.
    const line = download === undefined ? '' : describe(download).slice(0, (this.#terminal.columns || 80) - 1);
    if (line === this.#line) return;
    this.#line = line;
    this.#terminal.write(`\r\x1b[K${line}`);
  };
}

function describe({ direction, bytes, total }: Download): string {
  const size =
    total === undefined ? megabytes(bytes) : `${bar(bytes / total)} ${megabytes(bytes)} of ${megabytes(total)}`;
  return `Downloading the model ${direction}: ${size}`;
}
