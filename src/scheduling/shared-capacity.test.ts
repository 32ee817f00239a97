import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SharedCapacity } from './shared-capacity.ts';

const never = new AbortController().signal;

describe('shared capacity', () => {
  it('lets another account in before the second half of what one account asks for', async () => {
    const capacity = new SharedCapacity({ capacity: 4, accountShare: 2, backgroundShare: 2 });
    const order: string[] = [];
    const doors = new Map<string, PromiseWithResolvers<void>>();
    const use = (accountId: string, name: string): Promise<void> => {
      const door = Promise.withResolvers<void>();
      doors.set(name, door);
      return capacity.use({ accountId, weight: 1 }, never, async () => {
        order.push(name);
        await door.promise;
      });
    };
    const all = [use('a', 'a1'), use('a', 'a2'), use('a', 'a3'), use('b', 'b1')];
    await new Promise(setImmediate);
    assert.deepEqual(order, ['a1', 'a2', 'b1']);
    for (const name of ['a1', 'a2', 'a3', 'b1']) doors.get(name)?.resolve();
    await Promise.all(all);
    assert.deepEqual(order, ['a1', 'a2', 'b1', 'a3']);
  });

  it('forgets who gave up, and gives back what a failure had', async () => {
    const capacity = new SharedCapacity({ capacity: 1, accountShare: 1, backgroundShare: 1 });
    const failing = capacity.use({ accountId: 'a', weight: 1 }, never, async () => {
      await new Promise(setImmediate);
      throw new Error('failed');
    });
    const controller = new AbortController();
    const gone = capacity.use({ accountId: 'a', weight: 1 }, controller.signal, async () => 'never');
    const reason = new Error('gone');
    controller.abort(reason);
    await assert.rejects(gone, reason);
    await assert.rejects(failing, /failed/);
    assert.equal(await capacity.use({ accountId: 'a', weight: 1 }, never, async () => 'next'), 'next');
  });
});
