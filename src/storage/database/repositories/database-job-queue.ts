import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Identifiers } from '../../../contracts/identifiers.ts';
import type { Claim, ClaimedJob, JobQueue, NewJob, QueueCounts } from '../../../contracts/jobs/job-queue.ts';
import type { Database, DatabaseSchema } from '../schema.ts';

type Lease = Pick<ClaimedJob, 'id' | 'lease'>;

/** A moment as the tables have it. */
type Moment = string;

/**
 * Claims are transactions that take the write lock first, so processes that share the database claim one after another.
 * What a claim costs does not grow with the jobs that wait, except where the first of them have no secret of the node that
 * claims: then it may look at each that has one.
 */
export class DatabaseJobQueue implements JobQueue {
  readonly #database: Database;
  readonly #identifiers: Identifiers;

  constructor(database: Database, identifiers: Identifiers) {
    this.#database = database;
    this.#identifiers = identifiers;
  }

  async add({ id, kind, accountId, payload, createdAt, runAt = createdAt }: NewJob): Promise<void> {
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
          attempt: 0,
          lease: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return;
      await transaction
        .insertInto('job_turns')
        .values({ kind, account_id: accountId, turn: behindLast(kind) })
        .onConflict((conflict) => conflict.columns(['kind', 'account_id']).doNothing())
        .execute();
    });
  }

  async claim({ kind, now, leaseUntil, secretsOf }: Claim): Promise<ClaimedJob | undefined> {
    const at = now.toISOString();
    // Most claims find nothing, and looking needs no write lock.
    if (!(await hasClaimable(this.#database, kind, at))) return undefined;
    return this.#database.transaction().execute(async (transaction) => {
      const id = await findNext(transaction, kind, at, secretsOf);
      if (id === undefined) return undefined;
      const lease = this.#identifiers.uuid();
      const row = await transaction
        .updateTable('jobs')
        .set({ lease, claimable_at: leaseUntil.toISOString(), attempt: sql<number>`attempt + 1` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('job_turns')
        .set({ turn: behindLast(kind) })
        .where('kind', '=', kind)
        .where('account_id', '=', row.account_id)
        .execute();
      return toClaimedJob(row, lease);
    });
  }

  extend(lease: Lease, leaseUntil: Date): Promise<boolean> {
    return this.#update(lease, { claimable_at: leaseUntil.toISOString() });
  }

  complete({ id, lease }: Lease): Promise<boolean> {
    return this.#delete(id, lease);
  }

  retry(lease: Lease, runAt: Date): Promise<boolean> {
    return this.#update(lease, { lease: null, claimable_at: runAt.toISOString() });
  }

  release(lease: Lease, now: Date): Promise<boolean> {
    return this.#update(lease, { lease: null, claimable_at: now.toISOString(), attempt: sql<number>`attempt - 1` });
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

  async nextAt(kind: string, now: Date): Promise<Date | undefined> {
    const row = await this.#database
      .selectFrom('jobs')
      .select('claimable_at')
      .where('kind', '=', kind)
      .where('claimable_at', '>', now.toISOString())
      .orderBy('claimable_at')
      .limit(1)
      .executeTakeFirst();
    return row && new Date(row.claimable_at);
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

  async #update({ id, lease }: Lease, values: UpdateObject<DatabaseSchema, 'jobs'>): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('jobs')
      .set(values)
      .where('id', '=', id)
      .where('lease', '=', lease)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  #delete(id: string, lease?: string): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      let deletion = transaction.deleteFrom('jobs').where('id', '=', id);
      if (lease !== undefined) deletion = deletion.where('lease', '=', lease);
      const row = await deletion.returning(['kind', 'account_id']).executeTakeFirst();
      if (row === undefined) return false;
      await transaction
        .deleteFrom('job_turns')
        .where('kind', '=', row.kind)
        .where('account_id', '=', row.account_id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('jobs').select('id').where('kind', '=', row.kind).where('account_id', '=', row.account_id),
            ),
          ),
        )
        .execute();
      return true;
    });
  }
}

function behindLast(kind: string) {
  return sql<number>`(select coalesce(max(turn), 0) + 1 from job_turns where kind = ${kind})`;
}

