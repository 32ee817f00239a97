import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { openDatabase } from '../storage/database/open-database.ts';
import { systemClock } from '../time/system-clock.ts';
import type { CommandRun } from './command-line/command-context.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { migrateDescription } from './move/move-description.ts';

/** `dragoman migrate`. */
export const runMigrate: CommandRun = async (args, { write }) => {
  parseCommandLine(args, migrateDescription);
  const { config, secrets } = loadProcessConfiguration();
  const begun = systemClock.now().toISOString();
  const database = await openDatabase({ ...config, ...secrets }, systemClock);
  try {
    const rows = await database.selectFrom('schema_migrations').selectAll().orderBy('number').execute();
    const applied = rows.filter(({ applied_at }) => applied_at >= begun);
    for (const { number, name } of applied) write(`Applied migration ${number}, ${name}.`);
    write(`The database is at migration ${rows.at(-1)?.number ?? 0}.`);
    return 0;
  } finally {
    await database.destroy();
  }
};
