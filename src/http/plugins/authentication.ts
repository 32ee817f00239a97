import type { FastifyRequest } from 'fastify';
import type { Scope } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Authenticator, Identity } from '../../features/accounts/authenticate.ts';
import { maskSecret } from '../../features/accounts/key-secret.ts';
import { requirePlan } from '../../features/accounts/require-plan.ts';
import type { Access } from '../operation.ts';
import type { ConsoleCookies } from './console-cookies.ts';
import { legacyKey } from './legacy-key.ts';
import { recordIdentity } from './request-record.ts';

export interface AuthenticationSettings {
  /** Scheme names in lower case. */
  readonly authSchemes: ReadonlySet<string>;
  readonly freeHosts: ReadonlySet<string> | 'all';
  /** Also take keys as `auth_key` in the query or in a form. Default false. */
  readonly legacyAuthKey?: boolean;
}

/** Who is asked about a request. */
export interface Authentication {
  readonly authenticator: Authenticator;
  readonly settings: AuthenticationSettings;
  /** Where pages of the console may call operations with the session of a person. */
  readonly cookies?: ConsoleCookies | undefined;
}

/** Of operations that need a key or a session. */
export type KeyAccess = Exclude<Access, { kind: 'public' | 'signature' }>;

/** Finds out who calls and whether they may call this operation (`interface.md`, Authentication). */
export async function identify(
  request: FastifyRequest,
  access: KeyAccess,
  { authenticator, settings, cookies }: Authentication,
): Promise<Identity> {
  if (access.kind === 'session') {
    if (cookies === undefined) throw new ServiceError('session_ended', {});
    return cookies.identify(request, access);
  }
  // A key counts before a cookie, so that nothing changes for clients of the interface.
  if (cookies?.has(request) && request.headers.authorization === undefined && legacyKey(request) === undefined) {
    const identity = await cookies.identify(request, access);
    if (access.kind === 'developer') requireScope(identity, access.scope);
    return identity;
  }
  const secret = presentedKey(request, settings);
  const base = selectedBase(request.caller.hostname, settings.freeHosts);
  const identity = await authenticator.authenticate(secret, base).catch((error: unknown) => {
    request.record.refusedKey = maskSecret(secret);
    throw error;
  });
  recordIdentity(request.record, identity);
  if (access.kind === 'admin') return requireAdmin(identity);
  if (identity.key.kind === 'admin')
    throw new ServiceError('invalid_key', {
      reason: 'admin keys work on /v2/admin/* only; use a developer key here.',
    });
  requireScope(identity, access.scope);
  return identity;
}

function requireScope({ key: { scopes, person } }: Identity, scope: Scope | null): void {
  if (scopes === null || (scope !== null && scopes.includes(scope))) return;
  if (person !== undefined) {
    // Voice has no scope; people of all roles may speak.
    if (scope === null) return;
    throw new ServiceError('role_required', { role: 'editor', given: person.role });
  }
  const detail =
    scope === null ? 'Scopes do not cover voice; use a key without scopes.' : `Missing required scope(s): ${scope}`;
  throw new ServiceError('out_of_scope', { scope: scope ?? 'voice' }, { detail });
}

function requireAdmin(identity: Identity): Identity {
  if (identity.key.kind !== 'admin')
    throw new ServiceError('invalid_key', { reason: 'this endpoint needs an admin key, which ends in ":adm".' });
  requirePlan(identity, ['pro'], 'Admin endpoints');
  return identity;
}

function presentedKey(request: FastifyRequest, settings: AuthenticationSettings): string {
  const { authorization } = request.headers;
  if (authorization !== undefined) return keyOfHeader(authorization, settings.authSchemes);
  const key = legacyKey(request);
  if (key === undefined) throw new ServiceError('missing_credentials', {});
  if (settings.legacyAuthKey) return key;
  throw missingCredentials('This server does not accept keys as auth_key. Send the key in the Authorization header.');
}

/** `<scheme> <key>`, or the key alone, as people type it into the API page. */
function keyOfHeader(header: string, schemes: ReadonlySet<string>): string {
  const [first = '', second, ...more] = header.trim().split(/\s+/);
  const isScheme = schemes.has(first.toLowerCase());
  if (first === '' || (isScheme && second === undefined))
    throw missingCredentials('The Authorization header has no key.');
  if (more.length > 0)
    throw missingCredentials('The Authorization header has more than a scheme and a key. Keys contain no spaces.');
  if (second === undefined) return first;
  if (isScheme) return second;
  throw missingCredentials(
    'This server does not accept the scheme in the Authorization header. The key alone works too.',
  );
}

/** The header is not repeated: what it holds may be a secret. */
function missingCredentials(detail: string): ServiceError {
  return new ServiceError('missing_credentials', {}, { detail });
}

/** The Host header selects the base address (`interface.md`, Base addresses). */
function selectedBase(host: string, freeHosts: ReadonlySet<string> | 'all'): 'pro' | 'free' {
  return freeHosts === 'all' || freeHosts.has(host) ? 'free' : 'pro';
}
