import { DatabaseServerMinuteStore } from '../../src/storage/database/repositories/database-server-minute-store.ts';
import { serverMinuteStoreContract } from './server-minute-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers)
  serverMinuteStoreContract(driver, (database, commits) => new DatabaseServerMinuteStore(database, commits));
