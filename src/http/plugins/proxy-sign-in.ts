import type { FastifyRequest } from 'fastify';
import type { ProxySignInSettings } from '../../contracts/sign-in-settings.ts';
import type { Authenticator, Identity } from '../../features/accounts/authenticate.ts';
import type { PeopleEntrance } from '../../features/people/people-entrance.ts';
import { peerOf } from '../proxies/caller.ts';
import { TrustedProxies } from '../proxies/trusted-proxies.ts';

/** Who is signed in by the header of a proxy in front. Each request has it, so there is no cookie and no session. */
export class ProxySignIn {
  readonly #settings: ProxySignInSettings;
  readonly #senders: TrustedProxies;
  readonly #entrance: PeopleEntrance;
  readonly #authenticator: Pick<Authenticator, 'authenticateHash'>;

  constructor(
    settings: ProxySignInSettings,
    entrance: PeopleEntrance,
    authenticator: Pick<Authenticator, 'authenticateHash'>,
  ) {
    this.#settings = settings;
    this.#senders = new TrustedProxies(settings.from);
    this.#entrance = entrance;
    this.#authenticator = authenticator;
  }

  get signOutUrl(): string | undefined {
    return this.#settings.signOutUrl;
  }

  /** An empty header is that of somebody whom the proxy lets pass without a sign-in. */
  has({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    return (headers[this.#settings.header] ?? '') !== '';
  }

  /** Rejects with `sign_in_refused`, also where the header does not come from the proxy. */
  async identify(request: FastifyRequest): Promise<Identity> {
    const entering = { address: request.caller.address, traceId: request.id };
    const peer = peerOf(request.raw.socket);
    if (!this.#senders.trusts(peer))
      return this.#entrance.refuse(
        'proxy',
        'sender',
        `the header ${this.#settings.header} comes from ${peer}, which is not in DRAGOMAN_PROXY_SIGN_IN_FROM.`,
        entering,
      );
    const { nameHeader, role } = this.#settings;
    const email = this.#read(request, this.#settings.header) ?? '';
    const name = nameHeader === undefined ? undefined : this.#read(request, nameHeader);
    const { keyHash } = await this.#entrance.admit({ method: 'proxy', email, name, role }, entering);
    return this.#authenticator.authenticateHash(keyHash);
  }

  /** Node reads headers as Latin-1; proxies send names as UTF-8. */
  #read({ headers }: FastifyRequest, name: string): string | undefined {
    const text = [headers[name]].flat().join(', ');
    if (text === '') return undefined;
    const decoded = Buffer.from(text, 'latin1').toString('utf8');
    return decoded.includes('\ufffd') ? text : decoded;
  }
}
