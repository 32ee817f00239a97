/** What binds a sign-in to the browser that began it. Each is known to nobody else until the provider gets what it needs. */
export interface SignInBinding {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636); the provider gets its hash first. */
  readonly verifier: string;
}

/** What a provider says about somebody, verified: issuer, audience, signature, nonce and times are right. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

export const identityFailures = ['unreachable', 'refused', 'invalid'] as const;

/** `unreachable`: the provider does not answer as it should. `refused`: it did not sign in. `invalid`: its answer cannot be believed. */
export type IdentityFailureReason = (typeof identityFailures)[number];

/** Its message is for the log of the operator: it has no code, token or claim. */
export class IdentityFailure extends Error {
  readonly reason: IdentityFailureReason;

  constructor(reason: IdentityFailureReason, message: string) {
    super(message);
    this.name = 'IdentityFailure';
    this.reason = reason;
  }
}

/** A provider of OpenID Connect. Rejects with `IdentityFailure`. */
export interface IdentityProvider {
  /** Where a browser goes to sign in. */
  signInUrl(callback: string, binding: SignInBinding): Promise<string>;
  /** Whom the provider sent back, by the address with its answer. */
  claimsOf(answered: URL, binding: SignInBinding): Promise<Claims>;
  /** Where a browser signs out at the provider; undefined when it has no such address. */
  signOutUrl(returnTo: string): Promise<string | undefined>;
}
