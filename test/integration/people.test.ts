import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { MailServer } from '../support/mail-server.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { adminKey, createTestApp, type Method, type TestAppOptions } from '../support/test-app.ts';

const people = '/v2/admin/people';
const session = '/v1/console/session';
const password = 'four words nobody guesses';

async function openApp(options: Partial<TestAppOptions> = {}) {
  const clock = new ManualClock('2026-05-10T12:00:00Z');
  const app = await createTestApp({ translators: [new FakeTranslator()], clock, ...options });
  const headers = { 'sec-fetch-site': 'same-origin', 'x-dragoman-console': '1' };
  const page = (method: Method, url: string, body?: object, cookie?: string) =>
    app.send(method, url, body, { key: null, headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) } });
  const admin = (method: Method, url: string, body?: object) => app.send(method, url, body, { key: adminKey });
  const invite = async (email: string, role = 'user') => {
    const answer = await admin('POST', people, { name: 'Ada', email, role });
    assert.equal(answer.statusCode, 201, answer.payload);
    const { person_id, invitation_url } = answer.json();
    return { id: person_id as string, token: new URL(invitation_url).hash.slice(1), url: invitation_url as string };
  };
  const accept = (token: string, wanted = password) =>
    page('POST', '/v1/console/invitation/acceptance', { token, password: wanted });
  const signIn = (email: string, given = password) => page('POST', `${session}/password`, { email, password: given });
  const join = async (email: string, role?: string) => {
    const { id, token } = await invite(email, role);
    const answer = await accept(token);
    assert.equal(answer.statusCode, 201, answer.payload);
    return { id, cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '' };
  };
  const disposal = { [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
  return { ...{ app, clock, page, admin, invite, accept, signIn, join }, ...disposal };
}

const byText = (one: object, other: object): number => JSON.stringify(one).localeCompare(JSON.stringify(other));

describe('people', () => {
  it('get a link whose token browsers send nobody, and which ends after three days', async () => {
    await using opened = await openApp();
    const { url, token } = await opened.invite('ada@example.org');
    assert.match(url, /\/console\/invitation#[0-9a-f]{64}$/);
    assert.ok(!(await opened.admin('GET', people)).payload.includes(token));
    opened.clock.advance(3 * 86_400_000);
    const late = await opened.accept(token);
    assert.deepEqual([late.statusCode, late.json().code], [404, 'invitation_not_found']);
  });

  for (const [wanted, reason] of [
    ['short', /it has 5 characters; 12 to 256 are allowed/],
    ['Ada.Lovelace@example.org', /it is the email address/],
    ['aaaaaaaaaaaaaaaa', /fewer than four different/],
    ['a b'.repeat(100), /it has 300 characters/],
  ] as const)
    it(`cannot have the password ${wanted.slice(0, 30)}, and can try another`, async () => {
      await using opened = await openApp();
      const { token } = await opened.invite('ada.lovelace@example.org');
      const answer = await opened.accept(token, wanted);
      assert.deepEqual([answer.statusCode, answer.json().code], [400, 'invalid_parameter']);
      assert.match(answer.json().message, reason);
      assert.equal((await opened.accept(token)).statusCode, 201);
    });

  it('are refused with the same answer when they are unknown and when the password is wrong', async () => {
    await using opened = await openApp();
    await opened.join('ada@example.org');
    const [unknown, wrong] = [await opened.signIn('eve@example.org'), await opened.signIn('ada@example.org', 'wrong')];
    const withoutTrace = ({ trace_id: _, ...rest }: Record<string, unknown>) => rest;
    assert.deepEqual([unknown.statusCode, wrong.statusCode], [403, 403]);
    assert.deepEqual(withoutTrace(unknown.json()), withoutTrace(wrong.json()));
    const log = (await opened.admin('GET', '/v2/admin/audit-log')).json().audit_log;
    const refused = log.filter(({ action }: { action: string }) => action === 'session.refused');
    assert.deepEqual(refused.map(({ details }: { details: object }) => details).toSorted(byText), [
      { method: 'password', reason: 'unknown' },
      { method: 'password' },
    ]);
    assert.doesNotMatch(JSON.stringify(refused), /eve|wrong/);
    assert.equal((await opened.signIn('ada@example.org')).statusCode, 201);
  });

  it('may try ten times from an address; a success in between does not count', async () => {
    await using opened = await openApp();
    await opened.join('ada@example.org');
    for (let attempt = 0; attempt < 9; attempt += 1)
      assert.equal((await opened.signIn(`eve${attempt}@example.org`, 'wrong')).statusCode, 403);
    assert.equal((await opened.signIn('ada@example.org')).statusCode, 201);
    assert.equal((await opened.signIn('eve@example.org', 'wrong')).statusCode, 403);
    const refused = await opened.signIn('ada@example.org');
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '900']);
    opened.clock.advance(900_000);
    assert.equal((await opened.signIn('ada@example.org')).statusCode, 201);
  });

  it('with one address in two accounts sign in where the password is right', async () => {
    await using opened = await openApp();
    await opened.join('ada@example.org');
    const { adminKey: key } = await opened.app.createAccount();
    const answer = await opened.app.send('POST', people, { name: 'Ada', email: 'ada@example.org' }, { key });
    const other = answer.json();
    await opened.accept(new URL(other.invitation_url).hash.slice(1), 'another account, another one');
    const [one, two] = [
      await opened.signIn('ada@example.org'),
      await opened.signIn('ada@example.org', 'another account, another one'),
    ];
    assert.equal(two.json().person.person_id, other.person_id);
    assert.notEqual(one.json().account.account_id, two.json().account.account_id);
  });

  it('who are administrators are signed out as soon as an admin key would be', async () => {
    await using opened = await openApp();
    const user = await opened.join('ada@example.org', 'user');
    const administrator = await opened.join('grace@example.org', 'administrator');
    opened.clock.advance(61 * 60_000);
    const isSignedIn = async (cookie: string) =>
      (await opened.page('GET', session, undefined, cookie)).json().is_signed_in;
    assert.deepEqual([await isSignedIn(user.cookie), await isSignedIn(administrator.cookie)], [true, false]);
  });

  it('of the role user speak, but change no resources; administrators manage people and keys', async () => {
    await using opened = await openApp();
    const user = await opened.join('ada@example.org');
    const voice = await opened.page(
      'GET',
      '/v1/jobs/voice/translate/11111111-2222-4333-8444-555555555555',
      undefined,
      user.cookie,
    );
    assert.equal(voice.statusCode, 404, voice.payload);
    const refused = await opened.page('POST', '/v3/glossaries', { name: 'a' }, user.cookie);
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'role_required']);
    assert.equal((await opened.page('GET', people, undefined, user.cookie)).statusCode, 403);
    const administrator = await opened.join('grace@example.org', 'administrator');
    for (const url of [people, '/v2/admin/developer-keys', '/v2/admin/audit-log'])
      assert.equal((await opened.page('GET', url, undefined, administrator.cookie)).statusCode, 200, url);
    const who = (await opened.page('GET', session, undefined, administrator.cookie)).json();
    assert.deepEqual([who.role, who.developer_key, who.admin_key], ['administrator', null, null]);
  });

  it('have keys that no list shows and no operation on keys finds', async () => {
    await using opened = await openApp();
    await opened.join('ada@example.org');
    const [{ key_id }] = (await opened.admin('GET', people)).json().people;
    assert.ok(!(await opened.admin('GET', '/v2/admin/developer-keys')).payload.includes(key_id));
    const rotated = await opened.admin('PUT', '/v2/admin/developer-keys/rotate', { key_id });
    assert.equal(rotated.statusCode, 404, rotated.payload);
  });

  it('need a valid address, name and role, and an address is there once in an account', async () => {
    await using opened = await openApp();
    await opened.invite('ada@example.org');
    for (const [body, code] of [
      [{ name: 'Ada', email: 'ADA@example.org ' }, 'email_taken'],
      [{ name: 'Ada', email: 'ada' }, 'invalid_parameter'],
      [{ name: 'Ada', email: 'a@b@c' }, 'invalid_parameter'],
      [{ name: '', email: 'b@example.org' }, 'invalid_parameter'],
      [{ name: 'a\u0007', email: 'b@example.org' }, 'invalid_parameter'],
      [{ name: 'Ada', email: 'b@example.org', role: 'queen' }, 'invalid_parameter'],
      [{ email: 'b@example.org' }, 'missing_parameter'],
    ] as const) {
      const answer = await opened.admin('POST', people, body);
      assert.deepEqual([answer.statusCode, answer.json().code], [400, code], answer.payload);
    }
  });

  it('have limits of characters, which are those of their key: 456, exact, and shown with what is used', async () => {
    await using opened = await openApp();
    const { id, cookie } = await opened.join('ada@example.org');
    const text = { text: ['abc'], source_lang: 'EN', target_lang: 'ES' };
    const translate = () => opened.page('POST', '/v2/translate', text, cookie);
    const limited = await opened.admin('PATCH', `${people}/${id}`, { characters: 10 });
    assert.deepEqual([limited.statusCode, limited.json().characters], [200, 10], limited.payload);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(translate));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 200, 456, 456]);
    const refused = answers.find(({ statusCode }) => statusCode === 456);
    assert.equal(refused?.json().code, 'quota_exceeded');
    const [listed] = (await opened.admin('GET', people)).json().people;
    assert.deepEqual([listed.characters, listed.used_characters], [10, 9]);
    assert.equal((await opened.app.translate({ text: ['abc'] })).statusCode, 200);
    await opened.admin('PATCH', `${people}/${id}`, { role: 'editor' });
    assert.equal((await translate()).statusCode, 456);
    assert.equal((await opened.admin('PATCH', `${people}/${id}`, { characters: null })).json().characters, null);
    assert.equal((await translate()).statusCode, 200);
    await opened.admin('PATCH', `${people}/${id}`, { characters: 0 });
    assert.equal((await translate()).statusCode, 456);
    const log = (await opened.admin('GET', '/v2/admin/audit-log')).json().audit_log as { details: object }[];
    assert.ok(log.some(({ details }) => JSON.stringify(details) === '{"characters":{"from":null,"to":10}}'));
    const body = { name: 'Bo', email: 'bo@example.org', characters: 5 };
    assert.equal((await opened.admin('POST', people, body)).json().characters, 5);
    assert.equal((await opened.admin('PATCH', `${people}/${id}`, { characters: -1 })).statusCode, 400);
  });

  it('are listed in pages', async () => {
    await using opened = await openApp();
    for (const letter of 'abcde') {
      await opened.invite(`${letter}@example.org`);
      opened.clock.advance(1);
    }
    const page = async (query: string) => {
      const { people: listed, total_count } = (await opened.admin('GET', `${people}${query}`)).json();
      return [listed.map(({ email }: { email: string }) => email[0]).join(''), total_count];
    };
    assert.deepEqual(await page('?page_size=2'), ['ab', 5]);
    assert.deepEqual(await page('?page_size=2&page=2'), ['e', 5]);
    assert.deepEqual(await page('?page=1'), ['', 5]);
    assert.deepEqual(await page(''), ['abcde', 5]);
    assert.equal((await opened.admin('GET', `${people}?page_size=501`)).statusCode, 400);
  });

  it('get their link by mail where a mail server is set, and nobody else sees it', async () => {
    await using mail = await MailServer.start();
    await using opened = await openApp({ smtpUrl: mail.url, settings: { mailFrom: 'Dragoman <d@example.com>' } });
    const body = { name: 'Ada www.evil.example', email: 'ada@example.org' };
    const invited = await opened.admin('POST', people, body);
    assert.deepEqual([invited.json().is_mailed, invited.json().invitation_url], [true, null], invited.payload);
    const [first] = mail.mails;
    assert.deepEqual([first?.to, first?.subject], [['ada@example.org'], 'Your access to localhost']);
    const text = (first?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    assert.match(text, /works once and until May 13, 2026/);
    assert.ok(!text.includes('www.evil'), text);
    const token = /invitation#([0-9a-f]{64})/.exec(text)?.[1] ?? assert.fail(text);
    assert.equal((await opened.accept(token)).statusCode, 201);
    const again = await opened.admin('POST', `${people}/${invited.json().person_id}/invitation`);
    assert.equal(again.json().is_mailed, true);
    assert.equal(mail.mails[1]?.subject, 'A new password for localhost');
    const shown = await opened.admin('POST', `${people}/${invited.json().person_id}/invitation`, { send_mail: false });
    assert.match(shown.json().invitation_url, /#[0-9a-f]{64}$/);
    assert.equal(mail.mails.length, 2);
  });

  it('get the link shown to the administrator where the mail server does not take the mail', async () => {
    await using mail = await MailServer.start({ refuse: () => ({ code: 550, message: 'no such user' }) });
    await using opened = await openApp({ smtpUrl: mail.url, settings: { mailFrom: 'd@example.com' } });
    const invited = (await opened.admin('POST', people, { name: 'Ada', email: 'ada@example.org' })).json();
    assert.equal(invited.is_mailed, false);
    assert.equal((await opened.accept(new URL(invited.invitation_url).hash.slice(1))).statusCode, 201);
  });

  it('cannot be managed or signed in by pages of other sites', async () => {
    await using opened = await openApp();
    const { token } = await opened.invite('ada@example.org');
    const headers = { 'sec-fetch-site': 'cross-site', 'x-dragoman-console': '1' };
    for (const [url, body] of [
      ['/v1/console/invitation', { token }],
      ['/v1/console/invitation/acceptance', { token, password }],
      [`${session}/password`, { email: 'ada@example.org', password }],
    ] as const) {
      const answer = await opened.app.send('POST', url, body, { key: null, headers });
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'foreign_page']);
    }
  });
});
