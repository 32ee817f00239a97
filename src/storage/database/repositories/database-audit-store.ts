import { sql } from 'kysely';
import type { AuditAction, AuditEntry, AuditQuery, AuditStore } from '../../../contracts/stores/audit.ts';
import type { Database, Tables } from '../database.ts';

export class DatabaseAuditStore implements AuditStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list({ accountId, concerning, offset, limit }: AuditQuery): Promise<readonly AuditEntry[]> {
    const log = this.#database.selectFrom('audit_log').selectAll();
    const all =
      concerning === undefined
        ? log
        : log.where(({ or, eb }) => or([eb('actor', 'in', concerning), eb('subject', 'in', concerning)]));
    const rows = await (accountId === undefined ? all : all.where('account_id', '=', accountId))
      .orderBy('position', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      at: new Date(row.at),
      actor: row.actor,
      origin: row.origin,
      traceId: row.trace_id,
      action: row.action as AuditAction,
      subject: row.subject,
      details: JSON.parse(row.details) as AuditEntry['details'],
    }));
  }
}

/** The name under which a transaction is exclusive that writes to the log: an entry comes after the last one. */
export const auditLog = 'audit';

/** In the transaction of the change that it records. */
export async function writeAudit(transaction: Tables, entry: AuditEntry | undefined): Promise<void> {
  if (entry === undefined) return;
  await transaction
    .insertInto('audit_log')
    .values({
      id: entry.id,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from audit_log)`,
      account_id: entry.accountId,
      at: entry.at.toISOString(),
      actor: entry.actor,
      origin: entry.origin,
      trace_id: entry.traceId,
      action: entry.action,
      subject: entry.subject,
      details: JSON.stringify(entry.details),
    })
    .execute();
}
