import { PostgresSignals } from '../../src/storage/database/drivers/postgres-signals.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import { DatabaseSharedLimitStore } from '../../src/storage/database/repositories/database-shared-limit-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { MemorySharedLimits } from '../support/memory-shared-limits.ts';
import { aNode } from './node-store.ts';
import { sharedLimitStoreContract } from './shared-limit-store.ts';
import { storeDrivers } from './store-drivers.ts';

const processes = 4;

for (const driver of storeDrivers)
  sharedLimitStoreContract(driver.name, async () => {
    const location = driver.create();
    const opened = await Promise.all(Array.from({ length: processes }, () => location.open()));
    const [{ database } = { database: undefined }] = opened;
    if (database === undefined) throw new RangeError('There is at least one process.');
    const nodes = new DatabaseNodeStore(database);
    for (const id of ['a', 'b', 'c', 'd']) await nodes.join(aNode(id));
    return {
      ...(database.differences.isConcurrent && {
        openSession: async (id) => openSession(await location.address(), id),
      }),
      processes: opened.map((stores) => new DatabaseSharedLimitStore(stores.database)),
      removeNode: (id) => nodes.remove([id]),
      async [Symbol.asyncDispose]() {
        for (const stores of opened) await stores[Symbol.asyncDispose]();
        await location[Symbol.asyncDispose]();
      },
    };
  });

async function openSession(address: string, nodeId: string): Promise<AsyncDisposable> {
  const signals = new PostgresSignals(address, systemClock);
  await signals.open();
  await signals.hold(nodeId);
  return signals;
}

sharedLimitStoreContract('in memory, for tests', async () => {
  const nodes = new Set(['a', 'b', 'c', 'd']);
  const store = new MemorySharedLimits(() => performance.now(), nodes);
  return {
    processes: [store, store, store, store],
    async removeNode(id) {
      nodes.delete(id);
      for (const held of store.slots.values()) held.delete(id);
    },
    async openSession(id) {
      store.sessions.add(id);
      return {
        async [Symbol.asyncDispose]() {
          store.sessions.delete(id);
        },
      };
    },
    async [Symbol.asyncDispose]() {},
  };
});
