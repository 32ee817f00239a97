import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Identifiers } from '../../../contracts/identifiers.ts';
import type { Claim, ClaimedJob, JobQueue, NewJob, QueueCounts, QueueLook } from '../../../contracts/jobs/job-queue.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import {
  findNext,
  findNextWithSecret,
  type JobSearch,
  type Missed,
  selectClaimable,
  selectRunning,
} from './job-search.ts';

/** How far behind a job may be overtaken: so many times what it is expected to take, at most as long as that. */
const handicap = { times: 4, longestMilliseconds: 600_000 };

/**
 * A job leaves dead rows behind. A busy queue has tens of thousands of them before PostgreSQL looks for any, once a minute. Of several
 * processes, each reclaims after a number of its own: if all did at the same time, all but one would be skipped, and tables and
 * indexes would grow in between by the jobs of all. What is reclaimed costs a reading of all indexes: a share of the rows may be dead.
 */
const deletionsPerReclaim = { least: 40, most: 120, ofRows: 0.02 };

type Lease = Pick<ClaimedJob, 'id' | 'lease'>;

/**
 * Whoever changes the jobs of an account and its turn holds the turn: on SQLite with the write lock, else with a lock of
 * its row. A claim takes the turn that is next and that nobody holds; only when all are held does it wait for one. So
 * claims of several processes pass each other by, an account gets one job at a time, and no job gets lost between one
 * that is added and the last one that is done.
 *
 * What a claim costs does not grow with the jobs that wait, except where the first of them have no secret of the node that
 * claims: then it may look at each that has one.
 */
export class DatabaseJobQueue implements JobQueue {
  readonly #database: Database;
  readonly #identifiers: Identifiers;
  readonly #random: () => number;
  #untilReclaim: number;

  constructor(database: Database, identifiers: Identifiers, random: () => number = Math.random) {
    this.#database = database;
    this.#identifiers = identifiers;
    this.#random = random;
    this.#untilReclaim = this.#reclaimDistance();
  }

  async add(job: NewJob): Promise<void> {
    const { id, kind, accountId, payload, createdAt, runAt = createdAt, needsSecret, isShort } = job;
    await this.#database.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('jobs')
        .values({
          id,
          kind,
          account_id: accountId,
          payload,
          created_at: createdAt.toISOString(),
          claimable_at: runAt.toISOString(),
          run_at: runAt.toISOString(),
          attempt: 0,
          lease: null,
          ordered_at: orderOf(job),
          is_short: isShort ? 1 : null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return;
      const turn = transaction
        .insertInto('job_turns')
        .values({ kind, account_id: accountId, turn: behindLast(kind) })
        // Changes nothing, and holds the row: nobody may remove it now.
        .onConflict((conflict) =>
          conflict.columns(['kind', 'account_id']).doUpdateSet(({ ref }) => ({ turn: ref('job_turns.turn') })),
        );
      await this.#database.differences.executeUnread(transaction, turn.compile());
      if (!needsSecret) await this.#database.differences.signal(transaction, { jobs: kind });
    });
  }

  async announce(kind: string): Promise<void> {
    const { isConcurrent, signal } = this.#database.differences;
    if (!isConcurrent) return;
    await this.#database.transaction().execute((transaction) => signal(transaction, { jobs: kind }));
  }

  async claim({ kind, now, leaseUntil, secretsOf, shortOnly = false }: Claim): Promise<ClaimedJob | undefined> {
    const at = now.toISOString();
    let find = findNext;
    for (;;) {
      const claimed = await this.#tryClaim(find, { kind, at, secretsOf, shortOnly }, leaseUntil);
      if (claimed === 'without_secret') find = findNextWithSecret;
      else if (claimed !== 'taken') return claimed;
    }
  }

