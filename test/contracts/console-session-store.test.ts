import { DatabaseConsoleSessionStore } from '../../src/storage/database/repositories/database-console-session-store.ts';
import { consoleSessionStoreContract } from './console-session-store.ts';
import { storeDrivers } from './store-drivers.ts';

for (const driver of storeDrivers)
  consoleSessionStoreContract(driver, ({ database }) => new DatabaseConsoleSessionStore(database));
