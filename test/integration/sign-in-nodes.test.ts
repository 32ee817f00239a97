import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { OidcSettings, ProxySignInSettings } from '../../src/contracts/sign-in-settings.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { sharedCluster } from '../contracts/postgres-stores.ts';
import { clientId, IdentityProvider, signInAt } from '../support/identity-provider.ts';
import { adminKey, createTestApp, type Method, type TestApp } from '../support/test-app.ts';

const people = '/v2/admin/people';
const session = '/v1/console/session';
const publicUrl = 'http://dragoman.test';
const callback = `${session}/oidc/callback`;
const password = 'four words nobody guesses';
const own = { 'sec-fetch-site': 'same-origin', 'x-dragoman-console': '1' };

const proxy: ProxySignInSettings = {
  ...{ header: 'x-auth-request-email', nameHeader: undefined, role: 'user', signOutUrl: undefined },
  from: [{ address: '10.9.0.0', prefixLength: 16 }],
};

/** Within which what one node does takes effect on another. */
const withinMilliseconds = 1_000;

type Cookies = Readonly<Record<string, string>>;

const page = (node: TestApp, method: Method, url: string, { cookie, body }: { cookie?: string; body?: object } = {}) =>
  node.send(method, url, body, { key: null, headers: { ...own, ...(cookie !== undefined && { cookie }) } });

function cookiesOf(answer: Awaited<ReturnType<typeof page>>): Cookies {
  const sets = [answer.headers['set-cookie']].flat().map(String);
  return Object.fromEntries(sets.flatMap((set) => [/^([^=]+)=([^;]+)/.exec(set)?.slice(1) ?? []]));
}

const sessionOf = (answer: Awaited<ReturnType<typeof page>>): string =>
  `dragoman-session=${cookiesOf(answer)['dragoman-session'] ?? assert.fail(answer.payload)}`;

async function isSignedIn(node: TestApp, cookie: string): Promise<boolean> {
  return (await page(node, 'GET', session, { cookie })).json().is_signed_in;
}

describe('signing in where two servers share a database', () => {
  const opened = new AsyncDisposableStack();
  let [here, there]: [TestApp, TestApp] = [] as never;
  let provider: IdentityProvider;
  before(async () => {
    provider = opened.use(
      await IdentityProvider.start({
        redirectUrl: publicUrl + callback,
        claims: { grace: { email: 'grace@example.org', email_verified: true, name: 'Grace' } },
      }),
    );
    const oidc: OidcSettings = {
      ...{ issuer: provider.issuer, clientId, name: 'ID', scopes: 'openid email profile', roles: [], role: 'user' },
      ...{ domains: undefined, needsVerifiedEmail: true, clockSkewSeconds: 30, signsOutThere: false },
    };
    const databaseUrl = await (await sharedCluster()).createSchema();
    const start = async (): Promise<TestApp> =>
      opened.use(
        await createTestApp({
          ...{ translators: [new FakeTranslator()], databaseUrl },
          settings: { publicUrl, signIn: { account: undefined, proxy, oidc, anyone: undefined } },
        }),
      );
    [here, there] = [await start(), await start()];
  });
  after(() => opened.disposeAsync());

  const admin = (node: TestApp, method: Method, url: string, body?: object) =>
    node.send(method, url, body, { key: adminKey });
  const invite = async (node: TestApp, email: string) => {
    const answer = await admin(node, 'POST', people, { name: 'Ada', email, role: 'user' });
    const { person_id: id, invitation_url } = answer.json();
    return { id, token: new URL(invitation_url).hash.slice(1) };
  };
  const accept = (node: TestApp, token: string) =>
    page(node, 'POST', '/v1/console/invitation/acceptance', { body: { token, password } });
  const endsThere = async (cookie: string): Promise<void> => {
    const start = performance.now();
    for (;;) {
      // When it was asked: on a busy machine, the answer may come much later.
      const asked = performance.now();
      if (!(await isSignedIn(there, cookie))) return;
      assert.ok(asked - start < withinMilliseconds);
    }
  };

  it('takes an invitation of one server at the other, once, whichever is asked first', async () => {
    const { token } = await invite(here, 'ada@example.org');
    const answers = await Promise.all([accept(here, token), accept(there, token), accept(there, token)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 404, 404]);
    const credentials = { body: { email: 'ada@example.org', password } };
    const cookie = sessionOf(await page(here, 'POST', `${session}/password`, credentials));
    assert.equal(await isSignedIn(there, cookie), true);
    assert.equal((await page(there, 'DELETE', session, { cookie })).statusCode, 204);
    assert.equal(await isSignedIn(here, cookie), false);
  });

  it('ends sessions that were revoked, and those of who is deactivated, on the other server within a second', async () => {
    const { id, token } = await invite(here, 'bea@example.org');
    const first = sessionOf(await accept(there, token));
    assert.equal(await isSignedIn(there, first), true);
    assert.equal((await admin(here, 'DELETE', `${people}/${id}/sessions`)).statusCode, 204);
    await endsThere(first);
    const credentials = { body: { email: 'bea@example.org', password } };
    const second = sessionOf(await page(there, 'POST', `${session}/password`, credentials));
    assert.equal(await isSignedIn(there, second), true);
    assert.equal((await admin(here, 'PATCH', `${people}/${id}`, { is_deactivated: true })).statusCode, 200);
    await endsThere(second);
    assert.equal((await page(there, 'POST', `${session}/password`, credentials)).statusCode, 403);
  });

  it('finishes at one server what a provider began at the other, as the same person', async () => {
    const visit = (node: TestApp, url: string, cookie?: string) =>
      node.send('GET', url, undefined, {
        key: null,
        headers: { 'sec-fetch-site': 'cross-site', accept: 'text/html', ...(cookie !== undefined && { cookie }) },
      });
    const persons: string[] = [];
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      const begun = await visit(from, `${session}/oidc`);
      const flow = `dragoman-sign-in=${cookiesOf(begun)['dragoman-sign-in']}`;
      const back = await signInAt(String(begun.headers.location), 'grace');
      const answer = await visit(to, back.slice(publicUrl.length), flow);
      const cookie = sessionOf(answer);
      assert.equal(await isSignedIn(from, cookie), true);
      persons.push((await page(from, 'GET', session, { cookie })).json().person.person_id);
    }
    assert.equal(new Set(persons).size, 1);
  });

  it('makes one person of whom a proxy names, whichever servers it reaches at once', async () => {
    const named = (node: TestApp) =>
      node.http.inject({
        ...{ method: 'GET', url: session, remoteAddress: '10.9.1.1' },
        headers: { ...own, 'x-auth-request-email': 'Dan@example.org' },
      });
    const answers = await Promise.all([here, there, here, there].map(named));
    const persons = answers.map((answer) => answer.json().person?.person_id ?? answer.payload);
    assert.equal(new Set(persons).size, 1, persons.join(' '));
    const listed = (await admin(there, 'GET', people)).json().people as { email: string }[];
    assert.equal(listed.filter(({ email }) => email === 'dan@example.org').length, 1);
  });

  it('counts attempts in vain over both servers', async () => {
    const wrong = { body: { key: 'a wrong one' } };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await page(attempt % 2 === 0 ? here : there, 'POST', session, wrong)).statusCode);
    assert.ok(
      statuses.slice(-2).every((status) => status === 429),
      statuses.join(' '),
    );
  });
});
