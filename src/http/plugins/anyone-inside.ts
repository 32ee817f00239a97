import type { FastifyRequest } from 'fastify';
import type { AnyoneSettings } from '../../contracts/sign-in-settings.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Authenticator, Identity } from '../../features/accounts/authenticate.ts';
import { scopesOfAnyone } from '../../features/people/ensure-anyone.ts';
import type { Access } from '../operation.ts';
import { TrustedProxies } from '../proxies/trusted-proxies.ts';
import { legacyKey } from './legacy-key.ts';

/** Who has not signed in, on a page of the console, from an address of the settings. They share one entry and its limit. */
export class AnyoneInside {
  readonly #inside: TrustedProxies;
  readonly #keyHash: string;
  readonly #authenticator: Pick<Authenticator, 'authenticateHash'>;

  constructor(
    { from }: Pick<AnyoneSettings, 'from'>,
    keyHash: string,
    authenticator: Pick<Authenticator, 'authenticateHash'>,
  ) {
    this.#inside = new TrustedProxies(from);
    this.#keyHash = keyHash;
    this.#authenticator = authenticator;
  }

  /** Whether the request may be theirs, as far as it shows who it is from. */
  isInside(request: FastifyRequest): boolean {
    const hasKey = request.headers.authorization !== undefined || legacyKey(request) !== undefined;
    return !hasKey && this.#inside.trusts(request.caller.address);
  }

  /** Undefined where an administrator has switched the entry off. */
  async find(): Promise<Identity | undefined> {
    return this.#authenticator.authenticateHash(this.#keyHash).catch((error: unknown) => {
      if (error instanceof ServiceError && error.code === 'invalid_key') return undefined;
      throw error;
    });
  }

  /** Everything else is refused as it is to everybody who is not signed in. */
  async identify(access: Access): Promise<Identity> {
    const isOpen =
      (access.kind === 'developer' && access.scope !== null && scopesOfAnyone.includes(access.scope)) ||
      (access.kind === 'session' && access.anyone === true);
    const identity = isOpen ? await this.find() : undefined;
    if (identity === undefined) throw new ServiceError('session_ended', {});
    return identity;
  }
}