async function hasClaimable(database: Database, kind: string, at: Moment): Promise<boolean> {
  const row = await database
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('claimable_at', '<=', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function findNext(
  database: Database,
  kind: string,
  at: Moment,
  secretsOf: string | undefined,
): Promise<string | undefined> {
  const accountId = (await findIdleAccount(database, kind, at)) ?? (await findBusyAccount(database, kind, at));
  if (accountId === undefined) return undefined;
  const { id } = await database
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('account_id', '=', accountId)
    .where(withoutIndex('claimable_at'), '<=', at)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  // The first of all jobs is the first of some of them too, if it is one of those.
  if (secretsOf === undefined || (await hasSecret(database, id, secretsOf))) return id;
  return findNextWithSecret(database, kind, at, secretsOf);
}

/** The account that has waited longest of those with claimable and no running jobs. */
async function findIdleAccount(database: Database, kind: string, at: Moment): Promise<string | undefined> {
  const row = await selectWaitingAccounts(database, kind, at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs as running')
            .select('running.id')
            .where('running.kind', '=', kind)
            .whereRef('running.account_id', '=', 'job_turns.account_id')
            .where('running.lease', 'is not', null)
            .where(withoutIndex('running.claimable_at'), '>', at),
        ),
      ),
    )
    .orderBy('job_turns.turn')
    .limit(1)
    .executeTakeFirst();
  return row?.account_id;
}

/** Of the accounts with claimable and running jobs, which are few, the one with the fewest running. */
async function findBusyAccount(database: Database, kind: string, at: Moment): Promise<string | undefined> {
  const row = await selectWaitingAccounts(database, kind, at)
    .innerJoin(selectRunning(database, kind, at).as('running'), 'running.account_id', 'job_turns.account_id')
    .orderBy('running.jobs')
    .orderBy('job_turns.turn')
    .limit(1)
    .executeTakeFirst();
  return row?.account_id;
}

function selectWaitingAccounts(database: Database, kind: string, at: Moment) {
  return database
    .selectFrom('job_turns')
    .select('job_turns.account_id')
    .where('job_turns.kind', '=', kind)
    .where(
      ({ selectFrom }) =>
        selectFrom('jobs')
          .select(({ fn }) => fn.min('jobs.claimable_at').as('first'))
          .where('jobs.kind', '=', kind)
          .whereRef('jobs.account_id', '=', 'job_turns.account_id'),
      '<=',
      at,
    );
}

/** Running jobs by account. */
function selectRunning(database: Database, kind: string, at: Moment) {
  return database
    .selectFrom('jobs')
    .select(({ fn }) => ['account_id', fn.countAll().as('jobs')])
    .where('kind', '=', kind)
    .where('lease', 'is not', null)
    .where(withoutIndex('claimable_at'), '>', at)
    .groupBy('account_id');
}

async function hasSecret(database: Database, id: string, nodeId: string): Promise<boolean> {
  const row = await database
    .selectFrom('job_secrets')
    .select('job_id')
    .where('job_id', '=', id)
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** SQLite takes the tables of a cross join in their order: from the secrets to their jobs. */
async function findNextWithSecret(
  database: Database,
  kind: string,
  at: Moment,
  nodeId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('job_secrets')
    .crossJoin('jobs')
    .innerJoin('job_turns', (join) =>
      join.onRef('job_turns.kind', '=', 'jobs.kind').onRef('job_turns.account_id', '=', 'jobs.account_id'),
    )
    .leftJoin(selectRunning(database, kind, at).as('running'), 'running.account_id', 'jobs.account_id')
    .select('jobs.id')
    .where('job_secrets.node_id', '=', nodeId)
    .whereRef('jobs.id', '=', 'job_secrets.job_id')
    .where('jobs.kind', '=', kind)
    .where('jobs.claimable_at', '<=', at)
    .orderBy(({ fn, val }) => fn.coalesce('running.jobs', val(0)))
    .orderBy('job_turns.turn')
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Keeps the database from an index by time, on which it would read all jobs that wait where it is to find a few. */
function withoutIndex(column: string) {
  return sql<string>`${sql.ref(column)} || ''`;
}

function toClaimedJob(row: Selectable<DatabaseSchema['jobs']>, lease: string): ClaimedJob {
  return {
    id: row.id,
    kind: row.kind,
    accountId: row.account_id,
    payload: row.payload,
    createdAt: new Date(row.created_at),
    attempt: row.attempt,
    lease,
  };
}
