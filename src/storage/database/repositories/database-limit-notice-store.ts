import type { Selectable } from 'kysely';
import type {
  LimitNotice,
  LimitNoticeStore,
  NoticeState,
  NoticeThreshold,
} from '../../../contracts/stores/limit-notices.ts';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * The limit of characters in a notice about speech: releases that know no other limits find it far from used, and remove the
 * notice instead of sending a mail with the wrong unit. Whoever counts the speech adds it again.
 */
const farAway = 1_000_000_000_000;

export class DatabaseLimitNoticeStore implements LimitNoticeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(notice: LimitNotice): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto('limit_notices')
      .values({
        id: notice.id,
        account_id: notice.accountId,
        key_id: notice.keyId,
        period_start: notice.periodStart,
        character_limit: notice.unit === 'characters' ? notice.limit : farAway,
        millisecond_limit: notice.unit === 'milliseconds' ? notice.limit : null,
        threshold: notice.threshold,
        created_at: notice.createdAt.toISOString(),
        state: 'pending',
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows !== 0n;
  }

  async find(id: string): Promise<(LimitNotice & { readonly state: NoticeState }) | undefined> {
    const row = await this.#database.selectFrom('limit_notices').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { ...toNotice(row), state: row.state as NoticeState };
  }

  async listPending(): Promise<readonly LimitNotice[]> {
    const rows = await this.#database
      .selectFrom('limit_notices')
      .selectAll()
      .where('state', '=', 'pending')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toNotice);
  }

  async end(id: string, state: 'sent' | 'given_up'): Promise<void> {
    await this.#database.updateTable('limit_notices').set({ state }).where('id', '=', id).execute();
  }

  async remove(id: string): Promise<void> {
    await this.#database.deleteFrom('limit_notices').where('id', '=', id).execute();
  }
}

function toNotice(row: Selectable<DatabaseSchema['limit_notices']>): LimitNotice {
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    periodStart: row.period_start,
    unit: row.millisecond_limit === null ? 'characters' : 'milliseconds',
    limit: Number(row.millisecond_limit ?? row.character_limit),
    threshold: row.threshold as NoticeThreshold,
    createdAt: new Date(row.created_at),
  };
}
