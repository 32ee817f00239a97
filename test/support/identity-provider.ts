import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface ProviderOptions {
  /** A function where it is known only after the start. */
  readonly redirectUrl: string | (() => string);
  /** Undefined for a public client. */
  readonly clientSecret?: string;
  /** Of whoever signs in, by the name of their login. */
  readonly claims: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Whether the ID token has the claims, or only the answer of userinfo. Default the token. */
  readonly onlyUserinfo?: boolean;
  readonly returnTo?: string;
  /** How far its clock is ahead when it issues tokens; asked at each. */
  readonly aheadMilliseconds?: () => number;
}

export const clientId = 'dragoman';

/** A certified provider of OpenID Connect on the loopback address, with its own pages for login and consent. */
export class IdentityProvider implements AsyncDisposable {
  readonly issuer: string;
  readonly #server: Server;

  private constructor(issuer: string, server: Server) {
    this.issuer = issuer;
    this.#server = server;
  }

  static async start(options: ProviderOptions): Promise<IdentityProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let answer: ReturnType<Provider['callback']> | undefined;
    server.on('request', (request, response) => {
      answer ??= createProvider(issuer, options).callback();
      if (request.url === '/token') shiftClock(response, options.aheadMilliseconds?.() ?? 0);
      void answer(request, response);
    });
    return new IdentityProvider(issuer, server);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Until the answer is written: who reads it has the right time again. */
function shiftClock(response: ServerResponse, milliseconds: number): void {
  const { now } = Date;
  const end = response.end;
  Date.now = () => now() + milliseconds;
  response.end = ((...sent: Parameters<typeof end>) => {
    Date.now = now;
    return end.apply(response, sent);
  }) as typeof end;
}

function createProvider(
  issuer: string,
  { clientSecret, redirectUrl, claims, onlyUserinfo = false, returnTo }: ProviderOptions,
): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [typeof redirectUrl === 'string' ? redirectUrl : redirectUrl()],
        ...(returnTo !== undefined && { post_logout_redirect_uris: [returnTo] }),
        ...(clientSecret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { client_secret: clientSecret, token_endpoint_auth_method: 'client_secret_post' }),
      },
    ],
    cookies: { keys: ['of a test'] },
    pkce: { required: () => true },
    conformIdTokenClaims: onlyUserinfo,
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'groups'],
    },
    async findAccount(_context, accountId) {
      return { accountId, claims: async () => ({ sub: accountId, ...claims[accountId] }) };
    },
  });
  // Errors of the provider are for its pages, which the tests read.
  provider.on('server_error', () => {});
  return provider;
}

/** A browser at the provider: it signs in, consents, and stops where it is sent back. */
export async function signInAt(address: string, login: string, act: 'agree' | 'abort' = 'agree'): Promise<string> {
  const cookies = new Map<string, string>();
  const provider = new URL(address).origin;
  let [url, form] = [address, undefined as URLSearchParams | undefined];
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form !== undefined && { method: 'POST', body: form }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    form = undefined;
    const location = answer.headers.get('location');
    if (location !== null) {
      url = new URL(location, url).href;
      if (!url.startsWith(provider)) return url;
      continue;
    }
    const page = await answer.text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? assert.fail(page);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? assert.fail(page);
    if (act === 'abort') {
      url = new URL(/href="([^"]+\/abort)"/.exec(page)?.[1] ?? assert.fail(page), url).href;
      continue;
    }
    url = new URL(action, url).href;
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) });
  }
  throw new Error('The provider does not send the browser back.');
}
