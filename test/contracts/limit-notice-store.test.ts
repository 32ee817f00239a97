import { DatabaseLimitNoticeStore } from '../../src/storage/database/repositories/database-limit-notice-store.ts';
import { limitNoticeStoreContract } from './limit-notice-store.ts';
import { serverStoreDrivers } from './store-drivers.ts';

for (const driver of serverStoreDrivers)
  limitNoticeStoreContract({
    name: driver.name,
    create() {
      const location = driver.create();
      return {
        async open() {
          const stores = await location.open();
          return { ...stores, notices: new DatabaseLimitNoticeStore(stores.database) };
        },
        [Symbol.asyncDispose]: () => location[Symbol.asyncDispose](),
      };
    },
  });
