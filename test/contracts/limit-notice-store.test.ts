import { DatabaseLimitNoticeStore } from '../../src/storage/database/repositories/database-limit-notice-store.ts';
import { limitNoticeStoreContract, type NoticeStoreDriver } from './limit-notice-store.ts';
import { openStores, TemporaryFolder } from './stores-fixtures.ts';

const sqlite: NoticeStoreDriver = {
  name: 'SQLite',
  create() {
    const folder = new TemporaryFolder();
    return {
      async open() {
        const stores = await openStores(folder.path);
        return { ...stores, notices: new DatabaseLimitNoticeStore(stores.database) };
      },
      [Symbol.asyncDispose]: async () => folder[Symbol.dispose](),
    };
  },
};

limitNoticeStoreContract(sqlite);
