import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { mapLetters } from '../../src/engines/fake/map-letters.ts';
import { plainText } from '../../src/language/segments.ts';
import { createTestApp } from '../support/test-app.ts';

const english = ['The house is red and nobody knows why.', 'We have been waiting for the train since yesterday.'];
const german = ['Das Haus ist rot und niemand weiß, warum.', 'Wir warten seit gestern auf den Zug.'];
const polish = 'Od wczoraj czekamy na list, który miał przyjść pocztą.';
const french = 'La maison est rouge et personne ne sait pourquoi.';

interface Translation {
  readonly text: string;
  readonly detected_source_language: string;
}

describe('texts of several languages in one request', () => {
  const text = [german[0], english[0], french, english[1], german[1]].map(String);

  it('make one batch for each language and are answered in their order', async () => {
    const engine = new FakeTranslator({ pairs: ['en>fr', 'de>fr'] });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text, source_lang: undefined, target_lang: 'FR' });
    const translations: Translation[] = answer.json().translations;
    assert.deepEqual(
      translations.map((translation) => translation.detected_source_language),
      ['DE', 'EN', 'FR', 'EN', 'DE'],
    );
    assert.deepEqual(
      translations.map((translation) => translation.text),
      text.map((source) => (source === french ? source : mapLetters(source))),
      'what is in the target language stays as it is',
    );
    assert.deepEqual(
      engine.calls.map(({ batch }) => [batch.source, batch.segments.map(plainText)]),
      [
        ['de', german],
        ['en', english],
      ],
    );
    assert.equal(await app.countedCharacters(), text.join('').length, 'all of it is counted');
  });

  it('are translated at the same time, each language by its own engine', async () => {
    const one = new FakeTranslator({ id: 'one', pairs: ['en>fr'] });
    const other = new FakeTranslator({ id: 'other', pairs: ['de>fr'] });
    await using app = await createTestApp({ translators: [one, other] });
    const gates = [one.hold(), other.hold()];
    const answer = app.translate({ text, source_lang: undefined, target_lang: 'FR' });
    await Promise.all([one.called(1), other.called(1)]);
    for (const gate of gates) gate.open();
    assert.equal((await answer).statusCode, 200);
  });

  it('are refused where one is certainly in a language without a route: its language, its index and the remedy', async () => {
    const engine = new FakeTranslator({ pairs: ['en>fr', 'de>es'] });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text, source_lang: undefined, target_lang: 'FR' });
    assert.equal(answer.statusCode, 400);
    assert.match(
      answer.json().message,
      /^Translation from 'DE' into 'FR' is not available .*the text at index 0 is in German \(DE\)/,
    );
    const explicit = await app.translate({ text, source_lang: 'DE', target_lang: 'FR' });
    assert.equal(answer.json().code, explicit.json().code);
    const unknown = await app.translate({ text: [english[0], polish], source_lang: undefined, target_lang: 'FR' });
    assert.equal(unknown.statusCode, 400);
    assert.match(
      unknown.json().message,
      /'source_lang' not supported: the text at index 1 is in Polish \(PL\); this server/,
    );
    assert.equal(engine.calls.length, 0);
    assert.equal(await app.countedCharacters(), 0, 'nothing is billed');
  });

  it('are kept as they are where the server is set so, with their language, a warning and no bill', async () => {
    const engine = new FakeTranslator({ pairs: ['en>fr'] });
    await using app = await createTestApp({ translators: [engine], settings: { unservedSource: 'keep' } });
    const answer = await app.translate({
      text: [german[0], english[0]],
      source_lang: undefined,
      target_lang: 'FR',
      show_billed_characters: true,
    });
    assert.deepEqual(answer.json().translations, [
      { detected_source_language: 'DE', text: german[0], billed_characters: 0 },
      { detected_source_language: 'EN', text: mapLetters(String(english[0])), billed_characters: english[0]?.length },
    ]);
    assert.equal(answer.headers['x-service-warnings'], 'source_language_not_served');
    assert.equal(await app.countedCharacters(), english[0]?.length);
  });

  it('are translated as the likeliest served language, with a warning, where the language is uncertain', async () => {
    const engine = new FakeTranslator({ pairs: ['en>fr', 'hr>fr'] });
    await using app = await createTestApp({ translators: [engine] });
    const uncertain = await app.translate({ text: ['Danas je lijep dan.'], source_lang: undefined, target_lang: 'FR' });
    assert.equal(uncertain.json().translations[0].detected_source_language, 'HR');
    assert.equal(uncertain.headers['x-service-warnings'], 'source_language_uncertain');
    const certain = await app.translate({ text: english, source_lang: undefined, target_lang: 'FR' });
    assert.equal(certain.headers['x-service-warnings'], undefined);
  });

  it('are unchanged and not billed where they are in no language; they take that of the others', async () => {
    const engine = new FakeTranslator({ pairs: ['en>fr'] });
    await using app = await createTestApp({ translators: [engine] });
    const request = { source_lang: undefined, target_lang: 'FR', show_billed_characters: true };
    const mixed = await app.translate({ ...request, text: ['12 345', english[0]] });
    const [number, sentence] = mixed.json().translations;
    assert.deepEqual(number, { detected_source_language: 'EN', text: '12 345', billed_characters: 0 });
    assert.equal(sentence.billed_characters, english[0]?.length);
    const alone = await app.translate({ ...request, text: ['https://example.org/a', '😀'] });
    assert.deepEqual(alone.json().translations, [
      { detected_source_language: 'FR', text: 'https://example.org/a', billed_characters: 0 },
      { detected_source_language: 'FR', text: '😀', billed_characters: 0 },
    ]);
    assert.equal(await app.countedCharacters(), english[0]?.length);
  });
});

describe('a source language that is given', () => {
  it('is believed', async () => {
    const engine = new FakeTranslator({ pairs: ['en>fr', 'de>fr'] });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text: german, source_lang: 'EN', target_lang: 'FR' });
    assert.equal(answer.json().translations[0].detected_source_language, 'EN');
    assert.deepEqual(
      engine.calls.map(({ batch }) => batch.source),
      ['en'],
    );
  });

  it('may be that of the target: nothing is translated, all is counted', async () => {
    const engine = new FakeTranslator({ pairs: ['en>es', 'es>en'] });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text: [' A  b '], source_lang: 'EN', target_lang: 'EN-GB' });
    assert.deepEqual(answer.json(), { translations: [{ detected_source_language: 'EN', text: ' A  b ' }] });
    assert.equal(engine.calls.length, 0);
    assert.equal(await app.countedCharacters(), 6);
  });
});
