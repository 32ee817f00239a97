import { DatabaseServerSecretStore } from '../../src/storage/database/repositories/database-server-secret-store.ts';
import { serverSecretStoreContract } from './server-secret-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers)
  serverSecretStoreContract(driver, (database) => new DatabaseServerSecretStore(database));
