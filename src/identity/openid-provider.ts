import type * as Client from 'openid-client';
import {
  type Claims,
  IdentityFailure,
  type IdentityFailureReason,
  type IdentityProvider,
  type SignInBinding,
} from '../contracts/identity-provider.ts';
import type { OidcSettings } from '../contracts/sign-in-settings.ts';

export interface OpenidProviderOptions {
  readonly settings: Pick<OidcSettings, 'issuer' | 'clientId' | 'scopes' | 'clockSkewSeconds'>;
  /** Undefined for a public client, which PKCE alone protects. */
  readonly clientSecret: string | undefined;
  /** For each of its answers. Default 10 s. */
  readonly timeoutSeconds?: number;
}

type Library = typeof Client;

/**
 * A provider of OpenID Connect, found by the metadata at its issuer. Library and metadata are loaded with the first sign-in; metadata
 * that could not be read are read again with the next.
 */
export class OpenidProvider implements IdentityProvider {
  readonly #options: OpenidProviderOptions;
  #opened: Promise<{ client: Library; configuration: Client.Configuration }> | undefined;

  constructor(options: OpenidProviderOptions) {
    this.#options = options;
  }

  async signInUrl(callback: string, { state, nonce, verifier }: SignInBinding): Promise<string> {
    const { client, configuration } = await this.#open();
    const parameters = {
      redirect_uri: callback,
      scope: this.#options.settings.scopes,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...{ state, nonce },
    };
    return client.buildAuthorizationUrl(configuration, parameters).href;
  }

  async claimsOf(answered: URL, { state, nonce, verifier }: SignInBinding): Promise<Claims> {
    const { client, configuration } = await this.#open();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await client
      .authorizationCodeGrant(configuration, answered, checks)
      .catch((error: unknown) => fail(error));
    const claims = tokens.claims();
    if (claims === undefined) throw new IdentityFailure('invalid', 'The answer has no ID token.');
    // Many providers put only the subject into the ID token.
    if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    const more = await client
      .fetchUserInfo(configuration, tokens.access_token, claims.sub)
      .catch((error: unknown) => fail(error));
    return { ...more, ...claims };
  }

  async signOutUrl(returnTo: string): Promise<string | undefined> {
    const { client, configuration } = await this.#open();
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
    return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
  }

  #open() {
    this.#opened ??= this.#discover().catch((error: unknown) => {
      this.#opened = undefined;
      return fail(error, 'unreachable');
    });
    return this.#opened;
  }

  async #discover() {
    const client = await import('openid-client');
    const { settings, clientSecret, timeoutSeconds = 10 } = this.#options;
    // The signature is checked as well, although TLS to the provider would do.
    const execute = [client.enableNonRepudiationChecks];
    // The configuration allows it on this machine alone.
    if (settings.issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
    const found = await client.discovery(new URL(settings.issuer), settings.clientId, undefined, client.None(), {
      ...{ execute, timeout: timeoutSeconds },
    });
    const metadata = { [client.clockTolerance]: settings.clockSkewSeconds };
    const methods = found.serverMetadata().token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_post') ? client.ClientSecretPost : client.ClientSecretBasic;
    const authentication = clientSecret === undefined ? client.None() : authenticate(clientSecret);
    const configuration = new client.Configuration(found.serverMetadata(), settings.clientId, metadata, authentication);
    configuration.timeout = timeoutSeconds;
    for (const apply of execute) apply(configuration);
    return { client, configuration };
  }
}

/** Codes of errors and what providers answer with an error are names without a secret; messages may quote. */
function fail(error: unknown, otherwise: IdentityFailureReason = 'invalid'): never {
  if (error instanceof IdentityFailure) throw error;
  const { code, name, error: answered, cause } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const said = typeof answered === 'string' && /^[a-z_]{1,60}$/.test(answered) ? answered : undefined;
  const inner = (cause as { readonly code?: unknown } | undefined)?.code;
  const names = [name, code, said, inner].filter((each) => typeof each === 'string' && /^[\w.-]{1,60}$/.test(each));
  throw new IdentityFailure(reasonOf(name, code, said, otherwise), names.join(' '));
}

function reasonOf(name: unknown, code: unknown, said: string | undefined, otherwise: IdentityFailureReason) {
  if (name === 'AuthorizationResponseError' || said === 'access_denied') return 'refused';
  if (name === 'TypeError' || name === 'TimeoutError' || code === 'OAUTH_TIMEOUT') return 'unreachable';
  return otherwise;
}
