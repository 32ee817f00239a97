import { existsSync } from 'node:fs';
import type { Clock } from '../../contracts/clock.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';
import { GrammalecteProcess } from './grammalecte-process.ts';
import type { CheckedSentence } from './read-answer.ts';

export interface GrammalecteSettings {
  /** Path of the Python that has the package. */
  readonly python: string;
  readonly clock: Clock;
  /** Milliseconds without work after which the process ends and gives its memory back; `Infinity` for never. */
  readonly idleTime: number;
  /** Milliseconds for an answer; longer than loading takes on a busy machine. */
  readonly timeLimit: number;
  readonly onIncident: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const limiter = '/usr/bin/prlimit';
const mebibyte = 1024 * 1024;
/** It has 380 MiB when all of its rules are loaded. */
const memoryLimit = 1_500 * mebibyte;

/**
 * Grammalecte in a process that is started on first use, started again when it dies, and ended when idle. One question at a
 * time; accounts take turns.
 */
export class Grammalecte {
  readonly #settings: GrammalecteSettings;
  readonly #turns = new SharedCapacity({ capacity: 1, accountShare: 1, backgroundShare: 1 });
  #process: GrammalecteProcess | undefined;
  #cancelIdle: (() => void) | undefined;
  #disposed = false;

  constructor(settings: GrammalecteSettings) {
    this.#settings = settings;
  }

  get processId(): number | undefined {
    return this.#process?.id;
  }

  /** What it finds in each sentence. Rejects with a `ServiceError`, or with the reason of a signal that aborts before its turn. */
  check(
    sentences: readonly string[],
    accountId: string | undefined,
    signal: AbortSignal,
  ): Promise<readonly CheckedSentence[]> {
    return this.#turns.use({ accountId, weight: 1 }, signal, () => this.#askTwice(sentences));
  }

  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#cancelIdle?.();
    await this.#process?.kill();
  }

  /** Sentences that end two processes are at fault themselves. */
  async #askTwice(sentences: readonly string[]): Promise<readonly CheckedSentence[]> {
    try {
      return await this.#askOnce(sentences);
    } catch (error) {
      if (this.#disposed) throw error;
      this.#settings.onIncident({ kind: 'restarted', detail: (error as Error).message });
      await this.#process?.kill();
    }
    try {
      return await this.#askOnce(sentences);
    } catch (cause) {
      throw new ServiceError('engine_failed', {}, { cause });
    }
  }

  async #askOnce(sentences: readonly string[]): Promise<readonly CheckedSentence[]> {
    const { clock, idleTime, timeLimit } = this.#settings;
    const process = this.#running();
    this.#cancelIdle?.();
    const cancelStalled = clock.after(timeLimit, () => void process.kill());
    try {
      return await process.ask(sentences);
    } finally {
      cancelStalled();
      if (idleTime !== Infinity) this.#cancelIdle = clock.after(idleTime, () => void this.#process?.kill());
    }
  }

  #running(): GrammalecteProcess {
    if (this.#disposed) throw new Error('Grammalecte is stopped');
    if (this.#process !== undefined && !this.#process.ended) return this.#process;
    const program = { python: this.#settings.python, limiter: existsSync(limiter) ? limiter : undefined, memoryLimit };
    const started = new GrammalecteProcess(program, () => {
      if (this.#process === started) this.#process = undefined;
    });
    this.#process = started;
    return started;
  }
}
