import { StartupError } from '../../errors/startup-error.ts';
import type { Tables } from '../database/database.ts';

/** Throws `StartupError` for a database that has only a part of what is being moved into it. */
export async function refuseUnfinishedMove(database: Tables): Promise<void> {
  const move = await database
    .selectFrom('moves')
    .select('begun_at')
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (move === undefined) return;
  throw new StartupError(
    `A move into this database began ${move.begun_at} and is not finished.\nRun the same "dragoman move" again; it goes on.`,
  );
}
