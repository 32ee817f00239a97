import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createTestApp } from '../support/test-app.ts';

const failure = () => new ServiceError('engine_failed', {}, { cause: new Error('secret-of-the-engine') });

describe('X-Service-Engine', () => {
  it('names the engines of the way that was taken, unless it is switched off', async () => {
    const engines = () => [
      new FakeTranslator({ id: 'one', pairs: ['en>es'] }),
      new FakeTranslator({ id: 'two', pairs: ['es>pt'] }),
    ];
    await using shown = await createTestApp({ translators: engines() });
    assert.equal((await shown.translate({ text: ['a'] })).headers['x-service-engine'], 'one');
    assert.equal((await shown.translate({ text: ['a'], target_lang: 'PT' })).headers['x-service-engine'], 'one, two');
    const untouched = await shown.translate({ text: ['a'], source_lang: 'ES' });
    assert.equal(untouched.headers['x-service-engine'], undefined, 'nothing translated');
    await using hidden = await createTestApp({ translators: engines(), engineHeader: false });
    assert.equal((await hidden.translate({ text: ['a'] })).headers['x-service-engine'], undefined);
    const named = await hidden.translate({ text: ['a'], engine: 'one' });
    assert.deepEqual([named.statusCode, /does not name/.test(named.json().message)], [400, true]);
  });
});

describe('an engine that is named', () => {
  it('is the only one that translates, and nothing takes over when it fails', async () => {
    const engine = new FakeTranslator({ id: 'named' });
    await using app = await createTestApp({ translators: [new FakeTranslator({ id: 'best' }), engine] });
    const translate = () => app.translate({ text: ['Abc'], engine: 'named' });
    assert.equal((await translate()).headers['x-service-engine'], 'named');
    const none = await app.translate({ text: ['Abc'], engine: 'none' });
    assert.deepEqual([none.statusCode, none.json().code], [400, 'invalid_parameter']);
    engine.failWith(failure());
    assert.ok((await translate()).statusCode >= 500);
  });
});

describe('an engine that fails', () => {
  it('is replaced within the request, which is billed once and says what served it', async () => {
    const good = new FakeTranslator({ id: 'good' });
    const best = new FakeTranslator({ id: 'best' });
    await using app = await createTestApp({ translators: [good, best] });
    best.failWith(failure());
    const answer = await app.translate({ text: ['Abc'] });
    assert.deepEqual([answer.statusCode, answer.json().translations[0].text], [200, 'Bcd']);
    assert.equal(answer.headers['x-service-engine'], 'good');
    assert.equal(await app.countedCharacters(), 3);
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="best",outcome="failed"}'), 1);
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="good",outcome="answered"}'), 1);
    assert.equal(await app.metric('dragoman_engine_segments_total{engine="good"}'), 1);
    assert.equal(await app.metric('dragoman_engine_replacements_total{failed="best",next="good"}'), 1);
    assert.equal(
      (await app.translate({ text: ['Abc'] })).headers['x-service-engine'],
      'best',
      'the next goes to it again',
    );
  });

  it('gives way to others while it says that it fails, and is still listed', async () => {
    const good = new FakeTranslator({ id: 'good' });
    const best = new FakeTranslator({ id: 'best', pairs: ['en>es', 'en>fr'] });
    await using app = await createTestApp({ translators: [good, best] });
    best.report({ state: 'failing', reason: 'its server answers 503' });
    assert.equal((await app.translate({ text: ['a'] })).headers['x-service-engine'], 'good');
    assert.equal((await app.translate({ text: ['a'], target_lang: 'FR' })).headers['x-service-engine'], 'best');
    const readiness = await app.send('GET', '/readyz');
    assert.equal(readiness.statusCode, 200, 'another can serve');
    assert.deepEqual(readiness.json().checks[3], { name: 'best', ready: false, reason: 'its server answers 503' });
  });

  it('of the next generation is replaced by a classic one where quality is only preferred, and the answer says so', async () => {
    const classic = new FakeTranslator({ id: 'classic' });
    const next = new FakeTranslator({ id: 'next', tier: 'next_gen' });
    await using app = await createTestApp({ translators: [classic, next] });
    next.failWith(failure());
    const preferred = await app.translate({ text: ['a'], model_type: 'prefer_quality_optimized' });
    assert.equal(preferred.json().translations[0].model_type_used, 'latency_optimized');
    next.failWith(failure());
    const demanded = await app.translate({ text: ['b'], model_type: 'quality_optimized' });
    assert.deepEqual([demanded.statusCode, demanded.json().code], [500, 'engine_failed']);
    assert.doesNotMatch(demanded.payload, /secret/);
    assert.equal(classic.calls.length, 1);
  });

  it('is not replaced by one that cannot do what was demanded', async () => {
    const plain = new FakeTranslator({ id: 'plain' });
    const formal = new FakeTranslator({ id: 'formal', capabilities: { formality: true } });
    await using app = await createTestApp({ translators: [plain, formal] });
    formal.failWith(failure());
    assert.equal((await app.translate({ text: ['a'], formality: 'more' })).statusCode, 500);
    formal.failWith(failure());
    assert.equal((await app.translate({ text: ['a'], formality: 'prefer_more' })).headers['x-service-engine'], 'plain');
  });

  it('leaves time for another when it hangs', async () => {
    const good = new FakeTranslator({ id: 'good' });
    const best = new FakeTranslator({ id: 'best' });
    const clock = new ManualClock();
    await using app = await createTestApp({ translators: [good, best], clock });
    best.hold();
    const answering = app.translate({ text: ['a'] });
    await best.called(1);
    clock.advance(30_000);
    const answer = await answering;
    assert.deepEqual([answer.statusCode, answer.headers['x-service-engine']], [200, 'good']);
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="best",outcome="timed_out"}'), 1);
  });
});

describe('engine pins', () => {
  it('overrule quality, and the languages that nothing may serve are not listed', async () => {
    const rules = new FakeTranslator({ id: 'rules', pairs: ['en>es', 'en>fr'] });
    const best = new FakeTranslator({ id: 'best', pairs: ['en>es', 'en>de'] });
    await using app = await createTestApp({
      translators: [rules, best],
      enginePins: [{ source: '*', target: '*', engines: ['rules'] }],
    });
    assert.equal((await app.translate({ text: ['a'] })).headers['x-service-engine'], 'rules');
    const targets = (await app.send('GET', '/v2/languages?type=target')).json();
    assert.deepEqual(
      targets.map(({ language }: { language: string }) => language),
      ['FR', 'ES'],
    );
  });
});

describe('context', () => {
  it('that no engine of the way reads is reported in a warning', async () => {
    const deaf = new FakeTranslator();
    await using app = await createTestApp({ translators: [deaf] });
    const answer = await app.translate({ text: ['a'], context: 'About cars.' });
    assert.equal(answer.headers['x-service-warnings'], 'context_not_used');
  });
});
