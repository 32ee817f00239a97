import { type Selectable, sql } from 'kysely';
import type {
  VoiceJobEnd,
  VoiceJobLimits,
  VoiceJobOrder,
  VoiceJobRecord,
  VoiceJobState,
  VoiceJobStore,
  VoiceResult,
} from '../../../contracts/stores/voice-jobs.ts';
import type { Commits } from '../commits/commits.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { compileStatement } from './compile-statement.ts';
import { UsageStatements } from './usage-statements.ts';

const hour = 3_600_000;
const unfinished: readonly VoiceJobState[] = ['pending', 'uploaded', 'processing'];

/** The end of a job is written by way of `commits`, where its usage is counted. */
export class DatabaseVoiceJobStore implements VoiceJobStore {
  readonly #database: Database;
  readonly #commits: Commits;
  readonly #usage: UsageStatements;

  constructor(database: Database, commits: Commits) {
    this.#database = database;
    this.#commits = commits;
    this.#usage = new UsageStatements(database);
  }

  add(job: VoiceJobRecord, limits: VoiceJobLimits): Promise<boolean> {
    const { accountId } = job;
    return this.#database.exclusive(`voice_jobs:${accountId}`, async (transaction) => {
      if (!(await hasRoom(transaction, job, limits))) return false;
      await transaction.insertInto('voice_jobs').values(toRow(job)).execute();
      const results = job.results.map((result, position) => ({ job_id: job.id, position, ...toResultRow(result) }));
      await transaction.insertInto('voice_job_results').values(results).execute();
      return true;
    });
  }

  async find(id: string): Promise<VoiceJobRecord | undefined> {
    const row = await this.#database.selectFrom('voice_jobs').selectAll().where('id', '=', id).executeTakeFirst();
    return row && (await withResults(this.#database, [row]))[0];
  }

  upload(
    id: string,
    { expiresAt, storedBytes }: Pick<VoiceJobRecord, 'expiresAt' | 'storedBytes'>,
    at: Date,
  ): Promise<boolean> {
    const change = { state: 'uploaded', expires_at: expiresAt.toISOString(), stored_bytes: storedBytes } as const;
    return this.#change(id, 'pending', change, at);
  }

  begin(id: string, at: Date): Promise<boolean> {
    return this.#change(id, 'uploaded', { state: 'processing' }, at);
  }

  async setProgress(id: string, progress: number): Promise<void> {
    await this.#database
      .updateTable('voice_jobs')
      .set({ progress })
      .where('id', '=', id)
      .where('state', '=', 'processing')
      .execute();
  }

  setResult(id: string, position: number, result: VoiceResult, at: Date): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const bytes = result.state === 'complete' ? result.bytes : 0;
      const { numUpdatedRows } = await transaction
        .updateTable('voice_jobs')
        .set({ updated_at: at.toISOString(), stored_bytes: sql<number>`stored_bytes + ${bytes}` })
        .where('id', '=', id)
        .where('state', '=', 'processing')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await transaction
        .updateTable('voice_job_results')
        .set(toResultRow(result))
        .where('job_id', '=', id)
        .where('position', '=', position)
        .execute();
      return true;
    });
  }

  async end(id: string, { state, addition, expiresAt }: VoiceJobEnd, at: Date): Promise<boolean> {
    const ended = this.#database
      .updateTable('voice_jobs')
      .set({ state, progress: 1_000, updated_at: at.toISOString(), expires_at: expiresAt.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'processing');
    const counted = addition === undefined || addition.amount === 0 ? [] : this.#usage.add([addition]);
    return await this.#commits.commit([{ ...compileStatement(ended), mustChange: true }, ...counted]);
  }

  setDownloaded(id: string, position: number, at: Date): Promise<number | undefined> {
    return this.#database.exclusive(`voice_job:${id}`, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('voice_job_results')
        .set({ state: 'downloaded', bytes: null })
        .where('job_id', '=', id)
        .where('position', '=', position)
        .where('state', '=', 'complete')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return undefined;
      const { left, bytes } = await transaction
        .selectFrom('voice_job_results')
        .select(({ fn }) => [fn.countAll().as('left'), fn.sum('bytes').as('bytes')])
        .where('job_id', '=', id)
        .where('state', 'in', ['complete', 'processing'])
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('voice_jobs')
        .set({ updated_at: at.toISOString(), stored_bytes: Number(bytes ?? 0) })
        .where('id', '=', id)
        .execute();
      return Number(left);
    });
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('voice_jobs')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  async listExpired(now: Date, limit: number): Promise<readonly VoiceJobRecord[]> {
    const rows = await this.#database
      .selectFrom('voice_jobs')
      .selectAll()
      .where('expires_at', '<=', now.toISOString())
      .where('state', 'not in', ['uploaded', 'processing'])
      .where(({ or, eb }) =>
        or([eb('state', '!=', 'pending'), eb('expires_at', '<=', new Date(now.getTime() - hour).toISOString())]),
      )
      .orderBy('expires_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return withResults(this.#database, rows);
  }

  async listUnfinished(): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('voice_jobs')
      .select('id')
      .where('state', 'in', ['uploaded', 'processing'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async #change(
    id: string,
    from: VoiceJobState,
    change: Partial<Pick<Row, 'state' | 'expires_at'> & { stored_bytes: number }>,
    at: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('voice_jobs')
      .set({ ...change, updated_at: at.toISOString() })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
}

type Row = Selectable<DatabaseSchema['voice_jobs']>;

async function hasRoom(tables: Tables, job: VoiceJobRecord, { jobs, large }: VoiceJobLimits): Promise<boolean> {
  const counted = tables
    .selectFrom('voice_jobs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', job.accountId)
    .where('state', 'in', unfinished)
    // Never uploaded, and not removed yet.
    .where(({ not, and, eb }) =>
      not(and([eb('state', '=', 'pending'), eb('expires_at', '<=', job.createdAt.toISOString())])),
    );
  const { count } = await counted.executeTakeFirstOrThrow();
  if (Number(count) >= jobs) return false;
  if (job.order.sourceFile.contentLength <= large.bytes) return true;
  const ofLarge = await counted.where('content_length', '>', large.bytes).executeTakeFirstOrThrow();
  return Number(ofLarge.count) < large.jobs;
}

async function withResults(tables: Tables, rows: readonly Row[]): Promise<readonly VoiceJobRecord[]> {
  if (rows.length === 0) return [];
  const results = await tables
    .selectFrom('voice_job_results')
    .selectAll()
    .where(
      'job_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return rows.map((row) => toRecord(row, results.filter(({ job_id }) => job_id === row.id).map(toResult)));
}

function toRow(job: VoiceJobRecord) {
  return {
    id: job.id,
    account_id: job.accountId,
    state: job.state,
    job: JSON.stringify(job.order),
    content_length: job.order.sourceFile.contentLength,
    stored_bytes: job.storedBytes,
    progress: job.progress,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    expires_at: job.expiresAt.toISOString(),
  };
}

function toRecord(row: Row, results: readonly VoiceResult[]): VoiceJobRecord {
  const order: VoiceJobOrder = JSON.parse(row.job);
  return {
    id: row.id,
    accountId: row.account_id,
    state: row.state as VoiceJobState,
    order,
    results,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    expiresAt: new Date(row.expires_at),
    storedBytes: Number(row.stored_bytes),
    progress: Number(row.progress),
  };
}

function toResultRow(result: VoiceResult) {
  return {
    state: result.state,
    bytes: result.state === 'complete' ? result.bytes : null,
    message: result.state === 'failed' ? result.message : null,
  };
}

function toResult({
  state,
  bytes,
  message,
}: Pick<Selectable<DatabaseSchema['voice_job_results']>, 'state' | 'bytes' | 'message'>): VoiceResult {
  if (state === 'complete') return { state, bytes: Number(bytes) };
  if (state === 'failed') return { state, message: message ?? '' };
  return { state: state === 'downloaded' ? 'downloaded' : 'processing' };
}
