import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TranslationOptions } from '../../src/contracts/engines/text-translator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { plainText } from '../../src/language/segments.ts';
import { createTestApp } from '../support/test-app.ts';

const everything = { formality: true, context: true, instructions: true, terminology: true };

/** Options of each call, in order. */
function optionsOf(engine: FakeTranslator): readonly TranslationOptions[] {
  return engine.calls.map(({ batch }) => batch.options);
}

function textsOf(engine: FakeTranslator): readonly (readonly string[])[] {
  return engine.calls.map(({ batch }) => batch.segments.map(plainText));
}

describe('formality, context and instructions', () => {
  it('reach an engine that can honour them', async () => {
    const engine = new FakeTranslator({ capabilities: everything });
    await using app = await createTestApp({ translators: [engine] });
    const custom_instructions = ['Be brief.', 'No jokes.'];
    const fields = { text: ['a'], formality: 'more', context: 'About cars.', custom_instructions };
    assert.equal((await app.translate(fields)).statusCode, 200);
    assert.deepEqual(optionsOf(engine), [
      { formality: 'more', context: 'About cars.', instructions: custom_instructions },
    ]);
    assert.deepEqual(textsOf(engine), [['a']], 'the context is not translated');
  });

  it('do not reach an engine that cannot: context and options are dropped, demands refused', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const options = await app.translate({ text: ['a'], formality: 'prefer_less', context: 'About cars.' });
    assert.equal(options.statusCode, 200);
    assert.deepEqual(optionsOf(engine), [{ formality: 'default' }]);
    for (const [fields, code] of [
      [{ formality: 'more' }, 'formality_not_supported'],
      [{ formality: 'less' }, 'formality_not_supported'],
      [{ custom_instructions: ['Be brief.'] }, 'instructions_not_supported'],
    ] as const) {
      const refused = await app.translate({ text: ['a'], ...fields });
      assert.deepEqual([refused.statusCode, refused.json().code], [400, code]);
    }
    assert.equal(engine.calls.length, 1);
    assert.equal(await app.countedCharacters(), 1, 'what is refused is not counted');
  });

  it('choose the engine that can, though another is better', async () => {
    const able = new FakeTranslator({ id: 'able', capabilities: everything });
    const better = new FakeTranslator({ id: 'better' });
    await using app = await createTestApp({ translators: [able, better] });
    await app.translate({ text: ['plain'] });
    await app.translate({ text: ['formal'], formality: 'more' });
    await app.translate({ text: ['told'], custom_instructions: ['Be brief.'] });
    assert.deepEqual([textsOf(better), textsOf(able)], [[['plain']], [['formal'], ['told']]]);
    const preferring = await app.translate({ text: ['prefer'], formality: 'prefer_more' });
    assert.equal(preferring.headers['x-service-engine'], 'better', 'far better is worth more than a tone');
    assert.equal(preferring.headers['x-service-warnings'], 'formality_not_used');
  });

  it('go to the last hop of two; the one before speaks as to a friend where any tone is asked for', async () => {
    const engine = new FakeTranslator({ pairs: ['en>es', 'es>pt'], capabilities: everything });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text: ['Abc'], target_lang: 'PT', formality: 'more', context: 'c' });
    assert.equal(answer.json().translations[0].text, 'Cde', 'both hops did their part');
    assert.deepEqual(optionsOf(engine), [{ formality: 'less' }, { formality: 'more', context: 'c' }]);
    await app.translate({ text: ['Abc'], target_lang: 'PT', context: 'c' });
    assert.deepEqual(optionsOf(engine).slice(2), [{ formality: 'default' }, { formality: 'default', context: 'c' }]);
  });
});

describe('model types', () => {
  const engines = () => ({
    classic: new FakeTranslator({ id: 'classic' }),
    next: new FakeTranslator({ id: 'next', tier: 'next_gen' }),
  });

  it('lead to the tier, and the answer says which it was', async () => {
    const { classic, next } = engines();
    await using app = await createTestApp({ translators: [classic, next] });
    for (const [model_type, used] of [
      ['latency_optimized', 'latency_optimized'],
      ['quality_optimized', 'quality_optimized'],
      ['prefer_quality_optimized', 'quality_optimized'],
    ]) {
      const answer = await app.translate({ text: [`${model_type}`.replaceAll('_', ' ')], model_type });
      assert.equal(answer.json().translations[0].model_type_used, used);
    }
    const plain = await app.translate({ text: ['none given'] });
    assert.equal('model_type_used' in plain.json().translations[0], false);
    assert.deepEqual(textsOf(classic).flat(), ['latency optimized', 'none given']);
    assert.deepEqual(textsOf(next).flat(), ['quality optimized', 'prefer quality optimized']);
  });

  it('lead to next-gen engines when the source is to be detected', async () => {
    const { classic, next } = engines();
    await using app = await createTestApp({ translators: [classic, next] });
    await app.translate({ text: ['The house is red.'], source_lang: undefined });
    assert.deepEqual([classic.calls.length, next.calls.length], [0, 1]);
  });

  it('that demand quality are refused where only classic engines are, those that prefer it are not', async () => {
    const { classic } = engines();
    await using app = await createTestApp({ translators: [classic] });
    const refused = await app.translate({ text: ['a'], model_type: 'quality_optimized' });
    assert.deepEqual([refused.statusCode, refused.json().code], [400, 'model_type_not_supported']);
    const preferred = await app.translate({ text: ['a'], model_type: 'prefer_quality_optimized' });
    assert.equal(preferred.json().translations[0].model_type_used, 'latency_optimized');
  });

  it('decide how a text is cut: next-gen engines get it whole', async () => {
    const { classic, next } = engines();
    await using app = await createTestApp({ translators: [classic, next] });
    const text = ['One house. Two cars.'];
    await app.translate({ text });
    await app.translate({ text, model_type: 'quality_optimized' });
    assert.deepEqual(textsOf(classic), [['One house.', 'Two cars.']]);
    assert.deepEqual(textsOf(next), [text]);
  });
});

