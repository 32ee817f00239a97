import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createTestApp } from '../support/test-app.ts';

const cache = { memoryBytes: 2 ** 20, diskBytes: 0 };

describe('the sentence cache behind the server', () => {
  it('answers a sentence that comes again without the engine, bills it, and says whose work it is', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine], cache });
    const first = await app.translate({ text: ['One house. Two cars.'] });
    const second = await app.translate({ text: ['Two cars.', 'One house. Three cars.'] });
    assert.equal(first.statusCode, 200);
    assert.deepEqual(
      engine.calls.map(({ batch }) => batch.segments.length),
      [2, 1],
      'only the third sentence is new',
    );
    assert.equal(second.headers['x-service-engine'], 'fake');
    assert.equal(await app.countedCharacters(), 20 + 9 + 22);
    assert.equal(await app.metric('dragoman_sentence_cache_lookups_total{engine="fake",result="hit"}'), 2);
    assert.equal(await app.metric('dragoman_sentence_cache_lookups_total{engine="fake",result="miss"}'), 3);
    assert.equal(await app.metric('dragoman_sentence_cache_entries{storage="memory"}'), 3);
    assert.equal(await app.metric('dragoman_engine_ready{engine="fake"}'), 1);
  });

  it('keeps options apart', async () => {
    const capabilities = { formality: true, context: true };
    const engine = new FakeTranslator({ capabilities });
    await using app = await createTestApp({ translators: [engine], cache });
    for (const fields of [{}, { formality: 'more' }, { context: 'c' }, { target_lang: 'ES-419' }, {}])
      assert.equal((await app.translate({ text: ['Abc'], ...fields })).statusCode, 200);
    assert.equal(engine.calls.length, 3, 'a variant that the engine does not know is the same work');
  });

  it('is logged by nothing when it is switched off', async () => {
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine] });
    for (const _ of [1, 2]) await app.translate({ text: ['Abc'] });
    assert.equal(engine.calls.length, 2);
    assert.doesNotMatch((await app.send('GET', '/metrics')).payload, /sentence_cache_entries/);
  });
});
