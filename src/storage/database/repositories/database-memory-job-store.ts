import type { Selectable } from 'kysely';
import type { MemoryJob, MemoryJobEnd, MemoryJobStore } from '../../../contracts/stores/translation-memory-jobs.ts';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

export class DatabaseMemoryJobStore implements MemoryJobStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(job: MemoryJob): Promise<void> {
    await this.#database
      .insertInto('translation_memory_jobs')
      .values({
        id: job.id,
        account_id: job.accountId,
        operation: job.operation,
        token: job.token,
        created_at: job.createdAt.toISOString(),
        updated_at: job.updatedAt.toISOString(),
        expires_at: job.expiresAt.toISOString(),
        memory_id: job.memoryId,
        name: job.name,
        content_type: job.contentType,
        content_length: job.contentLength,
        state: job.state,
        units: job.units ?? null,
        error: job.error ?? null,
        skipped: job.skipped ?? null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async find(id: string): Promise<MemoryJob | undefined> {
    const row = await this.#database
      .selectFrom('translation_memory_jobs')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toJob(row);
  }

  async countUnfinished(accountId: string): Promise<number> {
    const { jobs } = await this.#database
      .selectFrom('translation_memory_jobs')
      .select(({ fn }) => fn.countAll().as('jobs'))
      .where('account_id', '=', accountId)
      .where('state', 'in', unfinished)
      .executeTakeFirstOrThrow();
    return Number(jobs);
  }

  async findExport(memoryId: string, after: Date): Promise<MemoryJob | undefined> {
    const row = await this.#database
      .selectFrom('translation_memory_jobs')
      .selectAll()
      .where('memory_id', '=', memoryId)
      .where('operation', '=', 'export')
      .where('expires_at', '>', after.toISOString())
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row && toJob(row);
  }

  begin(id: string, at: Date): Promise<boolean> {
    return this.#change(id, ['awaiting_input'], { state: 'processing', updated_at: at.toISOString() });
  }

  async setUnits(id: string, units: number): Promise<void> {
    await this.#change(id, ['processing'], { units });
  }

  end(id: string, end: MemoryJobEnd, at: Date): Promise<boolean> {
    return this.#change(id, unfinished, { ...end, units: null, updated_at: at.toISOString() });
  }

  async removeChangedBefore(time: Date): Promise<void> {
    await this.#database
      .deleteFrom('translation_memory_jobs')
      .where('updated_at', '<', time.toISOString())
      .where('state', '<>', 'processing')
      .execute();
  }

  async #change(
    id: string,
    from: readonly MemoryJob['state'][],
    change: Partial<Pick<MemoryJob, 'state' | 'error' | 'skipped'>> & { units?: number | null; updated_at?: string },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('translation_memory_jobs')
      .set(change)
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
}

const unfinished: readonly MemoryJob['state'][] = ['awaiting_input', 'processing'];

function toJob(row: Selectable<DatabaseSchema['translation_memory_jobs']>): MemoryJob {
  return {
    id: row.id,
    accountId: row.account_id,
    operation: row.operation as MemoryJob['operation'],
    token: row.token,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    expiresAt: new Date(row.expires_at),
    memoryId: row.memory_id,
    name: row.name,
    contentType: row.content_type,
    contentLength: Number(row.content_length),
    state: row.state as MemoryJob['state'],
    ...(row.units === null ? {} : { units: Number(row.units) }),
    ...(row.error === null ? {} : { error: row.error }),
    ...(row.skipped === null ? {} : { skipped: Number(row.skipped) }),
  };
}
