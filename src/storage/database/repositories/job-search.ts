import { sql } from 'kysely';
import type { DatabaseDifferences, Tables } from '../database.ts';

/** A moment as the tables have it. */
export type Moment = string;

/** What a claim looks for, in its transaction. */
export interface JobSearch {
  readonly transaction: Tables;
  readonly differences: DatabaseDifferences;
  readonly kind: string;
  readonly at: Moment;
  /** The node that claims, when it has to have a secret of the job. */
  readonly secretsOf: string | undefined;
  /** Only jobs that are short. */
  readonly shortOnly: boolean;
}

/** What to do with turns that other transactions hold. */
type Others = 'wait' | 'skip';

/** The id of a job that could be claimed. */
export function selectClaimable(
  selectFrom: Tables['selectFrom'],
  { kind, at, shortOnly }: Pick<JobSearch, 'kind' | 'at' | 'shortOnly'>,
) {
  return selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('run_at', '<=', at)
    .where('claimable_at', '<=', at)
    .$if(shortOnly, (jobs) => jobs.where(isShort('is_short')))
    .orderBy('run_at')
    .limit(1);
}

/** `taken`: another claim was faster, and there may be other jobs. `without_secret`: the job may be another node's. */
export type Missed = 'taken' | 'without_secret';

export interface FoundJob {
  readonly id: string;
}

/**
 * The job that is next, whose account's turn the transaction now holds. Turns that others hold are passed over while
 * there is another, else waited for.
 */
export async function findNext(search: JobSearch): Promise<FoundJob | Missed | undefined> {
  const free = await findFirst(search, 'skip');
  return free === undefined && search.differences.isConcurrent ? findFirst(search, 'wait') : free;
}

/** As `findNext`, of the jobs that the node has a secret of. */
export async function findNextWithSecret(search: JobSearch): Promise<FoundJob | undefined> {
  const free = await findFirstWithSecret(search, 'skip');
  return free === undefined && search.differences.isConcurrent ? findFirstWithSecret(search, 'wait') : free;
}

