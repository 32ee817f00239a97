import type { Clock } from '../../contracts/clock.ts';
import type { Account, AccountStore, ApiKey, KeyMatch } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { hashSecret, sameHash } from './key-secret.ts';

/** Who calls, as proved by a key. */
export interface Identity {
  readonly account: Account;
  readonly key: ApiKey;
}

/**
 * Turns the secret of a request into an identity. Asks the store each time, so that a key stops working with the
 * request after its deactivation, whichever process did that.
 */
export class Authenticator {
  readonly #accounts: Pick<AccountStore, 'findKeyByHash'>;

  readonly #clock: Pick<Clock, 'now'>;

  constructor(accounts: Pick<AccountStore, 'findKeyByHash'>, clock: Pick<Clock, 'now'>) {
    this.#accounts = accounts;
    this.#clock = clock;
  }

  /** Rejects with `invalid_key` or `wrong_base`. Whether an admin key may call an endpoint is for the routes to say. */
  async authenticate(secret: string, base: 'pro' | 'free'): Promise<Identity> {
    const identity = await this.authenticateHash(hashSecret(secret));
    const right = identity.account.plan === 'free' ? 'free' : 'pro';
    if (right !== base) throw new ServiceError('wrong_base', { reason: wrongBase[right] });
    return identity;
  }

  /** By the hash of a secret, on whatever base. Rejects with `invalid_key`. */
  async authenticateHash(hash: string): Promise<Identity> {
    const match = await this.#accounts.findKeyByHash(hash);
    if (match === undefined || !sameHash(match.hash, hash))
      throw new ServiceError('invalid_key', { reason: 'this key is unknown.' });
    const { account, key } = match;
    const reason = this.#unusable(match);
    if (reason !== undefined) throw new ServiceError('invalid_key', { reason });
    return { account, key };
  }

  #unusable({ key, secretValidUntil }: KeyMatch): string | undefined {
    if (key.deactivatedAt !== null) return 'this key has been deactivated.';
    if (secretValidUntil === null && key.expiresAt === null) return undefined;
    const now = this.#clock.now();
    if (key.expiresAt !== null && now >= key.expiresAt) return `this key expired on ${key.expiresAt.toISOString()}.`;
    if (secretValidUntil !== null && now >= secretValidUntil)
      return 'this key has been rotated; use the secret that took the place of this one.';
    return undefined;
  }
}

const wrongBase = {
  free: 'this key belongs to a Free account; use it on the Free base address of this service.',
  pro: 'this key belongs to a Pro account; use it on the Pro base address of this service.',
};
