import type { Selectable, UpdateObject } from 'kysely';
import {
  type Account,
  type AccountChangeOptions,
  type AccountChanges,
  type AccountStore,
  type AddedKey,
  type ApiKey,
  type AuditOf,
  type KeyChanges,
  type KeyMatch,
  type KeyRotation,
  type NewKeyOptions,
  type Plan,
  type Role,
  type Scope,
  scopeAliases,
} from '../../../contracts/stores/accounts.ts';
import type { AuditEntry } from '../../../contracts/stores/audit.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { auditLog, writeAudit } from './database-audit-store.ts';

export class DatabaseAccountStore implements AccountStore {
  readonly #database: Database;
  readonly #keyByHash: ReturnType<typeof compileKeyByHash>;

  constructor(database: Database) {
    this.#database = database;
    this.#keyByHash = compileKeyByHash(database);
  }

  ensureAccount(account: Account, audit?: AuditEntry): Promise<Account> {
    return this.#database.exclusive(['accounts', auditLog], async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('accounts')
        .values({
          id: account.id,
          name: account.name,
          plan: account.plan,
          created_at: account.createdAt.toISOString(),
          character_limit: account.characterLimit,
          email: account.email,
          quality_evaluation: account.qualityEvaluation ? 1 : 0,
        })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 0n) await writeAudit(transaction, audit);
      const row = await transaction
        .selectFrom('accounts')
        .selectAll()
        .where('name', '=', account.name)
        .executeTakeFirstOrThrow();
      return toAccount(row);
    });
  }

  async listAccounts(): Promise<readonly Account[]> {
    const rows = await this.#database.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(toAccount);
  }

  async findAccount(accountId: string): Promise<Account | undefined> {
    const row = await this.#database.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
    return row && toAccount(row);
  }

  changeAccount(
    accountId: string,
    changes: AccountChanges,
    { activeLimit, audit }: AccountChangeOptions = {},
  ): Promise<Account | 'too_many_keys' | undefined> {
    const { plan, characterLimit, email, qualityEvaluation } = changes;
    return this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
      const known = await transaction.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
      if (known === undefined) return undefined;
      if (activeLimit !== undefined && (await countActive(transaction, accountId)) > activeLimit)
        return 'too_many_keys';
      const row = await transaction
        .updateTable('accounts')
        .set({
          // So that there is always something to set.
          id: accountId,
          ...(plan !== undefined && { plan }),
          ...(characterLimit !== undefined && { character_limit: characterLimit }),
          ...(email !== undefined && { email }),
          ...(qualityEvaluation !== undefined && { quality_evaluation: qualityEvaluation ? 1 : 0 }),
        })
        .where('id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await writeAudit(transaction, audit?.(toAccount(known)));
      await this.#database.differences.signal(transaction, 'keys');
      return toAccount(row);
    });
  }

  addKey(key: ApiKey, hash: string, { activeLimit, onlyFirst, audit }: NewKeyOptions = {}): Promise<AddedKey> {
    return this.#database.exclusive([keysOf(key.accountId), secretOf(hash), auditLog], async (transaction) => {
      if ((await findRetired(transaction, hash)) !== undefined) return 'secret_taken';
      if (onlyFirst === true && (await hasKey(transaction, key))) return 'not_first';
      if (activeLimit !== undefined && (await countActive(transaction, key.accountId)) >= activeLimit)
        return 'too_many_keys';
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('api_keys')
        .values({ ...toKeyRow(key), hash })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return 'secret_taken';
      await writeAudit(transaction, audit);
      return 'added';
    });
  }

  async findKeyByHash(hash: string): Promise<KeyMatch | undefined> {
    const [row] = (await this.#database.executeQuery(this.#keyByHash(hash))).rows;
    if (row !== undefined) return { ...toMatch(row), hash: row.hash, secretValidUntil: null };
    const retired = await findRetired(this.#database, hash);
    if (retired === undefined) return undefined;
    const owner = await selectWithAccount(this.#database)
      .where('api_keys.id', '=', retired.key_id)
      .executeTakeFirstOrThrow();
    return { ...toMatch(owner), hash: retired.hash, secretValidUntil: new Date(retired.valid_until) };
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

  changeKey(
    accountId: string,
    keyId: string,
    changes: KeyChanges,
    audit?: AuditOf<ApiKey>,
  ): Promise<ApiKey | undefined> {
    const { label, characterLimit, speechMillisecondLimit, requestsPerMinute, expiresAt } = changes;
    return this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
      const known = await findKey(transaction, accountId, keyId);
      if (known === undefined) return undefined;
      const values = {
        // So that there is always something to set.
        id: keyId,
        ...(label !== undefined && { label }),
        ...(characterLimit !== undefined && { character_limit: characterLimit }),
        ...(speechMillisecondLimit !== undefined && { speech_millisecond_limit: speechMillisecondLimit }),
        ...(requestsPerMinute !== undefined && { requests_per_minute: requestsPerMinute }),
        ...(expiresAt !== undefined && { expires_at: expiresAt?.toISOString() ?? null }),
      };
      return this.#changeRow(transaction, keyId, values, audit?.(toKey(known)));
    });
  }

  deactivateKey(accountId: string, keyId: string, at: Date, audit?: AuditEntry): Promise<ApiKey | undefined> {
    return this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
      const known = await findKey(transaction, accountId, keyId);
      if (known === undefined || known.deactivated_at !== null) return known && toKey(known);
      return this.#changeRow(transaction, keyId, { deactivated_at: at.toISOString() }, audit);
    });
  }

  rotateKey(
    accountId: string,
    keyId: string,
    { hash, masked, previousValidUntil }: KeyRotation,
    audit?: AuditOf<ApiKey>,
  ): Promise<ApiKey | undefined> {
    return this.#database.exclusive([keysOf(accountId), secretOf(hash), auditLog], async (transaction) => {
      const known = await findKey(transaction, accountId, keyId);
      if (known === undefined || known.deactivated_at !== null) return known && toKey(known);
      // A key that is added meanwhile finds this secret neither in use nor retired.
      await this.#database.differences.lock(transaction, [secretOf(known.hash)]);
      const validUntil = previousValidUntil.toISOString();
      await transaction
        .updateTable('retired_secrets')
        .set({ valid_until: validUntil })
        .where('key_id', '=', keyId)
        .where('valid_until', '>', validUntil)
        .execute();
      await transaction
        .insertInto('retired_secrets')
        .values({ hash: known.hash, key_id: keyId, valid_until: validUntil })
        .execute();
      return this.#changeRow(transaction, keyId, { hash, masked }, audit?.(toKey(known)));
    });
  }

  async #changeRow(
    transaction: Tables,
    keyId: string,
    values: KeyValues,
    audit: AuditEntry | undefined,
  ): Promise<ApiKey> {
    const row = await transaction
      .updateTable('api_keys')
      .set(values)
      .where('id', '=', keyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, audit);
    await this.#database.differences.signal(transaction, 'keys');
    return toKey(row);
  }
}

