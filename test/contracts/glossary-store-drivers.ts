import type { GlossaryStore } from '../../src/contracts/stores/glossaries.ts';
import { CommitThread } from '../../src/storage/database/commits/commit-thread.ts';
import { TransactionCommits } from '../../src/storage/database/commits/transaction-commits.ts';
import { openSqliteDatabase, sqlitePath } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { DatabaseGlossaryStore } from '../../src/storage/database/repositories/database-glossary-store.ts';
import type { Database } from '../../src/storage/database/schema.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { anAccount } from './stores-fixtures.ts';

export interface OpenGlossaryStore extends AsyncDisposable {
  readonly database: Database;
  readonly glossaries: GlossaryStore;
  /** Answers the id of a new account. */
  createAccount(): Promise<string>;
}

/** How a store is opened over a folder; several may be open over the same one, as in several processes. */
export interface GlossaryStoreDriver {
  readonly name: string;
  open(folder: string): Promise<OpenGlossaryStore>;
}

export const glossaryStoreDrivers: readonly GlossaryStoreDriver[] = [
  {
    name: 'SQLite',
    async open(folder) {
      const database = await openSqliteDatabase(folder, systemClock);
      return opened(database, new DatabaseGlossaryStore(database, new TransactionCommits(database)), () =>
        database.destroy(),
      );
    },
  },
  { name: 'SQLite with commits in a thread', open: openGlossaryStore },
];

/** As the server has it. */
export async function openGlossaryStore(folder: string): Promise<OpenGlossaryStore> {
  const database = await openSqliteDatabase(folder, systemClock);
  const commits = new CommitThread(sqlitePath(folder));
  return opened(database, new DatabaseGlossaryStore(database, commits), async () => {
    await commits[Symbol.asyncDispose]();
    await database.destroy();
  });
}

function opened(database: Database, glossaries: GlossaryStore, close: () => Promise<void>): OpenGlossaryStore {
  return {
    database,
    glossaries,
    createAccount: async () => (await new DatabaseAccountStore(database).ensureAccount(anAccount())).id,
    [Symbol.asyncDispose]: close,
  };
}
