import type { Clock } from '../../contracts/clock.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { Database } from '../database/database.ts';
import { type MovedTable, movedTables } from './moved-tables.ts';
import { digestOf, lastRow, type Row, rowsOf, type TableDigest } from './table-rows.ts';

export interface MoveProgress {
  readonly table: string;
  /** Copied now; those of an earlier attempt are not among them. */
  readonly rows: number;
}

export interface MovedRows extends TableDigest {
  readonly table: string;
}

/**
 * Copies all tables into an empty database, in the order of their keys, and compares them then:
 *
 *     empty ─► begun ─► rows, a batch a statement ─► … ─► compared ─► `finishMove`
 *                └── killed: goes on after the last row of each table
 *
 * Nobody else may use either database meanwhile. No server starts on the target until the move is finished.
 * Throws `StartupError` when the target holds other data, or when the two differ in the end.
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  clock: Pick<Clock, 'now'>,
  signal: AbortSignal,
  onProgress: (progress: MoveProgress) => void,
): Promise<readonly MovedRows[]> {
  await begin(source, target, clock);
  const moved: MovedRows[] = [];
  for (const table of movedTables) {
    let rows = 0;
    for await (const batch of rowsOf(source, table, await lastRow(target, table))) {
      signal.throwIfAborted();
      await insert(target, table, batch);
      rows += batch.length;
      onProgress({ table: table.name, rows });
    }
  }
  for (const table of movedTables) {
    signal.throwIfAborted();
    const [before, after] = [await digestOf(source, table), await digestOf(target, table)];
    if (before.rows !== after.rows || before.hash !== after.hash) throw differing(table.name, before, after);
    moved.push({ table: table.name, ...after });
  }
  return moved;
}

/** From then on servers start on the target. */
export async function finishMove(target: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  await target.updateTable('moves').set({ finished_at: clock.now().toISOString() }).execute();
}

async function begin(source: Database, target: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  const [account] = await source
    .selectFrom('accounts')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .execute();
  if (account === undefined) throw new StartupError('There is nothing to move: the source holds no account.');
  const begun = await target.selectFrom('moves').selectAll().executeTakeFirst();
  if (begun !== undefined && begun.finished_at === null && begun.source === account.id) return;
  const other = await target.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (other !== undefined || begun !== undefined)
    throw new StartupError(
      'The target holds data already. Move into an empty database and an empty data folder, or go on with the source ' +
        'that the move began with.',
    );
  await target
    .insertInto('moves')
    .values({ source: account.id, begun_at: clock.now().toISOString(), finished_at: null })
    .execute();
}

async function insert(target: Database, { name }: MovedTable, rows: readonly Row[]): Promise<void> {
  await target
    .insertInto(name)
    .values(rows as never)
    .execute();
}

function differing(table: string, before: TableDigest, after: TableDigest): StartupError {
  return new StartupError(
    `The table ${table} differs after the move: ${before.rows} rows at the source, ${after.rows} at the target. ` +
      'Something changed one of them meanwhile. Stop all servers, empty the target and move again.',
  );
}
