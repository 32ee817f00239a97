import { availableParallelism } from 'node:os';
import type { Clock } from '../../../contracts/clock.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { findProgram } from '../../../processes/find-program.ts';
import { SharedCapacity } from '../../../scheduling/shared-capacity.ts';
import { type ProgramCommand, type ProgramLimits, RunningProgram } from './running-program.ts';
import { SpareProgram } from './spare-program.ts';

export interface SpeechProgramsOptions {
  readonly clock: Clock;
  readonly searchPath: string;
  /** Milliseconds without output after which a process is ended. */
  readonly stallMilliseconds: number;
}

/** A program for one text. */
export interface SpeechProgram extends ProgramCommand {
  /** What it reads from its standard input. */
  readonly input: string;
  /** Texts probably follow that the same command speaks: a process is to wait for the next of them. Default false. */
  readonly isRepeated?: boolean;
}

const mebibyte = 1024 * 1024;

/**
 * Runs the programs of one engine: a process for each text, few at a time, in fair turns by account. A process whose reader
 * is slow holds nobody up: its turn ends when its output has to wait. For commands that are repeated, one more process waits
 * for the next text, for a while.
 */
export class SpeechPrograms implements Disposable {
  readonly #limits: ProgramLimits;
  readonly #capacity: SharedCapacity;
  readonly #running = new Set<RunningProgram>();
  readonly #spare: SpareProgram;

  constructor({ clock, searchPath, stallMilliseconds }: SpeechProgramsOptions) {
    this.#limits = {
      clock,
      limiter: findProgram('prlimit', searchPath),
      memoryLimit: 512 * mebibyte,
      cpuSeconds: 60,
      fileLimit: 256 * mebibyte,
      stallMilliseconds,
    };
    this.#spare = new SpareProgram(this.#limits);
    const capacity = Math.max(2, availableParallelism());
    this.#capacity = new SharedCapacity({ capacity, accountShare: capacity - 1, backgroundShare: capacity });
  }

  /** Of the processes that work on a text. */
  get processIds(): readonly number[] {
    return [...this.#running].flatMap(({ id }) => id ?? []);
  }

  /** Of the process that waits for a text. */
  get spareId(): number | undefined {
    return this.#spare.id;
  }

  /** No process waits for texts any more. */
  [Symbol.dispose](): void {
    this.#spare[Symbol.dispose]();
  }

  /** The output of a program. Leaving the iteration, or the signal, ends it. Rejects with a `ServiceError`. */
  async *run(program: SpeechProgram, accountId: string | undefined, signal: AbortSignal): AsyncGenerator<Buffer> {
    const giveBack = await this.#capacity.take({ accountId, weight: 1 }, signal);
    const running = this.#spare.take(program) ?? new RunningProgram(program, this.#limits);
    this.#running.add(running);
    running.begin(program.input, giveBack);
    const abort = (): void => running.kill();
    signal.addEventListener('abort', abort, { once: true });
    try {
      let isFirst = true;
      for (let bytes = await running.next(); bytes !== undefined; bytes = await running.next()) {
        yield bytes;
        // Whoever waits for the first output has it.
        if (isFirst && program.isRepeated === true) this.#spare.prepare(program);
        isFirst = false;
      }
    } finally {
      signal.removeEventListener('abort', abort);
      running.kill();
      this.#running.delete(running);
    }
  }

  /** All output as text. */
  async read(program: SpeechProgram, accountId: string | undefined, signal: AbortSignal): Promise<string> {
    const parts: Buffer[] = [];
    for await (const part of this.run(program, accountId, signal)) parts.push(part);
    return Buffer.concat(parts).toString('utf8');
  }
}

/** Starts work a second time where it fails before its first result; `work` hears which attempt it is. */
export async function* withOneRetry<Result>(work: (attempt: 1 | 2) => AsyncIterable<Result>): AsyncGenerator<Result> {
  for (let attempt: 1 | 2 = 1; ; attempt = 2) {
    let begun = false;
    try {
      for await (const result of work(attempt)) {
        begun = true;
        yield result;
      }
      return;
    } catch (error) {
      const again = error instanceof ServiceError && error.code === 'engine_failed';
      if (begun || attempt === 2 || !again) throw error;
    }
  }
}
