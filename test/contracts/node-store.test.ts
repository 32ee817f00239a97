import { DatabaseJobQueue } from '../../src/storage/database/repositories/database-job-queue.ts';
import { DatabaseJobSecretStore } from '../../src/storage/database/repositories/database-job-secret-store.ts';
import { DatabaseNodeStore } from '../../src/storage/database/repositories/database-node-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { aJob } from './job-queue.ts';
import { nodeStoreContract } from './node-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers)
  nodeStoreContract(driver.name, async () => {
    const location = driver.create();
    const { database, ...stores } = await location.open();
    const queue = new DatabaseJobQueue(database, randomIdentifiers);
    return {
      nodes: new DatabaseNodeStore(database),
      secrets: new DatabaseJobSecretStore(database),
      async addJobs(...ids) {
        for (const id of ids) await queue.add(aJob(id));
      },
      removeJob: (id) => queue.remove(id),
      async [Symbol.asyncDispose]() {
        await stores[Symbol.asyncDispose]();
        await location[Symbol.asyncDispose]();
      },
    };
  });
