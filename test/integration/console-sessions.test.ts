import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { adminKey, createTestApp, developerKey, type Method, type TestApp } from '../support/test-app.ts';

const path = '/v1/console/session';
const [minute, hour] = [60_000, 3_600_000];

async function openApp(settings: Parameters<typeof createTestApp>[0]['settings'] = {}) {
  const clock = new ManualClock('2026-05-10T12:00:00Z');
  const app = await createTestApp({ translators: [new FakeTranslator()], clock, settings });
  return { app, clock, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

/** A browser on a page of the console: it keeps the cookie and sends what our pages send. */
class Browser {
  cookie: string | undefined;
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app;
    this.#headers = { 'sec-fetch-site': 'same-origin', 'x-dragoman-console': '1', ...headers };
  }

  async send(method: Method, url: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
    const cookie = this.cookie === undefined ? {} : { cookie: this.cookie };
    const options = { key: null, headers: { ...this.#headers, ...cookie, ...headers } };
    const answer = await this.#app.send(method, url, body, options);
    const [set] = [answer.headers['set-cookie']].flat();
    if (set !== undefined) this.cookie = /^([^;]+)/.exec(set)?.[1];
    return answer;
  }

  async signIn(key: string) {
    const answer = await this.send('POST', path, { key });
    assert.equal(answer.statusCode, 201, answer.payload);
    return answer;
  }

  translate(headers?: Readonly<Record<string, string>>) {
    return this.send('POST', '/v2/translate', { text: ['abc'], source_lang: 'EN', target_lang: 'ES' }, headers);
  }

  async status(method: Method, url: string): Promise<number> {
    return (await this.send(method, url)).statusCode;
  }
}

const keysPath = '/v2/admin/developer-keys';

describe('a session of the console', () => {
  it('is not there before anybody signs in, and the answer says how to', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    const { is_signed_in, sign_in_methods, account, role } = (await browser.send('GET', path)).json();
    assert.deepEqual([is_signed_in, sign_in_methods, account, role], [false, ['key', 'password'], null, null]);
    assert.equal(await browser.status('GET', '/v1/console/sessions'), 401);
  });

  it('begins with a key, and calls what the key may call', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    const answer = await browser.signIn(`DeepL-Auth-Key ${developerKey}`);
    assert.match(
      String(answer.headers['set-cookie']),
      /^dragoman-session=[0-9a-f]{64}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const { role, account, developer_key, admin_key, scopes, person } = (await browser.send('GET', path)).json();
    assert.deepEqual([role, account.plan, admin_key, scopes, person], ['editor', 'pro', null, null, null]);
    assert.equal(developer_key.masked_key, 'deve****ests');
    assert.equal((await browser.translate()).statusCode, 200);
    assert.equal((await browser.send('GET', '/v2/usage')).json().api_key_character_count, 3);
    const refused = await browser.send('GET', keysPath);
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'role_required']);
  });

  it('ends on the server when somebody signs out', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    await browser.signIn(developerKey);
    const { cookie } = browser;
    assert.equal(await browser.status('DELETE', path), 204);
    assert.equal(browser.cookie, 'dragoman-session=');
    browser.cookie = cookie;
    const answer = await browser.translate();
    assert.deepEqual([answer.statusCode, answer.json().code], [401, 'session_ended']);
  });

  it('administers with an admin key, and does what users do as well', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    const { role } = (await browser.signIn(adminKey)).json();
    assert.equal(role, 'administrator');
    assert.equal(await browser.status('GET', keysPath), 200);
    assert.equal((await browser.translate()).statusCode, 200);
    assert.equal(await opened.app.countedCharacters(), 3);
  });

  it('takes a second key of its account, whose token is another one', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    await browser.signIn(developerKey);
    const { cookie } = browser;
    const both = (await browser.signIn(adminKey)).json();
    assert.deepEqual(
      [both.role, both.developer_key.masked_key, both.admin_key.masked_key],
      ['administrator', 'deve****ests', 'admi****ests'],
    );
    assert.equal(await browser.status('GET', keysPath), 200);
    const stale = new Browser(opened.app);
    stale.cookie = cookie;
    assert.equal((await stale.translate()).statusCode, 401);
  });

  it('forgets the keys of another account', async () => {
    await using opened = await openApp();
    const other = await opened.app.createAccount({ name: 'Other' });
    const browser = new Browser(opened.app);
    await browser.signIn(adminKey);
    const { role, admin_key } = (await browser.signIn(other.developerKey)).json();
    assert.deepEqual([role, admin_key], ['editor', null]);
  });

  it('has the scopes of its key', async () => {
    await using opened = await openApp();
    const key = await opened.app.createKey({ scopes: ['translate:text'] });
    const browser = new Browser(opened.app);
    const { role, scopes } = (await browser.signIn(key)).json();
    assert.deepEqual([role, scopes], ['user', ['translate:text']]);
    assert.equal((await browser.translate()).statusCode, 200);
    assert.equal((await browser.send('GET', '/v2/languages')).json().code, 'out_of_scope');
  });

  it('ends with the key that it rests on', async () => {
    await using opened = await openApp();
    const { key_id, api_key } = (await opened.app.send('POST', keysPath, {}, { key: adminKey })).json();
    const browser = new Browser(opened.app);
    await browser.signIn(api_key);
    await opened.app.send('PUT', `${keysPath}/rotate`, { key_id, overlap_seconds: 60 }, { key: adminKey });
    assert.equal((await browser.translate()).statusCode, 200);
    opened.clock.advance(61_000);
    assert.equal((await browser.translate()).statusCode, 401);
  });

  it('ends when it is not used, and after a while in any case', async () => {
    await using opened = await openApp();
    const [idleMilliseconds, wholeMilliseconds] = [12 * hour, 30 * 24 * hour];
    const [idle, busy] = [new Browser(opened.app), new Browser(opened.app)];
    await idle.signIn(developerKey);
    await busy.signIn(developerKey);
    const step = idleMilliseconds * 0.75;
    for (let passed = step; passed < wholeMilliseconds; passed += step) {
      opened.clock.advance(step);
      assert.equal((await busy.translate()).statusCode, 200);
    }
    opened.clock.advance(step);
    assert.equal((await busy.translate()).statusCode, 401);
    assert.equal((await idle.translate()).statusCode, 401);
  });

  it('ends as the operator has set it, also where the setting became shorter', async () => {
    const limit = { idleMilliseconds: 20 * minute, wholeMilliseconds: hour };
    await using opened = await openApp({ sessions: { others: limit, administrator: limit } });
    const [idle, busy] = [new Browser(opened.app), new Browser(opened.app)];
    const { session } = (await idle.signIn(developerKey)).json();
    assert.equal(session.idle_expiration_time, '2026-05-10T12:20:00.000Z');
    await busy.signIn(developerKey);
    for (let passed = 0; passed < 45; passed += 15) {
      opened.clock.advance(15 * minute);
      assert.equal((await busy.translate()).statusCode, 200);
    }
    assert.equal((await idle.translate()).statusCode, 401);
    // What is over is not listed either.
    assert.equal((await busy.send('GET', '/v1/console/sessions')).json().sessions.length, 1);
    opened.clock.advance(15 * minute);
    assert.equal((await busy.translate()).statusCode, 401);
  });

  it('ends at once when its key is deactivated', async () => {
    await using opened = await openApp();
    const { key_id, api_key } = (await opened.app.send('POST', keysPath, {}, { key: adminKey })).json();
    const browser = new Browser(opened.app);
    await browser.signIn(api_key);
    await opened.app.send('PUT', `${keysPath}/deactivate`, { key_id }, { key: adminKey });
    assert.equal((await browser.translate()).json().code, 'session_ended');
  });

  it('keeps what it shows out of caches; answers to keys say nothing about them', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    await browser.signIn(developerKey);
    assert.equal((await browser.send('GET', '/v2/usage')).headers['cache-control'], 'no-store');
    assert.equal((await browser.translate()).headers['cache-control'], 'no-store');
    assert.equal((await opened.app.send('GET', '/v2/usage')).headers['cache-control'], undefined);
  });

  it('is shorter for an administrator', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    await browser.signIn(adminKey);
    opened.clock.advance(hour);
    assert.equal(await browser.status('GET', keysPath), 401);
  });

  it('has a cookie for TLS alone where the server is reached so', async () => {
    await using opened = await openApp({ publicUrl: 'https://intra.example/dragoman' });
    const browser = new Browser(opened.app);
    const answer = await browser.signIn(developerKey);
    assert.match(String(answer.headers['set-cookie']), /^__Host-dragoman-session=\S+ Path=\/; .*Secure/);
    assert.equal((await browser.translate()).statusCode, 200);
    browser.cookie = browser.cookie?.replace('__Host-', '');
    assert.equal((await browser.translate()).statusCode, 401);
  });

  it('is not there with DRAGOMAN_CONSOLE=0', async () => {
    await using opened = await openApp({ console: false });
    assert.equal(await new Browser(opened.app).status('GET', path), 404);
  });
});

