import type { Selectable } from 'kysely';
import type { SpokenTerms, SpokenTermsStore } from '../../../contracts/stores/spoken-terms.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

export class DatabaseSpokenTermsStore implements SpokenTermsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(accountId: string, { id, name, createdAt, lists }: SpokenTerms): Promise<void> {
    await this.#database
      .insertInto('spoken_terms')
      .values({
        id,
        account_id: accountId,
        name,
        created_at: createdAt.toISOString(),
        lists: JSON.stringify(lists),
      })
      .execute();
  }

  async list(accountId: string): Promise<readonly SpokenTerms[]> {
    const rows = await this.#database
      .selectFrom('spoken_terms')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toSpokenTerms);
  }

  find(accountId: string, id: string): Promise<SpokenTerms | undefined> {
    return find(this.#database, accountId, id);
  }

  change(
    accountId: string,
    id: string,
    change: (collection: SpokenTerms) => Pick<SpokenTerms, 'name' | 'lists'>,
  ): Promise<SpokenTerms | undefined> {
    return this.#database.exclusive(`spoken-terms:${id}`, async (transaction) => {
      const collection = await find(transaction, accountId, id);
      if (collection === undefined) return undefined;
      const { name, lists } = change(collection);
      await transaction
        .updateTable('spoken_terms')
        .set({ name, lists: JSON.stringify(lists) })
        .where('id', '=', id)
        .execute();
      return { ...collection, name, lists };
    });
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('spoken_terms')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
}

async function find(database: Tables, accountId: string, id: string): Promise<SpokenTerms | undefined> {
  const row = await database
    .selectFrom('spoken_terms')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toSpokenTerms(row);
}

function toSpokenTerms(row: Selectable<DatabaseSchema['spoken_terms']>): SpokenTerms {
  return { id: row.id, name: row.name, createdAt: new Date(row.created_at), lists: JSON.parse(row.lists) };
}
