import { type Selectable, sql } from 'kysely';
import type { ListedNode, NodeRecord, NodeRole, NodeStore } from '../../../contracts/stores/nodes.ts';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

export class DatabaseNodeStore implements NodeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async join(node: NodeRecord): Promise<void> {
    await this.#database
      .insertInto('nodes')
      .values({
        id: node.id,
        public_key: Buffer.from(node.publicKey).toString('base64'),
        role: node.role,
        host: node.host,
        started_at: node.startedAt.toISOString(),
        beat: node.beat,
      })
      .execute();
  }

  async beat(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('nodes')
      .set({ beat: sql<number>`beat + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async list(): Promise<readonly ListedNode[]> {
    const rows = await this.#database
      .selectFrom('nodes')
      // By name: what asks for all columns is not prepared, and each node lists the nodes once a second.
      .select(['id', 'public_key', 'role', 'host', 'started_at', 'beat'])
      .select(this.#database.differences.hasNodeSession.as('has_session'))
      .orderBy('started_at')
      .orderBy('id')
      .execute();
    return rows.map(toNode);
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#database.deleteFrom('nodes').where('id', 'in', ids).execute();
  }
}

function toNode(row: Selectable<DatabaseSchema['nodes']> & { readonly has_session: boolean | number }): ListedNode {
  return {
    id: row.id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64')),
    role: row.role as NodeRole,
    host: row.host,
    startedAt: new Date(row.started_at),
    beat: Number(row.beat),
    hasSession: Boolean(row.has_session),
  };
}
