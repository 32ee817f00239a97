import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeQualityEvaluator } from '../../src/engines/fake/fake-quality-evaluator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { nowhere, operationSamples, workflowSource } from '../support/operation-samples.ts';
import { poll } from '../support/poll.ts';
import { scriptedSpeech } from '../support/scripted-speech.ts';
import {
  adminKey,
  createTestApp,
  developerKey,
  type Method,
  type TestAccount,
  type TestApp,
} from '../support/test-app.ts';
import { ended, upload, uploaded } from './documents-fixtures.ts';

/** In the name of everything that the first account has. */
const mark = 'of-the-owner';

const january = 'start_date=2026-01-01&end_date=2026-01-31';

/** Reports of analytics that the samples do not ask for. */
const deeperViews = [
  `/v2/admin/analytics?${january}&group_by=key`,
  `/v2/admin/analytics?${january}&group_by=key_and_day`,
  `/v2/admin/analytics?${january}&group_by=person`,
  `/v2/admin/analytics/custom-tags?${january}&aggregate_by=day`,
];

/** What an account can read that has no name of anything in it: languages and sums. */
const namingNothing = [
  'GET /v1/unstable/agent/tasks',
  'GET /v1/unstable/agent/tasks/{task_id}',
  'GET /v1/unstable/agent/tasks/{task_id}/events',
  'GET /v1/unstable/agent/tasks/{task_id}/journal',
  'GET /v1/voice/speech/languages',
  'GET /v2/admin/analytics',
  'GET /v2/document/{document_id}',
  'GET /v2/glossary-language-pairs',
  'GET /v2/languages',
  'GET /v2/usage',
  'GET /v3/languages',
  'GET /v3/languages/resources',
  'GET /v3/translation_memories/jobs/{job_id}',
];

interface Owned {
  /** By the names that they have in paths and bodies. */
  readonly ids: Readonly<Record<string, string>>;
  readonly documentKey: string;
}