describe('variants and warnings', () => {
  it('an engine that knows the variant serves it without a warning', async () => {
    const engine = new FakeTranslator({ pairs: ['en>pt', 'en>pt-BR'] });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text: ['a'], target_lang: 'pt-br' });
    assert.equal(answer.headers['x-service-warnings'], undefined);
    assert.equal(engine.calls[0]?.batch.target, 'pt-BR');
  });

  it('one that knows the language only serves it with a warning', async () => {
    const engine = new FakeTranslator({ pairs: ['en>es'] });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text: ['a'], target_lang: 'ES-419' });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['x-service-warnings'], 'variant_not_distinguished');
    assert.equal(engine.calls[0]?.batch.target, 'es');
  });

  it('warnings of engines are reported once each, in the order in which they came', async () => {
    const warnings = ['second_thoughts', 'first_things', 'second_thoughts'].map((code) => ({ code, message: code }));
    const engine = new FakeTranslator({ warnings });
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text: ['a'], target_lang: 'es-419' });
    assert.equal(answer.headers['x-service-warnings'], 'second_thoughts, first_things, variant_not_distinguished');
  });

  it('a source variant is read as its language', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const answer = await app.translate({ text: ['a'], source_lang: 'en-GB' });
    assert.equal(answer.json().translations[0].detected_source_language, 'EN');
    assert.equal(engine.calls[0]?.batch.source, 'en');
  });

  it('Filipino is TL, however a caller spells it', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator({ pairs: ['en>tl', 'tl>en'] })] });
    for (const code of ['TL', 'tl', 'FIL']) {
      assert.equal((await app.translate({ text: ['a'], target_lang: code })).statusCode, 200, code);
      const back = await app.translate({ text: ['a'], source_lang: code, target_lang: 'EN' });
      assert.equal(back.json().translations[0].detected_source_language, 'TL', code);
    }
    const listed: { language: string }[] = (await app.send('GET', '/v2/languages?type=source')).json();
    assert.deepEqual(listed.map(({ language }) => language).sort(), ['EN', 'TL']);
  });

  it('an engine that gains a pair or goes out of service is followed at once', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    const request = { text: ['a'], target_lang: 'FR' };
    assert.equal((await app.translate(request)).statusCode, 400);
    engine.offer(['en>es', 'en>fr']);
    assert.equal((await app.translate(request)).statusCode, 200);
    engine.report({ state: 'unavailable', reason: 'being updated' });
    assert.equal((await app.translate(request)).statusCode, 400);
    const readiness = await app.send('GET', '/readyz');
    assert.equal(readiness.statusCode, 503);
    assert.deepEqual(readiness.json().checks[2], { name: 'fake', ready: false, reason: 'being updated' });
    engine.report({ state: 'ready' });
    assert.equal((await app.translate(request)).statusCode, 200);
    assert.equal((await app.send('GET', '/readyz')).statusCode, 200);
  });
});

describe('engines that the operator has pinned', () => {
  const pinned = async () => {
    const classic = new FakeTranslator({ id: 'classic' });
    const next = new FakeTranslator({ id: 'next', tier: 'next_gen' });
    const enginePins = [{ source: '*', target: '*', engines: ['next', 'classic'] }];
    return { next, app: await createTestApp({ translators: [next, classic], enginePins }) };
  };
  const text = ['This sentence is written in plain English.'];

  it('serve in the order of the pin, whatever tier a request prefers', async () => {
    const { app } = await pinned();
    await using _ = app;
    for (const fields of [
      {},
      { source_lang: undefined },
      { model_type: 'latency_optimized' },
      { model_type: 'prefer_quality_optimized' },
      { model_type: 'quality_optimized' },
    ]) {
      const answer = await app.translate({ text, ...fields });
      assert.equal(answer.headers['x-service-engine'], 'next', JSON.stringify(fields));
    }
  });

  it('take over in that order when one fails, unless the request demands next-gen quality', async () => {
    const { app, next } = await pinned();
    await using _ = app;
    next.failWith(new ServiceError('engine_failed', {}));
    const preferring = await app.translate({ text, model_type: 'prefer_quality_optimized' });
    assert.equal(preferring.headers['x-service-engine'], 'classic');
    next.failWith(new ServiceError('engine_failed', {}));
    assert.equal((await app.translate({ text, model_type: 'quality_optimized' })).statusCode, 500);
  });

  it('refuse next-gen quality where the pin names classic engines only', async () => {
    const translators = [new FakeTranslator({ id: 'classic' }), new FakeTranslator({ id: 'next', tier: 'next_gen' })];
    const enginePins = [{ source: 'en', target: 'es', engines: ['classic'] }];
    await using app = await createTestApp({ translators, enginePins });
    const refused = await app.translate({ text, model_type: 'quality_optimized' });
    assert.deepEqual([refused.statusCode, refused.json().code], [400, 'model_type_not_supported']);
  });
});
