import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mapInOrder } from './map-in-order.ts';

const never = new AbortController().signal;

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('items mapped in order', () => {
  it('come out in their order, so many under way and no more, whichever ends first', async () => {
    const items = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(items, fc.integer({ min: 1, max: 8 }), async (turns, atOnce) => {
        let underWay = 0;
        let most = 0;
        const map = async (count: number): Promise<number> => {
          underWay += 1;
          most = Math.max(most, underWay);
          for (let turn = 0; turn <= count; turn += 1) await new Promise(setImmediate);
          underWay -= 1;
          return count;
        };
        assert.deepEqual(await collect(mapInOrder(turns, atOnce, never, map)), turns);
        assert.ok(most <= atOnce && (most === atOnce || turns.length < atOnce), `${most} of ${atOnce}`);
      }),
    );
  });

  it('that fail end the others, and those before them have come out', async () => {
    const failure = new Error('the third');
    const signals: AbortSignal[] = [];
    const map = async (item: number, signal: AbortSignal): Promise<number> => {
      signals.push(signal);
      if (item === 3) throw failure;
      if (item < 3) return item;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const seen: number[] = [];
    await assert.rejects(
      async () => {
        for await (const item of mapInOrder([1, 2, 3, 4, 5, 6, 7], 3, never, map)) seen.push(item);
      },
      (error) => error === failure,
    );
    assert.deepEqual(seen, [1, 2]);
    assert.deepEqual(
      signals.map(({ aborted }) => aborted),
      signals.map(() => true),
    );
    assert.ok(signals.length < 7);
  });

  it('are aborted with the signal they were given', async () => {
    const controller = new AbortController();
    const map = (_: number, signal: AbortSignal): Promise<never> =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const mapped = collect(mapInOrder([1, 2, 3], 2, controller.signal, map));
    const reason = new Error('enough');
    controller.abort(reason);
    await assert.rejects(mapped, (error) => error === reason);
  });
});
