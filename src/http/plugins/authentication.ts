import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../errors/service-error.ts';
import type { Authenticator, Identity } from '../../features/accounts/authenticate.ts';
import { maskSecret } from '../../features/accounts/key-secret.ts';
import { requirePlan } from '../../features/accounts/require-plan.ts';
import type { Access } from '../operation.ts';
import { legacyKey } from './legacy-key.ts';
import { recordIdentity } from './request-record.ts';

export interface AuthenticationSettings {
  /** Scheme names in lower case. */
  readonly authSchemes: ReadonlySet<string>;
  readonly freeHosts: ReadonlySet<string> | 'all';
  /** Also take keys as `auth_key` in the query or in a form. Default false. */
  readonly legacyAuthKey?: boolean;
}

/** Of operations that need a key. */
export type KeyAccess = Exclude<Access, { kind: 'public' }>;

/** Finds out who calls and whether they may call this operation (`interface.md`, Authentication). */
export async function identify(
  request: FastifyRequest,
  access: KeyAccess,
  authenticator: Authenticator,
  settings: AuthenticationSettings,
): Promise<Identity> {
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
  if (identity.key.scopes !== null && !identity.key.scopes.includes(access.scope))
    throw new ServiceError(
      'out_of_scope',
      { scope: access.scope },
      { detail: `Missing required scope(s): ${access.scope}` },
    );
  return identity;
}

function requireAdmin(identity: Identity): Identity {
  if (identity.key.kind !== 'admin')
    throw new ServiceError('invalid_key', { reason: 'this endpoint needs an admin key, which ends in ":adm".' });
  requirePlan(identity, ['pro'], 'Admin endpoints');
  return identity;
}

function presentedKey(request: FastifyRequest, settings: AuthenticationSettings): string {
  const { authorization } = request.headers;
  const legacy = settings.legacyAuthKey && authorization === undefined ? legacyKey(request) : undefined;
  return legacy ?? keyOfHeader(authorization, settings.authSchemes);
}

function keyOfHeader(header: string | undefined, schemes: ReadonlySet<string>): string {
  const [, scheme, key] = /^\s*(\S+)\s+(\S+)\s*$/.exec(header ?? '') ?? [];
  if (scheme === undefined || key === undefined || !schemes.has(scheme.toLowerCase()))
    throw new ServiceError('missing_credentials', {});
  return key;
}

/** The Host header selects the base address (`interface.md`, Base addresses). */
function selectedBase(host: string, freeHosts: ReadonlySet<string> | 'all'): 'pro' | 'free' {
  return freeHosts === 'all' || freeHosts.has(host) ? 'free' : 'pro';
}
