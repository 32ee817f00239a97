import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { MemoryJobQueue } from '../support/memory-job-queue.ts';
import { jobQueueContract } from './job-queue.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

jobQueueContract('SQLite', () => {
  const folder = new TemporaryFolder();
  const open = new AsyncDisposableStack();
  open.defer(() => folder[Symbol.dispose]());
  return {
    async open() {
      const database = await openSqliteDatabase(folder.path, systemClock);
      open.defer(() => database.destroy());
      return new DatabaseJobQueue(database, randomIdentifiers);
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
});

jobQueueContract('in memory, for tests', () => {
  const queue = new MemoryJobQueue();
  return { open: async () => queue, async [Symbol.asyncDispose]() {} };
});