describe('pages of others', () => {
  const own = { host: 'dragoman.example:8080' };
  for (const [what, headers, status] of [
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of another origin of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['without TLS, of another origin', { ...own, 'sec-fetch-site': '', origin: 'http://evil.example' }, 403],
    ['without TLS, of our origin', { ...own, 'sec-fetch-site': '', origin: 'http://dragoman.example:8080' }, 200],
    ['without TLS, of no origin', { ...own, 'sec-fetch-site': '' }, 403],
    ['of no page', { 'sec-fetch-site': 'none' }, 403],
    ['without our header', { 'x-dragoman-console': '' }, 403],
    ['of ours', {}, 200],
  ] as const)
    it(`${what}: a change is answered with ${status}`, async () => {
      await using opened = await openApp();
      const browser = new Browser(opened.app);
      await browser.signIn(developerKey);
      const sent = Object.fromEntries(
        Object.entries({ 'sec-fetch-site': 'same-origin', 'x-dragoman-console': '1', ...headers }).filter(
          ([, value]) => value !== '',
        ),
      );
      const answer = await opened.app.send(
        'POST',
        '/v2/translate',
        { text: ['abc'], source_lang: 'EN', target_lang: 'ES' },
        { key: null, headers: { ...sent, cookie: String(browser.cookie) } },
      );
      assert.equal(answer.statusCode, status, answer.payload);
      if (status !== 200) assert.equal(answer.json().code, 'foreign_page');
    });

  it('cannot sign anybody in', async () => {
    await using opened = await openApp();
    const answer = await new Browser(opened.app).send(
      'POST',
      path,
      { key: developerKey },
      { 'sec-fetch-site': 'none2' },
    );
    assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [403, undefined]);
  });
});

