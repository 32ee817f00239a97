import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ServerTrials } from '../../src/composition/server-trials.ts';
import type { Config } from '../../src/config/config.ts';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import { settings } from '../../src/config/settings.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import type { RecordAct } from '../../src/features/audit/act.ts';
import type { TriedServer } from '../../src/http/routes/console/try-server.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { adminKey, createTestApp, developerKey, type Method, type TestApp } from '../support/test-app.ts';

const recorded: Parameters<RecordAct>[] = [];
const record: RecordAct = async (...entry) => void recorded.push(entry);
const trials = new ServerTrials({ clock: systemClock, record });
const { signal } = new AbortController();
const by = { accountId: 'account', actor: 'key', origin: null, traceId: null };
const run = (server: TriedServer) => trials.run(server, by, signal);
const names = new Set<string>(settings.map(({ name }) => name));

const { models } = resolveConfiguration({ get: () => undefined, problems: [] }, tmpdir()).config;
const openApp = (settings: Partial<Config>) => createTestApp({ translators: [new FakeTranslator()], settings });

/** Sends requests as a page of the console; answers statuses. */
async function signIn(
  app: TestApp,
  secret: string,
): Promise<(...request: [Method, string, unknown?]) => Promise<number>> {
  const page = { 'x-dragoman-console': '1', 'sec-fetch-site': 'same-origin' };
  const signedIn = await app.send('POST', '/v1/console/session', { key: secret }, { key: null, headers: page });
  const headers = { ...page, cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' };
  return async (method, path, body) => (await app.send(method, path, body, { key: null, headers })).statusCode;
}

/** Answers as the handler says; its requests are kept. */
async function serve(answer: (path: string) => { status?: number; type?: string; body: string | Buffer }) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    const { status = 200, type = 'application/json', body } = answer(path);
    request.resume().on('end', () => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, paths, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe('servers that are tried before they are configured', () => {
  it('say that a language model works, with a sentence of it and the settings, and not the key', async () => {
    await using server = await ChatServer.start({ apiKey: 'sk-secret', answer: () => 'La casa está cerca del río.' });
    const tried = { kind: 'llm' as const, base_url: server.baseUrl, model: 'test-model', api_key: 'sk-secret' };
    const report = await run(tried);
    assert.deepEqual([report.outcome, report.sample], ['works', 'La casa está cerca del río.']);
    assert.deepEqual(report.settings, [
      { name: 'DRAGOMAN_LLM_BASE_URL', value: server.baseUrl },
      { name: 'DRAGOMAN_LLM_MODEL', value: 'test-model' },
      { name: 'DRAGOMAN_LLM_API_KEY', value: '(your key)' },
    ]);
    assert.doesNotMatch(JSON.stringify(report), /sk-secret/);
    const refused = await run({ ...tried, api_key: 'sk-other' });
    assert.deepEqual([refused.outcome, refused.sample], ['no_access', undefined]);
    const absent = await run({ ...tried, model: 'none' });
    assert.equal(absent.outcome, 'not_found');
    assert.match(absent.detail, /test-model/);
    assert.doesNotMatch(JSON.stringify([refused, absent]), /sk-/);
  });

  it('say how servers of speech and LanguageTool answer', async () => {
    await using speech = await serve((path) =>
      path.endsWith('/audio/transcriptions')
        ? { body: JSON.stringify({ text: '' }) }
        : { type: 'audio/pcm', body: Buffer.alloc(4_800) },
    );
    const base_url = `${speech.url}/v1`;
    assert.equal((await run({ kind: 'transcription', base_url, model: 'whisper' })).outcome, 'works');
    const spoken = await run({ kind: 'synthesis', base_url, model: 'tts', voice: 'nova' });
    assert.match(spoken.detail, /4800 bytes as pcm/);
    assert.deepEqual(spoken.settings[2], { name: 'DRAGOMAN_SYNTHESIS_VOICE', value: 'nova' });
    await using tool = await serve((path) => ({
      body: JSON.stringify(
        path.endsWith('/languages')
          ? [{ longCode: 'en-US', code: 'en' }]
          : { matches: [{ offset: 5, length: 3, replacements: [{ value: 'is' }], rule: { id: 'a' } }] },
      ),
    }));
    const checked = await run({ kind: 'languagetool', base_url: `${tool.url}/v2` });
    assert.deepEqual([checked.outcome, checked.sample], ['works', 'is']);
    await using empty = await serve(() => ({ status: 404, body: '{}' }));
    for (const kind of ['llm', 'transcription', 'synthesis', 'languagetool'] as const)
      assert.equal((await run({ kind, base_url: empty.url, model: 'a' })).outcome, 'not_found', kind);
  });

  it('are unreachable where nothing listens, and name settings that exist', async () => {
    const closed = await serve(() => ({ body: '' }));
    await closed[Symbol.asyncDispose]();
    for (const kind of ['llm', 'transcription', 'synthesis', 'languagetool'] as const) {
      const report = await run({ kind, base_url: closed.url, model: 'a', api_key: 'k' });
      assert.equal(report.outcome, 'unreachable', kind);
      for (const { name } of report.settings) assert.ok(names.has(name), name);
    }
  });

  it('are not asked at addresses that give secrets away, nor led there', async () => {
    const asked = (base_url: string) => run({ kind: 'languagetool', base_url });
    for (const address of ['http://169.254.169.254/latest', 'http://[fe80::1]/', 'http://0.0.0.0:80/'])
      await assert.rejects(asked(address), /does not connect to this address/, address);
    for (const address of ['file:///etc/passwd', 'http://user:secret@localhost/', 'localhost'])
      await assert.rejects(
        asked(address),
        (error: Error) => /base_url/.test(error.message) && !/secret/.test(error.message),
      );
    await using other = await serve(() => ({ body: '[]' }));
    const leading = createServer((_, response) => response.writeHead(307, { location: other.url }).end());
    await new Promise<void>((resolve) => leading.listen(0, '127.0.0.1', resolve));
    const base_url = `http://127.0.0.1:${(leading.address() as AddressInfo).port}`;
    for (const kind of ['llm', 'transcription', 'synthesis', 'languagetool'] as const)
      assert.notEqual((await run({ kind, base_url, model: 'a' })).outcome, 'works', kind);
    assert.deepEqual(other.paths, []);
    leading.close();
  });

  it('are asked at the address that was checked, whatever their name resolves to the next time', async () => {
    const hosts: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      hosts.push(request.headers.host);
      request.resume().on('end', () => response.writeHead(404).end('{}'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answers = ['127.0.0.1', '169.254.169.254'];
    let asked = 0;
    const resolve = async () => [{ address: answers[asked++ % answers.length] ?? '' }];
    const named = new ServerTrials({ clock: systemClock, record, resolve });
    const host = `models.example:${port}`;
    for (const kind of ['llm', 'transcription', 'synthesis', 'languagetool'] as const) {
      hosts.length = 0;
      const tried = { kind, base_url: `http://${host}/v1`, model: 'a' };
      assert.equal((await named.run(tried, by, signal)).outcome, 'not_found', kind);
      assert.deepEqual(new Set(hosts), new Set([host]), kind);
      await assert.rejects(named.run(tried, by, signal), /does not connect to this address/, kind);
    }
    assert.equal(asked, 8);
    const unknown = new ServerTrials({ clock: systemClock, record, resolve: () => Promise.reject(new Error('a')) });
    const absent = { kind: 'languagetool' as const, base_url: `http://${host}/v1` };
    assert.equal((await unknown.run(absent, by, signal)).outcome, 'unreachable');
    server.close();
  });

  it('are recorded before they are asked, also those that are refused, without keys and queries', async () => {
    recorded.length = 0;
    const closed = await serve(() => ({ body: '' }));
    await closed[Symbol.asyncDispose]();
    await run({ kind: 'llm', base_url: `${closed.url}/v1?a=secret`, model: 'a', api_key: 'sk-secret' });
    await assert.rejects(run({ kind: 'languagetool', base_url: 'http://169.254.169.254/v2' }));
    const [base_url, other] = [`${closed.url}/v1`, 'http://169.254.169.254/v2'];
    const entry = { action: 'server.tried', subject: 'account' };
    assert.deepEqual(recorded, [
      [by, { ...entry, details: { kind: 'llm', base_url, is_refused: false } }],
      [by, { ...entry, details: { kind: 'languagetool', base_url: other, is_refused: true } }],
    ]);
    const unrecorded = new ServerTrials({ clock: systemClock, record: () => Promise.reject(new Error('disk')) });
    await using server = await serve(() => ({ body: '[]' }));
    await assert.rejects(unrecorded.run({ kind: 'languagetool', base_url: server.url }, by, signal), /disk/);
    assert.deepEqual(server.paths, []);
  });

  it('are tried by administrators only, and are in the audit log, as pulls of models are', async () => {
    const closed = await serve(() => ({ body: '' }));
    await closed[Symbol.asyncDispose]();
    const folder = join(tmpdir(), 'dragoman-without-models');
    await using app = await openApp({ models: { ...models, folder, searchFolders: [], indexUrls: [closed.url] } });
    const body = { kind: 'languagetool', base_url: `${closed.url}/v2` };
    const [user, administrator] = [await signIn(app, developerKey), await signIn(app, adminKey)];
    const statuses = async (person: typeof user): Promise<readonly number[]> => [
      await person('POST', '/v1/console/server-trials', body),
      await person('POST', '/v1/console/models', { models: ['en-de', 'nothing'] }),
      await person('POST', '/v1/console/models', { models: ['en-de', 'en-de'] }),
      await person('DELETE', '/v1/console/models/en-de'),
      await person('DELETE', '/v1/console/models/en-de'),
    ];
    assert.deepEqual(await statuses(user), [403, 403, 403, 403, 403]);
    assert.deepEqual(await statuses(administrator), [200, 400, 202, 204, 204]);
    const log = (await app.send('GET', '/v2/admin/audit-log', undefined, { key: adminKey })).json().audit_log;
    const [cancelled, requested, tried] = log as Record<string, unknown>[];
    assert.deepEqual([cancelled?.action, cancelled?.subject], ['model.cancelled', 'en-de']);
    assert.deepEqual([requested?.action, requested?.subject], ['model.requested', 'en-de']);
    assert.equal(tried?.action, 'server.tried');
    assert.deepEqual(tried?.details, { ...body, is_refused: false });
    assert.match(`${tried?.actor} ${tried?.origin}`, /^[0-9a-f:-]{73} 127\.0\.0\.1$/);
  });

  it('are not tried with DRAGOMAN_SERVER_TRIALS=0, and models are not installed with DRAGOMAN_CONSOLE_MODELS=0', async () => {
    await using app = await openApp({ modelPulls: false, serverTrials: false });
    const body = { kind: 'languagetool', base_url: 'http://127.0.0.1:9/v2' };
    const administrator = await signIn(app, adminKey);
    assert.equal(await administrator('POST', '/v1/console/server-trials', body), 404);
    assert.equal(await administrator('POST', '/v1/console/models', { models: ['en-de'] }), 404);
    assert.equal(await administrator('DELETE', '/v1/console/models/en-de'), 404);
  });
});
