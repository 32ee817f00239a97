import type { Selectable } from 'kysely';
import type { AuditEntry } from '../../../contracts/stores/audit.ts';
import type {
  ConsoleSession,
  ConsoleSessionStore,
  ProvedKey,
  SessionOwner,
  SignInAttempt,
  SignInMethod,
} from '../../../contracts/stores/console-sessions.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { auditLog, writeAudit } from './database-audit-store.ts';

export class DatabaseConsoleSessionStore implements ConsoleSessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(session: ConsoleSession, tokenHash: string, audit?: AuditEntry): Promise<void> {
    await this.#database.exclusive(auditLog, async (transaction) => {
      await transaction.insertInto('console_sessions').values(toRow(session, tokenHash)).execute();
      await writeAudit(transaction, audit);
    });
  }

  async find(tokenHash: string): Promise<ConsoleSession | undefined> {
    const row = await this.#database
      .selectFrom('console_sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row && toSession(row);
  }

  async list(owner: SessionOwner): Promise<readonly ConsoleSession[]> {
    const rows = await ofOwner(this.#database, owner).selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
    return rows.map(toSession);
  }

  async touch(id: string, at: Date): Promise<void> {
    const used = at.toISOString();
    await this.#database
      .updateTable('console_sessions')
      .set({ used_at: used })
      .where('id', '=', id)
      .where('used_at', '<', used)
      .execute();
  }

  end(owner: SessionOwner, id: string, audit?: AuditEntry): Promise<boolean> {
    return this.#database.exclusive(auditLog, async (transaction) => {
      const row = await ofOwner(transaction, owner).select('id').where('id', '=', id).executeTakeFirst();
      if (row === undefined) return false;
      await transaction.deleteFrom('console_sessions').where('id', '=', id).execute();
      await writeAudit(transaction, audit);
      return true;
    });
  }

  endAll(owner: SessionOwner, audit?: (ended: number) => AuditEntry): Promise<number> {
    return this.#database.exclusive(auditLog, async (transaction) => {
      const rows = await ofOwner(transaction, owner).select('id').execute();
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      await transaction.deleteFrom('console_sessions').where('id', 'in', ids).execute();
      await writeAudit(transaction, audit?.(rows.length));
      return rows.length;
    });
  }

  async removeExpired(now: Date): Promise<void> {
    await this.#database.deleteFrom('console_sessions').where('expires_at', '<=', now.toISOString()).execute();
  }

  countAttempt({ id, address, at }: SignInAttempt, limit: number, since: Date): Promise<boolean> {
    return this.#database.exclusive(`sign_in:${address}`, async (transaction) => {
      const rows = await transaction
        .selectFrom('sign_in_attempts')
        .select('id')
        .where('address', '=', address)
        .where('at', '>', since.toISOString())
        .limit(limit)
        .execute();
      if (rows.length >= limit) return false;
      await transaction.insertInto('sign_in_attempts').values({ id, address, at: at.toISOString() }).execute();
      return true;
    });
  }

  async forgetAttempt(id: string): Promise<void> {
    await this.#database.deleteFrom('sign_in_attempts').where('id', '=', id).execute();
  }

  async removeAttempts(before: Date): Promise<void> {
    await this.#database.deleteFrom('sign_in_attempts').where('at', '<', before.toISOString()).execute();
  }
}

function ofOwner(tables: Tables, { accountId, keyIds }: SessionOwner) {
  const all = tables.selectFrom('console_sessions').where('account_id', '=', accountId);
  if (keyIds === undefined) return all;
  return all.where(({ or, eb }) => or([eb('developer_key_id', 'in', keyIds), eb('admin_key_id', 'in', keyIds)]));
}

type Row = Selectable<DatabaseSchema['console_sessions']>;

function toRow(session: ConsoleSession, tokenHash: string): Row {
  return {
    id: session.id,
    token_hash: tokenHash,
    account_id: session.accountId,
    method: session.method,
    developer_key_id: session.developer?.keyId ?? null,
    developer_key_hash: session.developer?.hash ?? null,
    admin_key_id: session.admin?.keyId ?? null,
    admin_key_hash: session.admin?.hash ?? null,
    created_at: session.createdAt.toISOString(),
    used_at: session.usedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    address: session.address,
    user_agent: session.userAgent,
  };
}

function toSession(row: Row): ConsoleSession {
  return {
    id: row.id,
    accountId: row.account_id,
    method: row.method as SignInMethod,
    developer: toProvedKey(row.developer_key_id, row.developer_key_hash),
    admin: toProvedKey(row.admin_key_id, row.admin_key_hash),
    createdAt: new Date(row.created_at),
    usedAt: new Date(row.used_at),
    expiresAt: new Date(row.expires_at),
    address: row.address,
    userAgent: row.user_agent,
  };
}

function toProvedKey(keyId: string | null, hash: string | null): ProvedKey | null {
  return keyId === null || hash === null ? null : { keyId, hash };
}
