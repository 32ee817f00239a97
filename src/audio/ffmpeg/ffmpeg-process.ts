import { type ChildProcess, spawn } from 'node:child_process';
import { withinLimits } from '../../processes/within-limits.ts';
import type { FfmpegProgram } from './ffmpeg-program.ts';
import { StallWatch } from './stall-watch.ts';

/** How a process has ended. */
export interface FfmpegEnd {
  /** Undefined where a signal ended it or it never ran. */
  readonly code: number | undefined;
  readonly signal: string | undefined;
  /** It neither read nor wrote for too long, and was ended. */
  readonly stalled: boolean;
  /** The system could not make the process. */
  readonly notStarted: Error | undefined;
  /** What it wrote about errors: the beginning and the end. */
  readonly report: string;
}

export interface FfmpegListener {
  onOutput(chunk: Buffer): void;
  /** Called once, after all output, unless the process was killed. */
  onEnd(end: FfmpegEnd): void;
}

const reportHalf = 4_096;

/**
 * One ffmpeg that reads its standard input, or a file, and writes its standard output. Its life:
 *
 * ```
 * start ─▶ write … ─▶ endInput ─▶ last output ─▶ onEnd
 *   └────────┴───── kill, or too long without progress ─▶ gone
 * ```
 */
export class FfmpegProcess {
  readonly #child: ChildProcess;
  readonly #listener: FfmpegListener;
  readonly #watch: StallWatch;
  readonly #gone: Promise<void>;
  #first = '';
  #last = '';
  #ended = false;
  #stalled = false;

  constructor(program: FfmpegProgram, words: readonly string[], listener: FfmpegListener) {
    this.#listener = listener;
    this.#child = start(program, words);
    this.#watch = new StallWatch(program.clock, program.stallMs, () => {
      this.#stalled = true;
      this.#child.kill('SIGKILL');
    });
    const { stdin, stdout, stderr } = this.#child;
    for (const stream of [stdin, stdout, stderr]) stream?.on('error', () => {});
    stdout?.on('data', (chunk: Buffer) => {
      this.#watch.progress();
      if (!this.#ended) listener.onOutput(chunk);
    });
    stderr?.setEncoding('latin1').on('data', (text: string) => this.#report(text));
    this.#gone = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#finish({ notStarted: error });
        if (this.#child.pid === undefined) resolve();
      });
      this.#child.once('exit', () => resolve());
      this.#child.once('close', (code, signal) =>
        this.#finish({ code: code ?? undefined, signal: signal ?? undefined }),
      );
    });
  }

  get id(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves when the process takes more. What is written after its end is dropped. */
  write(bytes: Uint8Array): Promise<void> {
    const { stdin } = this.#child;
    if (this.#ended || stdin === null || bytes.length === 0) return Promise.resolve();
    this.#watch.owe();
    return new Promise((resolve) => {
      stdin.write(bytes, () => {
        this.#watch.settle();
        resolve();
      });
    });
  }

  /** No bytes come any more. */
  endInput(): void {
    this.#watch.owe();
    this.#child.stdin?.end();
  }

  /** Whether the process may be waited for: nobody reads what it writes. */
  holdOutput(held: boolean): void {
    this.#watch.hold(held);
    if (held) this.#child.stdout?.pause();
    else this.#child.stdout?.resume();
  }

  /** Output is expected until the result is called. */
  expectOutput(): () => void {
    this.#watch.owe();
    return () => this.#watch.settle();
  }

  /** Ends the process; resolves when it is gone. `onEnd` is not called. */
  kill(): Promise<void> {
    this.#ended = true;
    this.#watch.stop();
    this.#child.kill('SIGKILL');
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) stream?.destroy();
    return this.#gone;
  }

  #report(text: string): void {
    const room = reportHalf - this.#first.length;
    this.#first += text.slice(0, room);
    this.#last = (this.#last + text.slice(room)).slice(-reportHalf);
  }

  #finish(end: Partial<FfmpegEnd>): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#watch.stop();
    const { code, signal, notStarted } = end;
    this.#listener.onEnd({ code, signal, notStarted, stalled: this.#stalled, report: this.#first + this.#last });
  }
}

/** One thread; a program that starts no process and creates no file, whatever its input asks for. */
function start(program: FfmpegProgram, given: readonly string[]): ChildProcess {
  const words = ['-v', 'error', '-hide_banner', '-nostdin', '-nostats', '-filter_threads', '1', ...given];
  const [command, ...all] = withinLimits(program, [program.path, ...words], ['--fsize=0']);
  return spawn(command, all, {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
    env: { LC_ALL: 'C.UTF-8' },
  });
}
