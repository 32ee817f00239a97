import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { TranslationBatch, TranslationOutcome } from '../../src/contracts/engines/text-translator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { filesIn } from '../support/files-in.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { adminKey, createTestApp, type TestApp } from '../support/test-app.ts';

const agent = '/v1/unstable/agent';
const id = '6a1e9d42-75f0-4b38-8c2d-9e4f1b7a3c50';
/** No other file of the server has this word. */
const text = 'The door of Quaxelbourne is open.';

const source = `id: ${id}
name: translate-and-keep
title: Translate and keep
description: Translates a text and keeps it as a file.
input: { type: object, required: [text], properties: { text: { type: string }, target_lang: { type: string }, media_type: { type: string } } }
steps:
  - id: translated
    use: translate_text
    with: { texts: [=input.text], source_lang: en, target_lang: "=not_null(input.target_lang, 'es')" }
  - { id: kept, use: store_file, with: { name: kept.txt, text: "=steps.translated.texts[0]", media_type: =input.media_type } }
result: { message: Done., data: =steps.translated, artifacts: [=steps.kept.file] }
`;

const longId = '8b3d5f70-92c4-4e16-a7d8-0f1e2a3b4c5d';
/** More texts than a task has attempts at one step. */
const manyTexts = Array.from({ length: 25 }, (_, index) => `The door number ${index} is open.`);
const longSource = `id: ${longId}
name: translate-each
title: Translate each
description: Translates each text in a step of its own.
input:
  type: object
  required: [texts]
  properties: { texts: { type: array, items: { type: string } }, target_lang: { type: string } }
steps:
  - id: each
    for_each: input.texts
    at_most: 50
    steps:
      - id: translated
        use: translate_text
        with: { texts: [=item], source_lang: en, target_lang: "=not_null(input.target_lang, 'es')" }
    gives: "=steps.translated.texts[0]"
result: { message: Done., data: =steps.each }
`;

const rephrasingId = '2c7a9e14-5b83-4d60-9f1e-6a0d8b4c3e72';
const rephrasingSource = `id: ${rephrasingId}
name: rephrase
title: Rephrase
description: Rephrases a text in a style.
input: { type: object, required: [text], properties: { text: { type: string } } }
steps:
  - { id: rephrased, use: rephrase_text, with: { texts: [=input.text], language: en-GB, style: business } }
result: { message: Done., data: =steps.rephrased }
`;

/** Fails so often before it translates, or once for each text. */
class FailingTranslator extends FakeTranslator {
  failures = 0;
  failsOnceForEach = false;
  asked = 0;
  readonly #failed = new Set<string>();

  override async translate(batch: TranslationBatch, signal: AbortSignal): Promise<TranslationOutcome> {
    this.asked += 1;
    const texts = JSON.stringify(batch.segments);
    if (this.failsOnceForEach && !this.#failed.has(texts)) {
      this.#failed.add(texts);
      throw new ServiceError('engine_failed', {});
    }
    if (this.failures > 0) {
      this.failures -= 1;
      throw new ServiceError('engine_failed', {});
    }
    return super.translate(batch, signal);
  }
}

interface Task {
  readonly task_id: string;
  readonly status: string;
  readonly error?: string;
  readonly result: { readonly response?: string };
  readonly result_data: readonly { readonly contentUrl: string; readonly name: string }[];
}

