import type { Clock } from '../../../contracts/clock.ts';
import type { AccountStore, KeyMatch } from '../../../contracts/stores/accounts.ts';
import type { StoreSignals } from '../../../contracts/stores/store-signals.ts';

/** How long a key may work after it was deactivated elsewhere, if the signal of that is lost. */
const freshMilliseconds = 1_000;

/** Keys in use within a moment; each takes about a kilobyte. */
const capacity = 10_000;

interface Lookup {
  readonly match: KeyMatch;
  readonly until: number;
}

/**
 * An account store behind a network: what a secret belongs to is remembered for a moment. Changes of this process forget it
 * before they resolve, those of others by a signal. An unknown secret is never remembered, so a new key works at once.
 */
export class CachedAccountStore implements AccountStore, Disposable {
  readonly #store: AccountStore;
  readonly #clock: Pick<Clock, 'elapsed'>;
  readonly #lookups = new Map<string, Lookup>();
  readonly #listening: Disposable;
  /** Counts changes, so that a lookup that began before one is not remembered after it. */
  #changes = 0;

  constructor(store: AccountStore, clock: Pick<Clock, 'elapsed'>, signals: Pick<StoreSignals, 'onKeys'>) {
    this.#store = store;
    this.#clock = clock;
    this.#listening = signals.onKeys(() => this.forget());
  }

  async findKeyByHash(hash: string): Promise<KeyMatch | undefined> {
    const now = this.#clock.elapsed();
    const known = this.#lookups.get(hash);
    if (known !== undefined && now < known.until) return known.match;
    const changes = this.#changes;
    const match = await this.#store.findKeyByHash(hash);
    this.#lookups.delete(hash);
    if (match === undefined || changes !== this.#changes) return match;
    this.#lookups.set(hash, { match, until: now + freshMilliseconds });
    if (this.#lookups.size > capacity)
      for (const [oldest] of this.#lookups.entries().take(1)) this.#lookups.delete(oldest);
    return match;
  }

  ensureAccount(...given: Parameters<AccountStore['ensureAccount']>): ReturnType<AccountStore['ensureAccount']> {
    return this.#store.ensureAccount(...given);
  }

  listAccounts(): ReturnType<AccountStore['listAccounts']> {
    return this.#store.listAccounts();
  }

  findAccount(accountId: string): ReturnType<AccountStore['findAccount']> {
    return this.#store.findAccount(accountId);
  }

  listKeys(accountId: string): ReturnType<AccountStore['listKeys']> {
    return this.#store.listKeys(accountId);
  }

  addKey(...given: Parameters<AccountStore['addKey']>): ReturnType<AccountStore['addKey']> {
    return this.#store.addKey(...given);
  }

  changeAccount(...given: Parameters<AccountStore['changeAccount']>): ReturnType<AccountStore['changeAccount']> {
    return this.#store.changeAccount(...given).finally(() => this.forget());
  }

  changeKey(...given: Parameters<AccountStore['changeKey']>): ReturnType<AccountStore['changeKey']> {
    return this.#store.changeKey(...given).finally(() => this.forget());
  }

  deactivateKey(...given: Parameters<AccountStore['deactivateKey']>): ReturnType<AccountStore['deactivateKey']> {
    return this.#store.deactivateKey(...given).finally(() => this.forget());
  }

  rotateKey(...given: Parameters<AccountStore['rotateKey']>): ReturnType<AccountStore['rotateKey']> {
    return this.#store.rotateKey(...given).finally(() => this.forget());
  }

  [Symbol.dispose](): void {
    this.#listening[Symbol.dispose]();
  }

  /** For changes of keys that another store makes. */
  forget(): void {
    this.#changes++;
    this.#lookups.clear();
  }
}
