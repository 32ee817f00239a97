import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import type {
  DictionaryContent,
  Glossary,
  GlossaryChange,
  GlossaryDictionary,
  GlossaryStore,
  NewGlossary,
} from '../../../contracts/stores/glossaries.ts';
import type { ResourceOwner } from '../../../contracts/stores/resource-owner.ts';
import type { Commits, Statement } from '../commits/commits.ts';
import type { Database } from '../database.ts';
import { compileStatement } from './compile-statement.ts';

/** Reads on the database's own connection, writes by way of `commits`. */
export class DatabaseGlossaryStore implements GlossaryStore {
  readonly #database: Database;
  readonly #commits: Commits;

  constructor(database: Database, commits: Commits) {
    this.#database = database;
    this.#commits = commits;
  }

  async add(owner: ResourceOwner, { id, name, createdAt, dictionaries }: NewGlossary): Promise<void> {
    const glossary = this.#database.insertInto('glossaries').values({
      id,
      account_id: owner.accountId,
      region: owner.region,
      name,
      created_at: createdAt.toISOString(),
      version: 1,
    });
    const contents = dictionaries.flatMap((dictionary) => this.#putDictionary(id, dictionary));
    await this.#commits.commit([compileStatement(glossary), ...contents]);
  }

  async list(owner: ResourceOwner): Promise<readonly Glossary[]> {
    return toGlossaries(await this.#select(owner).execute());
  }

  async find(owner: ResourceOwner, id: string): Promise<Glossary | undefined> {
    const [glossary] = toGlossaries(await this.#select(owner).where('glossaries.id', '=', id).execute());
    return glossary;
  }

  async readParts({ revision }: GlossaryDictionary): Promise<readonly string[] | undefined> {
    const { count } = await this.#database
      .selectFrom('glossary_parts')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    const parts: string[] = [];
    for (let number = 0; number < Number(count); number++) {
      const row = await this.#database
        .selectFrom('glossary_parts')
        .select('content')
        .where('revision', '=', revision)
        .where('number', '=', number)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      parts.push(row.content);
      await turn();
    }
    return parts.length === 0 ? undefined : parts;
  }

  async change(owner: ResourceOwner, id: string, version: number, change: GlossaryChange): Promise<boolean> {
    const { name, put, remove } = change;
    if ((await this.find(owner, id))?.version !== version) return false;
    const statements = [
      this.#raiseVersion(id, version, name),
      ...(remove === undefined ? [] : this.#removeDictionary(id, remove)),
      ...(put === undefined ? [] : this.#putDictionary(id, put)),
    ];
    try {
      await this.#commits.commit(statements);
      return true;
    } catch (error) {
      if ((await this.find(owner, id))?.version !== version) return false;
      throw error;
    }
  }

  async remove(owner: ResourceOwner, id: string): Promise<boolean> {
    if ((await this.find(owner, id)) === undefined) return false;
    const ofGlossary = this.#database
      .selectFrom('glossary_dictionaries')
      .select('revision')
      .where('glossary_id', '=', id);
    // First, so that a change that is under way is over, and what it put is removed as well.
    const held = this.#database
      .updateTable('glossaries')
      .set({ version: sql<number>`version + 1` })
      .where('id', '=', id);
    const removals = [
      this.#database.deleteFrom('glossary_parts').where('revision', 'in', ofGlossary),
      this.#database.deleteFrom('glossary_dictionaries').where('glossary_id', '=', id),
      this.#database.deleteFrom('glossaries').where('id', '=', id),
    ];
    return this.#commits.commit([
      { ...compileStatement(held), mustChange: true },
      ...removals.map((removal) => compileStatement(removal)),
    ]);
  }

  /** A row for each dictionary, or one without for a glossary that has none: one query, so it is of one moment. */
  #select(owner: ResourceOwner) {
    return this.#database
      .selectFrom('glossaries')
      .leftJoin('glossary_dictionaries', 'glossary_dictionaries.glossary_id', 'glossaries.id')
      .select([
        'glossaries.id',
        'glossaries.name',
        'glossaries.created_at',
        'glossaries.version',
        'glossary_dictionaries.source',
        'glossary_dictionaries.target',
        'glossary_dictionaries.entry_count',
        'glossary_dictionaries.revision',
      ])
      .where('glossaries.account_id', '=', owner.accountId)
      .where('glossaries.region', '=', owner.region)
      .orderBy('glossaries.created_at')
      .orderBy('glossaries.id')
      .orderBy('glossary_dictionaries.position');
  }

  /** A version that is not the expected one becomes null, which the column refuses, and the batch with it. */
  #raiseVersion(id: string, version: number, name: string | undefined): Statement {
    return compileStatement(
      this.#database
        .updateTable('glossaries')
        .set({ version: sql<number>`case when version = ${version} then version + 1 end` })
        .$if(name !== undefined, (update) => update.set({ name: name as string }))
        .where('id', '=', id),
    );
  }

  #removeDictionary(id: string, pair: LanguagePair): Statement[] {
    const dictionary = this.#database
      .deleteFrom('glossary_dictionaries')
      .where('glossary_id', '=', id)
      .where('source', '=', pair.source)
      .where('target', '=', pair.target);
    return [this.#removeParts(id, pair), compileStatement(dictionary)];
  }

  #removeParts(id: string, { source, target }: LanguagePair): Statement {
    const ofDictionary = this.#database
      .selectFrom('glossary_dictionaries')
      .select('revision')
      .where('glossary_id', '=', id)
      .where('source', '=', source)
      .where('target', '=', target);
    return compileStatement(this.#database.deleteFrom('glossary_parts').where('revision', 'in', ofDictionary));
  }

  #putDictionary(id: string, dictionary: DictionaryContent): Statement[] {
    const { source, target, entryCount, revision, parts } = dictionary;
    const row = this.#database
      .insertInto('glossary_dictionaries')
      .values({
        glossary_id: id,
        source,
        target,
        position: sql<number>`(select coalesce(max(position), -1) + 1 from glossary_dictionaries where glossary_id = ${id})`,
        entry_count: entryCount,
        revision,
      })
      .onConflict((conflict) =>
        conflict.columns(['glossary_id', 'source', 'target']).doUpdateSet({ entry_count: entryCount, revision }),
      );
    const contents = parts.map((content, number) =>
      compileStatement(this.#database.insertInto('glossary_parts').values({ revision, number, content })),
    );
    return [this.#removeParts(id, dictionary), compileStatement(row), ...contents];
  }
}

interface GlossaryRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly version: number;
  readonly source: string | null;
  readonly target: string | null;
  readonly entry_count: number | null;
  readonly revision: string | null;
}

/** Rows of one glossary follow each other. */
function toGlossaries(rows: readonly GlossaryRow[]): readonly Glossary[] {
  const glossaries = new Map<string, Glossary & { readonly dictionaries: GlossaryDictionary[] }>();
  for (const { id, name, created_at, version, source, target, entry_count, revision } of rows) {
    const glossary = glossaries.get(id) ?? { id, name, createdAt: new Date(created_at), version, dictionaries: [] };
    if (source !== null && target !== null && entry_count !== null && revision !== null)
      glossary.dictionaries.push({ source, target, entryCount: entry_count, revision });
    glossaries.set(id, glossary);
  }
  return [...glossaries.values()];
}
