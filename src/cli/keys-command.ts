import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { openSqliteDatabase } from '../storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../storage/database/repositories/database-account-store.ts';
import { randomIdentifiers } from '../storage/random-identifiers.ts';
import { systemClock } from '../storage/system-clock.ts';
import { runKeys } from './keys.ts';

/** `dragoman keys`: on the database of the configured data folder, whether a server is running or not. */
export async function runKeysCommand(args: readonly string[]): Promise<number> {
  const { config } = loadProcessConfiguration();
  const database = await openSqliteDatabase(config.dataDir, systemClock);
  try {
    return await runKeys([...args], {
      accounts: new DatabaseAccountStore(database),
      clock: systemClock,
      ids: randomIdentifiers,
      write: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await database.destroy();
  }
}
