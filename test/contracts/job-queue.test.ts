import type { Database } from '../../src/storage/database/database.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DatabaseJobSecretStore } from '../../src/storage/database/repositories/database-job-secret-store.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { MemoryJobQueue } from '../support/memory-job-queue.ts';
import { jobQueueContract, type QueueWithSecrets } from './job-queue.ts';
import { aNode } from './node-store.ts';
import { serverStoreDrivers } from './store-drivers.ts';

class DatabaseQueueWithSecrets extends DatabaseJobQueue implements QueueWithSecrets {
  readonly #nodes: DatabaseNodeStore;
  readonly #secrets: DatabaseJobSecretStore;

  constructor(database: Database) {
    super(database, randomIdentifiers);
    this.#nodes = new DatabaseNodeStore(database);
    this.#secrets = new DatabaseJobSecretStore(database);
  }

  async give(nodeId: string, jobIds: readonly string[]): Promise<void> {
    const known = await this.#nodes.list();
    if (known.every(({ id }) => id !== nodeId)) await this.#nodes.join(aNode(nodeId));
    for (const id of jobIds) await this.#secrets.add(id, [{ nodeId, sealed: Buffer.from(id) }]);
  }
}

for (const driver of serverStoreDrivers)
  jobQueueContract(driver.name, () => {
    const open = new AsyncDisposableStack();
    const location = open.use(driver.create());
    return {
      async open() {
        return new DatabaseQueueWithSecrets(open.use(await location.open()).database);
      },
      [Symbol.asyncDispose]: () => open.disposeAsync(),
    };
  });

jobQueueContract('in memory, for tests', () => {
  const queue = new MemoryJobQueue();
  return { open: async () => queue, async [Symbol.asyncDispose]() {} };
});