describe('agent tasks over time', { concurrency: false }, () => {
  const clock = new ManualClock();
  const translator = new FailingTranslator({ pairs: ['en>es'] });
  let dataDir: string;
  let app: TestApp;
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dragoman-kept-'));
    app = await createTestApp({
      clock,
      translators: [translator],
      writingEngines: [new FakeWritingEngine({ styles: ['business'] })],
      settings: { dataDir, agentPollsPerMinute: 1_000 },
    });
    for (const [name, text] of [
      [id, source],
      [longId, longSource],
      [rephrasingId, rephrasingSource],
    ]) {
      const brought = await app.send('PUT', `${agent}/workflows/${name}`, { source: text }, { key: adminKey });
      assert.equal(brought.statusCode, 200, brought.body);
    }
  });
  after(async () => {
    await app?.[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const read = async (task: string): Promise<Task> => (await app.send('GET', `${agent}/tasks/${task}`)).json();
  const get = async (url = ''): Promise<number> => {
    const { pathname, search } = new URL(url);
    return (await app.send('GET', `${pathname}${search}`, undefined, { key: null })).statusCode;
  };
  const objects = (): readonly string[] => filesIn(dataDir).filter((name) => name.includes('agent-tasks'));

  /** To its end, with time for each attempt. */
  async function run(input: object, workflow = 'translate-and-keep'): Promise<Task> {
    const body = { workflow_request: JSON.stringify({ input }) };
    const triggered = await app.send('POST', `${agent}/workflows/${workflow}/trigger`, body);
    assert.equal(triggered.statusCode, 200, triggered.body);
    const { task_id } = triggered.json<Task>();
    await poll(async () => {
      clock.advance(1_000);
      return (await read(task_id)).status !== 'InProgress';
    });
    return read(task_id);
  }

  it('are tried again where an engine fails, and billed once', async () => {
    translator.failures = 2;
    const before = await app.countedCharacters();
    const task = await run({ text });
    assert.equal(task.status, 'Completed', task.error);
    assert.equal(translator.failures, 0);
    assert.equal((await app.countedCharacters()) - before, text.length);
  });

  it('have all their attempts again after each step that is done', async () => {
    translator.failsOnceForEach = true;
    const before = await app.countedCharacters();
    const task = await run({ texts: manyTexts }, 'translate-each');
    translator.failsOnceForEach = false;
    assert.equal(task.status, 'Completed', task.error);
    assert.equal((await app.countedCharacters()) - before, manyTexts.join('').length);
  });

  it('rephrase in a style, which is billed as improved text', async () => {
    const before = await app.countedCharacters();
    const task = await run({ text: 'Close teh door.' }, 'rephrase');
    assert.equal(task.status, 'Completed', task.error);
    const { pathname, search } = new URL(task.result.response ?? '');
    const content = await app.send('GET', `${pathname}${search}`, undefined, { key: null });
    const { texts, changed } = content.json<{ data: { texts: string[]; changed: number[] } }>().data;
    assert.deepEqual([texts, changed], [['business: Close the door.'], [0]]);
    assert.equal((await app.countedCharacters()) - before, 'Close teh door.'.length);
  });

  it('end at once where trying again does not help', async () => {
    const { asked } = translator;
    const task = await run({ text, media_type: 'none' });
    assert.equal(task.status, 'Error');
    assert.match(task.error ?? '', /"none" is no media type/);
    assert.equal(translator.asked, asked + 1);
  });

  it('are refused at the trigger for a language that no engine translates into', async () => {
    for (const [workflow, input] of [
      ['translate-and-keep', { text, target_lang: 'ca' }],
      ['translate-each', { texts: manyTexts, target_lang: 'ca' }],
    ] as const) {
      const body = { workflow_request: JSON.stringify({ input }) };
      const answer = await app.send('POST', `${agent}/workflows/${workflow}/trigger`, body);
      assert.equal(answer.statusCode, 400, answer.body);
      assert.match(answer.json<{ message: string }>().message, /'target_lang'.* translates into ES/);
    }
  });

  it('are sealed on disk, and their addresses work for five minutes and the task for a day', async () => {
    const task = await run({ text });
    const { response } = task.result;
    const [, kept] = task.result_data;
    assert.deepEqual([await get(response), await get(kept?.contentUrl)], [200, 200]);
    assert.ok(objects().length > 0);
    for (const name of filesIn(dataDir))
      assert.ok(!readFileSync(join(dataDir, name)).includes('Quaxelbourne'), `${name} can be read`);
    clock.advance(4 * 60_000);
    assert.deepEqual([await get(response), await get(kept?.contentUrl)], [200, 200]);
    clock.advance(61_000);
    assert.deepEqual([await get(response), await get(kept?.contentUrl)], [403, 403]);
    const again = await read(task.task_id);
    assert.equal(await get(again.result.response), 200);
    clock.advance(24 * 3_600_000);
    assert.equal((await app.send('GET', `${agent}/tasks/${task.task_id}`)).statusCode, 404);
    await poll(async () => {
      clock.advance(60_000);
      return objects().length === 0;
    });
    const listed = (await app.send('GET', `${agent}/tasks`)).json<{ tasks: readonly unknown[] }>();
    assert.deepEqual(listed.tasks, []);
  });
});

describe('agent tasks of other plans', () => {
  it('are refused, on the Free base as well', async () => {
    await using app = await createTestApp({ translators: [], freeHosts: new Set(['free.example.com']) });
    for (const [plan, host, code] of [
      ['pro_classic', 'localhost', 'feature_not_in_plan'],
      ['free', 'free.example.com', 'feature_not_in_plan'],
      ['free', 'localhost', 'wrong_base'],
    ] as const) {
      const { developerKey: key } = await app.createAccount({ plan, name: `${plan} ${host}` });
      for (const [method, path] of [
        ['GET', `${agent}/workflows`],
        ['POST', `${agent}/workflows/review-translation/trigger`],
        ['GET', `${agent}/tasks`],
        ['GET', `${agent}/tasks/00000000-0000-4000-8000-000000000000`],
      ] as const) {
        const body = method === 'POST' ? { workflow_request: '{"input": {}}' } : undefined;
        const answer = await app.send(method, path, body, { key, headers: { host } });
        assert.deepEqual([answer.statusCode, answer.json().code], [403, code], `${plan} ${method} ${path}`);
      }
    }
  });
});
