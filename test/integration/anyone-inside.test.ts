import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { operationSamples } from '../support/operation-samples.ts';
import { adminKey, createTestApp, developerKey, type Method } from '../support/test-app.ts';

const session = '/v1/console/session';
const people = '/v2/admin/people';
const text = { text: ['abc'], source_lang: 'EN', target_lang: 'ES' };
const own = { 'sec-fetch-site': 'same-origin', 'x-dragoman-console': '1' };

async function openApp(characterLimit = 1_000) {
  const clock = new ManualClock('2026-05-10T12:00:00Z');
  const anyone = { from: [{ address: '10.9.0.0', prefixLength: 16 }], characterLimit };
  const app = await createTestApp({
    translators: [new FakeTranslator()],
    clock,
    settings: { signIn: { account: undefined, proxy: undefined, oidc: undefined, anyone } },
  });
  const send = (
    method: Method,
    url: string,
    body?: object,
    { from = '10.9.1.1', headers = own }: { from?: string; headers?: Record<string, string> } = {},
  ) =>
    app.http.inject({
      ...{ method, url, remoteAddress: from, headers },
      ...(body !== undefined && { payload: body }),
    });
  const admin = (method: Method, url: string, body?: object) => app.send(method, url, body, { key: adminKey });
  return { app, clock, send, admin, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

describe('anyone inside', () => {
  it('translates without signing in, and is counted as one entry of the account', async () => {
    await using opened = await openApp();
    const who = (await opened.send('GET', session)).json();
    assert.deepEqual([who.is_signed_in, who.is_anyone, who.role, who.account], [false, true, 'user', null]);
    assert.deepEqual(who.scopes, ['translate:text', 'translate:document', 'write:improve', 'languages:read']);
    const translated = await opened.send('POST', '/v2/translate', text);
    assert.equal(translated.statusCode, 200, translated.payload);
    for (const url of [
      '/v1/console/language-pairs',
      '/v1/console/document-types',
      '/v3/languages?resource=translate_text',
    ])
      assert.equal((await opened.send('GET', url)).statusCode, 200, url);
    const listed = (await opened.admin('GET', people)).json().people;
    assert.deepEqual(
      listed.map(({ kind, email, characters, used_characters }: Record<string, unknown>) => [
        ...[kind, email, characters, used_characters],
      ]),
      [['anyone', '', 1_000, 3]],
    );
    const query = '?start_date=2026-05-10&end_date=2026-05-10&group_by=person';
    const { usage_report } = (await opened.admin('GET', `/v2/admin/analytics${query}`)).json();
    assert.deepEqual(
      usage_report.person_usages.map(({ name, email }: Record<string, unknown>) => [name, email]),
      [['Anyone inside', null]],
    );
    assert.equal(usage_report.total_usage.total_characters, 3);
  });

  it('has one limit, which is exact, and starts anew with the period', async () => {
    await using opened = await openApp(10);
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => opened.send('POST', '/v2/translate', text)));
    assert.deepEqual(tries.map(({ statusCode }) => statusCode).sort(), [200, 200, 200, 456, 456]);
    assert.equal((await opened.app.translate({ text: ['abc'] })).statusCode, 200);
    opened.clock.advance(31 * 86_400_000);
    assert.equal((await opened.send('POST', '/v2/translate', text)).statusCode, 200);
  });

  it('reaches nothing else', async () => {
    await using opened = await openApp();
    const open = new Set([
      'translate:text',
      'translate:document',
      'write:improve',
      'languages:read',
      'public',
      'signature',
    ]);
    const lists = new Set(['GET /v1/console/language-pairs', 'GET /v1/console/document-types']);
    let refused = 0;
    for (const [name, { scope, body }] of Object.entries(operationSamples)) {
      if (open.has(scope) || lists.has(name)) continue;
      const [method = '', path = ''] = name.split(' ');
      const url = path.replaceAll(/\{\w+\}/g, '11111111-2222-4333-8444-555555555555');
      const answer = await opened.send(method as Method, url, typeof body === 'object' ? body : undefined);
      assert.deepEqual([answer.statusCode, answer.json().code], [401, 'session_ended'], `${name}: ${answer.payload}`);
      refused += 1;
    }
    assert.ok(refused > 50, String(refused));
  });

  it('is nobody from other addresses, on other pages, and without our header', async () => {
    await using opened = await openApp();
    for (const [options, status] of [
      [{ from: '10.8.1.1' }, 401],
      [{ headers: { ...own, 'x-forwarded-for': '10.9.1.1' }, from: '10.8.1.1' }, 401],
      [{ headers: { 'sec-fetch-site': 'same-origin' } }, 401],
      [{ headers: { ...own, 'sec-fetch-site': 'cross-site' } }, 403],
      [{ headers: { 'x-dragoman-console': '1', origin: 'https://evil.example' } }, 403],
    ] as const)
      assert.equal((await opened.send('POST', '/v2/translate', text, options)).statusCode, status);
    const outside = (await opened.send('GET', session, undefined, { from: '10.8.1.1' })).json();
    assert.deepEqual([outside.is_anyone, outside.role], [false, null]);
  });

  it('changes nothing for keys and for who is signed in', async () => {
    await using opened = await openApp(0);
    const authorization = `DeepL-Auth-Key ${developerKey}`;
    const headers = { ...own, authorization };
    assert.equal((await opened.send('POST', '/v2/translate', text, { headers })).statusCode, 200);
    const signedIn = await opened.send('POST', session, { key: developerKey });
    const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';
    const who = await opened.send('GET', session, undefined, { headers: { ...own, cookie } });
    assert.deepEqual([who.json().is_signed_in, who.json().is_anyone], [true, false]);
    assert.equal((await opened.send('POST', '/v2/translate', text, { headers: { ...own, cookie } })).statusCode, 200);
    assert.equal((await opened.send('POST', '/v2/translate', text)).statusCode, 456);
  });

  it('is switched off by an administrator, who cannot invite it or give it a role', async () => {
    await using opened = await openApp();
    const [{ person_id: id }] = (await opened.admin('GET', people)).json().people;
    assert.equal((await opened.admin('POST', `${people}/${id}/invitation`)).statusCode, 400);
    assert.equal((await opened.admin('PATCH', `${people}/${id}`, { role: 'administrator' })).statusCode, 400);
    assert.equal((await opened.admin('PATCH', `${people}/${id}`, { is_deactivated: true })).statusCode, 200);
    assert.equal((await opened.send('POST', '/v2/translate', text)).statusCode, 401);
    assert.equal((await opened.send('GET', session)).json().is_anyone, false);
  });
});
