import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProxySignInSettings } from '../../src/contracts/sign-in-settings.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { adminKey, createTestApp, developerKey, type Method } from '../support/test-app.ts';

const people = '/v2/admin/people';
const session = '/v1/console/session';
const text = { text: ['abc'], source_lang: 'EN', target_lang: 'ES' };

async function openApp(differences: Partial<ProxySignInSettings> = {}, account?: string) {
  const clock = new ManualClock('2026-05-10T12:00:00Z');
  const proxy: ProxySignInSettings = {
    header: 'x-auth-request-email',
    nameHeader: 'x-auth-request-user',
    from: [{ address: '10.9.0.0', prefixLength: 16 }],
    role: 'user',
    signOutUrl: '/oauth2/sign_out',
    ...differences,
  };
  const app = await createTestApp({
    translators: [new FakeTranslator()],
    clock,
    settings: { signIn: { account, proxy, oidc: undefined, anyone: undefined } },
  });
  /** As it comes from a page of ours, over a connection from that address. */
  const send = (method: Method, url: string, headers: Record<string, string>, body?: object, from = '10.9.1.1') =>
    app.http.inject({
      ...{ method, url, remoteAddress: from },
      headers: { 'sec-fetch-site': 'same-origin', 'x-dragoman-console': '1', ...headers },
      ...(body !== undefined && { payload: body }),
    });
  const admin = (method: Method, url: string, body?: object) => app.send(method, url, body, { key: adminKey });
  const listed = async () => (await admin('GET', people)).json().people as { email: string; state: string }[];
  const log = async () =>
    (await admin('GET', '/v2/admin/audit-log')).json().audit_log as { action: string; details: object }[];
  return { app, clock, send, admin, listed, log, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const ada = { 'x-auth-request-email': 'Ada@example.org' };

describe('the header of a trusted proxy', () => {
  it('signs in on every request, without a cookie, and makes a person with the role of the setting', async () => {
    await using opened = await openApp();
    const name = Buffer.from('Ada Löwe').toString('latin1');
    const who = await opened.send('GET', session, { ...ada, 'x-auth-request-user': name });
    assert.equal(who.statusCode, 200, who.payload);
    assert.equal(who.headers['set-cookie'], undefined);
    const { is_signed_in, role, person, session: own, sign_out_url, sign_in_methods } = who.json();
    assert.deepEqual([is_signed_in, role, own, sign_out_url], [true, 'user', null, '/oauth2/sign_out']);
    assert.deepEqual([person.name, person.email], ['Ada Löwe', 'ada@example.org']);
    assert.deepEqual(sign_in_methods, ['key', 'password', 'proxy']);
    const translated = await opened.send('POST', '/v2/translate', ada, text);
    assert.equal(translated.statusCode, 200, translated.payload);
    assert.deepEqual(
      (await opened.listed()).map(({ email, state }) => [email, state]),
      [['ada@example.org', 'active']],
    );
    const [{ key_id }] = (await opened.admin('GET', people)).json().people;
    const report = await opened.admin(
      'GET',
      '/v2/admin/analytics?start_date=2026-05-10&end_date=2026-05-10&group_by=person',
    );
    const { person_usages } = report.json().usage_report;
    assert.deepEqual([person_usages[0].email, person_usages[0].usage.total_characters], ['ada@example.org', 3]);
    assert.ok(key_id);
    assert.deepEqual(
      (await opened.log()).filter(({ action }) => action.startsWith('person')).map(({ details }) => details),
      [{ method: 'proxy', role: 'user' }],
    );
  });

  it('is refused from all other addresses, whatever else they send, and the refusal is in the log once', async () => {
    await using opened = await openApp();
    for (const headers of [ada, { ...ada, 'x-forwarded-for': '10.9.1.1' }]) {
      for (const [method, url, body] of [
        ['GET', session, undefined],
        ['POST', '/v2/translate', text],
        ['GET', people, undefined],
      ] as const) {
        const answer = await opened.send(method, url, headers, body, '10.8.1.1');
        assert.deepEqual([answer.statusCode, answer.json().code], [403, 'sign_in_refused'], url);
        assert.match(answer.json().message, /x-auth-request-email comes from 10\.8\.1\.1/);
      }
    }
    assert.deepEqual(await opened.listed(), []);
    const refusals = (await opened.log()).filter(({ action }) => action === 'session.refused');
    assert.deepEqual(
      refusals.map(({ details }) => details),
      [{ method: 'proxy', reason: 'sender' }],
    );
  });

  it('changes nothing for requests with a key, and nobody is signed in without it', async () => {
    await using opened = await openApp();
    const headers = { ...ada, authorization: `DeepL-Auth-Key ${developerKey}` };
    const answer = await opened.send('POST', '/v2/translate', headers, text, '10.8.1.1');
    assert.equal(answer.statusCode, 200, answer.payload);
    assert.deepEqual(await opened.listed(), []);
    assert.equal((await opened.send('POST', '/v2/translate', {}, text)).statusCode, 401);
    assert.equal((await opened.send('GET', session, { 'x-auth-request-email': '' })).json().is_signed_in, false);
  });

  it('does not open changes to pages of other sites', async () => {
    await using opened = await openApp();
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
    ]) {
      const answer = await opened.send('POST', '/v2/translate', { ...ada, ...foreign }, text);
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'foreign_page']);
    }
    const answer = await opened.app.http.inject({
      ...{ method: 'POST', url: '/v2/translate', remoteAddress: '10.9.1.1', payload: text },
      headers: { ...ada, 'sec-fetch-site': 'same-origin' },
    });
    assert.equal(answer.json().code, 'foreign_page');
  });

  it('counts before a cookie: the proxy says who is there', async () => {
    await using opened = await openApp();
    const signedIn = await opened.send('POST', session, {}, { key: developerKey });
    const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';
    const who = await opened.send('GET', session, { ...ada, cookie });
    assert.equal(who.json().person.email, 'ada@example.org');
    const out = await opened.send('DELETE', session, { ...ada, cookie });
    assert.equal(out.statusCode, 204, out.payload);
  });

  it('lets in who was invited, whose link ends, with the role of the invitation', async () => {
    await using opened = await openApp({ role: undefined });
    const unknown = await opened.send('GET', session, ada);
    assert.deepEqual([unknown.statusCode, unknown.json().code], [403, 'sign_in_refused']);
    const invited = await opened.admin('POST', people, { name: 'Ada', email: 'ada@example.org', role: 'editor' });
    assert.equal((await opened.send('GET', session, ada)).json().role, 'editor');
    const token = new URL(invited.json().invitation_url).hash.slice(1);
    const late = await opened.send('POST', '/v1/console/invitation', {}, { token });
    assert.equal(late.statusCode, 404);
  });

  it('opens nothing for who is deactivated, and says so', async () => {
    await using opened = await openApp();
    await opened.send('GET', session, ada);
    const [{ person_id: id }] = (await opened.admin('GET', people)).json().people;
    await opened.admin('PATCH', `${people}/${id}`, { is_deactivated: true });
    const answer = await opened.send('POST', '/v2/translate', ada, text);
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'sign_in_refused']);
    assert.match(answer.json().message, /administrator has deactivated you/);
  });

  it('makes one person of requests that come at once, and none of what is not an address', async () => {
    await using opened = await openApp();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => opened.send('GET', session, ada)));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200, 200, 200],
    );
    for (const email of ['ada', 'a@b, c@d', '(null)'])
      assert.equal((await opened.send('GET', session, { 'x-auth-request-email': email })).statusCode, 403);
    assert.equal((await opened.listed()).length, 1);
  });

  it('makes administrators where the setting says so, who manage people', async () => {
    await using opened = await openApp({ role: 'administrator' });
    assert.equal((await opened.send('GET', people, ada)).statusCode, 200);
  });

  it('belongs to an account that is there', async () => {
    await assert.rejects(openApp({}, 'Team B'), /there is no account "Team B"/);
  });
});
