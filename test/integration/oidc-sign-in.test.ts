import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it, mock } from 'node:test';
import type { OidcSettings } from '../../src/contracts/sign-in-settings.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { clientId, IdentityProvider, type ProviderOptions, signInAt } from '../support/identity-provider.ts';
import { adminKey, createTestApp, type Method } from '../support/test-app.ts';

const people = '/v2/admin/people';
const session = '/v1/console/session';
const path = `${session}/oidc`;
const publicUrl = 'http://dragoman.test';
const redirectUrl = `${publicUrl}${path}/callback`;
const clientSecret = 'a secret of this server at the provider';

const everybody: ProviderOptions['claims'] = {
  ada: { email: 'ada@example.org', email_verified: true, name: 'Ada Lovelace', groups: ['staff'] },
  eve: { email: 'ada@example.org', email_verified: true, name: 'Eve' },
  grace: { email: 'grace@example.org', email_verified: true, groups: ['staff', 'heads'] },
  unverified: { email: 'u@example.org', email_verified: false },
  unsaid: { email: 'v@example.org' },
  nobody: {},
  foreign: { email: 'f@elsewhere.example', email_verified: true },
};

interface Opening {
  readonly settings?: Partial<OidcSettings>;
  readonly provider?: Partial<ProviderOptions>;
  readonly claims?: Record<string, Record<string, unknown>>;
  readonly issuer?: string;
  /** Without a secret at the provider. */
  readonly isPublic?: true;
}

async function open({
  settings,
  provider: differences,
  claims = structuredClone(everybody),
  issuer,
  isPublic,
}: Opening = {}) {
  const provider = await IdentityProvider.start({
    ...{ redirectUrl, claims },
    ...(isPublic !== true && { clientSecret }),
    ...differences,
  });
  const oidc: OidcSettings = {
    ...{ issuer: issuer ?? provider.issuer, clientId, name: 'Example ID', scopes: 'openid email profile' },
    ...{ roles: [], role: 'user', domains: undefined, needsVerifiedEmail: true },
    ...{ clockSkewSeconds: 30, signsOutThere: false },
    ...settings,
  };
  const app = await createTestApp({
    translators: [new FakeTranslator()],
    ...(isPublic !== true && { oidcClientSecret: clientSecret }),
    settings: { publicUrl, signIn: { account: undefined, proxy: undefined, oidc, anyone: undefined } },
  });
  const own = { 'sec-fetch-site': 'same-origin', 'x-dragoman-console': '1' };
  const page = (method: Method, url: string, cookie?: string, body?: object) =>
    app.send(method, url, body, { key: null, headers: { ...own, ...(cookie !== undefined && { cookie }) } });
  const cookiesOf = (answer: Awaited<ReturnType<typeof page>>): Record<string, string> =>
    Object.fromEntries(
      [answer.headers['set-cookie']].flat().flatMap((set) => {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(set)) ?? [];
        return value === '' ? [] : [[name, value]];
      }),
    );
  /** A visit of the browser, as it follows links. */
  const visit = (url: string, cookie?: string) =>
    app.send('GET', url, undefined, {
      key: null,
      headers: { 'sec-fetch-site': 'cross-site', accept: 'text/html', ...(cookie !== undefined && { cookie }) },
    });
  const begin = async (wanted = '') => {
    const answer = await visit(`${path}${wanted}`);
    assert.equal(answer.statusCode, 303, answer.payload);
    const flow = cookiesOf(answer)['dragoman-sign-in'];
    return { answer, url: String(answer.headers.location), cookie: `dragoman-sign-in=${flow}` };
  };
  const localOf = (url: string): string => url.slice(publicUrl.length);
  const signIn = async (login: string, wanted = '') => {
    const { url, cookie } = await begin(wanted);
    const answer = await visit(localOf(await signInAt(url, login)), cookie);
    const own = cookiesOf(answer)['dragoman-session'];
    return {
      location: String(answer.headers.location),
      problem: new URLSearchParams(String(answer.headers.location).split('#')[1]).get('problem'),
      cookie: own === undefined ? undefined : `dragoman-session=${own}`,
      answer,
    };
  };
  const admin = (method: Method, url: string, body?: object) => app.send(method, url, body, { key: adminKey });
  const log = async () =>
    (await admin('GET', '/v2/admin/audit-log')).json().audit_log as {
      action: string;
      details: { method?: string; reason?: string };
    }[];
  const refusals = async () =>
    (await log()).filter(({ action }) => action === 'session.refused').map(({ details }) => details.reason);
  const disposal = {
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
    },
  };
  return { ...{ app, provider, page, visit, begin, localOf, signIn, admin, log, refusals, claims }, ...disposal };
}

