import { PeriodicTask } from '../scheduling/periodic-task.ts';
import { TransactionCommits } from '../storage/database/commits/transaction-commits.ts';
import { PostgresSignals } from '../storage/database/drivers/postgres-signals.ts';
import { tidyBusyTables, tidyQueueAtRest } from '../storage/database/drivers/postgres-vacuuming.ts';
import { openPostgresDatabase } from '../storage/database/open-postgres-database.ts';
import { CachedAccountStore } from '../storage/database/repositories/cached-account-store.ts';
import { DatabaseAccountStore } from '../storage/database/repositories/database-account-store.ts';
import { DatabaseUsageStore } from '../storage/database/repositories/database-usage-store.ts';
import { GroupedUsageStore } from '../storage/database/repositories/grouped-usage-store.ts';
import { DataFolderState } from '../storage/state/data-folder-state.ts';
import { probePostgres } from '../storage/state/probe-postgres.ts';
import type { Foundation } from './foundation.ts';
import type { ServerDatabase } from './server-database.ts';

type PostgresParts = Pick<Foundation, 'config' | 'clock' | 'events' | 'opened'>;

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;

/** A PostgreSQL database, which other servers may share. The data folder has only files. */
export async function openPostgresStores(
  { config, clock, events, opened }: PostgresParts,
  url: string,
): Promise<ServerDatabase> {
  const state = opened.use(
    new DataFolderState({
      folder: config.dataDir,
      minimumFreeBytes: config.minimumFreeBytes,
      clock,
      probe: () => probePostgres(config.dataDir, database),
      onChange: (change) => events.storageChanged(change),
    }),
  );
  const report = (error: unknown): unknown => state.report(error);
  const database = opened.adopt(await openPostgresDatabase(url, clock, report), (open) => open.destroy());
  // Nothing is tried any more when the connections close.
  opened.use(state);
  const signals = opened.use(new PostgresSignals(url, clock));
  await signals.open();
  for (const [tidy, everyMilliseconds] of [
    [tidyBusyTables, hourMilliseconds],
    [tidyQueueAtRest, minuteMilliseconds],
  ] as const)
    opened.use(
      new PeriodicTask({
        run: () => tidy(database),
        everyMilliseconds,
        clock,
        onFailure: (error) => events.taskFailed({ task: 'tidy-tables', error }),
      }),
    );
  const accounts = opened.use(new CachedAccountStore(new DatabaseAccountStore(database), clock, signals));
  const commits = new TransactionCommits(database);
  const usage = new GroupedUsageStore(new DatabaseUsageStore(database, commits));
  const forgetKeys = (): void => accounts.forget();
  return { database, commits, state, accounts, forgetKeys, usage, signals, session: signals, async emptyJournal() {} };
}
