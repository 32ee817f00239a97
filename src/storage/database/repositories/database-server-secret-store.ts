import type { ServerSecret, ServerSecretStore } from '../../../contracts/stores/server-secrets.ts';
import type { Database, Tables } from '../database.ts';

export class DatabaseServerSecretStore implements ServerSecretStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  renew(candidate: ServerSecret, unlessNewerThan: Date): Promise<readonly ServerSecret[]> {
    const { id, purpose, createdAt, secret } = candidate;
    return this.#database.exclusive(`server_secrets:${purpose}`, async (transaction) => {
      const known = await list(transaction, purpose);
      if (known[0] !== undefined && known[0].createdAt > unlessNewerThan) return known;
      await transaction
        .insertInto('server_secrets')
        .values({
          id,
          purpose,
          secret: Buffer.from(secret).toString('hex'),
          created_at: createdAt.toISOString(),
        })
        .execute();
      return [candidate, ...known];
    });
  }

  list(purpose: string): Promise<readonly ServerSecret[]> {
    return list(this.#database, purpose);
  }

  async removeBefore(purpose: string, time: Date): Promise<void> {
    await this.#database
      .deleteFrom('server_secrets')
      .where('purpose', '=', purpose)
      .where('created_at', '<', time.toISOString())
      .execute();
  }
}

async function list(tables: Tables, purpose: string): Promise<readonly ServerSecret[]> {
  const rows = await tables
    .selectFrom('server_secrets')
    .selectAll()
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    createdAt: new Date(row.created_at),
    secret: new Uint8Array(Buffer.from(row.secret, 'hex')),
  }));
}
