import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

/** Every field of `POST /v2/translate` that may be left out. */
const optionalFields = [
  'source_lang',
  'context',
  'model_type',
  'split_sentences',
  'preserve_formatting',
  'formality',
  'glossary_id',
  'glossary_ids',
  'style_id',
  'translation_memory_id',
  'translation_memory_threshold',
  'custom_instructions',
  'show_billed_characters',
  'tag_handling',
  'tag_handling_version',
  'outline_detection',
  'splitting_tags',
  'non_splitting_tags',
  'ignore_tags',
];

describe('empty fields', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ translators: [new FakeTranslator()], writingEngines: [new FakeWritingEngine()] });
  });
  after(() => app[Symbol.asyncDispose]());

  it('are as good as none in a translation, in JSON and in forms', async () => {
    const plain = await app.translate({ text: ['abc'], source_lang: undefined });
    assert.equal(plain.statusCode, 200);
    const empty = Object.fromEntries(optionalFields.map((name) => [name, '']));
    const json = await app.translate({ text: ['abc'], ...empty });
    assert.equal(json.payload, plain.payload);
    const fields = new URLSearchParams({ text: 'abc', target_lang: 'ES', ...empty });
    const asForm = await app.send('POST', '/v2/translate', fields.toString(), form);
    assert.equal(asForm.payload, plain.payload);
    for (const name of optionalFields) {
      const answer = await app.translate({ text: ['abc'], [name]: '' });
      assert.equal(answer.statusCode, 200, `${name}: ${answer.payload}`);
    }
  });

  it('are as good as none where a list has nothing else', async () => {
    const lists = { glossary_ids: [''], custom_instructions: [''], ignore_tags: [''], splitting_tags: [''] };
    assert.equal((await app.translate({ text: ['abc'], ...lists })).statusCode, 200);
  });

  it('are as good as none in queries and in texts to be improved', async () => {
    assert.equal((await app.send('GET', '/v2/languages?type=')).statusCode, 200);
    assert.equal((await app.send('GET', '/v3/style_rules?page=&page_size=&detailed=')).statusCode, 200);
    const improving = { text: ['abc'], target_lang: '', writing_style: '', tone: '' };
    assert.equal((await app.send('POST', '/v2/write/rephrase', improving)).statusCode, 200);
  });

  it('are named where something is needed or would be stored', async () => {
    for (const [path, body, words] of [
      ['/v2/translate', { text: ['a'], target_lang: '' }, /'target_lang'/],
      ['/v3/glossaries', { name: '' }, /'name'/],
      ['/v3/spoken-terms', { name: '' }, /'name'/],
    ] as const) {
      const answer = await app.send('POST', path, body);
      assert.equal(answer.statusCode, 400);
      assert.match(answer.json().message, words);
    }
  });
});

describe('source_lang "auto"', () => {
  it('asks for detection, in any case, and no glossary goes with it', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    const text = ['This sentence is written in plain English.'];
    for (const source_lang of ['auto', 'AUTO']) {
      const { translations } = (await app.translate({ text, source_lang })).json();
      assert.equal(translations[0].detected_source_language, 'EN');
    }
    const glossary_id = '11111111-1111-4111-8111-111111111111';
    const refused = await app.translate({ text, source_lang: 'auto', glossary_id });
    assert.deepEqual([refused.statusCode, refused.json().code], [400, 'missing_parameter']);
  });
});
