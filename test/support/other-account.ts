import { randomUUID } from 'node:crypto';
import { createKey } from '../../src/features/accounts/create-key.ts';
import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { anAccount } from '../contracts/stores-fixtures.ts';

/** Makes another account in the data folder of a server, which may be running; answers the secret of its key. */
export async function createOtherAccount(dataDir: string): Promise<string> {
  const database = await openSqliteDatabase(dataDir, systemClock);
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
