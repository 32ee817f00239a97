import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { createTestApp, type Sending, type TestApp } from '../support/test-app.ts';

const english = 'This is teh end of a long story about my friends.';
const german = 'Das ist teh Ende einer langen Geschichte über meine Freunde.';

const app = {
  failing: new FakeWritingEngine({ id: 'failing', languages: ['de'], failure: new ServiceError('engine_failed', {}) }),
  plain: new FakeWritingEngine({ id: 'plain', languages: ['en-US', 'en-GB', 'de', 'pt-PT', 'ja'] }),
  stylish: new FakeWritingEngine({ id: 'stylish', languages: ['de', 'es'], styles: ['business', 'friendly'] }),
};

describe('improving texts', () => {
  let server: TestApp;
  before(async () => {
    server = await createTestApp({
      translators: [new FakeTranslator()],
      writingEngines: [app.failing, app.plain, app.stylish],
    });
  });
  after(() => server[Symbol.asyncDispose]());

  const post = async (operation: string, body: unknown, options?: Sending) => {
    const response = await server.send('POST', `/v2/write/${operation}`, body, options);
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  };
  const rephrase = (body: unknown, options?: Sending) => post('rephrase', body, options);

  it('keeps the order of the texts, and says target and source', async () => {
    const { status, improvements, headers } = await rephrase({ text: [english, german, 'Teh'], target_lang: 'en-gb' });
    assert.equal(status, 200);
    assert.deepEqual(improvements, [
      { text: english.replace('teh', 'the'), target_language: 'en-GB', detected_source_language: 'en' },
      { text: german.replace('teh', 'the'), target_language: 'en-GB', detected_source_language: 'de' },
      { text: 'Teh', target_language: 'en-GB', detected_source_language: 'en' },
    ]);
    assert.match(String(headers['x-service-engine']), /plain/);
  });

  it('takes forms, a single text, and no target', async () => {
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const { improvements } = await rephrase(`text=${encodeURIComponent(german)}&text=${english}`, form);
    assert.deepEqual(
      improvements.map(({ target_language }: { target_language: string }) => target_language),
      ['de', 'en-US'],
    );
    assert.equal((await post('correct', { text: english })).improvements.length, 1);
  });

  it('leaves a text in a language that no engine improves, and says so', async () => {
    const text = 'Это короткий текст на русском языке о моих друзьях.';
    for (const fields of [{}, { target_lang: 'de' }, { target_lang: 'de', tone: 'friendly' }]) {
      const { status, improvements, headers } = await rephrase({ text: [text], ...fields });
      assert.equal(status, 200);
      assert.deepEqual(improvements, [
        { text, target_language: 'target_lang' in fields ? 'de' : 'ru', detected_source_language: 'ru' },
      ]);
      assert.equal(headers['x-service-warnings'], 'language_not_supported');
    }
    const refused = await rephrase({ text: [text], tone: 'friendly' });
    assert.deepEqual([refused.status, refused.message], [400, 'Language ru does not support setting a tone']);
  });

  it('warns of threats that a considerate tone leaves as they are', async () => {
    const text = 'Your invoice is overdue. If you do not pay it, you will regret it.';
    for (const [tone, warning] of [
      ['diplomatic', 'threat_not_softened'],
      ['confident', undefined],
    ]) {
      const { status, headers } = await rephrase({ text: [text], target_lang: 'en-US', tone });
      assert.deepEqual([status, headers['x-service-warnings']], [200, warning]);
    }
  });

  it('resolves targets without a variant, and refuses those that no engine has', async () => {
    const targets = { en: 'en-US', EN: 'en-US', pt: 'pt-PT', DE: 'de', ja: 'ja' };
    for (const [target_lang, resolved] of Object.entries(targets)) {
      const { improvements } = await rephrase({ text: ['12'], target_lang });
      assert.equal(improvements[0].target_language, resolved);
    }
    for (const target_lang of ['pt-BR', 'nl', 'zh', 'en-AU', 'nonsense', '??']) {
      const { status, message, code, detail } = await rephrase({ text: ['12'], target_lang });
      assert.deepEqual(
        [status, message, code],
        [400, "Value for 'target_lang' not supported", 'target_language_not_supported'],
      );
      assert.match(detail, /en-GB/);
    }
  });

  it('refuses a style and a tone at once, unless one is the default', async () => {
    const both = { text: [german], writing_style: 'business', tone: 'friendly' };
    const { status, message } = await rephrase(both);
    assert.deepEqual([status, message], [400, 'Both writing_style and tone defined']);
    assert.equal((await rephrase({ ...both, writing_style: 'default' })).status, 200);
    assert.equal((await rephrase({ ...both, tone: 'prefer_friendly', writing_style: 'default' })).status, 200);
  });

  it('writes in styles and tones where an engine can, and refuses or leaves them out elsewhere', async () => {
    const business = await rephrase({ text: [german], target_lang: 'de', writing_style: 'business' });
    assert.equal(business.improvements[0].text, `business: ${german.replace('teh', 'the')}`);
    assert.equal(business.headers['x-service-engine'], 'stylish');
    const tone = await rephrase({ text: ['12'], target_lang: 'ja', tone: 'friendly' });
    assert.deepEqual([tone.status, tone.message], [400, 'Language ja does not support setting a tone']);
    const style = await rephrase({ text: ['12'], target_lang: 'ja', writing_style: 'business' });
    assert.equal(style.message, 'Language ja does not support setting a writing style');
    for (const fields of [{ tone: 'prefer_friendly' }, { writing_style: 'prefer_business' }, { tone: 'default' }])
      assert.equal((await rephrase({ text: ['12'], target_lang: 'ja', ...fields })).status, 200);
    const absent = { text: ['12'], target_lang: 'ko' };
    const first = await rephrase({ ...absent, tone: 'friendly' });
    assert.deepEqual([first.status, first.message], [400, 'Language ko does not support setting a tone']);
    for (const fields of [{}, { tone: 'prefer_friendly' }])
      assert.equal((await rephrase({ ...absent, ...fields })).message, "Value for 'target_lang' not supported");
    const unknown = await rephrase({ text: ['12'], tone: 'grumpy' });
    assert.equal(unknown.status, 400);
    assert.match(unknown.message, /'tone'.*'prefer_friendly'/);
  });

  it('corrects without a style', async () => {
    const { improvements, status } = await post('correct', { text: [german], writing_style: 'business' });
    assert.deepEqual([status, improvements[0].text], [200, german.replace('teh', 'the')]);
  });

  it('asks the next engine when one fails', async () => {
    const { headers } = await rephrase({ text: [german], target_lang: 'de' });
    assert.equal(headers['x-service-engine'], 'plain');
    assert.ok(app.failing.batches.length > 0);
  });

  it('names what is missing and what is too large', async () => {
    assert.match((await rephrase({})).message, /'text'/);
    assert.match((await rephrase({ text: [] })).message, /'text'/);
    assert.match((await rephrase({ text: ['a\0b'] })).message, /text\[0\]/);
    const frame = JSON.stringify({ text: [''] }).length;
    assert.equal((await rephrase({ text: ['1'.repeat(10 * 1024 - frame)] })).status, 200);
    const tooLarge = await rephrase({ text: ['1'.repeat(10 * 1024 - frame + 1)] });
    assert.deepEqual([tooLarge.status, tooLarge.message], [413, 'The request body is larger than 10 KiB.']);
  });

  it('counts characters as those of writing, in the same count as translations', async () => {
    const used = async () => (await server.send('GET', '/v2/usage')).json();
    const written = ({ products }: { products: { product_type: string; character_count: number }[] }) =>
      products.find(({ product_type }) => product_type === 'write')?.character_count ?? 0;
    const before = await used();
    await rephrase({ text: ['12😀', '3'], target_lang: 'en' });
    await server.translate({ text: ['12'] });
    const after = await used();
    assert.equal(written(after) - written(before), 4);
    assert.equal(after.character_count - before.character_count, 6);
  });

  it('answers 456 over the limit of the key, and counts nothing when every engine fails', async () => {
    const key = await server.createKey({ characterLimit: 5 });
    assert.equal((await rephrase({ text: ['123456'], target_lang: 'de' }, { key })).status, 456);
    await using failing = await createTestApp({ translators: [new FakeTranslator()], writingEngines: [app.failing] });
    const response = await failing.send('POST', '/v2/write/rephrase', { text: [german] });
    assert.equal(response.statusCode, 500);
    assert.equal(await failing.countedCharacters(), 0);
  });

  it('lists languages with the features that they have', async () => {
    const languages = (await server.send('GET', '/v3/languages?resource=write')).json();
    const codes = languages.filter(({ usable_as_target }: { usable_as_target: boolean }) => usable_as_target);
    assert.deepEqual(codes.map(({ lang }: { lang: string }) => lang).sort(), [
      'de',
      'en',
      'en-GB',
      'en-US',
      'es',
      'ja',
      'pt',
      'pt-PT',
    ]);
  });

  it('says 503 without any engine, and lists nothing', async () => {
    await using none = await createTestApp({ translators: [new FakeTranslator()] });
    assert.equal((await none.send('POST', '/v2/write/rephrase', { text: ['a'] })).statusCode, 503);
    assert.deepEqual((await none.send('GET', '/v3/languages?resource=write')).json(), []);
  });
});
