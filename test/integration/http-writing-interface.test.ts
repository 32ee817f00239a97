import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { stylesAndTones as styles } from '../../src/language/writing/styles/styles-and-tones.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
const limit = 10 * 1024;
const withStyles = ['de', 'en-GB', 'en-US', 'es', 'fr', 'it', 'pt-BR', 'pt-PT'];
const withoutStyles = ['ja', 'ko', 'zh-Hans'];
const operations = ['rephrase', 'correct'] as const;

interface Improvement {
  readonly text: string;
  readonly target_language: string;
  readonly detected_source_language: string;
}

/** Each row and message of `interface.md`, Text improvement, and `facts.md`, Writing. */
describe('the interface of writing', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({
      translators: [new FakeTranslator()],
      writingEngines: [
        new FakeWritingEngine({ id: 'able', languages: withStyles, styles }),
        new FakeWritingEngine({ id: 'asian', languages: withoutStyles }),
      ],
    });
  });
  after(() => app[Symbol.asyncDispose]());

  async function send(operation: string, body: unknown, options = {}) {
    const response = await app.send('POST', `/v2/write/${operation}`, body, options);
    const answer = response.json() as { improvements: Improvement[]; message: string; code: string };
    return { status: response.statusCode, ...answer, texts: answer.improvements?.map(({ text }) => text) };
  }
  const rephrase = (fields: object) => send('rephrase', { text: ['12'], ...fields });

  for (const operation of operations) {
    it(`${operation}: takes JSON and every spelling of lists in forms`, async () => {
      const bodies = [
        'text=teh+a&text=teh+b',
        'text[]=teh+a&text[]=teh+b',
        'text[0]=teh+a&text[1]=teh+b',
        'text%5B1%5D=teh+b&text%5B0%5D=teh+a',
      ];
      for (const body of bodies) {
        const { status, texts } = await send(operation, `${body}&target_lang=EN-us`, form);
        assert.deepEqual([status, texts], [200, ['the a', 'the b']], body);
      }
      assert.deepEqual((await send(operation, { text: ['teh a', 'teh b'], target_lang: 'en' })).texts, [
        'the a',
        'the b',
      ]);
      assert.deepEqual((await send(operation, 'text=teh', form)).texts, ['the']);
    });

    it(`${operation}: takes bodies of 10 KiB, and 413 is one byte more, as JSON and as form`, async () => {
      const json = (bytes: number) => JSON.stringify({ text: ['1'.repeat(bytes - '{"text":[""]}'.length)] });
      const asJson = { headers: { 'content-type': 'application/json' } };
      const fields = (bytes: number) => `text=${'1'.repeat(bytes - 'text='.length)}`;
      assert.equal((await send(operation, json(limit), asJson)).status, 200);
      assert.equal((await send(operation, fields(limit), form)).status, 200);
      for (const answer of [
        await send(operation, json(limit + 1), asJson),
        await send(operation, fields(limit + 1), form),
      ])
        assert.deepEqual([answer.status, answer.message], [413, 'The request body is larger than 10 KiB.']);
      const wide = JSON.stringify({ text: ['ä'.repeat(limit / 2)] });
      assert.equal((await send(operation, wide, asJson)).status, 413, 'bytes, not characters');
    });

    it(`${operation}: keeps the order of many texts in many languages, each detected by itself`, async () => {
      const samples = {
        en: 'This is teh end of a long story about us.',
        de: 'Das ist teh Ende einer langen Geschichte über uns.',
        fr: 'Voici teh fin de cette longue histoire pour nous.',
        es: 'Este es teh final de una larga historia para nosotros.',
      };
      const languages = Object.keys(samples) as (keyof typeof samples)[];
      const wanted = Array.from({ length: 72 }, (_, index) => languages[index % languages.length] ?? 'en');
      const text = wanted.map((language, index) => `${index} ${samples[language]}`);
      const { improvements } = await send(operation, { text });
      assert.deepEqual(
        improvements.map(({ text: improved, detected_source_language }) => [improved, detected_source_language]),
        text.map((given, index) => [given.replace('teh', 'the'), wanted[index]]),
      );
    });

    it(`${operation}: gives empty texts and texts without letters back`, async () => {
      const text = ['', ' ', '\n', '12', '😀'];
      assert.deepEqual((await send(operation, { text, target_lang: 'de' })).texts, text);
      assert.deepEqual((await send(operation, { text })).texts, text);
    });

    it(`${operation}: improves a text in its own language when the target is another`, async () => {
      const text = ['Das ist teh Ende einer langen Geschichte über meine Freunde.'];
      const { status, improvements } = await send(operation, { text, target_lang: 'fr' });
      assert.deepEqual(
        [status, improvements],
        [200, [{ text: text[0]?.replace('teh', 'the'), target_language: 'fr', detected_source_language: 'de' }]],
      );
    });

    it(`${operation}: answers each target of the interface with the resolved code, and refuses others`, async () => {
      const resolved = { en: 'en-US', pt: 'pt-PT', zh: 'zh-Hans', 'ZH-HANS': 'zh-Hans', 'pt-br': 'pt-BR' };
      const targets = [...withStyles, ...withoutStyles].map((code) => [code, code] as const);
      for (const [target_lang, code] of [...targets, ...Object.entries(resolved)]) {
        const { status, improvements } = await send(operation, { text: ['12'], target_lang });
        assert.deepEqual([status, improvements?.[0]?.target_language], [200, code], target_lang);
      }
      for (const target_lang of ['nl', 'ru', 'zh-Hant', 'xx', 'English']) {
        const { status, message } = await send(operation, { text: ['12'], target_lang });
        assert.deepEqual([status, message], [400, "Value for 'target_lang' not supported"], target_lang);
      }
    });
  }

  const parameters = {
    writing_style: { values: styles.slice(0, 4), words: 'a writing style' },
    tone: { values: styles.slice(4), words: 'a tone' },
  };
  for (const [parameter, { values, words }] of Object.entries(parameters)) {
    it(`${parameter}: works in each language that has it`, async () => {
      for (const target_lang of withStyles)
        for (const value of values)
          for (const given of [value, `prefer_${value}`]) {
            const { status, texts } = await rephrase({ target_lang, [parameter]: given });
            assert.deepEqual([status, texts], [200, [`${value}: 12`]], `${target_lang} ${given}`);
          }
    });

    it(`${parameter}: is refused where a language has none, and left out when only preferred`, async () => {
      for (const target_lang of withoutStyles)
        for (const value of values) {
          const refused = await rephrase({ target_lang, [parameter]: value });
          const message = `Language ${target_lang} does not support setting ${words}`;
          assert.deepEqual([refused.status, refused.message], [400, message]);
          const preferred = await rephrase({ target_lang, [parameter]: `prefer_${value}` });
          assert.deepEqual([preferred.status, preferred.texts], [200, ['12']]);
        }
    });

    it(`${parameter}: is as good as nothing when it is the default, and refused when unknown`, async () => {
      assert.deepEqual((await rephrase({ target_lang: 'ja', [parameter]: 'default' })).texts, ['12']);
      for (const value of ['prefer_default', 'Simple', ' ', 'grumpy']) {
        const { status, message } = await rephrase({ [parameter]: value });
        assert.equal(status, 400, value);
        assert.ok(message.includes(`'${parameter}'`), message);
      }
    });

    it(`${parameter}: left empty, it counts as not given, in forms and in JSON`, async () => {
      const other = parameter === 'tone' ? 'writing_style=simple' : 'tone=friendly';
      const answers = [
        await send('rephrase', `text=12&target_lang=de&${parameter}=`, form),
        await send('rephrase', `text=12&target_lang=&${parameter}=&${other}`, form),
        await rephrase({ target_lang: '', [parameter]: '' }),
      ];
      for (const { status } of answers) assert.equal(status, 200);
    });

    it(`${parameter}: works in forms`, async () => {
      const { texts } = await send('rephrase', `text=12&target_lang=de&${parameter}=${values[0]}`, form);
      assert.deepEqual(texts, [`${values[0]}: 12`]);
    });
  }

  it('refuses a style and a tone together, preferred ones as well, unless one is the default', async () => {
    for (const writing_style of ['simple', 'prefer_simple'])
      for (const tone of ['friendly', 'prefer_friendly']) {
        const { status, message } = await rephrase({ target_lang: 'de', writing_style, tone });
        assert.deepEqual([status, message], [400, 'Both writing_style and tone defined']);
      }
    const style = await rephrase({ target_lang: 'de', writing_style: 'simple', tone: 'default' });
    const tone = await rephrase({ target_lang: 'de', writing_style: 'default', tone: 'friendly' });
    const neither = await rephrase({ target_lang: 'de', writing_style: 'default', tone: 'default' });
    assert.deepEqual([style.texts, tone.texts, neither.texts], [['simple: 12'], ['friendly: 12'], ['12']]);
  });

  it('lists the features that languages have', async () => {
    const listed = (await app.send('GET', '/v3/languages?resource=write')).json();
    const features = (code: string) =>
      Object.keys(listed.find(({ lang }: { lang: string }) => lang === code)?.features ?? {}).sort();
    for (const code of withStyles) assert.deepEqual(features(code), ['tone', 'writing_style'], code);
    for (const code of withoutStyles) assert.deepEqual(features(code), [], code);
  });
});
