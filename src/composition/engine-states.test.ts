import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeQualityEvaluator } from '../engines/fake/fake-quality-evaluator.ts';
import { FakeTranslator } from '../engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../engines/fake/fake-writing-engine.ts';
import { EngineStates, type InstalledEngines } from './engine-states.ts';

function statesOf(installed: Partial<InstalledEngines>): EngineStates {
  return new EngineStates({ translators: [], writingEngines: [], rewriters: [], evaluators: [], ...installed });
}

describe('The states of engines', () => {
  it('name an engine once that both translates and improves texts', () => {
    const both = new FakeTranslator();
    const states = statesOf({
      translators: [both],
      writingEngines: [new FakeWritingEngine({ id: both.id }), new FakeWritingEngine({ id: 'other' })],
    });
    assert.deepEqual(
      states.check().map(({ name }) => name),
      [both.id, 'other'],
    );
  });

  it('name evaluators of translations, a server that also translates once, and say what is wrong with one', async () => {
    const [translator, evaluator] = [new FakeTranslator(), new FakeQualityEvaluator({ id: 'judge' })];
    const states = statesOf({
      translators: [translator],
      evaluators: [new FakeQualityEvaluator({ id: translator.id }), evaluator],
    });
    assert.deepEqual(states.check(), [
      { name: translator.id, ready: true },
      { name: 'judge', ready: true },
    ]);
    await evaluator[Symbol.asyncDispose]();
    const { ready, checks } = states.readiness(false);
    assert.equal(ready, true, 'translations need no evaluator');
    assert.deepEqual(checks.at(-1), { name: 'judge', ready: false, reason: 'the engine is stopped' });
  });

  it('are not ready to serve with writing engines or evaluators alone', () => {
    const others = { writingEngines: [new FakeWritingEngine()], evaluators: [new FakeQualityEvaluator()] };
    assert.equal(statesOf(others).readiness(false).ready, false);
    assert.equal(statesOf({ translators: [new FakeTranslator()] }).readiness(false).ready, true);
  });

  it('name the models that are still being pulled, without keeping the server from serving', () => {
    const pending = [
      { direction: 'en-de', progress: { bytes: 4_200_000, total: 17_000_000 } },
      { direction: 'de-en' },
      { direction: 'en-fr', failure: 'the index answered 503.' },
    ];
    const { ready, checks } = statesOf({
      translators: [new FakeTranslator()],
      pulls: { isUsed: true, pending },
    }).readiness(false);
    assert.equal(ready, true);
    assert.deepEqual(checks.at(-1), {
      name: 'models',
      ready: false,
      reason:
        'en-de is being pulled: 4.2 MB of 17.0 MB; de-en is waiting to be pulled; en-fr: the last pull failed: the index answered 503.',
    });
    const done = statesOf({ translators: [new FakeTranslator()], pulls: { isUsed: true, pending: [] } }).readiness(
      false,
    );
    assert.deepEqual(done.checks.at(-1), { name: 'models', ready: true });
  });

  it('are not ready once the server closes, and say so', () => {
    const { ready, checks } = statesOf({ translators: [new FakeTranslator()] }).readiness(true);
    assert.equal(ready, false);
    assert.deepEqual(checks[0], { name: 'server', ready: false, reason: 'shutting down' });
  });
});
