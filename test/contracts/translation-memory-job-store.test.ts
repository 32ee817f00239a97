import { DatabaseMemoryJobStore } from '../../src/storage/database/repositories/database-memory-job-store.ts';
import { storeDrivers } from './store-drivers.ts';
import { memoryJobStoreContract } from './translation-memory-job-store.ts';

for (const driver of storeDrivers) memoryJobStoreContract(driver, (database) => new DatabaseMemoryJobStore(database));
