import { postgresStores } from './postgres-stores.ts';
import { type StoreDriver, sqliteStoreDrivers, threadedStores } from './stores-fixtures.ts';

/** Every database that the suites of stores run over. */
export const storeDrivers: readonly StoreDriver[] = [...sqliteStoreDrivers, postgresStores];

/** As servers have them, one on each database. */
export const serverStoreDrivers: readonly StoreDriver[] = [threadedStores, postgresStores];
