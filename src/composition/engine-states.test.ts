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

  it('are not ready once the server closes, and say so', () => {
    const { ready, checks } = new EngineStates([new FakeTranslator()], []).readiness(true);
    assert.equal(ready, false);
    assert.deepEqual(checks[0], { name: 'server', ready: false, reason: 'shutting down' });
  });
});
