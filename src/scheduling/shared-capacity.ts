import type { Urgency } from '../contracts/engines/text-translator.ts';
import { FairTurns, type TurnLimits, type TurnTaker } from './fair-turns.ts';

export interface CapacityUser {
  /** Users without an account share one nameless account. */
  readonly accountId?: string | undefined;
  readonly urgency?: Urgency | undefined;
  readonly weight: number;
}

interface Waiting extends TurnTaker {
  readonly start: () => void;
}

/** Capacity that accounts share fairly: who finds none free waits for a turn. */
export class SharedCapacity {
  readonly #turns: FairTurns<Waiting>;

  constructor(limits: TurnLimits) {
    this.#turns = new FairTurns(limits);
  }

  /** Runs the work when its turn has come. Rejects with the reason of a signal that aborts before. */
  async use<Result>(user: CapacityUser, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.take(user, signal);
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  /** Resolves to what gives the capacity back; calling that again does nothing. */
  async take(user: CapacityUser, signal: AbortSignal): Promise<() => void> {
    const taker = await this.#wait(user, signal);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#turns.finish(taker);
      this.#serve();
    };
  }

  #wait({ accountId = '', urgency = 'interactive', weight }: CapacityUser, signal: AbortSignal): Promise<Waiting> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const abort = (): void => {
        this.#turns.remove(taker);
        reject(signal.reason);
      };
      const taker: Waiting = {
        accountId,
        urgency,
        weight,
        start: () => {
          signal.removeEventListener('abort', abort);
          resolve(taker);
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#turns.add(taker);
      this.#serve();
    });
  }

  #serve(): void {
    for (let next = this.#turns.next(); next !== undefined; next = this.#turns.next()) next.start();
  }
}
