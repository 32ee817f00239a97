import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { mapLetters } from '../../src/engines/fake/map-letters.ts';
import { plainText } from '../../src/language/segments.ts';
import { createTestApp } from '../support/test-app.ts';

const english = ['The house is red and nobody knows why.', 'We have been waiting for the train since yesterday.'];
const german = ['Das Haus ist rot und niemand weiß, warum.', 'Wir warten seit gestern auf den Zug.'];
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

  it('are detected among the languages that can be translated into the target', async () => {
    const engine = new FakeTranslator({ pairs: ['en>fr'] });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text: german, source_lang: undefined, target_lang: 'FR' });
    for (const { detected_source_language } of answer.json().translations)
      assert.match(detected_source_language, /^(EN|FR)$/);
    assert.equal(answer.headers['x-service-warnings'], 'source_language_not_served');
    const served = await app.translate({ text: english, source_lang: undefined, target_lang: 'FR' });
    assert.equal(served.headers['x-service-warnings'], undefined);
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
