import type { Selectable } from 'kysely';
import type {
  TokenOutcome,
  VoiceSessionOrder,
  VoiceSessionRecord,
  VoiceSessionStore,
} from '../../../contracts/stores/voice-sessions.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const day = 24 * 3_600_000;

export class DatabaseVoiceSessionStore implements VoiceSessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(session: VoiceSessionRecord, tokenDigest: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.insertInto('voice_sessions').values(toRow(session)).execute();
      await addToken(transaction, session.id, tokenDigest, session.generation);
    });
  }

  connect(tokenDigest: string, now: Date): Promise<TokenOutcome> {
    return this.#withToken(tokenDigest, async (transaction, row, generation) => {
      const isNewest = generation === Number(row.generation) && row.state === 'waiting';
      if (!isNewest || row.expires_at <= now.toISOString()) return undefined;
      await change(transaction, row.id, { state: 'connected' });
      return { ...row, state: 'connected' };
    });
  }

  renew(accountId: string, tokenDigest: string, newDigest: string, expiresAt: Date, now: Date): Promise<TokenOutcome> {
    const use = async (transaction: Tables, row: Row, generation: number): Promise<Row | undefined> => {
      const isOver = row.state === 'waiting' && row.expires_at <= now.toISOString();
      if (generation !== Number(row.generation) || row.state === 'ended' || isOver) return undefined;
      const next = { state: 'waiting', generation: generation + 1, expires_at: expiresAt.toISOString() } as const;
      await change(transaction, row.id, next);
      await addToken(transaction, row.id, newDigest, next.generation);
      return { ...row, ...next };
    };
    return this.#withToken(tokenDigest, use, accountId);
  }

  async setPosition(id: string, generation: number, positionMs: number): Promise<void> {
    await this.#database
      .updateTable('voice_sessions')
      .set({ position_ms: positionMs })
      .where('id', '=', id)
      .where('generation', '=', generation)
      .execute();
  }

  async end(id: string, generation: number): Promise<void> {
    await this.#database
      .updateTable('voice_sessions')
      .set({ state: 'ended' })
      .where('id', '=', id)
      .where('generation', '=', generation)
      .execute();
  }

  async listConnected(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('voice_sessions')
      .select(['id', 'generation'])
      .where('id', 'in', ids)
      .where('state', '=', 'connected')
      .execute();
    return new Map(rows.map(({ id, generation }) => [id, Number(generation)]));
  }

  async removeExpired(now: Date): Promise<void> {
    const longAgo = new Date(now.getTime() - day).toISOString();
    await this.#database
      .deleteFrom('voice_sessions')
      .where('expires_at', '<=', now.toISOString())
      .where(({ or, eb }) => or([eb('state', '!=', 'connected'), eb('expires_at', '<=', longAgo)]))
      .execute();
  }

  /** `use` answers the session as it is then, or undefined where the token is spent, which ends the session. */
  async #withToken(
    digest: string,
    use: (transaction: Tables, row: Row, generation: number) => Promise<Row | undefined>,
    accountId?: string,
  ): Promise<TokenOutcome> {
    const token = await this.#database
      .selectFrom('voice_session_tokens')
      .selectAll()
      .where('digest', '=', digest)
      .executeTakeFirst();
    if (token === undefined) return { outcome: 'unknown' };
    return this.#database.exclusive(`voice_session:${token.session_id}`, async (transaction) => {
      const row = await transaction
        .selectFrom('voice_sessions')
        .selectAll()
        .where('id', '=', token.session_id)
        .executeTakeFirst();
      if (row === undefined || (accountId ?? row.account_id) !== row.account_id) return { outcome: 'unknown' };
      const used = await use(transaction, row, Number(token.generation));
      if (used !== undefined) return { outcome: 'accepted', session: toRecord(used) };
      await change(transaction, row.id, { state: 'ended' });
      return { outcome: 'spent' };
    });
  }
}

type Row = Selectable<DatabaseSchema['voice_sessions']>;

async function change(
  tables: Tables,
  id: string,
  changes: Partial<{ state: string; generation: number; expires_at: string }>,
): Promise<void> {
  await tables.updateTable('voice_sessions').set(changes).where('id', '=', id).execute();
}

async function addToken(tables: Tables, sessionId: string, digest: string, generation: number): Promise<void> {
  await tables.insertInto('voice_session_tokens').values({ session_id: sessionId, digest, generation }).execute();
}

function toRow(session: VoiceSessionRecord) {
  return {
    id: session.id,
    account_id: session.accountId,
    session: JSON.stringify(session.order),
    generation: session.generation,
    state: session.state,
    position_ms: session.positionMs,
    created_at: session.createdAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
  };
}

function toRecord(row: Row): VoiceSessionRecord {
  const order: VoiceSessionOrder = JSON.parse(row.session);
  return {
    id: row.id,
    accountId: row.account_id,
    order,
    generation: Number(row.generation),
    state: row.state as VoiceSessionRecord['state'],
    positionMs: Number(row.position_ms),
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  };
}
