import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TranslationBatch } from '../../contracts/engines/text-translator.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { FakeTranslator } from './fake-translator.ts';

const never = new AbortController().signal;

function batchOf(...texts: readonly string[]): TranslationBatch {
  return { source: 'en', target: 'es', segments: texts.map(textSegment), options: { formality: 'default' } };
}

describe('FakeTranslator', () => {
  it('answers when the gate opens, not before', async () => {
    const engine = new FakeTranslator();
    const gate = engine.hold();
    let answered = false;
    const call = engine.translate(batchOf('Abc'), never).finally(() => {
      answered = true;
    });
    await engine.called(1);
    await new Promise(setImmediate);
    assert.equal(answered, false);
    gate.open();
    assert.deepEqual((await call).segments.map(plainText), ['Bcd']);
  });

  it('survives one crash and fails a call that crashes twice', async () => {
    const engine = new FakeTranslator();
    engine.crash(1);
    assert.equal((await engine.translate(batchOf('a'), never)).segments.length, 1);
    engine.crash(2);
    await assert.rejects(engine.translate(batchOf('a'), never), { code: 'engine_failed' });
    assert.equal((await engine.translate(batchOf('a'), never)).segments.length, 1);
  });

  it('fails one call with what it is given', async () => {
    const engine = new FakeTranslator();
    const error = new Error('as told');
    engine.failWith(error);
    await assert.rejects(engine.translate(batchOf('a'), never), error);
    assert.equal((await engine.translate(batchOf('a'), never)).segments.length, 1);
  });

  it('records what it was asked', async () => {
    const engine = new FakeTranslator();
    const batch = batchOf('one', 'two');
    await engine.translate(batch, never);
    assert.deepEqual(engine.calls, [{ batch, signal: never }]);
  });
});
