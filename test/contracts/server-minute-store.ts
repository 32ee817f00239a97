import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerMinute, ServerMinuteStore } from '../../src/contracts/stores/server-minutes.ts';
import type { Commits } from '../../src/storage/database/commits/commits.ts';
import type { Database } from '../../src/storage/database/database.ts';
import type { OpenStores, StoreDriver } from './stores-fixtures.ts';

const servers = 4;

function aMinute(minute: number, counts: Partial<ServerMinute> = {}): ServerMinute {
  return {
    ...{ minute, requests: 1, refused: 0, failed: 0, characters: 10, waiting: 0, running: 0 },
    latencies: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    errors: {},
    ...counts,
  };
}

/** What every ServerMinuteStore does. */
export function serverMinuteStoreContract(
  driver: StoreDriver,
  create: (database: Database, commits: Commits) => ServerMinuteStore,
): void {
  describe(`the store of what servers did by minute: ${driver.name}`, () => {
    const open = async () => {
      const location = driver.create();
      const opened: OpenStores[] = [];
      for (let index = 0; index < servers; index += 1) opened.push(await location.open());
      return {
        stores: opened.map(({ database, commits }) => create(database, commits)) as [
          ServerMinuteStore,
          ...ServerMinuteStore[],
        ],
        async [Symbol.asyncDispose]() {
          for (const each of opened) await each[Symbol.asyncDispose]();
          await location[Symbol.asyncDispose]();
        },
      };
    };

    it('adds up what several servers did in a minute, and keeps the most of their queue', async () => {
      await using opened = await open();
      const minute = 29_000_000;
      await Promise.all(
        opened.stores.map((store, index) =>
          store.add(
            [
              aMinute(minute + 1),
              aMinute(minute, {
                ...{ requests: 3, refused: 2, failed: 1, waiting: index, running: servers - index },
                latencies: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1],
                errors: { invalid_parameter: 2, [`code_${index}`]: 1 },
              }),
            ],
            0,
          ),
        ),
      );
      const [first, second, ...others] = await opened.stores[0].sum({ from: minute, to: minute + 2, step: 1 });
      assert.deepEqual(first, {
        ...{ from: minute, requests: 12, refused: 8, failed: 4, characters: 40, waiting: 3, running: 4 },
        latencies: [4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4],
      });
      assert.equal(second?.requests, 4);
      assert.deepEqual(others, []);
      assert.deepEqual(await opened.stores[0].errors({ from: minute, to: minute + 2 }), [
        { code: 'invalid_parameter', count: 8, lastMinute: minute },
        ...[0, 1, 2, 3].map((index) => ({ code: `code_${index}`, count: 1, lastMinute: minute })),
      ]);
    });

    it('sums steps of minutes, those with anything alone, within the range', async () => {
      await using opened = await open();
      const [store] = opened.stores;
      await store.add(
        [59, 60, 74, 75, 120, 121].map((minute) => aMinute(minute, { waiting: minute })),
        0,
      );
      assert.deepEqual(
        (await store.sum({ from: 60, to: 120, step: 15 })).map(({ from, requests, waiting }) => [
          from,
          requests,
          waiting,
        ]),
        [
          [60, 2, 74],
          [75, 1, 75],
        ],
      );
    });

    it('sums long ranges as short ones: each step once, and errors of all of it', async () => {
      await using opened = await open();
      const [store] = opened.stores;
      const first = 28_800_000;
      const days = Array.from({ length: 30 }, (_, day) => first + day * 1_440);
      await store.add(
        days.flatMap((minute) => [
          aMinute(minute, { errors: { internal: 1, overloaded: 2 } }),
          aMinute(minute + 1_439, { errors: { internal: 2, overloaded: 1 } }),
        ]),
        0,
      );
      const range = { from: first, to: first + 30 * 1_440 };
      const steps = await store.sum({ ...range, step: 360 });
      assert.deepEqual(
        steps.map(({ from, requests }) => [from, requests]),
        days.flatMap((minute) => [
          [minute, 1],
          [minute + 1_080, 1],
        ]),
      );
      const lastMinute = range.to - 1;
      assert.deepEqual(await store.errors(range), [
        { code: 'internal', count: 90, lastMinute },
        { code: 'overloaded', count: 90, lastMinute },
      ]);
    });

    it('removes what is older than it keeps, errors too', async () => {
      await using opened = await open();
      const [store] = opened.stores;
      const errors = { internal: 1 };
      await store.add(
        [1, 2, 3].map((minute) => aMinute(minute, { errors })),
        0,
      );
      await store.add([aMinute(4, { errors })], 3);
      assert.deepEqual(
        (await store.sum({ from: 0, to: 10, step: 1 })).map(({ from }) => from),
        [3, 4],
      );
      assert.deepEqual(await store.errors({ from: 0, to: 10 }), [{ code: 'internal', count: 2, lastMinute: 4 }]);
    });
  });
}
