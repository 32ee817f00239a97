import { type Compilable, sql } from 'kysely';
import {
  type GrantedRequests,
  grantMilliseconds,
  type SharedLimitStore,
} from '../../../contracts/stores/shared-limits.ts';
import type { Database, Tables } from '../database.ts';

/** In which no more requests than the limit are let in. */
const windowMilliseconds = 60_000;
/** Requests so close to each other are one row, so that a fast key needs no more of them than a slow one. */
const togetherMilliseconds = 100;

export class DatabaseSharedLimitStore implements SharedLimitStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  takeSlots(name: string, nodeId: string, wanted: number, limit: number, live: readonly string[]): Promise<number> {
    const { hasNodeSession } = this.#database.differences;
    return this.#database.exclusive(`limit:${name}`, async (transaction) => {
      const { held } = await transaction
        .selectFrom('limit_slots')
        .innerJoin('nodes', 'nodes.id', 'limit_slots.node_id')
        .select(({ fn }) => fn.sum<number | string | null>('limit_slots.slots').as('held'))
        .where('limit_slots.name', '=', name)
        // In this statement, since a session may end or begin again after a node has looked.
        .where(({ or, eb }) => or([eb('nodes.id', 'in', live), sql<boolean>`${hasNodeSession}`]))
        .executeTakeFirstOrThrow();
      const granted = Math.max(0, Math.min(wanted, limit - Number(held ?? 0)));
      if (granted > 0)
        await this.#execute(
          transaction,
          transaction
            .insertInto('limit_slots')
            .values({ name, node_id: nodeId, slots: granted })
            .onConflict((conflict) =>
              conflict.columns(['name', 'node_id']).doUpdateSet({ slots: sql<number>`limit_slots.slots + ${granted}` }),
            ),
        );
      return granted;
    });
  }

  async giveSlots(name: string, nodeId: string, slots: number): Promise<void> {
    await this.#database.exclusive(`limit:${name}`, async (transaction) => {
      const ofNode = { name, node_id: nodeId };
      await this.#execute(
        transaction,
        transaction
          .updateTable('limit_slots')
          .set({ slots: sql<number>`slots - ${slots}` })
          .where(({ and }) => and(ofNode)),
      );
      await this.#execute(
        transaction,
        transaction
          .deleteFrom('limit_slots')
          .where(({ and }) => and(ofNode))
          .where('slots', '<=', 0),
      );
    });
  }

  takeRequests(name: string, wanted: number, perMinute: number): Promise<GrantedRequests> {
    return this.#database.exclusive(`limit:${name}`, async (transaction) => {
      const now = await this.#now(transaction);
      await this.#execute(
        transaction,
        transaction.deleteFrom('limit_requests').where('name', '=', name).where('until', '<=', now),
      );
      const rows = await transaction
        .selectFrom('limit_requests')
        .select(['until', 'requests'])
        .where('name', '=', name)
        .orderBy('until')
        .execute();
      const counted = rows.map(({ until, requests }) => ({ until: Number(until), requests: Number(requests) }));
      const all = counted.reduce((sum, { requests }) => sum + requests, 0);
      const granted = Math.max(0, Math.min(wanted, perMinute - all));
      if (granted === 0) return { granted, waitMilliseconds: leavingOf(counted, all - perMinute + 1) - now };
      const until =
        Math.ceil((now + grantMilliseconds + windowMilliseconds) / togetherMilliseconds) * togetherMilliseconds;
      await this.#execute(
        transaction,
        transaction
          .insertInto('limit_requests')
          .values({ name, until, requests: granted })
          .onConflict((conflict) =>
            conflict.columns(['name', 'until']).doUpdateSet({
              requests: sql<number>`limit_requests.requests + ${granted}`,
            }),
          ),
      );
      return { granted, waitMilliseconds: 0 };
    });
  }

  #execute(transaction: Tables, change: Compilable): Promise<void> {
    return this.#database.differences.executeUnread(transaction, change.compile());
  }

  /** Milliseconds of Unix time by the clock of the database, which is one for all nodes. */
  async #now(transaction: Tables): Promise<number> {
    const { now } = await transaction
      .selectNoFrom(this.#database.differences.millisecondsNow.as('now'))
      .executeTakeFirstOrThrow();
    return Number(now);
  }
}

/** When so many requests have left the window; the first to leave come first. */
function leavingOf(counted: readonly { until: number; requests: number }[], requests: number): number {
  let left = 0;
  for (const { until, requests: together } of counted) {
    left += together;
    if (left >= requests) return until;
  }
  return counted.at(-1)?.until ?? 0;
}
