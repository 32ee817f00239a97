import { type Selectable, sql } from 'kysely';
import type { ResourceOwner } from '../../../contracts/stores/resource-owner.ts';
import type {
  Range,
  StyleRuleChange,
  StyleRuleList,
  StyleRuleStore,
  StyleRuleSummary,
} from '../../../contracts/stores/style-rules.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

type Row = Selectable<DatabaseSchema['style_rule_lists']>;

const summaryColumns = ['id', 'name', 'language', 'created_at', 'updated_at', 'version'] as const;

export class DatabaseStyleRuleStore implements StyleRuleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(owner: ResourceOwner, list: StyleRuleList): Promise<void> {
    await this.#database.exclusive(`styles:${owner.accountId}:${owner.region}`, async (transaction) => {
      await transaction
        .insertInto('style_rule_lists')
        .values({
          id: list.id,
          account_id: owner.accountId,
          region: owner.region,
          position: behindLast(owner),
          name: list.name,
          language: list.language,
          created_at: list.createdAt.toISOString(),
          updated_at: list.updatedAt.toISOString(),
          version: list.version,
          configured_rules: JSON.stringify(list.configuredRules),
          custom_instructions: JSON.stringify(list.customInstructions),
        })
        .execute();
    });
  }

  async list(owner: ResourceOwner, range: Range): Promise<readonly StyleRuleList[]> {
    return (await inOrder(this.#database, owner, range).selectAll().execute()).map(toList);
  }

  async listSummaries(owner: ResourceOwner, range: Range): Promise<readonly StyleRuleSummary[]> {
    return (await inOrder(this.#database, owner, range).select(summaryColumns).execute()).map(toSummary);
  }

  find(owner: ResourceOwner, id: string): Promise<StyleRuleList | undefined> {
    return find(this.#database, owner, id);
  }

  change(
    owner: ResourceOwner,
    id: string,
    change: (list: StyleRuleList) => StyleRuleChange,
  ): Promise<StyleRuleList | undefined> {
    return this.#database.exclusive(`style:${id}`, async (transaction) => {
      const list = await find(transaction, owner, id);
      if (list === undefined) return undefined;
      const changed = { ...list, ...change(list), version: list.version + 1 };
      await transaction
        .updateTable('style_rule_lists')
        .set({
          name: changed.name,
          updated_at: changed.updatedAt.toISOString(),
          version: changed.version,
          configured_rules: JSON.stringify(changed.configuredRules),
          custom_instructions: JSON.stringify(changed.customInstructions),
        })
        .where('id', '=', id)
        .execute();
      return changed;
    });
  }

  async remove(owner: ResourceOwner, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('style_rule_lists')
      .where('account_id', '=', owner.accountId)
      .where('region', '=', owner.region)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
}

function behindLast({ accountId, region }: ResourceOwner) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from style_rule_lists
    where account_id = ${accountId} and region = ${region})`;
}

function inOrder(database: Tables, owner: ResourceOwner, { offset, limit }: Range) {
  return ofOwner(database, owner).orderBy('position').orderBy('id').limit(limit).offset(offset);
}

async function find(database: Tables, owner: ResourceOwner, id: string): Promise<StyleRuleList | undefined> {
  const row = await ofOwner(database, owner).selectAll().where('id', '=', id).executeTakeFirst();
  return row && toList(row);
}

function ofOwner(database: Tables, { accountId, region }: ResourceOwner) {
  return database.selectFrom('style_rule_lists').where('account_id', '=', accountId).where('region', '=', region);
}

function toList(row: Row): StyleRuleList {
  return {
    ...toSummary(row),
    configuredRules: JSON.parse(row.configured_rules),
    customInstructions: JSON.parse(row.custom_instructions),
  };
}

function toSummary(row: Pick<Row, (typeof summaryColumns)[number]>): StyleRuleSummary {
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    version: row.version,
  };
}
