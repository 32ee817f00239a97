import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TranslationBatch } from '../../src/contracts/engines/text-translator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { plainText } from '../../src/language/segments.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const everything = { formality: true, context: true, instructions: true, terminology: true };

function batches(engine: FakeTranslator): readonly TranslationBatch[] {
  return engine.calls.map(({ batch }) => batch);
}

async function created(app: TestApp, path: string, body: unknown): Promise<string> {
  const answer = await app.send('POST', path, body);
  assert.equal(answer.statusCode, 201, answer.body);
  const { glossary_id, style_id, translation_memory_id } = answer.json();
  return glossary_id ?? style_id ?? translation_memory_id;
}

function glossary(app: TestApp, entries: string, name = 'a'): Promise<string> {
  const dictionaries = [{ source_lang: 'en', target_lang: 'es', entries }];
  return created(app, '/v3/glossaries', { name, dictionaries });
}

function styleList(app: TestApp, fields: Readonly<Record<string, unknown>>): Promise<string> {
  return created(app, '/v3/style_rules', { name: 'a', language: 'es', ...fields });
}

/** A rule of which the catalogue says what it is for, and which only an engine that follows instructions can honour. */
const inWords = { style_and_tone: { personal_vs_impersonal_style: 'use_personal_style' } };

describe('glossaries in translation', () => {
  it('reach an engine that takes terms, for each sentence those that are in it', async () => {
    const engine = new FakeTranslator({ capabilities: everything });
    await using app = await createTestApp({ translators: [engine] });
    const glossary_id = await glossary(app, 'a\tb\nred car\tbólido');
    await app.translate({ text: ['A red car. Two cars.', 'Nothing here.'], glossary_id });
    const [batch] = batches(engine);
    assert.deepEqual(batch?.terms, [
      [
        { source: 'a', target: 'b', start: 0, end: 1, found: 'A' },
        { source: 'red car', target: 'bólido', start: 2, end: 9, found: 'red car' },
      ],
      [],
      [],
    ]);
  });

  it('go in the order in which they are named', async () => {
    const engine = new FakeTranslator({ capabilities: everything });
    await using app = await createTestApp({ translators: [engine] });
    const glossary_ids = [await glossary(app, 'car\tauto'), await glossary(app, 'car\tcarro\nhouse\tcasa', 'b')];
    // What the engine misses it is asked for once more, with codes at the positions of terms.
    const targets = () =>
      batches(engine)
        .findLast(({ terms }) => terms !== undefined)
        ?.terms?.flat()
        .map(({ target }) => target);
    const answer = await app.translate({ text: ['A car, a house.'], glossary_ids });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(targets(), ['auto', 'casa']);
    await app.translate({ text: ['A car, a house.'], glossary_ids: glossary_ids.toReversed() });
    assert.deepEqual(targets(), ['carro', 'casa']);
  });

  it('appear in what an engine makes of a sentence that takes none, in what follows another', async () => {
    const engine = new FakeTranslator({ reversesWords: true });
    await using app = await createTestApp({ translators: [engine] });
    const glossary_id = await glossary(app, 'red car\tbólido');
    const answer = await app.translate({ text: ['The red <b>car</b> stops'], glossary_id, tag_handling: 'html' });
    assert.match(answer.json().translations[0].text, /<b>bólido<\/b>/);
    assert.equal(batches(engine)[0]?.terms, undefined);
  });

  it('are those of the last change, and gone with the glossary', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const glossary_id = await glossary(app, 'car\tauto');
    const translate = async () => (await app.translate({ text: ['car'], glossary_id })).json();
    assert.equal((await translate()).translations[0].text, 'auto');
    const dictionary = { source_lang: 'en', target_lang: 'es', entries: 'car\tcarro' };
    await app.send('PUT', `/v3/glossaries/${glossary_id}/dictionaries`, dictionary);
    assert.equal((await translate()).translations[0].text, 'carro');
    await app.send('DELETE', `/v3/glossaries/${glossary_id}`);
    assert.equal((await translate()).code, 'glossary_not_found');
  });

  it('must have the pair; what is refused is not counted', async () => {
    const engine = new FakeTranslator({ pairs: ['en>es', 'en>pt'] });
    await using app = await createTestApp({ translators: [engine] });
    const glossary_id = await glossary(app, 'car\tauto');
    const refused = await app.translate({ text: ['car'], target_lang: 'PT-BR', glossary_id });
    assert.equal(refused.statusCode, 400);
    assert.equal(refused.json().message, `No dictionary found for language pair en-pt in glossary ${glossary_id}.`);
    assert.equal(await app.countedCharacters(), 0);
    assert.equal(engine.calls.length, 0);
  });
});

