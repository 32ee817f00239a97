import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { recentDays } from '../support/recent-days.ts';
import { adminKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

/** The official command line: what its commands ask for and print. */
describe('deepl-cli', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const get = async <Body>(path: string, key?: string): Promise<Body> => {
    const answer = await sendRequest(server.address, 'GET', path, key === undefined ? {} : { key });
    assert.equal(answer.status, 200, answer.text);
    return answer.json<Body>();
  };
  const post = (path: string, body: object, key?: string) =>
    sendRequest(server.address, 'POST', path, key === undefined ? { body } : { body, key });

  it('auth and usage: reads numbers that it can print', async () => {
    const usage = await get<Record<string, unknown>>('/v2/usage');
    for (const name of [
      'character_count',
      'character_limit',
      'api_key_character_count',
      'speech_to_text_minutes_count',
    ])
      assert.equal(typeof usage[name], 'number', name);
    assert.ok(Array.isArray(usage.products));
  });

  it('admin usage: reads milliseconds of speech of the account and of each key', async () => {
    await post('/v2/translate', { text: ['We sell books.'], source_lang: 'EN', target_lang: 'ES' });
    const { usage_report: report } = await get<{
      usage_report: { total_usage: Record<string, number>; key_usages: { usage: Record<string, number> }[] };
    }>(`/v2/admin/analytics?${recentDays()}&group_by=key`, adminKey);
    assert.ok((report.total_usage.total_characters ?? 0) > 0);
    for (const usage of [report.total_usage, ...report.key_usages.map((entry) => entry.usage)])
      for (const name of ['total_characters', 'text_translation_characters', 'speech_to_text_milliseconds'])
        assert.equal(typeof usage[name], 'number', name);
  });

  it('admin keys: creates with a label and lists', async () => {
    const created = await post('/v2/admin/developer-keys', { label: 'cli' }, adminKey);
    const { key_id } = created.json<{ key_id: string }>();
    const keys = await get<{ key_id: string; label: string; is_deactivated: boolean }[]>(
      '/v2/admin/developer-keys',
      adminKey,
    );
    assert.deepEqual(keys.find((key) => key.key_id === key_id)?.label, 'cli');
  });

  it('translate into several targets, detect and write: one request each', async () => {
    for (const target_lang of ['es', 'fr'])
      assert.equal((await post('/v2/translate', { text: ['We sell books.'], target_lang })).status, 200);
    const detected = await post('/v2/translate', { text: ['Vendemos libros y periódicos.'], target_lang: 'EN-US' });
    const [first] = detected.json<{ translations: { detected_source_language: string }[] }>().translations;
    assert.equal(first?.detected_source_language, 'ES');
    const written = await post('/v2/write/rephrase', { text: ['She go to school every day.'], target_lang: 'en-US' });
    const [improvement] = written.json<{ improvements: { text: string; target_language: string }[] }>().improvements;
    assert.deepEqual([improvement?.text, improvement?.target_language], ['She goes to school every day.', 'en-US']);
  });

  it('languages, style rules and memories: lists that it prints as they are', async () => {
    assert.ok((await get<object[]>('/v3/languages?resource=translate_text')).length > 0);
    const name = 'cli';
    assert.equal((await post('/v3/style_rules', { name, language: 'es' })).status, 201);
    const { style_rules } = await get<{ style_rules: { name: string; style_id: string; version: number }[] }>(
      '/v3/style_rules?page=0&page_size=25&detailed=true',
    );
    assert.deepEqual([style_rules[0]?.name, style_rules[0]?.version], [name, 1]);
    const memories = await get<{ translation_memories: object[]; total_count: number }>(
      '/v3/translation_memories?page=0&page_size=25',
    );
    assert.deepEqual(memories, { translation_memories: [], total_count: 0 });
  });
});
