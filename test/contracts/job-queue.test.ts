import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DatabaseJobSecretStore } from '../../src/storage/database/repositories/database-job-secret-store.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import type { Database } from '../../src/storage/database/schema.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { MemoryJobQueue } from '../support/memory-job-queue.ts';
import { jobQueueContract, type QueueWithSecrets } from './job-queue.ts';
import { aNode } from './node-store.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

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

jobQueueContract('SQLite', () => {
  const folder = new TemporaryFolder();
  const open = new AsyncDisposableStack();
  open.defer(() => folder[Symbol.dispose]());
  return {
    async open() {
      const database = await openSqliteDatabase(folder.path, systemClock);
      open.defer(() => database.destroy());
      return new DatabaseQueueWithSecrets(database);
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
});

jobQueueContract('in memory, for tests', () => {
  const queue = new MemoryJobQueue();
  return { open: async () => queue, async [Symbol.asyncDispose]() {} };
});
