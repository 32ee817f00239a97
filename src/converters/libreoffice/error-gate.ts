import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { longestReport, runProcess } from './run-process.ts';

/** So much is written to a pipe in one piece, or not at all: `PIPE_BUF` of Linux. */
const piece = Buffer.alloc(4_096, ' ');

/**
 * Where a program writes about errors, closed at first: the pipe is full, so that the program stops at the first word that it
 * writes. It goes on when somebody reads.
 */
export class ErrorGate implements Disposable {
  /** For the program. */
  readonly descriptor: number;
  readonly #own: number;
  #isProgramOver = false;
  #reader: Socket | undefined;
  #report = '';

  private constructor(path: string) {
    this.#own = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      fill(path);
      this.descriptor = openSync(path, constants.O_WRONLY);
    } catch (error) {
      closeSync(this.#own);
      throw error;
    }
  }

  /** Makes the pipe at `path`, where it is for a moment only. */
  static async make(path: string, folder: string, signal: AbortSignal): Promise<ErrorGate> {
    const { code, report } = await runProcess(['mkfifo', '-m', '600', path], { folder, signal });
    if (code !== 0) throw new Error(`No pipe could be made: ${report}`);
    const gate = new ErrorGate(path);
    await rm(path);
    return gate;
  }

  /** Has the program go on. */
  open(): void {
    if (this.#reader !== undefined) return;
    this.#reader = new Socket({ fd: this.#own, readable: true, writable: false });
    this.#reader.setEncoding('latin1').on('data', (text: string) => {
      this.#report = (this.#report + text).slice(-longestReport);
    });
    this.#reader.on('error', () => undefined);
  }

  /** The end of what the program has written until it was over. */
  async report(): Promise<string> {
    this.#endProgram();
    const reader = this.#reader;
    if (reader !== undefined && !reader.closed) await new Promise((resolve) => reader.once('close', resolve));
    return this.#report.trimStart();
  }

  [Symbol.dispose](): void {
    this.#endProgram();
    if (this.#reader === undefined) closeSync(this.#own);
    else this.#reader.destroy();
  }

  /** Nothing more is written once the program has ended. */
  #endProgram(): void {
    if (!this.#isProgramOver) closeSync(this.descriptor);
    this.#isProgramOver = true;
  }
}

function fill(path: string): void {
  const descriptor = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    for (;;) writeSync(descriptor, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
  } finally {
    closeSync(descriptor);
  }
}
