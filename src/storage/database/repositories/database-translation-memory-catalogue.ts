import type { Selectable } from 'kysely';
import type { TranslationMemory } from '../../../contracts/stores/translation-memories.ts';
import type {
  CataloguedMemory,
  TranslationMemoryCatalogue,
} from '../../../contracts/stores/translation-memory-catalogue.ts';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Asked for in one statement. */
const mostValues = 500;

export class DatabaseTranslationMemoryCatalogue implements TranslationMemoryCatalogue {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(accountId: string, catalogued: CataloguedMemory): Promise<boolean> {
    const { memory } = catalogued;
    const { numInsertedOrUpdatedRows = 0n } = await this.#database
      .insertInto('translation_memories')
      .values({
        id: memory.id,
        account_id: accountId,
        name: memory.name,
        created_at: memory.createdAt.toISOString(),
        source_language: memory.sourceLanguage,
        ...columnsOfVersion(catalogued),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }

  async replace(accountId: string, before: string, catalogued: CataloguedMemory): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('translation_memories')
      .set(columnsOfVersion(catalogued))
      .where('id', '=', catalogued.memory.id)
      .where('account_id', '=', accountId)
      .where('object', '=', before)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async list(accountId: string): Promise<readonly TranslationMemory[]> {
    const rows = await this.#database
      .selectFrom('translation_memories')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => toRecord(row).memory);
  }

  async find(accountId: string, id: string): Promise<CataloguedMemory | undefined> {
    const row = await this.#database
      .selectFrom('translation_memories')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row && toRecord(row);
  }

  async remove(accountId: string, id: string): Promise<CataloguedMemory | undefined> {
    const row = await this.#database
      .deleteFrom('translation_memories')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst();
    return row && toRecord(row);
  }

  idsAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#among('id', ids);
  }

  objectsAmong(names: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#among('object', names);
  }

  async #among(column: 'id' | 'object', values: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let start = 0; start < values.length; start += mostValues) {
      const rows = await this.#database
        .selectFrom('translation_memories')
        .select(`${column} as value`)
        .where(column, 'in', values.slice(start, start + mostValues))
        .execute();
      for (const { value } of rows) found.add(value);
    }
    return found;
  }
}

/** What a change of units changes. */
function columnsOfVersion({ memory, object, bytes, sha256 }: CataloguedMemory) {
  return {
    targets: JSON.stringify(memory.targets),
    segment_count: memory.segmentCount,
    version: memory.version ?? 1,
    object,
    bytes,
    sha256,
  };
}

function toRecord(row: Selectable<DatabaseSchema['translation_memories']>): CataloguedMemory {
  const version = Number(row.version);
  return {
    memory: {
      id: row.id,
      name: row.name,
      createdAt: new Date(row.created_at),
      sourceLanguage: row.source_language,
      targets: JSON.parse(row.targets),
      segmentCount: Number(row.segment_count),
      ...(version > 1 && { version }),
    },
    object: row.object,
    bytes: Number(row.bytes),
    sha256: row.sha256,
  };
}
