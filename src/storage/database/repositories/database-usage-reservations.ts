import type {
  ReservationLimits,
  SharedReservation,
  SharedUse,
  UsageReservations,
} from '../../../contracts/stores/usage-reservations.ts';
import type { Database, Tables } from '../database.ts';

export class DatabaseUsageReservations implements UsageReservations {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  reserve(
    reservation: SharedReservation,
    limits: ReservationLimits,
    now: Date,
  ): Promise<SharedUse & { readonly reserved: boolean }> {
    const { id, accountId, keyId, periodStart, unit, amount, expiresAt } = reservation;
    return this.#database.exclusive(`usage:${accountId}`, async (transaction) => {
      const use = await this.#readUse(transaction, reservation, now);
      const reserved = fits(limits.key, use.ofKey + amount) && fits(limits.account, use.ofAccount + amount);
      if (reserved) {
        const row = {
          id,
          account_id: accountId,
          period_start: periodStart,
          key_id: keyId,
          characters: unit === 'characters' ? amount : 0,
          milliseconds: unit === 'milliseconds' ? amount : 0,
          expires_at: expiresAt.toISOString(),
        };
        const insertion = transaction.insertInto('usage_reservations').values(row);
        await this.#database.differences.executeUnread(transaction, insertion.compile());
      }
      return { ...use, reserved };
    });
  }

  async extend(ids: readonly string[], expiresAt: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.#database
      .updateTable('usage_reservations')
      .set({ expires_at: expiresAt.toISOString() })
      .where('id', 'in', ids)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#database.deleteFrom('usage_reservations').where('id', '=', id).execute();
  }

  /** In one statement, so that what is counted and removed meanwhile is in one of the two. */
  async #readUse(
    transaction: Tables,
    { accountId, keyId, periodStart, unit }: SharedReservation,
    now: Date,
  ): Promise<SharedUse> {
    const expired = transaction
      .deleteFrom('usage_reservations')
      .where('account_id', '=', accountId)
      .where('expires_at', '<=', now.toISOString());
    await this.#database.differences.executeUnread(transaction, expired.compile());
    const rows = await transaction
      .selectFrom('usage_periods')
      .select(['key_id', unit])
      .where('account_id', '=', accountId)
      .where('period_start', '=', periodStart)
      .unionAll(
        transaction
          .selectFrom('usage_reservations')
          .select(['key_id', unit])
          .where('account_id', '=', accountId)
          .where('period_start', '=', periodStart),
      )
      .execute();
    const sum = (counted: typeof rows): number => counted.reduce((total, row) => total + Number(row[unit]), 0);
    return { ofKey: sum(rows.filter((row) => row.key_id === keyId)), ofAccount: sum(rows) };
  }
}

function fits(limit: number | null, amount: number): boolean {
  return limit === null || amount <= limit;
}
