import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, resolveConfiguration } from './resolve-config.ts';

function resolve(given: Readonly<Record<string, string>>) {
  return resolveConfiguration({ get: (name) => given[name], problems: [] }, '/tmp').config.signIn;
}

function problemsOf(given: Readonly<Record<string, string>>): readonly string[] {
  try {
    resolve(given);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const provider = { DRAGOMAN_OIDC_ISSUER: 'https://id.example.com/realms/staff', DRAGOMAN_OIDC_CLIENT_ID: 'dragoman' };
const header = { DRAGOMAN_PROXY_SIGN_IN_HEADER: 'X-Auth-Request-Email' };

describe('the settings of sign-in', () => {
  it('are off by default', () => {
    assert.deepEqual(resolve({}), { account: undefined, proxy: undefined, oidc: undefined, anyone: undefined });
  });

  it('of anyone inside need addresses and a limit', () => {
    const from = { DRAGOMAN_ANYONE_INSIDE: '10.0.0.0/8' };
    const { anyone } = resolve({ ...from, DRAGOMAN_ANYONE_INSIDE_CHARACTERS: '500' });
    assert.deepEqual(anyone, { from: [{ address: '10.0.0.0', prefixLength: 8 }], characterLimit: 500 });
    assert.match(problemsOf(from).join(), /DRAGOMAN_ANYONE_INSIDE_CHARACTERS: is needed/);
    assert.match(problemsOf({ DRAGOMAN_ANYONE_INSIDE_CHARACTERS: '5' }).join(), /DRAGOMAN_ANYONE_INSIDE: is needed/);
  });

  it('of a provider name it, and what its claims mean', () => {
    assert.deepEqual(resolve(provider).oidc, {
      issuer: 'https://id.example.com/realms/staff',
      clientId: 'dragoman',
      name: 'id.example.com',
      scopes: 'openid email profile',
      roles: [],
      role: 'user',
      domains: undefined,
      needsVerifiedEmail: true,
      clockSkewSeconds: 30,
      signsOutThere: false,
    });
    const { oidc } = resolve({
      ...provider,
      DRAGOMAN_OIDC_ROLES: 'groups:editors=editor, https://example.com/role:admin=Administrator',
      DRAGOMAN_OIDC_ROLE: 'none',
      DRAGOMAN_OIDC_DOMAINS: 'Example.com,@example.org',
    });
    assert.deepEqual(oidc?.roles, [
      { claim: 'groups', value: 'editors', role: 'editor' },
      { claim: 'https://example.com/role', value: 'admin', role: 'administrator' },
    ]);
    assert.deepEqual([oidc?.role, oidc?.domains], [undefined, new Set(['example.com', 'example.org'])]);
  });

  for (const [given, problem] of [
    [{ DRAGOMAN_OIDC_ISSUER: 'https://id.example.com' }, /DRAGOMAN_OIDC_CLIENT_ID: is needed/],
    [{ DRAGOMAN_OIDC_CLIENT_ID: 'dragoman' }, /DRAGOMAN_OIDC_ISSUER: is needed/],
    [{ ...provider, DRAGOMAN_OIDC_ISSUER: 'http://id.example.com' }, /must be an https address/],
    [{ ...provider, DRAGOMAN_OIDC_ROLES: 'groups:editors=queen' }, /must be claims, values and roles/],
    [{ ...provider, DRAGOMAN_OIDC_SCOPES: 'email' }, /must have the scope openid/],
    [{ ...provider, DRAGOMAN_OIDC_DOMAINS: 'a@b' }, /must be domains/],
  ] as const)
    it(`of a provider are checked: ${problem.source}`, () => {
      assert.match(problemsOf(given).join(), problem);
    });

  it('have a secret, which is apart', () => {
    const given: Readonly<Record<string, string>> = { ...provider, DRAGOMAN_OIDC_CLIENT_SECRET: 'open sesame' };
    const { config, secrets } = resolveConfiguration({ get: (name) => given[name], problems: [] }, '/tmp');
    assert.equal(secrets.oidcClientSecret, 'open sesame');
    assert.ok(!JSON.stringify(config).includes('open sesame'));
  });

  it('of a proxy name its header and its addresses', () => {
    const { proxy } = resolve({ ...header, DRAGOMAN_PROXY_SIGN_IN_FROM: '10.0.0.7' });
    assert.deepEqual(proxy, {
      header: 'x-auth-request-email',
      nameHeader: undefined,
      from: [{ address: '10.0.0.7', prefixLength: 32 }],
      role: 'user',
      signOutUrl: undefined,
    });
    const none = { ...header, DRAGOMAN_PROXY_SIGN_IN_FROM: 'loopback', DRAGOMAN_PROXY_SIGN_IN_ROLE: 'none' };
    assert.equal(resolve(none).proxy?.role, undefined);
  });

  it('of a proxy need both, and no header that has another meaning', () => {
    assert.match(problemsOf(header).join(), /DRAGOMAN_PROXY_SIGN_IN_FROM: is needed/);
    assert.match(
      problemsOf({ DRAGOMAN_PROXY_SIGN_IN_FROM: 'loopback' }).join(),
      /DRAGOMAN_PROXY_SIGN_IN_HEADER: is needed/,
    );
    for (const name of ['Authorization', 'X-Forwarded-For', 'not a header', 'cookie'])
      assert.match(
        problemsOf({ DRAGOMAN_PROXY_SIGN_IN_HEADER: name, DRAGOMAN_PROXY_SIGN_IN_FROM: 'loopback' }).join(),
        /must be the name of a header/,
      );
    for (const url of ['//evil.example/out', 'javascript:alert(1)'])
      assert.match(problemsOf({ DRAGOMAN_PROXY_SIGN_OUT_URL: url }).join(), /DRAGOMAN_PROXY_SIGN_OUT_URL/);
  });
});
