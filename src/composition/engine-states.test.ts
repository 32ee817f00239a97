import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../engines/fake/fake-writing-engine.ts';
import { EngineStates } from './engine-states.ts';

describe('The states of engines', () => {
  it('name an engine once that both translates and improves texts', () => {
    const both = new FakeTranslator();
    const states = new EngineStates(
      [both],
      [new FakeWritingEngine({ id: both.id }), new FakeWritingEngine({ id: 'other' })],
    );
    assert.deepEqual(
      states.check().map(({ name }) => name),
      [both.id, 'other'],
    );
  });

  it('are not ready to serve with writing engines alone', () => {
    assert.equal(new EngineStates([], [new FakeWritingEngine()]).readiness(false).ready, false);
    assert.equal(new EngineStates([new FakeTranslator()], []).readiness(false).ready, true);
  });

  it('name the models that are still being pulled, without keeping the server from serving', () => {
    const pending = [
      { direction: 'en-de', progress: { bytes: 4_200_000, total: 17_000_000 } },
      { direction: 'de-en' },
      { direction: 'en-fr', failure: 'the index answered 503.' },
    ];
    const { ready, checks } = new EngineStates([new FakeTranslator()], [], { pending }).readiness(false);
    assert.equal(ready, true);
    assert.deepEqual(checks.at(-1), {
      name: 'models',
      ready: false,
      reason:
        'en-de is being pulled: 4.2 MB of 17.0 MB; de-en is waiting to be pulled; en-fr: the last pull failed: the index answered 503.',
    });
    const done = new EngineStates([new FakeTranslator()], [], { pending: [] }).readiness(false);
    assert.deepEqual(done.checks.at(-1), { name: 'models', ready: true });
  });

  it('are not ready once the server closes, and say so', () => {
    const { ready, checks } = new EngineStates([new FakeTranslator()], []).readiness(true);
    assert.equal(ready, false);
    assert.deepEqual(checks[0], { name: 'server', ready: false, reason: 'shutting down' });
  });
});
