import { ServiceError } from '../../errors/service-error.ts';
import { TurnQueue } from './turn-queue.ts';

/** Work on fewer characters is done at once. */
const smallCharacters = 256 * 1024;
/** Over 50 dictionaries of the largest size. */
const maximumHeldCharacters = 512 * 1024 * 1024;

export interface WorkSize {
  /** Of the texts that the caller keeps while it waits. */
  readonly held: number;
  /** Of all that is worked on. Default `held`. */
  readonly characters?: number;
}

/**
 * Lets one piece of large work run at a time: reading a dictionary takes many times the memory of its text. Others wait,
 * in the order of their coming, with their texts alone; too much of that is refused before memory grows.
 */
export class LargeWork {
  readonly #turns = new TurnQueue();
  #held = 0;

  async run<Result>(
    { held, characters = held }: WorkSize,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (characters < smallCharacters) return work();
    if (this.#held + held > maximumHeldCharacters) throw new ServiceError('overloaded', {}, { retryAfter: 5 });
    this.#held += held;
    try {
      return await this.#turns.run('large', () => {
        signal.throwIfAborted();
        return work();
      });
    } finally {
      this.#held -= held;
    }
  }
}
