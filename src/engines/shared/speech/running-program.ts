import { type ChildProcess, spawn } from 'node:child_process';
import type { Clock } from '../../../contracts/clock.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { withinLimits } from '../../../processes/within-limits.ts';

export interface ProgramCommand {
  /** Path. */
  readonly program: string;
  /** Nothing of a text: others see arguments. */
  readonly words: readonly string[];
}

export interface ProgramLimits {
  readonly clock: Clock;
  /** Path of `prlimit`, or undefined to run without limits. */
  readonly limiter: string | undefined;
  /** Address space in bytes; needs `limiter`. */
  readonly memoryLimit: number;
  /** Seconds of processor time; needs `limiter`. */
  readonly cpuSeconds: number;
  /** Bytes of a file that it writes; needs `limiter`. */
  readonly fileLimit: number;
  /** Milliseconds without output, while somebody takes it, after which it is ended. */
  readonly stallMilliseconds: number;
}

const mostUnread = 4 * 1024 * 1024;

/**
 * One process, whose output is read as it comes:
 *
 *     start ─► begin: input, all at once ─► output … ─► exit with 0
 *                                            │ too much unread: the pipe holds it up; `onIdle` is called, and at the end
 */
export class RunningProgram {
  readonly #child: ChildProcess;
  readonly #limits: ProgramLimits;
  readonly #name: string;
  readonly #unread: Buffer[] = [];
  #unreadBytes = 0;
  #onIdle: () => void = () => {};
  #outcome: { readonly error?: ServiceError } | undefined;
  #wake: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor({ program, words }: ProgramCommand, limits: ProgramLimits) {
    this.#limits = limits;
    this.#name = program.slice(program.lastIndexOf('/') + 1);
    const more = [`--cpu=${limits.cpuSeconds}`, `--fsize=${limits.fileLimit}`];
    const [command, ...all] = withinLimits(limits, [program, ...words], more);
    this.#child = spawn(command, all, {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: '/',
      env: { LC_ALL: 'C.UTF-8' },
    });
    const ignore = (): void => {};
    this.#child.stdin?.on('error', ignore);
    this.#child.stdout?.on('error', ignore).on('data', (bytes: Buffer) => this.#take(bytes));
    this.#child.once('error', (cause) => this.#end(failed(`${this.#name} could not run`, cause)));
    this.#child.once('close', (code, signal) => {
      const how = signal === null ? `exited with ${code}` : `got ${signal}`;
      this.#end(code === 0 ? undefined : failed(`${this.#name} ${how}`));
    });
  }

  get id(): number | undefined {
    return this.#child.pid;
  }

  get ended(): boolean {
    return this.#outcome !== undefined;
  }

  /** What it reads from its standard input. Output is expected from now on. */
  begin(input: string, onIdle: () => void): void {
    this.#onIdle = onIdle;
    if (this.ended) onIdle();
    this.#child.stdin?.end(input);
    this.#watch();
  }

  /** The next output, or undefined after the last. One call at a time. */
  async next(): Promise<Buffer | undefined> {
    for (;;) {
      const bytes = this.#unread.shift();
      if (bytes !== undefined) {
        this.#unreadBytes -= bytes.length;
        this.#goOn();
        return bytes;
      }
      if (this.#outcome?.error !== undefined) throw this.#outcome.error;
      if (this.#outcome !== undefined) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Ends the process, if it runs. */
  kill(): void {
    this.#child.kill('SIGKILL');
    this.#child.stdout?.destroy();
    this.#end(failed(`${this.#name} was ended`));
  }

  #take(bytes: Buffer): void {
    this.#unread.push(bytes);
    this.#unreadBytes += bytes.length;
    this.#watch();
    if (this.#unreadBytes > mostUnread) {
      this.#child.stdout?.pause();
      this.#stopWaiting?.();
      this.#onIdle();
    }
    this.#wake?.();
  }

  #goOn(): void {
    if (this.#unreadBytes > mostUnread / 2 || this.#child.stdout?.isPaused() !== true) return;
    this.#child.stdout.resume();
    this.#watch();
  }

  #watch(): void {
    const { clock, stallMilliseconds } = this.#limits;
    this.#stopWaiting?.();
    if (this.#outcome !== undefined) return;
    this.#stopWaiting = clock.after(stallMilliseconds, () => {
      const cause = new Error(`${this.#name} gave nothing for ${stallMilliseconds} ms`);
      this.#end(new ServiceError('engine_timed_out', {}, { cause }));
      this.kill();
    });
  }

  #end(error: ServiceError | undefined): void {
    if (this.#outcome !== undefined) return;
    this.#outcome = error === undefined ? {} : { error };
    this.#stopWaiting?.();
    this.#onIdle();
    this.#wake?.();
  }
}

function failed(message: string, cause?: Error): ServiceError {
  return new ServiceError('engine_failed', {}, { cause: new Error(message, { cause }) });
}
