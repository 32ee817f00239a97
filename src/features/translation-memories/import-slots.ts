import { ServiceError } from '../../errors/service-error.ts';

const retryAfter = 5;

/**
 * Bounds the imports under way, since each is a thread with memory of its own. One account leaves a slot to others, where
 * there is more than one.
 */
export class ImportSlots {
  readonly #slots: number;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(slots: number) {
    this.#slots = slots;
  }

  take(accountId: string): Disposable {
    const own = this.#taken.get(accountId) ?? 0;
    if (own >= Math.max(1, this.#slots - 1))
      throw new ServiceError(
        'too_many_requests',
        {
          reason: `this account has ${own} imports of translation memories in progress, which is its limit.`,
        },
        { retryAfter },
      );
    if (this.#all >= this.#slots) throw new ServiceError('overloaded', {}, { retryAfter });
    this.#all += 1;
    this.#taken.set(accountId, own + 1);
    return { [Symbol.dispose]: () => this.#leave(accountId) };
  }

  #leave(accountId: string): void {
    this.#all -= 1;
    const left = (this.#taken.get(accountId) ?? 0) - 1;
    if (left > 0) this.#taken.set(accountId, left);
    else this.#taken.delete(accountId);
  }
}
