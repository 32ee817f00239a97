import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { adminKey, createTestApp, type Method } from '../support/test-app.ts';

const people = '/v2/admin/people';
const session = '/v1/console/session';
const password = 'four words nobody guesses';

async function openApp() {
  const clock = new ManualClock('2026-05-10T12:00:00Z');
  const app = await createTestApp({ translators: [new FakeTranslator()], clock });
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
    assert.equal(log.filter(({ action }: { action: string }) => action === 'session.refused').length, 1);
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
