import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { grantMilliseconds, type SharedLimitStore } from '../../src/contracts/stores/shared-limits.ts';
import { poll } from '../support/poll.ts';

/** Several ways to the same limits, as processes have them; nodes `a` to `d` are there. */
export interface SharedLimitStorage extends AsyncDisposable {
  readonly processes: readonly SharedLimitStore[];
  removeNode(id: string): Promise<void>;
  /** Opens a session of a node, which ends with the result. Undefined where the store knows none. */
  readonly openSession?: (id: string) => Promise<AsyncDisposable>;
}

const nodes = ['a', 'b', 'c', 'd'];
const rounds = 20;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What every SharedLimitStore does. */
export function sharedLimitStoreContract(name: string, create: () => Promise<SharedLimitStorage>): void {
  describe(`the shared limits: ${name}`, () => {
    it('give a node as many slots as there are, and those that were given back again', async () => {
      await using storage = await create();
      const [store] = storage.processes;
      assert.ok(store);
      assert.equal(await store.takeSlots('key', 'a', 3, 5, nodes), 3);
      assert.equal(await store.takeSlots('key', 'b', 3, 5, nodes), 2);
      assert.equal(await store.takeSlots('key', 'a', 1, 5, nodes), 0);
      assert.equal(await store.takeSlots('other', 'a', 1, 5, nodes), 1);
      await store.giveSlots('key', 'a', 2);
      await store.giveSlots('key', 'unknown', 2);
      assert.equal(await store.takeSlots('key', 'b', 9, 5, nodes), 2);
      assert.equal(await store.takeSlots('key', 'b', 9, 3, nodes), 0, 'the limit is smaller than what they have');
    });

    it('have nothing of nodes that are dead or removed', async () => {
      await using storage = await create();
      const [store] = storage.processes;
      assert.ok(store);
      assert.equal(await store.takeSlots('key', 'a', 5, 5, nodes), 5);
      assert.equal(await store.takeSlots('key', 'b', 5, 5, ['b', 'c']), 5);
      await storage.removeNode('a');
      await storage.removeNode('b');
      assert.equal(await store.takeSlots('key', 'c', 5, 5, nodes), 5);
      await assert.rejects(store.takeSlots('key', 'a', 1, 50, nodes));
    });

    it('count those of a node that others take for dead while its session is open', async (test) => {
      await using storage = await create();
      const [store] = storage.processes;
      assert.ok(store);
      if (storage.openSession === undefined)
        return test.skip('only nodes of a PostgreSQL database have sessions; SQLite serves one node');
      assert.equal(await store.takeSlots('key', 'a', 3, 5, nodes), 3);
      {
        await using _ = await storage.openSession('a');
        assert.equal(await store.takeSlots('key', 'b', 5, 5, ['b', 'c']), 2);
      }
      await poll(async () => (await store.takeSlots('key', 'c', 5, 5, ['b', 'c'])) === 3);
    });

    it('never give more slots than there are, however many ask at once', async () => {
      await using storage = await create();
      for (let round = 0; round < rounds; round++) {
        const granted = await Promise.all(
          Array.from({ length: 16 }, (_, index) =>
            storage.processes[index % storage.processes.length]?.takeSlots(
              `key ${round}`,
              nodes[index % 4] ?? '',
              1 + (index % 3),
              10,
              nodes,
            ),
          ),
        );
        assert.equal(sum(granted.map((slots) => slots ?? 0)), 10);
      }
    });

    it('let in as many requests as a minute may have, and say when there is room', async () => {
      await using storage = await create();
      const [store] = storage.processes;
      assert.ok(store);
      assert.deepEqual(await store.takeRequests('key', 4, 6), { granted: 4, waitMilliseconds: 0 });
      assert.deepEqual(await store.takeRequests('key', 4, 6), { granted: 2, waitMilliseconds: 0 });
      const { granted, waitMilliseconds } = await store.takeRequests('key', 1, 6);
      assert.equal(granted, 0);
      const longest = 60_000 + grantMilliseconds + 100;
      assert.ok(waitMilliseconds > longest - 20_000 && waitMilliseconds <= longest, `${waitMilliseconds} ms`);
      assert.deepEqual(await store.takeRequests('other', 1, 6), { granted: 1, waitMilliseconds: 0 });
    });

    it('never let in more requests than a minute may have, however many ask at once', async () => {
      await using storage = await create();
      for (let round = 0; round < rounds; round++) {
        const answers = await Promise.all(
          Array.from({ length: 16 }, (_, index) =>
            storage.processes[index % storage.processes.length]?.takeRequests(`key ${round}`, 1 + (index % 3), 10),
          ),
        );
        assert.equal(sum(answers.map((answer) => answer?.granted ?? 0)), 10);
      }
    });
  });
}
