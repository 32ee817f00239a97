import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { adminKey, developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { type SentAnswer, sendRequest } from '../support/send-request.ts';

const freeKey = 'developer-key-of-a-free-account:fx';

function readUsageUnder(server: RunningServer, host: string, key: string): Promise<SentAnswer> {
  return sendRequest(server.address, 'GET', '/v2/usage', { host, key });
}

describe('keys', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_FREE_HOSTS: 'free.example' } });
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('answers 401 without a key and 403 for an unknown one, never 401', async () => {
    const without = await fetch(new URL('/v2/usage', server.address));
    assert.equal(without.status, 401);
    assert.equal(((await without.json()) as { code: string }).code, 'missing_credentials');
    const unknown = await server.request('/v2/usage', { headers: { authorization: 'DeepL-Auth-Key nobody' } });
    assert.equal(unknown.status, 403);
    assert.equal(((await unknown.json()) as { code: string }).code, 'invalid_key');
    const basic = await server.request('/v2/usage', { headers: { authorization: `Basic ${developerKey}` } });
    assert.equal(basic.status, 401);
  });

  it('answers 403 for an admin key outside the admin endpoints', async () => {
    const response = await server.request('/v2/usage', { headers: { authorization: `DeepL-Auth-Key ${adminKey}` } });
    assert.equal(response.status, 403);
    assert.match(((await response.json()) as { message: string }).message, /admin keys/);
  });

  it('answers 403 for a Pro key on the Free base, naming the right one', async () => {
    assert.equal((await readUsageUnder(server, 'pro.example', developerKey)).status, 200);
    const wrong = await readUsageUnder(server, 'free.example:8080', developerKey);
    assert.equal(wrong.status, 403);
    assert.match(wrong.text, /Pro base address/);
  });

  it('checks the key before it reads the body', async () => {
    const response = await server.request('/v2/translate', {
      method: 'POST',
      headers: { 'content-type': 'text/nonsense', authorization: 'DeepL-Auth-Key nobody' },
      body: 'nonsense',
    });
    assert.equal(response.status, 403);
  });

  it('gives every answer a trace id of its own', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await server.request('/v2/usage')).headers.get('x-trace-id')),
    );
    assert.equal(new Set(ids).size, 5);
    for (const id of ids) assert.match(id ?? '', /^[0-9a-f]{32}$/);
  });

  it('never logs a text or a key', async () => {
    await server.translate({ text: ['unmistakable-text'], source_lang: 'EN', target_lang: 'ES' });
    await server.translate({ text: ['unmistakable-text\0'], source_lang: 'EN', target_lang: 'ES' });
    assert.doesNotMatch(server.output(), /unmistakable/);
    assert.ok(!server.output().includes(developerKey));
  });
});

describe('a Free account', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer({
      environment: { DRAGOMAN_PLAN: 'free', DRAGOMAN_API_KEY: freeKey, DRAGOMAN_FREE_HOSTS: 'free.example' },
    });
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  it('works on the Free base only', async () => {
    assert.equal((await readUsageUnder(server, 'free.example', freeKey)).status, 200);
    const wrong = await readUsageUnder(server, 'pro.example', freeKey);
    assert.equal(wrong.status, 403);
    assert.match(wrong.text, /Free base address/);
  });

  it('gets the short form of usage', async () => {
    const usage = await readUsageUnder(server, 'free.example', freeKey);
    assert.deepEqual(usage.json(), { character_count: 0, character_limit: 500_000 });
  });
});

describe('scoped keys and limits', () => {
  it('holds a key to its scopes and its limit, and stops it at once when it is deactivated', async () => {
    await using server = await startServer({ environment: { DRAGOMAN_LOG_LEVEL: 'warn' } });
    const { runCli } = await import('../support/run-cli.ts');
    const created = await runCli(['keys', 'create', '--scope', 'translate:text', '--limit', '20'], server.dataDir);
    assert.equal(created.code, 0, created.stderr);
    const key = /\b[0-9a-f]{64}\b/.exec(created.stdout)?.[0];
    assert.ok(key, created.stdout);
    const headers = { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' };
    const translate = (text: string): Promise<Response> =>
      server.request('/v2/translate', {
        method: 'POST',
        headers,
        body: JSON.stringify({ text: [text], source_lang: 'EN', target_lang: 'ES' }),
      });
    const outside = await server.request('/v2/usage', { headers });
    assert.equal(outside.status, 403);
    assert.match(((await outside.json()) as { message: string }).message, /'usage:read'/);
    assert.equal((await translate('x'.repeat(20))).status, 200);
    const over = await translate('x');
    assert.equal(over.status, 456);
    assert.equal(((await over.json()) as { code: string }).code, 'quota_exceeded');

    const id = /[0-9a-f-]{36}:[0-9a-f-]{36}/.exec(created.stdout)?.[0] ?? '';
    assert.equal((await runCli(['keys', 'deactivate', id], server.dataDir)).code, 0);
    const afterwards = await translate('x');
    assert.equal(afterwards.status, 403);
    assert.match(((await afterwards.json()) as { message: string }).message, /deactivated/);
  });

  it('protects itself: 429 for a key with too much in progress, 529 for the server, both with Retry-After', async () => {
    const many = async (environment: Record<string, string>): Promise<readonly Response[]> => {
      await using server = await startServer({ environment: { ...environment, DRAGOMAN_LOG_LEVEL: 'warn' } });
      const text = Array(50).fill('The house is red and the car is blue, and nobody knows why it had to be so.');
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => server.translate({ text, source_lang: 'EN', target_lang: 'ES' })),
      );
      await Promise.all(answers.map((answer) => answer.text()));
      const after = await server.translate({ text: ['a'], source_lang: 'EN', target_lang: 'ES' });
      assert.equal(after.status, 200);
      return answers;
    };
    for (const [environment, status] of [
      [{ DRAGOMAN_KEY_CONCURRENCY: '2' }, 429],
      [{ DRAGOMAN_MAX_CONCURRENCY: '2', DRAGOMAN_ACCOUNT_CONCURRENCY: '3' }, 529],
      // One account alone has half of the server.
      [{ DRAGOMAN_MAX_CONCURRENCY: '2' }, 429],
    ] as const) {
      const answers = await many(environment);
      const refused = answers.filter((answer) => answer.status === status);
      assert.ok(refused.length > 0 && answers.some((answer) => answer.status === 200));
      for (const answer of refused) assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
    }
  });
});
