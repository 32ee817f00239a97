/**
 * Adds and finishes documents until it is killed: `node document-store-finishing-child.ts ADDRESS KEY_ID`. Says the id of
 * each, in a line, once its end is acknowledged.
 */
import { writeSync } from 'node:fs';
import { DatabaseDocumentStore } from '../../src/storage/database/repositories/database-document-store.ts';
import { aBill, aDocument } from './document-store.ts';
import { openServerStores } from './stores-fixtures.ts';

const [address = '', keyId = ''] = process.argv.slice(2);
await using stores = await openServerStores(address);
const store = new DatabaseDocumentStore(stores.database, stores.commits);
const [account] = await stores.accounts.listAccounts();
const key = (await stores.accounts.listKeys(account?.id ?? '')).find(({ id }) => id === keyId);
if (key === undefined) throw new Error('There is no such key.');

await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (;;) {
      const document = aDocument(key, { state: 'translating' });
      await store.add(document);
      const ended = await Promise.all([1, 2].map(() => store.finish(document.id, aBill(key), new Date())));
      if (ended.filter(Boolean).length !== 1) throw new Error('A document was finished by none or by several.');
      // Straight to the pipe: what is still in a stream's memory would be lost with the process.
      writeSync(1, `${document.id}\n`);
    }
  }),
);
