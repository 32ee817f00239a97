import type { Selectable } from 'kysely';
import type {
  EvaluationEnd,
  EvaluationRecord,
  EvaluationState,
  EvaluationStore,
} from '../../../contracts/stores/quality-evaluations.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

export class DatabaseEvaluationStore implements EvaluationStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(evaluation: EvaluationRecord, unfinishedLimit = Number.POSITIVE_INFINITY): Promise<boolean> {
    const { accountId } = evaluation;
    return this.#database.exclusive(`quality_evaluations:${accountId}`, async (transaction) => {
      if (unfinishedLimit !== Number.POSITIVE_INFINITY)
        if ((await countUnfinished(transaction, accountId)) >= unfinishedLimit) return false;
      await transaction
        .insertInto('quality_evaluations')
        .values({
          id: evaluation.id,
          account_id: accountId,
          state: evaluation.state,
          document_id: evaluation.documentId ?? null,
          created_at: evaluation.createdAt.toISOString(),
          expires_at: evaluation.expiresAt.toISOString(),
          message: evaluation.message ?? null,
        })
        .execute();
      return true;
    });
  }

  async find(id: string): Promise<EvaluationRecord | undefined> {
    const row = await this.#database
      .selectFrom('quality_evaluations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toEvaluation(row);
  }

  async end(id: string, { expiresAt, ...end }: EvaluationEnd): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('quality_evaluations')
      .set({ ...end, expires_at: expiresAt.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'processing')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('quality_evaluations')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  async listExpired(now: Date, limit: number): Promise<readonly EvaluationRecord[]> {
    const rows = await this.#database
      .selectFrom('quality_evaluations')
      .selectAll()
      .where('expires_at', '<=', now.toISOString())
      .orderBy('expires_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(toEvaluation);
  }
}

async function countUnfinished(tables: Tables, accountId: string): Promise<number> {
  const { unfinished } = await tables
    .selectFrom('quality_evaluations')
    .select(({ fn }) => fn.countAll().as('unfinished'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'processing')
    .where('document_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unfinished);
}

function toEvaluation(row: Selectable<DatabaseSchema['quality_evaluations']>): EvaluationRecord {
  return {
    id: row.id,
    accountId: row.account_id,
    state: row.state as EvaluationState,
    ...(row.document_id === null ? {} : { documentId: row.document_id }),
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    ...(row.message === null ? {} : { message: row.message }),
  };
}
