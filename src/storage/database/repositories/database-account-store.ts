import type { Selectable } from 'kysely';
import type { Account, AccountStore, ApiKey, KeyMatch, Plan, Scope } from '../../../contracts/stores/accounts.ts';
import type { Database, DatabaseSchema } from '../schema.ts';

export class DatabaseAccountStore implements AccountStore {
  readonly #database: Database;
  readonly #keyByHash: ReturnType<typeof compileKeyByHash>;

  constructor(database: Database) {
    this.#database = database;
    this.#keyByHash = compileKeyByHash(database);
  }

  async ensureAccount(account: Account): Promise<Account> {
    await this.#database
      .insertInto('accounts')
      .values({
        id: account.id,
        name: account.name,
        plan: account.plan,
        created_at: account.createdAt.toISOString(),
        character_limit: account.characterLimit,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await this.#database
      .selectFrom('accounts')
      .selectAll()
      .where('name', '=', account.name)
      .executeTakeFirstOrThrow();
    return toAccount(row);
  }

  async listAccounts(): Promise<readonly Account[]> {
    const rows = await this.#database.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(toAccount);
  }

  async setPlan(accountId: string, plan: Plan): Promise<Account | undefined> {
    const row = await this.#database
      .updateTable('accounts')
      .set({ plan })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirst();
    return row && toAccount(row);
  }

  async addKey(key: ApiKey, hash: string): Promise<boolean> {
    const added = await this.#database
      .insertInto('api_keys')
      .values({
        id: key.id,
        account_id: key.accountId,
        kind: key.kind,
        label: key.label,
        masked: key.masked,
        hash,
        scopes: key.scopes === null ? null : JSON.stringify(key.scopes),
        character_limit: key.characterLimit,
        created_at: key.createdAt.toISOString(),
        deactivated_at: key.deactivatedAt?.toISOString() ?? null,
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  async findKeyByHash(hash: string): Promise<KeyMatch | undefined> {
    const [row] = (await this.#database.executeQuery(this.#keyByHash(hash))).rows;
    if (row === undefined) return undefined;
    const account = toAccount({
      id: row.account_id,
      name: row.account_name,
      plan: row.account_plan,
      created_at: row.account_created_at,
      character_limit: row.account_character_limit,
    });
    return { account, key: toKey(row), hash: row.hash };
  }

  async listKeys(accountId: string): Promise<readonly ApiKey[]> {
    const rows = await this.#database
      .selectFrom('api_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toKey);
  }

  async renameKey(accountId: string, keyId: string, label: string): Promise<ApiKey | undefined> {
    const row = await this.#database
      .updateTable('api_keys')
      .set({ label })
      .where('account_id', '=', accountId)
      .where('id', '=', keyId)
      .returningAll()
      .executeTakeFirst();
    return row && toKey(row);
  }

  async deactivateKey(accountId: string, keyId: string, at: Date): Promise<ApiKey | undefined> {
    const row = await this.#database
      .updateTable('api_keys')
      .set(({ fn, val }) => ({ deactivated_at: fn.coalesce('deactivated_at', val(at.toISOString())) }))
      .where('account_id', '=', accountId)
      .where('id', '=', keyId)
      .returningAll()
      .executeTakeFirst();
    return row && toKey(row);
  }
}

/** Runs on every request, so its text is built once. */
function compileKeyByHash(database: Database) {
  const compiled = database
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .selectAll('api_keys')
    .select([
      'accounts.name as account_name',
      'accounts.plan as account_plan',
      'accounts.created_at as account_created_at',
      'accounts.character_limit as account_character_limit',
    ])
    .where('api_keys.hash', '=', '')
    .compile();
  return (hash: string): typeof compiled => ({ ...compiled, parameters: [hash] });
}

function toAccount(row: Selectable<DatabaseSchema['accounts']>): Account {
  return {
    id: row.id,
    name: row.name,
    plan: row.plan as Plan,
    createdAt: new Date(row.created_at),
    characterLimit: toLimit(row.character_limit),
  };
}

function toKey(row: Selectable<DatabaseSchema['api_keys']>): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind as ApiKey['kind'],
    label: row.label,
    masked: row.masked,
    scopes: row.scopes === null ? null : (JSON.parse(row.scopes) as Scope[]),
    characterLimit: toLimit(row.character_limit),
    createdAt: new Date(row.created_at),
    deactivatedAt: row.deactivated_at === null ? null : new Date(row.deactivated_at),
  };
}

function toLimit(stored: number | string | null): number | null {
  return stored === null ? null : Number(stored);
}
