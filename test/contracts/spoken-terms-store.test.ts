import { DatabaseSpokenTermsStore } from '../../src/storage/database/repositories/database-spoken-terms-store.ts';
import { spokenTermsStoreContract } from './spoken-terms-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers)
  spokenTermsStoreContract(driver, (database) => new DatabaseSpokenTermsStore(database));