async function findFirst(search: JobSearch, others: Others): Promise<FoundJob | Missed | undefined> {
  const idle = await findIdleAccount(search, others);
  const accountId = idle ?? (await findBusyAccount(search, others));
  if (accountId === undefined) return undefined;
  const { transaction, kind, at, secretsOf, shortOnly } = search;
  const job = await transaction
    .selectFrom('jobs')
    .select(['id', ({ exists }) => exists(selectRunningOf(search, accountId)).as('has_running')])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_secrets')
          .select('job_id')
          .whereRef('job_secrets.job_id', '=', 'jobs.id')
          .where('node_id', '=', secretsOf ?? ''),
      ).as('has_secret'),
    )
    .where('kind', '=', kind)
    .where('account_id', '=', accountId)
    .where(withoutIndex('run_at'), '<=', at)
    .where('claimable_at', '<=', at)
    .$if(shortOnly, (jobs) => jobs.where(isShort('is_short')))
    .orderBy(orderOf('ordered_at', 'created_at'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  // Between the look and the lock another claim may have ended: with the turn held, the account is seen as it is.
  if (job === undefined || (idle !== undefined && job.has_running)) return 'taken';
  // The first of all jobs is the first of some of them too, if it is one of those.
  return secretsOf === undefined || job.has_secret ? { id: job.id } : 'without_secret';
}

/** The account that has waited longest of those with claimable and no running jobs. */
async function findIdleAccount(search: JobSearch, others: Others): Promise<string | undefined> {
  const { kind, at, differences } = search;
  const row = await selectWaitingAccounts(search)
    .where(
      ({ selectFrom }) =>
        selectFrom('job_leases')
          .select(({ fn }) => fn.countAll().as('running'))
          .where('job_leases.kind', '=', kind)
          .whereRef('job_leases.account_id', '=', 'job_turns.account_id')
          .where('job_leases.until', '>', at),
      '<',
      1,
    )
    .orderBy('job_turns.turn')
    .limit(1)
    .modifyEnd(differences.rowLock('job_turns', others))
    .executeTakeFirst();
  return row?.account_id;
}

/** Of the accounts with claimable and running jobs, which are few, the one with the fewest running. */
async function findBusyAccount(search: JobSearch, others: Others): Promise<string | undefined> {
  const { transaction, kind, at, differences } = search;
  const row = await selectWaitingAccounts(search)
    .innerJoin(selectRunning(transaction, kind, at).as('running'), 'running.account_id', 'job_turns.account_id')
    .orderBy('running.jobs')
    .orderBy('job_turns.turn')
    .limit(1)
    .modifyEnd(differences.rowLock('job_turns', others))
    .executeTakeFirst();
  return row?.account_id;
}

/**
 * A subquery with one value, which no plan turns into a join with all jobs. Compared by order: of what has to be equal, PostgreSQL
 * expects to find little, so that it would compile the query at each claim.
 */
function selectWaitingAccounts({ transaction, kind, at, shortOnly }: JobSearch) {
  return transaction
    .selectFrom('job_turns')
    .select('job_turns.account_id')
    .where('job_turns.kind', '=', kind)
    .where(
      ({ selectFrom }) =>
        selectFrom('jobs')
          .select(sql.lit(1).as('one'))
          .where('jobs.kind', '=', kind)
          .whereRef('jobs.account_id', '=', 'job_turns.account_id')
          .where('jobs.run_at', '<=', at)
          .where('jobs.claimable_at', '<=', at)
          .$if(shortOnly, (jobs) => jobs.where(isShort('jobs.is_short')))
          .orderBy('jobs.run_at')
          .limit(1),
      '>',
      0,
    );
}

function selectRunningOf({ transaction, kind, at }: JobSearch, accountId: string) {
  return transaction
    .selectFrom('job_leases')
    .select('job_id')
    .where('kind', '=', kind)
    .where('account_id', '=', accountId)
    .where('until', '>', at);
}

/** Running jobs by account. */
export function selectRunning(database: Tables, kind: string, at: Moment) {
  return database
    .selectFrom('job_leases')
    .select(({ fn }) => ['account_id', fn.countAll().as('jobs')])
    .where('kind', '=', kind)
    .where('until', '>', at)
    .groupBy('account_id');
}

/** SQLite takes the tables of a cross join in their order: from the secrets to their jobs. */
function findFirstWithSecret(
  { transaction, differences, kind, at, secretsOf = '', shortOnly }: JobSearch,
  others: Others,
): Promise<FoundJob | undefined> {
  return transaction
    .selectFrom('job_secrets')
    .crossJoin('jobs')
    .innerJoin('job_turns', (join) =>
      join.onRef('job_turns.kind', '=', 'jobs.kind').onRef('job_turns.account_id', '=', 'jobs.account_id'),
    )
    .leftJoin(selectRunning(transaction, kind, at).as('running'), 'running.account_id', 'jobs.account_id')
    .select('jobs.id')
    .where('job_secrets.node_id', '=', secretsOf)
    .whereRef('jobs.id', '=', 'job_secrets.job_id')
    .where('jobs.kind', '=', kind)
    .where('jobs.claimable_at', '<=', at)
    .$if(shortOnly, (jobs) => jobs.where(isShort('jobs.is_short')))
    .orderBy(({ fn, val }) => fn.coalesce('running.jobs', val(0)))
    .orderBy('job_turns.turn')
    .orderBy(orderOf('jobs.ordered_at', 'jobs.created_at'))
    .orderBy('jobs.id')
    .limit(1)
    .modifyEnd(differences.rowLock('job_turns', others))
    .executeTakeFirst();
}

/** Where a job is among those of its account, as the indexes have it. */
function orderOf(orderedAt: string, createdAt: string) {
  return sql<string>`coalesce(${sql.ref(orderedAt)}, ${sql.ref(createdAt)})`;
}

/** Not a parameter, so that every plan may use the indexes of short jobs. */
function isShort(column: string) {
  return sql<boolean>`${sql.ref(column)} = 1`;
}

/** Keeps the database from an index by time, on which it would read all jobs that wait where it is to find a few. */
function withoutIndex(column: string) {
  return sql<string>`${sql.ref(column)} || ''`;
}