  #tryClaim(
    find: typeof findNext,
    wanted: Pick<JobSearch, 'kind' | 'at' | 'secretsOf' | 'shortOnly'>,
    leaseUntil: Date,
  ): Promise<ClaimedJob | Missed | undefined> {
    const { kind, at } = wanted;
    return this.#database.transaction().execute(async (transaction) => {
      const next = await find({ ...wanted, transaction, differences: this.#database.differences });
      if (typeof next !== 'object') return next;
      const lease = this.#identifiers.uuid();
      const until = leaseUntil.toISOString();
      const row = await transaction
        .updateTable('jobs')
        .set({ lease, claimable_at: until, attempt: sql<number>`attempt + 1` })
        .where('id', '=', next.id)
        .where('claimable_at', '<=', at)
        .returning(['id', 'kind', 'account_id', 'payload', 'created_at', 'attempt', 'is_short'])
        .executeTakeFirst();
      if (row === undefined) return 'taken';
      const turn = transaction
        .updateTable('job_turns')
        .set({ turn: behindLast(kind) })
        .where('kind', '=', kind)
        .where('account_id', '=', row.account_id);
      await this.#database.differences.executeUnread(transaction, turn.compile());
      const running = transaction
        .insertInto('job_leases')
        .values({ job_id: row.id, kind, account_id: row.account_id, until })
        // Of a claim that was lost.
        .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ until }));
      await this.#database.differences.executeUnread(transaction, running.compile());
      return toClaimedJob(row, lease);
    });
  }

  extend(lease: Lease, leaseUntil: Date): Promise<boolean> {
    const until = leaseUntil.toISOString();
    return this.#database.transaction().execute(async (transaction) => {
      if ((await updateJob(transaction, lease, { claimable_at: until })).length === 0) return false;
      const running = transaction.updateTable('job_leases').set({ until }).where('job_id', '=', lease.id);
      await this.#database.differences.executeUnread(transaction, running.compile());
      return true;
    });
  }

  async countAnew(lease: Lease): Promise<boolean> {
    return (await updateJob(this.#database, lease, { attempt: 1 })).length > 0;
  }

  complete({ id, lease }: Lease): Promise<boolean> {
    return this.#delete(id, lease);
  }

  retry(lease: Lease, runAt: Date): Promise<boolean> {
    const start = runAt.toISOString();
    return this.#giveBack(lease, { lease: null, claimable_at: start, run_at: start });
  }

  release(lease: Lease, now: Date): Promise<boolean> {
    return this.#giveBack(lease, { lease: null, claimable_at: now.toISOString(), attempt: sql<number>`attempt - 1` });
  }

  /**
   * Ends the leases of a process that is gone, where no other can have one: jobs in their first attempt are claimable at once. What
   * has ended with a process before waits for the end of its lease, or it could end one process after the other without a pause.
   */
  async endLeases(now: Date): Promise<void> {
    const at = now.toISOString();
    await this.#database.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable('jobs')
        .set({ claimable_at: at })
        .where('lease', 'is not', null)
        .where('attempt', '=', 1)
        .where('claimable_at', '>', at)
        .returning('id')
        .execute();
      for (const { id } of ended) {
        const lease = transaction.updateTable('job_leases').set({ until: at }).where('job_id', '=', id);
        await this.#database.differences.executeUnread(transaction, lease.compile());
      }
    });
  }

  async remove(id: string): Promise<void> {
    await this.#delete(id);
  }

  async has(id: string): Promise<boolean> {
    const row = await this.#database.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  }

  async isRunning(id: string, now: Date): Promise<boolean> {
    const row = await this.#database
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', id)
      .where('lease', 'is not', null)
      .where('claimable_at', '>', now.toISOString())
      .executeTakeFirst();
    return row !== undefined;
  }

  async list(kind: string): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', kind)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async look({ kind, now, shortOnly = false }: Pick<Claim, 'kind' | 'now' | 'shortOnly'>): Promise<QueueLook> {
    const at = now.toISOString();
    const { claimable, start, end } = await this.#database
      .selectNoFrom(({ selectFrom }) => [
        selectClaimable(selectFrom, { kind, at, shortOnly }).as('claimable'),
        selectFrom('jobs')
          .select(({ fn }) => fn.min('run_at').as('at'))
          .where('kind', '=', kind)
          .where('run_at', '>', at)
          .as('start'),
        selectFrom('job_leases')
          .select(({ fn }) => fn.min('until').as('at'))
          .where('kind', '=', kind)
          .where('until', '>', at)
          .as('end'),
      ])
      .executeTakeFirstOrThrow();
    const [first] = [start, end].filter((moment) => moment !== null).toSorted();
    return { hasClaimable: claimable !== null, ...(first !== undefined && { nextAt: new Date(first) }) };
  }

  async count(kind: string, now: Date): Promise<QueueCounts> {
    const all = await this.#database
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll().as('jobs'))
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    const rows = await selectRunning(this.#database, kind, now.toISOString()).execute();
    const running = rows.reduce((sum, { jobs }) => sum + Number(jobs), 0);
    return { waiting: Number(all.jobs) - running, running };
  }

  async oldestWaiting(kind: string, now: Date): Promise<Date | undefined> {
    const row = await this.#database
      .selectFrom('jobs')
      .select('created_at')
      .where('kind', '=', kind)
      .where(({ or, eb }) => or([eb('lease', 'is', null), eb('claimable_at', '<=', now.toISOString())]))
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    return row && new Date(row.created_at);
  }

  #giveBack(lease: Lease, values: JobValues): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const [kind] = await updateJob(transaction, lease, values);
      if (kind === undefined) return false;
      const { executeUnread, signal } = this.#database.differences;
      const ended = transaction.deleteFrom('job_leases').where('job_id', '=', lease.id);
      await executeUnread(transaction, ended.compile());
      await signal(transaction, { jobs: kind });
      return true;
    });
  }

  async #delete(id: string, lease?: string): Promise<boolean> {
    const isDeleted = await this.#deleteOnce(id, lease);
    if (isDeleted && --this.#untilReclaim === 0) {
      this.#untilReclaim = this.#reclaimDistance();
      void this.#reclaim();
    }
    return isDeleted;
  }

  /** It costs nobody anything if it fails, but room. */
  async #reclaim(): Promise<void> {
    try {
      const rows = await this.#database.differences.reclaim(this.#database, ['jobs', 'job_leases', 'job_turns']);
      this.#untilReclaim += Math.floor(rows * deletionsPerReclaim.ofRows);
    } catch {}
  }

  #reclaimDistance(): number {
    const { least, most } = deletionsPerReclaim;
    return least + Math.floor(this.#random() * (most - least));
  }

  #deleteOnce(id: string, lease?: string): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const turn = await transaction
        .selectFrom('jobs')
        .innerJoin('job_turns', (join) =>
          join.onRef('job_turns.kind', '=', 'jobs.kind').onRef('job_turns.account_id', '=', 'jobs.account_id'),
        )
        .select(['job_turns.kind', 'job_turns.account_id'])
        .where('jobs.id', '=', id)
        .modifyEnd(this.#database.differences.rowLock('job_turns', 'wait'))
        .executeTakeFirst();
      if (turn === undefined) return false;
      let deletion = transaction.deleteFrom('jobs').where('id', '=', id);
      if (lease !== undefined) deletion = deletion.where('lease', '=', lease);
      const { numDeletedRows } = await deletion.executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      const emptyTurn = transaction
        .deleteFrom('job_turns')
        .where('kind', '=', turn.kind)
        .where('account_id', '=', turn.account_id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('jobs').select('id').where('kind', '=', turn.kind).where('account_id', '=', turn.account_id),
            ),
          ),
        );
      await this.#database.differences.executeUnread(transaction, emptyTurn.compile());
      return true;
    });
  }
}

type JobValues = UpdateObject<DatabaseSchema, 'jobs'>;

/** The kind of the job, if the lease is still its own. */
async function updateJob(tables: Tables, { id, lease }: Lease, values: JobValues): Promise<readonly string[]> {
  const rows = await tables
    .updateTable('jobs')
    .set(values)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

function behindLast(kind: string) {
  return sql<number>`(select coalesce(max(turn), 0) + 1 from job_turns where kind = ${kind})`;
}

/** Null is `createdAt`. */
function orderOf({ createdAt, expectedMilliseconds = 0 }: NewJob): string | null {
  const later = Math.min(handicap.times * expectedMilliseconds, handicap.longestMilliseconds);
  return later > 0 ? new Date(createdAt.getTime() + later).toISOString() : null;
}

function toClaimedJob(
  row: Omit<Selectable<DatabaseSchema['jobs']>, 'claimable_at' | 'lease' | 'ordered_at' | 'run_at'>,
  lease: string,
): ClaimedJob {
  return {
    id: row.id,
    kind: row.kind,
    accountId: row.account_id,
    payload: row.payload,
    createdAt: new Date(row.created_at),
    attempt: row.attempt,
    lease,
    ...(row.is_short === 1 && { isShort: true }),
  };
}
