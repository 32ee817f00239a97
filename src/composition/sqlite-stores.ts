import { sql } from 'kysely';
import { checkIntegrity } from '../storage/data-folder/check-integrity.ts';
import { CommitThread } from '../storage/database/commits/commit-thread.ts';
import type { Commits } from '../storage/database/commits/commits.ts';
import { openSqliteDatabase, sqlitePath } from '../storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../storage/database/repositories/database-account-store.ts';
import { DatabaseUsageStore } from '../storage/database/repositories/database-usage-store.ts';
import { DataFolderState } from '../storage/state/data-folder-state.ts';
import { guardStore } from '../storage/state/guard-store.ts';
import { IdleCheckpoints } from '../storage/state/idle-checkpoints.ts';
import { probeDataFolder } from '../storage/state/probe-data-folder.ts';
import type { Foundation } from './foundation.ts';
import type { ServerDatabase } from './server-database.ts';

type SqliteParts = Pick<Foundation, 'config' | 'clock' | 'events' | 'opened'>;

/** The database in the data folder, whose lock is held. */
export async function openSqliteStores(
  { config, clock, events, opened }: SqliteParts,
  afterCrash: boolean,
): Promise<ServerDatabase> {
  const path = sqlitePath(config.dataDir);
  if (afterCrash) checkIntegrity(path);
  const checkpoints = new IdleCheckpoints(path, () => thread.checkpoint());
  const state = opened.use(
    new DataFolderState({
      folder: config.dataDir,
      database: path,
      minimumFreeBytes: config.minimumFreeBytes,
      clock,
      probe: () => probeDataFolder(config.dataDir, thread),
      onChange: (change) => events.storageChanged(change),
      onLook: () => checkpoints.look(),
    }),
  );
  const report = (error: unknown): unknown => state.report(error);
  const database = opened.adopt(await openSqliteDatabase(config.dataDir, clock, report), (open) => open.destroy());
  const thread = opened.use(new CommitThread(path));
  // Nothing is tried or moved any more when the thread closes.
  opened.use(state);
  const commits = guardStore<Commits>(thread, state);
  return {
    database,
    commits,
    state,
    accounts: new DatabaseAccountStore(database),
    forgetKeys() {},
    usage: new DatabaseUsageStore(database, commits),
    signals: undefined,
    session: undefined,
    async emptyJournal() {
      await sql`pragma wal_checkpoint(truncate)`.execute(database);
    },
  };
}