const isSignedIn = async (opened: Awaited<ReturnType<typeof open>>, cookie?: string) =>
  (await opened.page('GET', session, cookie)).json().is_signed_in;

describe('sign-in by OpenID Connect', () => {
  it('leads to the provider and back to the page, with a session of a person of their own', async () => {
    await using opened = await open();
    const before = (await opened.page('GET', session)).json();
    assert.deepEqual(before.sign_in_methods, ['key', 'password', 'oidc']);
    assert.equal(before.sign_in_provider, 'Example ID');
    const { answer, location, cookie } = await opened.signIn('ada', '?return=/console/files');
    assert.equal(location, '/console/files');
    assert.match(String(answer.headers['set-cookie']), /dragoman-session=[^;]+;.*HttpOnly; SameSite=Strict$/);
    const who = (await opened.page('GET', session, cookie)).json();
    assert.deepEqual([who.role, who.person.name, who.person.email], ['user', 'Ada Lovelace', 'ada@example.org']);
    assert.deepEqual([who.session.method, who.sign_out_url], ['oidc', null]);
    const text = { text: ['abc'], source_lang: 'EN', target_lang: 'ES' };
    assert.equal((await opened.page('POST', '/v2/translate', cookie, text)).statusCode, 200);
    const entries = (await opened.log()).filter(({ action }) => /person|session/.test(action));
    assert.deepEqual(
      entries.map(({ action, details }) => [action, details.method]),
      [
        ['session.started', 'oidc'],
        ['person.joined', 'oidc'],
      ],
    );
    assert.equal((await opened.page('DELETE', session, cookie)).statusCode, 204);
    assert.equal(await isSignedIn(opened, cookie), false);
    const again = await opened.signIn('ada');
    assert.equal(await isSignedIn(opened, again.cookie), true);
    assert.equal((await opened.admin('GET', people)).json().people.length, 1);
  });

  it('sends PKCE, state and nonce, which say nothing of the cookie or of each other', async () => {
    await using opened = await open();
    const { url, cookie } = await opened.begin();
    const sent = new URL(url).searchParams;
    assert.deepEqual(
      [sent.get('code_challenge_method'), sent.get('redirect_uri'), sent.get('scope'), sent.get('response_type')],
      ['S256', redirectUrl, 'openid email profile', 'code'],
    );
    const values = ['state', 'nonce', 'code_challenge'].map((name) => sent.get(name) ?? '');
    for (const value of values) {
      assert.ok(value.length >= 43, value);
      assert.ok(!cookie.includes(value));
    }
    assert.equal(new Set(values).size, 3);
    const other = new URL((await opened.begin()).url).searchParams;
    assert.notEqual(other.get('state'), sent.get('state'));
  });

  it('works for a public client, and where only userinfo has the address', async () => {
    await using opened = await open({ provider: { onlyUserinfo: true }, isPublic: true });
    assert.equal(await isSignedIn(opened, (await opened.signIn('ada')).cookie), true);
  });

  for (const [login, problem] of [
    ['unverified', 'email_unverified'],
    ['unsaid', 'email_unverified'],
    ['nobody', 'email_missing'],
    ['foreign', 'domain'],
  ] as const)
    it(`refuses ${login} with ${problem}, in words on the sign-in page and in the audit log`, async () => {
      await using opened = await open({ settings: { domains: new Set(['example.org']) } });
      const refused = await opened.signIn(login);
      assert.match(refused.location, /^\/console\/sign-in#/);
      assert.deepEqual([refused.problem, refused.cookie], [problem, undefined]);
      assert.deepEqual(await opened.refusals(), [problem]);
      assert.deepEqual((await opened.admin('GET', people)).json().people, []);
    });

  it('trusts addresses that the provider says nothing about where the settings do', async () => {
    await using opened = await open({ settings: { needsVerifiedEmail: false } });
    assert.equal(await isSignedIn(opened, (await opened.signIn('unsaid')).cookie), true);
  });

  it('takes a token that is over by less than the clocks may differ, and none that is older', async () => {
    const lifetime = 3_600;
    const [inTime, late] = [lifetime + 15, lifetime + 45];
    let behind = inTime;
    await using opened = await open({ provider: { aheadMilliseconds: () => -behind * 1_000 } });
    assert.equal(await isSignedIn(opened, (await opened.signIn('ada')).cookie), true);
    behind = late;
    const refused = await opened.signIn('ada');
    assert.deepEqual([refused.problem, refused.cookie], ['invalid', undefined]);
    behind = -20;
    assert.equal(await isSignedIn(opened, (await opened.signIn('ada')).cookie), true);
  });

  it('shows who a person is at the provider in the export of their data', async () => {
    await using opened = await open();
    await opened.signIn('ada');
    const [person] = (await opened.admin('GET', people)).json().people;
    const { identities } = (await opened.admin('GET', `${people}/${person.person_id}/data`)).json();
    assert.equal(identities.length, 1);
    assert.deepEqual([identities[0].issuer, identities[0].subject], [opened.provider.issuer, 'ada']);
  });

  it('gives the role of the claims at each sign-in, and takes it away', async () => {
    const roles = [{ claim: 'groups', value: 'heads', role: 'administrator' }] as const;
    await using opened = await open({ settings: { roles } });
    const roleOf = async (login: string) =>
      (await opened.page('GET', session, (await opened.signIn(login)).cookie)).json().role;
    assert.deepEqual([await roleOf('ada'), await roleOf('grace')], ['user', 'administrator']);
    Object.assign(opened.claims.ada ?? {}, { groups: ['heads'] });
    assert.equal(await roleOf('ada'), 'administrator');
    Object.assign(opened.claims.ada ?? {}, { groups: [] });
    assert.equal(await roleOf('ada'), 'user');
    // An account keeps its last administrator.
    Object.assign(opened.claims.grace ?? {}, { groups: [] });
    assert.equal(await roleOf('grace'), 'administrator');
  });

  it('refuses who gets no role, and who was not invited where new people are not wanted', async () => {
    await using strict = await open({
      settings: { role: undefined, roles: [{ claim: 'groups', value: 'heads', role: 'editor' }] },
    });
    assert.equal((await strict.signIn('ada')).problem, 'no_role');
    assert.equal(await isSignedIn(strict, (await strict.signIn('grace')).cookie), true);
    await using opened = await open({ settings: { role: undefined } });
    assert.equal((await opened.signIn('ada')).problem, 'unknown');
    await opened.admin('POST', people, { name: 'Ada', email: 'ada@example.org', role: 'editor' });
    assert.equal((await opened.page('GET', session, (await opened.signIn('ada')).cookie)).json().role, 'editor');
  });

  it('refuses somebody else with the address of a person, and who is deactivated', async () => {
    await using opened = await open();
    await opened.signIn('ada');
    assert.equal((await opened.signIn('eve')).problem, 'identity_conflict');
    const [{ person_id: id }] = (await opened.admin('GET', people)).json().people;
    await opened.admin('PATCH', `${people}/${id}`, { is_deactivated: true });
    assert.equal((await opened.signIn('ada')).problem, 'deactivated');
  });

  it('ends in words where the person refuses at the provider', async () => {
    await using opened = await open();
    const { url, cookie } = await opened.begin();
    const answer = await opened.visit(opened.localOf(await signInAt(url, 'ada', 'abort')), cookie);
    assert.match(String(answer.headers.location), /problem=refused/);
    assert.deepEqual(await opened.refusals(), ['refused']);
  });

  it('takes no answer for another browser, no answer twice, and no changed one', async () => {
    await using opened = await open();
    const { url, cookie } = await opened.begin();
    const back = opened.localOf(await signInAt(url, 'ada'));
    const problemAfter = async (address: string, given?: string) => {
      const { headers } = await opened.visit(address, given);
      return new URLSearchParams(String(headers.location).split('#')[1]).get('problem');
    };
    assert.equal(await problemAfter(back), 'expired');
    assert.equal(await problemAfter(back, (await opened.begin()).cookie), 'invalid');
    assert.equal(await problemAfter(back.replace(/state=[^&]*/, 'state=x'), cookie), 'invalid');
    assert.equal(await problemAfter(back.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example'), cookie), 'invalid');
    assert.equal(await problemAfter(back, cookie), null);
    assert.equal(await problemAfter(back, cookie), 'invalid');
    assert.equal(await problemAfter(back, 'dragoman-sign-in=x'), 'expired');
  });

  it('lets an address try ten times in vain', async () => {
    await using opened = await open();
    const problem = async () => String((await opened.visit(`${path}/callback?code=a&state=b`)).headers.location);
    for (let attempt = 0; attempt < 10; attempt += 1) assert.match(await problem(), /problem=expired/);
    assert.match(await problem(), /problem=too_many_requests/);
    // One entry in a minute.
    assert.deepEqual(await opened.refusals(), ['expired']);
  });

  it('leads to no other site afterwards', async () => {
    await using opened = await open();
    for (const [wanted, location] of [
      ['//evil.example/', '/'],
      ['https://evil.example/', '/'],
      ['/\\evil.example', '/'],
      ['/console/write?a=b', '/console/write?a=b'],
    ] as const)
      assert.equal((await opened.signIn('ada', `?return=${encodeURIComponent(wanted)}`)).location, location);
  });

  it('says where to sign out at the provider, where the settings want that', async () => {
    await using opened = await open({ settings: { signsOutThere: true }, provider: { returnTo: `${publicUrl}/` } });
    const { cookie } = await opened.signIn('ada');
    const { sign_out_url } = (await opened.page('GET', session, cookie)).json();
    const url = new URL(sign_out_url);
    assert.equal(url.origin, opened.provider.issuer);
    assert.deepEqual(
      [url.searchParams.get('post_logout_redirect_uri'), url.searchParams.get('client_id')],
      [`${publicUrl}/`, clientId],
    );
    assert.equal((await fetch(url)).status, 200);
  });

  it('says that the provider does not answer, and works as soon as it does', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const address = free.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((resolve) => free.close(resolve));
    await using opened = await open({ issuer: `http://127.0.0.1:${port}` });
    const answer = await opened.visit(path);
    assert.match(String(answer.headers.location), /^\/console\/sign-in#problem=unreachable/);
    assert.deepEqual(await opened.refusals(), ['unreachable']);
  });

  it('does not take a provider for another that it says it is', async () => {
    await using other = await open();
    await using opened = await open({ issuer: `${other.provider.issuer}/other` });
    assert.match(String((await opened.visit(path)).headers.location), /problem=unreachable/);
  });

  it('writes no code, token, secret or address of a person into the log', async () => {
    const lines: string[] = [];
    const write = mock.method(process.stdout, 'write', (line: string | Uint8Array) => {
      lines.push(String(line));
      return true;
    });
    let back = '';
    try {
      await using opened = await open();
      const { url, cookie } = await opened.begin();
      back = opened.localOf(await signInAt(url, 'ada'));
      await opened.visit(back.replace(/state=[^&]*/, 'state=x'), cookie);
      await opened.visit(back, cookie);
    } finally {
      write.mock.restore();
    }
    const code = new URLSearchParams(back.split('?')[1]).get('code') ?? assert.fail(back);
    for (const secret of [code, clientSecret, 'ada@example.org']) assert.ok(!lines.join('').includes(secret));
  });
});