describe('translation memories in translation', () => {
  const memory = (app: TestApp, target_language = 'es') =>
    created(app, '/v3/translation_memories', {
      name: 'a',
      source_language: 'en',
      segments: [
        { source: 'Press the green button.', target: 'Pulse el botón verde.', target_language },
        { source: 'Press the <b>red</b> button.', target: 'Pulse el botón <b>rojo</b>.', target_language },
        { source: 'Wait 5 minutes.', target: 'Espere 5 minutos.', target_language },
      ],
    });

  it('answer what they have; the engine gets the rest', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const translation_memory_id = await memory(app);
    const text = ['Press the <i>red</i> button. Then go home.', 'Wait 7 minutes.'];
    const answer = await app.translate({ text, tag_handling: 'xml', translation_memory_id });
    const [first, second] = answer.json().translations.map((translation: { text: string }) => translation.text);
    assert.match(first, /^Pulse el botón <i>rojo<\/i>\. /);
    assert.equal(second, 'Espere 7 minutos.');
    assert.deepEqual(batches(engine)[0]?.segments.map(plainText), ['Then go home.']);
    assert.equal(answer.headers['x-service-engine'], 'translation_memory, fake');
    assert.equal(await app.countedCharacters(), text.join('').length);
  });

  it('need no engine when they have everything', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const translation_memory_id = await memory(app);
    const answer = await app.translate({ text: ['Press the green button.'], translation_memory_id });
    assert.equal(answer.json().translations[0].text, 'Pulse el botón verde.');
    assert.equal(engine.calls.length, 0);
  });

  it('never answer what is only similar, whatever the threshold', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const translation_memory_id = await memory(app);
    const isTaken = async (text: string, fields: object = {}) => {
      const before = engine.calls.length;
      await app.translate({ text: [text], translation_memory_id, ...fields });
      return engine.calls.length === before;
    };
    assert.equal(await isTaken('Wait 9 minutes!'), true);
    for (const threshold of [0, 75, 100])
      assert.equal(await isTaken('Press the green buttons.', { translation_memory_threshold: threshold }), false);
  });

  it('are sentences also to an engine that would get whole texts', async () => {
    const engine = new FakeTranslator({ tier: 'next_gen' });
    await using app = await createTestApp({ translators: [engine] });
    const text = ['Press the green button. Then go home.'];
    const answer = await app.translate({ text, translation_memory_id: await memory(app) });
    assert.match(answer.json().translations[0].text, /^Pulse el botón verde\. /);
  });

  it('must be for the languages; of a detected source that does not fit there is a warning', async () => {
    const engine = new FakeTranslator({ pairs: ['en>es', 'en>fr', 'fr>es'] });
    await using app = await createTestApp({ translators: [engine] });
    const translation_memory_id = await memory(app);
    for (const fields of [{ target_lang: 'FR' }, { source_lang: 'FR' }]) {
      const refused = await app.translate({ text: ['a'], translation_memory_id, ...fields });
      assert.equal(refused.statusCode, 400);
      assert.match(refused.json().message, /'translation_memory_id'.* from en into es/);
    }
    const text = ['Appuyez sur le bouton vert et attendez quelques minutes, mes amis.'];
    const detected = await app.translate({ text, source_lang: undefined, translation_memory_id });
    assert.equal(detected.statusCode, 200);
    assert.equal(detected.headers['x-service-warnings'], 'translation_memory_not_used');
  });
});

describe('style rule lists in translation', () => {
  const quotes = { punctuation: { quotation_mark: 'use_guillemets' } };

  it('choose an engine that follows instructions for what needs one, and show it in words', async () => {
    const plain = new FakeTranslator({ id: 'plain' });
    const capable = new FakeTranslator({ id: 'capable', tier: 'next_gen', capabilities: everything });
    await using app = await createTestApp({ translators: [capable, plain] });
    const custom_instructions = [
      { label: 'tone', prompt: 'Be kind.' },
      { label: 'english', prompt: 'Drop please.', source_language: 'en' },
      { label: 'french', prompt: 'Never.', source_language: 'fr' },
    ];
    const style_id = await styleList(app, { configured_rules: inWords, custom_instructions });
    const answer = await app.translate({ text: ['a'], style_id, custom_instructions: ['Be brief.'] });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(batches(capable)[0]?.options, {
      formality: 'default',
      instructions: ['Be brief.', 'Be kind.', 'Drop please.'],
      styleRules: ['Style and tone, personal vs impersonal style: use personal style.'],
    });
    assert.equal(plain.calls.length, 0);
  });

  it('warn of rules that no engine can follow, and refuse instructions', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const style_id = await styleList(app, { configured_rules: inWords });
    const answer = await app.translate({ text: ['a'], style_id });
    assert.deepEqual([answer.statusCode, answer.headers['x-service-warnings']], [200, 'style_rules_not_used']);
    const instructed = await styleList(app, { custom_instructions: [{ label: 'tone', prompt: 'Be kind.' }] });
    const refused = await app.translate({ text: ['a'], style_id: instructed });
    assert.deepEqual([refused.statusCode, refused.json().code], [400, 'instructions_not_supported']);
    assert.match(refused.json().detail, /style rule list/);
  });

  it('leave the engine that is best for latency where that was asked for', async () => {
    const plain = new FakeTranslator({ id: 'plain' });
    const capable = new FakeTranslator({ id: 'capable', tier: 'next_gen', capabilities: everything });
    await using app = await createTestApp({ translators: [capable, plain] });
    const style_id = await styleList(app, { configured_rules: inWords });
    const answer = await app.translate({ text: ['a'], style_id, model_type: 'latency_optimized' });
    assert.equal(answer.headers['x-service-engine'], 'plain');
    assert.equal(answer.headers['x-service-warnings'], 'style_rules_not_used');
  });

  it('must be for the target or its root', async () => {
    const engine = new FakeTranslator({ pairs: ['en>es', 'en>de'] });
    await using app = await createTestApp({ translators: [engine] });
    const root = await styleList(app, { language: 'de', configured_rules: quotes });
    const variant = await styleList(app, { language: 'de-CH', configured_rules: {} });
    const status = async (target_lang: string, style_id: string) =>
      (await app.translate({ text: ['a'], target_lang, style_id })).statusCode;
    assert.equal(await status('DE', root), 200);
    assert.equal(await status('de-CH', root), 200);
    assert.equal(await status('de-CH', variant), 200);
    assert.equal(await status('DE', variant), 400);
    assert.equal(await status('ES', root), 400);
  });
});