describe('a key beside the cookie', () => {
  it('counts alone', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    await browser.signIn(developerKey);
    assert.equal((await browser.translate({ authorization: 'DeepL-Auth-Key wrong' })).statusCode, 403);
    browser.cookie = 'dragoman-session=x';
    assert.equal((await browser.translate()).json().code, 'missing_credentials');
  });
});

describe('signing in', () => {
  it('is refused to an address that has tried too often, for a while', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    for (let attempt = 0; attempt < 10; attempt += 1)
      assert.equal((await browser.send('POST', path, { key: 'wrong' })).statusCode, 403);
    const refused = await browser.send('POST', path, { key: developerKey });
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '900']);
    opened.clock.advance(15 * 60_000);
    await browser.signIn(developerKey);
    const log = (await opened.app.send('GET', '/v2/admin/audit-log', undefined, { key: adminKey })).json().audit_log;
    const ofRefusals = log.filter(({ action }: { action: string }) => action === 'session.refused');
    // Not one for each: whoever guesses fills no log.
    assert.equal(ofRefusals.length, 1);
    assert.deepEqual([ofRefusals[0].actor, ofRefusals[0].details], ['unknown', { method: 'key', reason: 'unknown' }]);
    assert.doesNotMatch(JSON.stringify(ofRefusals), /wrong/);
  });

  it('is in the audit log, as are ends', async () => {
    await using opened = await openApp();
    const browser = new Browser(opened.app);
    await browser.signIn(adminKey);
    await browser.send('DELETE', path);
    const { audit_log } = (await opened.app.send('GET', '/v2/admin/audit-log', undefined, { key: adminKey })).json();
    assert.deepEqual(
      audit_log.slice(0, 2).map(({ action, origin }: { action: string; origin: string }) => [action, origin]),
      [
        ['session.ended', '127.0.0.1'],
        ['session.started', '127.0.0.1'],
      ],
    );
    assert.deepEqual(audit_log[1].details, { method: 'key', role: 'administrator', masked_key: 'admi****ests' });
  });
});

describe('the list of sessions', () => {
  it('has those of the same key, of which each can be ended, or all', async () => {
    await using opened = await openApp();
    const key = await opened.app.createKey({});
    const [one, two, other] = [1, 2, 3].map(() => new Browser(opened.app)) as [Browser, Browser, Browser];
    await one.signIn(key);
    await two.signIn(key);
    await other.signIn(developerKey);
    const page = await other.send('DELETE', '/v1/console/sessions?of=everybody');
    assert.equal(page.statusCode, 400);
    const list = async (browser: Browser): Promise<{ session_id: string; is_current: boolean }[]> =>
      (await browser.send('GET', '/v1/console/sessions')).json().sessions;
    const listed = await list(one);
    assert.equal(listed.length, 2);
    const theirs = listed.find(({ is_current }) => !is_current)?.session_id;
    const [foreign] = await list(other);
    assert.equal(await one.status('DELETE', `/v1/console/sessions/${foreign?.session_id}`), 404);
    assert.equal(await one.status('DELETE', `/v1/console/sessions/${theirs}`), 204);
    assert.equal((await two.translate()).statusCode, 401);
    await two.signIn(key);
    assert.equal(await one.status('DELETE', '/v1/console/sessions?of=account'), 204);
    assert.equal((await two.translate()).statusCode, 401);
    assert.equal((await other.translate()).statusCode, 200);
  });

  it('has those of the account for an administrator', async () => {
    await using opened = await openApp();
    const [user, administrator] = [new Browser(opened.app), new Browser(opened.app)];
    await user.signIn(developerKey);
    await administrator.signIn(adminKey);
    assert.equal((await administrator.send('GET', '/v1/console/sessions')).json().sessions.length, 2);
    assert.equal(await administrator.status('DELETE', '/v1/console/sessions'), 204);
    assert.equal((await user.translate()).statusCode, 200);
    await administrator.signIn(adminKey);
    assert.equal(await administrator.status('DELETE', '/v1/console/sessions?of=account'), 204);
    assert.equal((await user.translate()).statusCode, 401);
  });
});
