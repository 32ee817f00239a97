import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineCaller } from '../../shared/engine-calls.ts';
import { FairQueue } from './fair-queue.ts';
import type { PoolItem } from './pool-item.ts';

const sentenceCost = 26;

function sentence(caller: EngineCaller, text: string): PoolItem {
  return { caller, text, tagged: false, characters: 10, answered() {}, failed() {} };
}

function queueOf(...sentences: readonly (readonly [EngineCaller, string])[]): FairQueue {
  const queue = new FairQueue();
  for (const [caller, text] of sentences) queue.add(sentence(caller, text));
  return queue;
}

const one = { cancelled: false };
const other = { cancelled: false };
const texts = (items: readonly PoolItem[]) => items.map(({ text }) => text);

describe('a fair queue', () => {
  it('lets callers take turns, and continues with anyone who was not served', () => {
    const queue = queueOf([one, 'a'], [one, 'b'], [one, 'c'], [other, 'x'], [other, 'y']);
    assert.deepEqual(texts(queue.take(3 * sentenceCost)), ['a', 'x', 'b']);
    assert.deepEqual(texts(queue.take(3 * sentenceCost)), ['y', 'c']);
    assert.ok(queue.isEmpty);
  });

  it('gives one sentence however large it is', () => {
    const queue = queueOf([one, 'a'], [one, 'b']);
    assert.deepEqual(texts(queue.take(1)), ['a']);
  });

  it('knows what all that waits costs, dropped callers left out', () => {
    const queue = queueOf([one, 'a'], [one, 'b'], [other, 'x']);
    queue.take(sentenceCost);
    assert.equal(queue.cost, 2 * sentenceCost);
    queue.drop(one);
    assert.equal(queue.cost, sentenceCost);
    assert.deepEqual(texts(queue.take(1_000)), ['x']);
    assert.equal(queue.cost, 0);
  });
});
