import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../errors/service-error.ts';
import type { Identity } from '../../features/accounts/authenticate.ts';
import { requirePlan } from '../../features/accounts/require-plan.ts';
import { type ConsoleSessions, type SignedIn, signedInByProxy } from '../../features/console/console-sessions.ts';
import type { Access } from '../operation.ts';
import type { PublicAddress } from '../proxies/public-address.ts';
import type { AnyoneInside } from './anyone-inside.ts';
import type { ProxySignIn } from './proxy-sign-in.ts';
import { recordIdentity } from './request-record.ts';

/** Pages send it with every change. Other sites cannot: it would need a pre-flight request, which nobody answers. */
export const consoleHeader = 'x-dragoman-console';

const plainName = 'dragoman-session';
/** Browsers take a cookie of this name over TLS only, from this host alone, and for all of its paths. */
const secureName = '__Host-dragoman-session';

const safeMethods = new Set(['GET', 'HEAD']);

/** Ways to be signed in without a cookie. */
export interface OtherWays {
  readonly proxy?: ProxySignIn | undefined;
  /** Those who need not be signed in at all. */
  readonly anyone?: AnyoneInside | undefined;
}

/**
 * Who is signed in to the console: by its cookie, which is read, set and removed here, or by the header of a proxy, which counts
 * before it. Which requests may use that.
 */
export class ConsoleCookies {
  readonly #sessions: ConsoleSessions;
  readonly #publicAddress: PublicAddress;
  readonly #others: OtherWays;

  constructor(sessions: ConsoleSessions, publicAddress: PublicAddress, others: OtherWays = {}) {
    this.#sessions = sessions;
    this.#publicAddress = publicAddress;
    this.#others = others;
  }

  /** Whether the request says who it is from otherwise than with a key. */
  has(request: FastifyRequest): boolean {
    return this.#isNamed(request) || this.#isAnyone(request);
  }

  /** Whose limit counts where nobody is signed in; undefined where everybody signs in. */
  async findAnyone(request: FastifyRequest): Promise<Identity | undefined> {
    return this.#isAnyone(request) ? this.#others.anyone?.find() : undefined;
  }

  token(request: FastifyRequest): string | undefined {
    const { cookie } = request.headers;
    if (cookie?.includes(plainName) !== true) return undefined;
    const token = parseCookie(cookie)[this.#name(request)];
    return token === undefined || !/^[0-9a-f]{64}$/.test(token) ? undefined : token;
  }

  /** Undefined when nobody is signed in. Throws `foreign_page` where the request cannot be from one of our pages. */
  async find(request: FastifyRequest): Promise<SignedIn | undefined> {
    const { proxy } = this.#others;
    if (proxy?.has(request)) {
      this.requireOwnPage(request);
      return signedInByProxy(await proxy.identify(request));
    }
    const token = this.token(request);
    if (token === undefined) return undefined;
    this.requireOwnPage(request);
    return this.#sessions.find(token);
  }

  async require(request: FastifyRequest): Promise<SignedIn> {
    const signedIn = await this.find(request);
    if (signedIn === undefined) throw new ServiceError('session_ended', {});
    recordIdentity(request.record, signedIn.identity);
    return signedIn;
  }

  /** Whose key pays for an operation of the interface, and whose scopes count. */
  async identify(request: FastifyRequest, access: Access): Promise<Identity> {
    const { anyone } = this.#others;
    if (anyone !== undefined && this.#isAnyone(request)) {
      this.requireOwnPage(request);
      const identity = await anyone.identify(access);
      recordIdentity(request.record, identity);
      return identity;
    }
    const { admin, identity, role } = await this.require(request);
    if (access.kind !== 'admin') return identity;
    if (admin !== undefined) return admin;
    if (identity.key.person === undefined || role !== 'administrator')
      throw new ServiceError('role_required', { role: 'administrator', given: role });
    requirePlan(identity, ['pro'], 'Admin endpoints');
    return identity;
  }

  set(request: FastifyRequest, reply: FastifyReply, token: string, expires: Date): void {
    this.#write(request, reply, token, expires);
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    this.#write(request, reply, '', new Date(0));
  }

  /**
   * `SameSite=Strict` keeps the cookie from other sites, but not from other origins of this one. So a change needs the header
   * of our pages, and what the browser says about its origin must be ours.
   */
  requireOwnPage(request: FastifyRequest): void {
    const { headers, method } = request;
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new ServiceError('foreign_page', { reason: 'it came from a page of another site.' });
    if (safeMethods.has(method)) return;
    if (headers[consoleHeader] === undefined)
      throw new ServiceError('foreign_page', { reason: `it lacks the header ${consoleHeader}.` });
    if (site === 'same-origin') return;
    // Browsers send no Sec-Fetch-Site where the page came without TLS, but an Origin with every change.
    if (site !== undefined || headers.origin === undefined)
      throw new ServiceError('foreign_page', { reason: 'it does not say which page it came from (header Origin).' });
    if (!this.#isOwnOrigin(headers.origin, request))
      throw new ServiceError('foreign_page', {
        reason:
          'its page has another address than the server. Behind a proxy, set DRAGOMAN_PUBLIC_URL or DRAGOMAN_TRUSTED_PROXIES.',
      });
  }

  #isNamed(request: FastifyRequest): boolean {
    return this.token(request) !== undefined || this.#others.proxy?.has(request) === true;
  }

  /** On a page of ours: other sites cannot send its header, not even to read. */
  #isAnyone(request: FastifyRequest): boolean {
    const isOwn = request.headers[consoleHeader] !== undefined && !this.#isNamed(request);
    return isOwn && this.#others.anyone?.isInside(request) === true;
  }

  #isOwnOrigin(origin: string, { caller }: FastifyRequest): boolean {
    return origin === `${caller.scheme}://${caller.host}` || origin === new URL(this.#publicAddress.of(caller)).origin;
  }

  #write(request: FastifyRequest, reply: FastifyReply, value: string, expires: Date): void {
    const cookie = stringifySetCookie({
      name: this.#name(request),
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#isSecure(request),
      expires,
    });
    reply.header('set-cookie', cookie);
  }

  #name(request: FastifyRequest): string {
    return this.#isSecure(request) ? secureName : plainName;
  }

  #isSecure({ caller }: FastifyRequest): boolean {
    return this.#publicAddress.of(caller).startsWith('https:');
  }
}