async function makeOne(app: TestApp, path: string, body: object, key?: string): Promise<Record<string, string>> {
  const answer = await app.send('POST', path, body, key === undefined ? {} : { key });
  assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`);
  return answer.json();
}

/** One of everything that an account can have. */
async function makeEverything(app: TestApp): Promise<Owned> {
  const dictionary = { source_lang: 'en', target_lang: 'es', entries: `cat\t${mark}` };
  const segments = [{ source: 'cat', target: mark, target_language: 'es' }];
  const glossary = await makeOne(app, '/v3/glossaries', { name: mark, dictionaries: [dictionary] });
  const style = await makeOne(app, '/v3/style_rules', {
    name: mark,
    language: 'es',
    custom_instructions: [{ label: mark, prompt: mark }],
  });
  const terms = await makeOne(app, '/v3/spoken-terms', { name: mark, term_lists: [{ lang: 'en', entries: mark }] });
  const memory = await makeOne(app, '/v3/translation_memories', { name: mark, source_language: 'en', segments });
  const memoryId = memory.translation_memory_id ?? '';
  const job = await makeOne(app, `/v3/translation_memories/${memoryId}/export`, {});
  const key = await makeOne(app, '/v2/admin/developer-keys', { label: mark }, adminKey);
  await makeOne(app, '/v2/admin/admin-keys', { label: mark }, adminKey);
  const email = `${mark}@example.org`;
  const person = await makeOne(app, '/v2/admin/people', { name: mark, email }, adminKey);
  const headers = { 'x-service-reporting-tag': mark };
  for (const [path, body] of [
    ['/v2/translate', { text: ['cat'], source_lang: 'EN', target_lang: 'ES' }],
    ['/v2/write/rephrase', { text: ['cat'] }],
  ] as const)
    assert.equal((await app.send('POST', path, body, { headers, key: key.api_key ?? '' })).statusCode, 200);
  const document = await uploaded(app, { name: `${mark}.txt`, content: mark });
  await ended(app, document);
  const evaluation = await makeOne(app, '/v1/quality-evaluation', {
    source_lang: 'EN',
    target_lang: 'ES',
    segments: [{ source: 'cat', target: mark }],
  });
  const result = `/v1/quality-evaluations/${evaluation.job_id}`;
  await poll(async () => (await app.send('GET', result)).statusCode === 200);
  const voice = await makeOne(app, '/v1/jobs/voice/translate', {
    source_file: { name: mark, content_type: 'audio/mpeg', content_length: 800 },
    targets: [{ language: 'en', type: 'text/plain' }],
  });
  const task = await makeOne(app, '/v1/unstable/agent/workflows/review-translation/trigger', {
    workflow_request: JSON.stringify({
      input: { source_lang: 'en', target_lang: 'es', segments: [{ source: mark, target: mark }] },
    }),
  });
  const source = workflowSource(nowhere, mark);
  const made = await app.send('PUT', `/v1/unstable/agent/workflows/${nowhere}`, { source }, { key: adminKey });
  assert.equal(made.statusCode, 200, made.payload);
  const tasks = async () => (await app.send('GET', '/v1/unstable/agent/tasks')).json().tasks;
  await poll(async () => (await tasks())[0]?.status !== 'InProgress');
  const { result_data: artifacts } = (await app.send('GET', `/v1/unstable/agent/tasks/${task.task_id}`)).json();
  const [, artifact] = artifacts as readonly { artifactId: string }[];
  const [instruction] = style.custom_instructions as unknown as readonly { id: string }[];
  return {
    ids: {
      glossary_id: glossary.glossary_id ?? '',
      style_id: style.style_id ?? '',
      instruction_id: instruction?.id ?? '',
      spoken_terms_id: terms.spoken_terms_id ?? '',
      translation_memory_id: memoryId,
      job_id: job.job_id ?? '',
      evaluation_id: evaluation.job_id ?? '',
      voice_job_id: voice.job_id ?? '',
      task_id: task.task_id ?? '',
      artifact_id: artifact?.artifactId ?? '',
      workflow_id: nowhere,
      document_id: document.document_id,
      key_id: key.key_id ?? '',
      person_id: person.person_id ?? '',
    },
    documentKey: document.document_key,
  };
}

describe('two accounts', () => {
  let app: TestApp;
  let owned: Owned;
  let stranger: TestAccount;
  before(async () => {
    // A day that the samples of analytics ask for.
    const clock = new ManualClock('2026-01-15T12:00:00Z');
    app = await createTestApp({
      translators: [new FakeTranslator()],
      writingEngines: [new FakeWritingEngine()],
      evaluator: new FakeQualityEvaluator(),
      speech: scriptedSpeech({ vocabulary: [mark] }),
      clock,
    });
    owned = await makeEverything(app);
    stranger = await app.createAccount({ qualityEvaluation: true });
  });
  after(() => app[Symbol.asyncDispose]());

  /** The sample of an operation, about what the first account has, as that account or as another calls it. */
  function call(name: string, account?: TestAccount) {
    const { scope, body = {} } = operationSamples[name] ?? assert.fail(name);
    const [method = '', path = ''] = name.split(' ');
    const url = path
      .replace(/^(\/v1\/quality.*)\{job_id\}/, '$1{evaluation_id}')
      .replace(/^(\/v1\/jobs\/voice.*)\{job_id\}/, '$1{voice_job_id}')
      .replace('{position}', '0')
      .replaceAll(/\{(\w+)\}/g, (_, parameter: string) => owned.ids[parameter] ?? assert.fail(`no ${parameter}`))
      .replace('document_key=a', `document_key=${owned.documentKey}`);
    const named = {
      ...body,
      ...('document_key' in body && { document_key: owned.documentKey }),
      ...('key_id' in body && { key_id: owned.ids.key_id }),
    };
    const caller = account ?? { adminKey, developerKey };
    return app.send(method as Method, url, method === 'GET' || method === 'DELETE' ? undefined : named, {
      key: scope === 'admin' ? caller.adminKey : caller.developerKey,
    });
  }

  /** That these are all operations that there are is tested with the scopes. Sessions of the console have tests of their own. */
  const names = Object.keys(operationSamples).filter((name) => !name.includes('/v1/console/'));
  const namesOne = (name: string) => name.includes('{') || 'key_id' in (operationSamples[name]?.body ?? {});

  /** Everything that the first account can read, as it is. A result is left, since it is there once. */
  async function view(): Promise<ReadonlyMap<string, string>> {
    const seen = new Map<string, string>();
    for (const name of names) {
      if (!name.startsWith('GET /v') || name.includes('/result') || name.includes('/file')) continue;
      if (operationSamples[name]?.scope === 'signature') continue;
      // An export is in the audit log.
      if (name.endsWith('/data')) continue;
      // A session is known by its token alone.
      if (name.includes('realtime')) continue;
      const answer = await call(name);
      assert.ok(answer.statusCode < 300, `${name}: ${answer.statusCode} ${answer.payload}`);
      seen.set(name, answer.payload);
    }
    for (const path of deeperViews) seen.set(path, (await app.send('GET', path, undefined, { key: adminKey })).payload);
    return seen;
  }

  it('share nothing: whatever a stranger does, the owner sees what was there before', async () => {
    const before = await view();
    const unmarked = [...before]
      .filter(([, answer]) => !answer.includes(mark))
      .map(([name]) => name.replace(/\?.*/, ''));
    assert.deepEqual(unmarked.sort(), namingNothing, 'all else shows what the owner has');
    for (const name of names) {
      const answer = await call(name, stranger);
      if (operationSamples[name]?.scope === 'signature' || name.includes('realtime?token'))
        assert.equal(answer.statusCode, 401, name);
      // Accounts can have workflows with the same id.
      else if (name === 'PUT /v1/unstable/agent/workflows/{workflow_id}' || name === 'POST /v2/admin/people')
        assert.equal(answer.statusCode, 400);
      else if (namesOne(name)) assert.equal(answer.statusCode, 404, `${name}: ${answer.payload}`);
      else assert.ok(answer.statusCode < 300 || answer.statusCode === 415, `${name}: ${answer.payload}`);
      assert.ok(!answer.payload.includes(mark), `${name}: ${answer.payload}`);
      for (const id of Object.values(owned.ids))
        if (!namesOne(name)) assert.ok(!answer.payload.includes(id), `${name}: ${answer.payload}`);
    }
    for (const path of deeperViews) {
      const { payload } = await app.send('GET', path, undefined, { key: stranger.adminKey });
      for (const known of [mark, ...Object.values(owned.ids)])
        assert.ok(!payload.includes(known), `${path}: ${payload}`);
    }
    assert.deepEqual(await view(), before);
    assert.equal((await call('POST /v2/document/{document_id}/result')).statusCode, 200);
  });

  it('are counted apart under the same tag, whatever they use it for', async () => {
    const [one, two] = [await app.createAccount(), await app.createAccount()];
    const headers = { 'x-service-reporting-tag': 'same' };
    const use = async ({ developerKey: key }: TestAccount, characters: number) => {
      const text = ['x'.repeat(characters)];
      assert.equal((await app.translate({ text }, { key, headers })).statusCode, 200);
      const improved = await app.send('POST', '/v2/write/correct', { text }, { key, headers });
      assert.equal(improved.statusCode, 200, improved.payload);
      const content = 'x'.repeat(characters);
      await ended(app, await uploaded(app, { name: 'a.txt', content }, {}, { key, headers }), { key });
    };
    await Promise.all([use(one, 3), use(two, 5)]);
    for (const [{ adminKey: key, developerKey: own }, characters] of [
      [one, 3],
      [two, 5],
    ] as const) {
      const path = `/v2/admin/analytics/custom-tags?${january}`;
      const { usage } = (await app.send('GET', path, undefined, { key })).json().custom_tag_usage_report;
      assert.equal(usage.length, 1);
      const { text_translation_characters, document_translation_characters, text_improvement_characters } =
        usage[0].breakdown;
      assert.deepEqual(
        [text_translation_characters, document_translation_characters, text_improvement_characters],
        [characters, characters, characters],
      );
      const counted = (await app.send('GET', '/v2/usage', undefined, { key: own })).json();
      assert.equal(counted.character_count, 3 * characters);
    }
  });

  it('cannot use what the other has stored, for texts or for documents', async () => {
    const { glossary_id = '', style_id = '', translation_memory_id = '' } = owned.ids;
    const key = stranger.developerKey;
    for (const fields of [{ glossary_id }, { glossary_ids: glossary_id }, { style_id }, { translation_memory_id }]) {
      const text = await app.translate({ text: ['cat'], ...fields }, { key });
      assert.equal(text.statusCode, 404, text.payload);
      const document = await upload(app, { name: 'a.txt', content: 'cat' }, fields as Record<string, string>, { key });
      assert.equal(document.statusCode, 404, document.payload);
      assert.notEqual((await app.translate({ text: ['cat'], ...fields })).statusCode, 404, 'the owner finds it');
    }
  });

  it('count for themselves', async () => {
    const other = await app.createAccount({ characterLimit: 3 });
    const before = await app.countedCharacters();
    assert.equal((await app.translate({ text: ['abc'] }, { key: other.developerKey })).statusCode, 200);
    assert.equal((await app.translate({ text: ['a'] }, { key: other.developerKey })).statusCode, 456);
    assert.equal(await app.countedCharacters(), before);
    assert.equal((await app.translate({ text: ['a'] })).statusCode, 200);
    const usage = (await app.send('GET', '/v2/usage', undefined, { key: other.developerKey })).json();
    assert.equal(usage.character_count, 3);
  });
});
