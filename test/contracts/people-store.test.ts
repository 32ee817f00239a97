import { DatabasePeopleStore } from '../../src/storage/database/repositories/database-people-store.ts';
import { peopleStoreContract } from './people-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers) peopleStoreContract(driver, ({ database }) => new DatabasePeopleStore(database));
