import { randomUUID } from 'node:crypto';
import { createKey } from '../../src/features/accounts/create-key.ts';
import { openPostgresDatabase } from '../../src/storage/database/open-postgres-database.ts';
import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { anAccount } from '../contracts/stores-fixtures.ts';
import type { RunningServer } from './server-process.ts';

/** Makes another account in the database of a server, which may be running, or of several; answers the secret of its key. */
export async function createOtherAccount(server: Pick<RunningServer, 'dataDir' | 'databaseUrl'>): Promise<string> {
  const { dataDir, databaseUrl } = server;
  const database = await (databaseUrl === undefined
    ? openSqliteDatabase(dataDir, systemClock)
    : openPostgresDatabase(databaseUrl, systemClock));
  try {
    const accounts = new DatabaseAccountStore(database);
    const account = await accounts.ensureAccount(anAccount({ name: randomUUID() }));
    const created = await createKey(
      { accounts, clock: systemClock, ids: randomIdentifiers },
      { account, kind: 'developer' },
    );
    if (created === undefined) throw new Error('A random secret was taken.');
    return created.secret;
  } finally {
    await database.destroy();
  }
}
