import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import type { OidcSignIn } from '../../../features/people/oidc-sign-in.ts';
import { SignInRefusal } from '../../../features/people/sign-in-refusal.ts';
import type { ConsoleCookies } from '../../plugins/console-cookies.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';
import { browserOf } from './session-schemas.ts';

const path = '/v1/console/session/oidc';
const callbackPath = `${path}/callback`;

const plainName = 'dragoman-sign-in';
const secureName = '__Host-dragoman-sign-in';
/** As long as somebody may take at the provider. */
const cookieSeconds = 600;

/**
 * The two addresses of a sign-in at a provider, which browsers visit: one leads there, the other comes back. Where it fails, the sign-in
 * page says why.
 */
export class OidcPages {
  readonly #signIn: OidcSignIn;
  readonly #cookies: ConsoleCookies;
  readonly #publicAddress: PublicAddress;

  constructor(signIn: OidcSignIn, cookies: ConsoleCookies, publicAddress: PublicAddress) {
    this.#signIn = signIn;
    this.#cookies = cookies;
    this.#publicAddress = publicAddress;
  }

  register(app: FastifyInstance): void {
    app.get<{ Querystring: { return?: unknown } }>(
      path,
      { schema: { hide: true }, config: { operation: 'beginOidcSignIn' } },
      (request, reply) =>
        this.#answer(request, reply, async () => {
          const { secret, url } = await this.#signIn.begin(this.#callback(request), browserOf(request, this.#cookies));
          const page = localPath(request.query.return);
          this.#setCookie(request, reply, `${secret}.${Buffer.from(page).toString('base64url')}`, cookieSeconds);
          return url;
        }),
    );
    app.get(callbackPath, { schema: { hide: true }, config: { operation: 'endOidcSignIn' } }, (request, reply) =>
      this.#answer(request, reply, async () => {
        const { secret, page } = this.#readCookie(request);
        // Works once.
        this.#setCookie(request, reply, '', 0);
        const answered = new URL(this.#callback(request) + request.url.replace(/^[^?]*/, ''));
        const browser = browserOf(request, this.#cookies);
        const { token, signedIn } = await this.#signIn.finish(answered, secret, browser);
        this.#cookies.set(request, reply, token, signedIn.session.expiresAt);
        return this.#pathOf(request) + page;
      }),
    );
  }

  async #answer(request: FastifyRequest, reply: FastifyReply, act: () => Promise<string>): Promise<FastifyReply> {
    // The address has the code of the provider.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return reply.redirect(await act().catch((error: unknown) => this.#refused(request, error)), 303);
  }

  #refused(request: FastifyRequest, error: unknown): string {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    request.record.code = error.code;
    const problem = error instanceof SignInRefusal ? error.refusal : error.code;
    return `${this.#pathOf(request)}/console/sign-in#${new URLSearchParams({ problem, trace: request.id })}`;
  }

  #callback({ caller }: FastifyRequest): string {
    return this.#publicAddress.of(caller) + callbackPath;
  }

  #pathOf({ caller }: FastifyRequest): string {
    return this.#publicAddress.pathOf(caller);
  }

  #readCookie(request: FastifyRequest): { readonly secret: string | undefined; readonly page: string } {
    const value = parseCookie(request.headers.cookie ?? '')[this.#name(request)] ?? '';
    const [secret = '', page = ''] = value.split('.');
    const isSecret = /^[0-9a-f]{64}$/.test(secret);
    return { secret: isSecret ? secret : undefined, page: localPath(Buffer.from(page, 'base64url').toString()) };
  }

  /** Lax, since the browser comes back from another site. */
  #setCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure(request), maxAge } as const;
    reply.header('set-cookie', stringifySetCookie({ name: this.#name(request), value, ...options }));
  }

  #name(request: FastifyRequest): string {
    return this.#isSecure(request) ? secureName : plainName;
  }

  #isSecure({ caller }: FastifyRequest): boolean {
    return this.#publicAddress.of(caller).startsWith('https:');
  }
}

/** A page of this server; whatever else is asked for leads to the first one. */
function localPath(given: unknown): string {
  const isLocal = typeof given === 'string' && given.length <= 500 && /^\/(?![/\\])[\x21-\x7e]*$/.test(given);
  return isLocal ? given : '/';
}
