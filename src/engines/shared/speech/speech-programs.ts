import { availableParallelism } from 'node:os';
import type { Clock } from '../../../contracts/clock.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { findProgram } from '../../../processes/find-program.ts';
import { SharedCapacity } from '../../../scheduling/shared-capacity.ts';
import { type ProgramLimits, RunningProgram, type SpeechProgram } from './running-program.ts';

export interface SpeechProgramsOptions {
  readonly clock: Clock;
  readonly searchPath: string;
  /** Milliseconds without output after which a process is ended. */
  readonly stallMilliseconds: number;
}

const mebibyte = 1024 * 1024;

/**
 * Runs the programs of one engine: a process for each text, few at a time, in fair turns by account. A process whose reader
 * is slow holds nobody up: its turn ends when its output has to wait.
 */
export class SpeechPrograms {
  readonly #limits: ProgramLimits;
  readonly #capacity: SharedCapacity;
  readonly #running = new Set<RunningProgram>();

  constructor({ clock, searchPath, stallMilliseconds }: SpeechProgramsOptions) {
    this.#limits = {
      clock,
      limiter: findProgram('prlimit', searchPath),
      memoryLimit: 512 * mebibyte,
      cpuSeconds: 60,
      fileLimit: 256 * mebibyte,
      stallMilliseconds,
    };
    const capacity = Math.max(2, availableParallelism());
    this.#capacity = new SharedCapacity({ capacity, accountShare: capacity - 1, backgroundShare: capacity });
  }

  get processIds(): readonly number[] {
    return [...this.#running].flatMap(({ id }) => id ?? []);
  }

  /** The output of a program. Leaving the iteration, or the signal, ends it. Rejects with a `ServiceError`. */
  async *run(program: SpeechProgram, accountId: string | undefined, signal: AbortSignal): AsyncGenerator<Buffer> {
    const giveBack = await this.#capacity.take({ accountId, weight: 1 }, signal);
    const running = new RunningProgram(program, this.#limits, giveBack);
    this.#running.add(running);
    const abort = (): void => running.kill();
    signal.addEventListener('abort', abort, { once: true });
    try {
      for (let bytes = await running.next(); bytes !== undefined; bytes = await running.next()) yield bytes;
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
