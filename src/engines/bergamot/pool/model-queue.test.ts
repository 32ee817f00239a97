import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Urgency } from '../../../contracts/engines/text-translator.ts';
import type { InstalledModel } from '../models/installed-model.ts';
import { type Chunk, ModelQueue } from './model-queue.ts';
import type { PoolItem } from './pool-item.ts';

const model: InstalledModel = {
  source: 'en',
  target: 'de',
  files: { model: '', lexicon: '', vocabularies: [''] },
  gemmPrecision: 'int8shiftAlphaAll',
  architecture: undefined,
  bytes: 1,
  fingerprint: 'none',
};

const caller = (urgency?: Urgency) => ({ cancelled: false, urgency });

function item(from: PoolItem['caller'], text: string, failures: Error[] = []): PoolItem {
  return { caller: from, text, tagged: false, characters: 84, answered() {}, failed: (error) => failures.push(error) };
}

const texts = ({ items }: Chunk): readonly string[] => items.map(({ text }) => text);

describe('a queue', () => {
  it('serves who waits before the background, whichever came first, and mixes them in no chunk', () => {
    const queue = new ModelQueue('en de', model);
    queue.add(item(caller('background'), 'document'), 0);
    queue.add(item(caller(), 'text'), 1);
    assert.deepEqual(texts(queue.take(1, 2)), ['text']);
    assert.deepEqual(texts(queue.take(1, 3)), ['document']);
    assert.ok(queue.isEmpty);
  });

  it('gives the background a chunk when it has waited for a second, and again a second later', () => {
    const queue = new ModelQueue('en de', model);
    const document = caller('background');
    for (const text of ['first', 'second']) queue.add(item(document, text), 1_000);
    for (let count = 0; count < 4; count += 1) queue.add(item(caller(), `text ${count}`), 1_000);
    assert.equal(texts(queue.take(5, 1_999))[0], 'text 0');
    assert.deepEqual(texts(queue.take(5, 2_000)), ['first']);
    assert.equal(texts(queue.take(5, 2_999))[0], 'text 1');
    assert.deepEqual(texts(queue.take(5, 3_000)), ['second']);
  });

  it('takes less of the background at once: who comes meanwhile waits for it', () => {
    const sizes = (['interactive', 'background'] as const).map((urgency) => {
      const queue = new ModelQueue('en de', model);
      const one = caller(urgency);
      for (let count = 0; count < 100; count += 1) queue.add(item(one, 'text'), 0);
      return queue.take(1, 0).items.length;
    });
    assert.deepEqual(sizes, [7, 3]);
  });

  it('is pressing while somebody waits, and when the background has waited long', () => {
    const queue = new ModelQueue('en de', model);
    assert.equal(queue.isPressing(0), false);
    queue.add(item(caller('background'), 'document'), 0);
    assert.deepEqual([queue.isPressing(999), queue.isPressing(1_000)], [false, true]);
    queue.add(item(caller(), 'text'), 10);
    assert.equal(queue.isPressing(10), true);
  });

  it('forgets and fails the background too', () => {
    const queue = new ModelQueue('en de', model);
    const [dropped, kept] = [caller('background'), caller('background')];
    const failures: Error[] = [];
    queue.add(item(dropped, 'dropped', failures), 0);
    queue.add(item(kept, 'kept', failures), 0);
    queue.add(item(caller(), 'text', failures), 0);
    queue.drop(dropped);
    queue.failAll(new Error('broken'));
    assert.equal(failures.length, 2);
    assert.ok(queue.isEmpty);
  });
});
