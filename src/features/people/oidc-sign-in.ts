import { createHmac } from 'node:crypto';
import type { Identifiers } from '../../contracts/identifiers.ts';
import {
  type Claims,
  IdentityFailure,
  type IdentityProvider,
  type SignInBinding,
} from '../../contracts/identity-provider.ts';
import type { OidcSettings } from '../../contracts/sign-in-settings.ts';
import type { Role } from '../../contracts/stores/accounts.ts';
import type { KnownPerson } from '../../contracts/stores/people.ts';
import type { Act } from '../audit/act.ts';
import type { ConsoleSessions, SigningIn, StartedSession } from '../console/console-sessions.ts';
import type { SignInAttempts } from '../console/sign-in-attempts.ts';
import { isVerified, roleOfClaims, textOf } from './claims.ts';
import type { PeopleAdministration } from './people-administration.ts';
import type { PeopleEntrance } from './people-entrance.ts';
import { normalizeEmail } from './person-fields.ts';

export interface OidcSignInParts {
  readonly provider: IdentityProvider;
  readonly settings: Pick<OidcSettings, 'roles' | 'role' | 'domains' | 'needsVerifiedEmail' | 'signsOutThere'>;
  readonly entrance: PeopleEntrance;
  readonly sessions: Pick<ConsoleSessions, 'startForPerson'>;
  readonly attempts: SignInAttempts;
  readonly administration: Pick<PeopleAdministration, 'change'>;
  readonly ids: Identifiers;
  readonly onFailure: (failure: IdentityFailure) => void;
}

/**
 * Sign-in at a provider of OpenID Connect: authorization code with PKCE.
 *
 * ```
 * begin ─► secret for a cookie ─► state, nonce, verifier ─► provider
 *                                                             │ answer
 * finish ─► attempts ─► the same from the cookie ─► claims, verified ─► address, domain, role ─► person ─► session
 *             │ 429        │ another browser          │ not to believe      │ refused
 * ```
 *
 * State, nonce and verifier are made from the secret that only the cookie of the browser has, so the server keeps nothing until somebody
 * is known, and each node can finish what another began.
 */
export class OidcSignIn {
  readonly #parts: OidcSignInParts;

  constructor(parts: OidcSignInParts) {
    this.#parts = parts;
  }

  async begin(callback: string, browser: SigningIn): Promise<{ readonly secret: string; readonly url: string }> {
    const { provider, ids } = this.#parts;
    const secret = ids.secret();
    try {
      return { secret, url: await provider.signInUrl(callback, bindingOf(secret)) };
    } catch (error) {
      return this.#refuse(error, browser);
    }
  }

  /** Rejects with `SignInRefusal`, or `too_many_requests`. */
  async finish(answered: URL, secret: string | undefined, browser: SigningIn): Promise<StartedSession> {
    const { attempts, entrance, sessions, provider } = this.#parts;
    const forget = await attempts.count(browser.address);
    if (secret === undefined)
      return entrance.refuse('oidc', 'expired', 'the sign-in took too long, or was begun in another browser.', browser);
    const claims = await provider
      .claimsOf(answered, bindingOf(secret))
      .catch((error: unknown) => this.#refuse(error, browser));
    const known = await this.#admit(claims, browser);
    await forget();
    return sessions.startForPerson(known.keyHash, 'oidc', browser);
  }

  /** Where a browser that was signed out here signs out at the provider, where the settings want that. */
  async signOutUrl(returnTo: string): Promise<string | undefined> {
    const { provider, settings } = this.#parts;
    if (!settings.signsOutThere) return undefined;
    // Whoever cannot reach the provider is signed out here all the same.
    return provider.signOutUrl(returnTo).catch(() => undefined);
  }

  async #admit(claims: Claims, browser: SigningIn): Promise<KnownPerson> {
    const { entrance, settings } = this.#parts;
    const email = normalizeEmail(textOf(claims, 'email') ?? '');
    const refuse = (code: string, reason: string) => entrance.refuse('oidc', code, reason, browser);
    if (email === '') return refuse('email_missing', 'the provider does not say your email address.');
    if (settings.needsVerifiedEmail && !isVerified(claims))
      return refuse('email_unverified', 'the provider has not verified your email address.');
    if (settings.domains !== undefined && !settings.domains.has(email.slice(email.lastIndexOf('@') + 1)))
      return refuse('domain', 'addresses of your domain may not sign in here.');
    const role = roleOfClaims(claims, settings.roles) ?? settings.role;
    const decides = settings.roles.length > 0;
    if (decides && role === undefined) return refuse('no_role', 'the provider gives you no role here.');
    const name = textOf(claims, 'name') ?? textOf(claims, 'preferred_username');
    const identity = { issuer: claims.iss, subject: claims.sub };
    const known = await entrance.admit({ method: 'oidc', email, name, identity, role }, browser);
    if (decides && role !== undefined && role !== known.person.role) await this.#setRole(known, role, browser);
    return known;
  }

  /** Who is the last administrator stays so: an account without any would need its admin key. */
  async #setRole({ person }: KnownPerson, role: Role, browser: SigningIn): Promise<void> {
    const act: Act = { actor: person.keyId, origin: browser.address, traceId: browser.traceId };
    try {
      await this.#parts.administration.change(person.accountId, person.id, { role }, act);
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== 'last_administrator') throw error;
    }
  }

  #refuse(error: unknown, browser: SigningIn): Promise<never> {
    if (!(error instanceof IdentityFailure)) throw error;
    this.#parts.onFailure(error);
    return this.#parts.entrance.refuse('oidc', error.reason, failures[error.reason], browser);
  }
}

const failures: Readonly<Record<IdentityFailure['reason'], string>> = {
  unreachable: 'the provider does not answer.',
  refused: 'the provider did not sign you in.',
  invalid: 'the answer of the provider is not valid. Begin again.',
};

/** Whoever sees one of the three, as the provider does, learns neither the secret nor the others. */
function bindingOf(secret: string): SignInBinding {
  const derive = (what: string): string => createHmac('sha256', secret).update(what).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}
