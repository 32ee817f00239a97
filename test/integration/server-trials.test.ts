import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { ServerTrials } from '../../src/composition/server-trials.ts';
import { settings } from '../../src/config/settings.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import type { TriedServer } from '../../src/http/routes/console/try-server.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { adminKey, createTestApp, developerKey } from '../support/test-app.ts';

const trials = new ServerTrials(systemClock);
const { signal } = new AbortController();
const run = (server: TriedServer) => trials.run(server, 'account', signal);
const names = new Set<string>(settings.map(({ name }) => name));

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

  it('are tried by administrators only', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    const body = { kind: 'languagetool', base_url: 'http://127.0.0.1:9/v2' };
    const page = { 'x-dragoman-console': '1', 'sec-fetch-site': 'same-origin' };
    const statusOf = async (key: string): Promise<number> => {
      const signedIn = await app.send('POST', '/v1/console/session', { key }, { key: null, headers: page });
      const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
      const headers = { ...page, cookie };
      return (await app.send('POST', '/v1/console/server-trials', body, { key: null, headers })).statusCode;
    };
    assert.deepEqual([await statusOf(developerKey), await statusOf(adminKey)], [403, 200]);
  });
});