/** Names of what is changed: the keys and settings of an account, and whose secret a hash is of. */
export const keysOf = (accountId: string): string => `keys:${accountId}`;
const secretOf = (hash: string): string => `secret:${hash}`;

type KeyValues = UpdateObject<DatabaseSchema, 'api_keys'>;

function findKey(database: Tables, accountId: string, keyId: string) {
  return database
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', keyId)
    .executeTakeFirst();
}

function findRetired(database: Tables, hash: string) {
  return database.selectFrom('retired_secrets').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** Of the kind, deactivated ones included. */
async function hasKey(database: Tables, { accountId, kind }: ApiKey): Promise<boolean> {
  const found = await database
    .selectFrom('api_keys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function countActive(database: Tables, accountId: string): Promise<number> {
  const { active } = await database
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll().as('active'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'developer')
    .where('person_id', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(active);
}

function selectWithAccount(database: Tables) {
  return (
    database
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
      // Named, since every request looks one up, and statements for all columns are not prepared.
      .select(keyColumns)
      .select([
        'accounts.name as account_name',
        'accounts.plan as account_plan',
        'accounts.created_at as account_created_at',
        'accounts.character_limit as account_character_limit',
        'accounts.email as account_email',
        'accounts.quality_evaluation as account_quality_evaluation',
      ])
  );
}

/** Runs on every request, so its text is built once. */
function compileKeyByHash(database: Tables) {
  const compiled = selectWithAccount(database).where('api_keys.hash', '=', '').compile();
  return (hash: string): typeof compiled => ({ ...compiled, parameters: [hash] });
}

function toMatch(
  row: Awaited<ReturnType<ReturnType<typeof selectWithAccount>['executeTakeFirstOrThrow']>>,
): Pick<KeyMatch, 'account' | 'key'> {
  const account = toAccount({
    id: row.account_id,
    name: row.account_name,
    plan: row.account_plan,
    created_at: row.account_created_at,
    character_limit: row.account_character_limit,
    email: row.account_email,
    quality_evaluation: row.account_quality_evaluation,
  });
  return { account, key: toKey(row) };
}

export function toKeyRow(key: ApiKey) {
  return {
    id: key.id,
    account_id: key.accountId,
    kind: key.kind,
    label: key.label,
    masked: key.masked,
    scopes: key.scopes === null ? null : JSON.stringify(key.scopes),
    character_limit: key.characterLimit,
    created_at: key.createdAt.toISOString(),
    deactivated_at: key.deactivatedAt?.toISOString() ?? null,
    speech_millisecond_limit: key.speechMillisecondLimit,
    requests_per_minute: key.requestsPerMinute,
    expires_at: key.expiresAt?.toISOString() ?? null,
    person_id: key.person?.id ?? null,
    person_role: key.person?.role ?? null,
  };
}

function toAccount(row: Selectable<DatabaseSchema['accounts']>): Account {
  return {
    id: row.id,
    name: row.name,
    plan: row.plan as Plan,
    createdAt: new Date(row.created_at),
    characterLimit: toLimit(row.character_limit),
    email: row.email,
    qualityEvaluation: row.quality_evaluation === 1,
  };
}

const keyColumns = [
  'api_keys.id',
  'api_keys.account_id',
  'api_keys.kind',
  'api_keys.label',
  'api_keys.masked',
  'api_keys.hash',
  'api_keys.scopes',
  'api_keys.character_limit',
  'api_keys.created_at',
  'api_keys.deactivated_at',
  'api_keys.speech_millisecond_limit',
  'api_keys.requests_per_minute',
  'api_keys.expires_at',
  'api_keys.person_id',
  'api_keys.person_role',
] as const;

function toKey(row: Selectable<DatabaseSchema['api_keys']>): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind as ApiKey['kind'],
    label: row.label,
    masked: row.masked,
    scopes: row.scopes === null ? null : readScopes(row.scopes),
    characterLimit: toLimit(row.character_limit),
    speechMillisecondLimit: toLimit(row.speech_millisecond_limit),
    requestsPerMinute: row.requests_per_minute,
    createdAt: new Date(row.created_at),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    deactivatedAt: row.deactivated_at === null ? null : new Date(row.deactivated_at),
    ...(row.person_id !== null && { person: { id: row.person_id, role: row.person_role as Role } }),
  };
}

/** A key keeps the names that its scopes had when it was made. */
function readScopes(stored: string): readonly Scope[] {
  const names = JSON.parse(stored) as Scope[];
  return [...new Set(names.map((name) => scopeAliases[name] ?? name))];
}

export function toLimit(stored: number | string | null): number | null {
  return stored === null ? null : Number(stored);
}
