import type { Selectable } from 'kysely';
import { type ApiKey, type Role, scopesOfRole } from '../../../contracts/stores/accounts.ts';
import type { AuditEntry } from '../../../contracts/stores/audit.ts';
import {
  type Acceptance,
  type AuditOfPerson,
  type Credentials,
  type Invitation,
  type PeopleStore,
  type Person,
  type PersonChanges,
  peopleLimit,
} from '../../../contracts/stores/people.ts';
import type { Database, Tables } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { keysOf, toKeyRow } from './database-account-store.ts';
import { auditLog, writeAudit } from './database-audit-store.ts';

export class DatabasePeopleStore implements PeopleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(
    person: Person,
    key: ApiKey,
    { keyHash, invitation, audit }: Parameters<PeopleStore['add']>[2],
  ): ReturnType<PeopleStore['add']> {
    return this.#database.exclusive([keysOf(person.accountId), auditLog], async (transaction) => {
      const known = await transaction
        .selectFrom('people')
        .select('id')
        .where('email', '=', person.email)
        .where('account_id', '=', person.accountId)
        .executeTakeFirst();
      if (known !== undefined) return 'email_taken';
      const { people } = await ofAccount(transaction, person.accountId)
        .select(({ fn }) => fn.countAll().as('people'))
        .executeTakeFirstOrThrow();
      if (Number(people) >= peopleLimit) return 'too_many_people';
      await transaction
        .insertInto('api_keys')
        .values({ ...toKeyRow(key), hash: keyHash })
        .execute();
      await transaction
        .insertInto('people')
        .values({
          id: person.id,
          account_id: person.accountId,
          key_id: person.keyId,
          name: person.name,
          email: person.email,
          role: person.role,
          password: null,
          invitation_hash: invitation.hash,
          invitation_expires_at: invitation.expiresAt.toISOString(),
          created_at: person.createdAt.toISOString(),
          joined_at: null,
          signed_in_at: null,
          deactivated_at: null,
        })
        .execute();
      await writeAudit(transaction, audit);
      return 'added';
    });
  }

  async list(accountId: string): Promise<readonly Person[]> {
    const rows = await ofAccount(this.#database, accountId).selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map(toPerson);
  }

  async find(accountId: string, id: string): Promise<Person | undefined> {
    const row = await findRow(this.#database, accountId, id);
    return row && toPerson(row);
  }

  invite(accountId: string, id: string, invitation: Invitation, audit?: AuditEntry): Promise<Person | undefined> {
    return this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
      if ((await findRow(transaction, accountId, id)) === undefined) return undefined;
      await writeAudit(transaction, audit);
      return update(transaction, id, {
        invitation_hash: invitation.hash,
        invitation_expires_at: invitation.expiresAt.toISOString(),
      });
    });
  }

  async findInvited(invitationHash: string, now: Date): Promise<Person | undefined> {
    const row = await findInvitedRow(this.#database, invitationHash, now);
    return row && toPerson(row);
  }

  async accept(invitationHash: string, acceptance: Acceptance): Promise<Credentials | undefined> {
    const { at, password, name, audit } = acceptance;
    const seen = await findInvitedRow(this.#database, invitationHash, at);
    if (seen === undefined) return undefined;
    return this.#database.exclusive([keysOf(seen.account_id), auditLog], async (transaction) => {
      const row = await findInvitedRow(transaction, invitationHash, at);
      if (row === undefined) return undefined;
      const person = await update(transaction, row.id, {
        password,
        invitation_hash: null,
        invitation_expires_at: null,
        joined_at: row.joined_at ?? at.toISOString(),
        ...(name !== undefined && { name }),
      });
      // Who has set a new password may have lost the old one to somebody.
      await endSessions(transaction, row);
      await writeAudit(transaction, audit?.(toPerson(row)));
      const { hash } = await transaction
        .selectFrom('api_keys')
        .select('hash')
        .where('id', '=', row.key_id)
        .executeTakeFirstOrThrow();
      return { person, password, keyHash: hash };
    });
  }

  async findCredentials(email: string, limit: number): Promise<readonly Credentials[]> {
    const rows = await this.#database
      .selectFrom('people')
      .innerJoin('api_keys', 'api_keys.id', 'people.key_id')
      .selectAll('people')
      .select('api_keys.hash as key_hash')
      .where('people.email', '=', email)
      .where('people.password', 'is not', null)
      .where('people.deactivated_at', 'is', null)
      .orderBy('people.created_at')
      .orderBy('people.id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ person: toPerson(row), password: row.password ?? '', keyHash: row.key_hash }));
  }

  async touch(id: string, at: Date): Promise<void> {
    await this.#database.updateTable('people').set({ signed_in_at: at.toISOString() }).where('id', '=', id).execute();
  }

  change(
    accountId: string,
    id: string,
    { name, role, isActive, at }: PersonChanges & { readonly at: Date },
    audit?: AuditOfPerson,
  ): Promise<Person | 'last_administrator' | undefined> {
    return this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
      const row = await findRow(transaction, accountId, id);
      if (row === undefined) return undefined;
      const loses = (role !== undefined && role !== 'administrator') || isActive === false;
      if (loses && (await isLastAdministrator(transaction, row))) return 'last_administrator';
      const deactivated =
        isActive === undefined ? row.deactivated_at : isActive ? null : (row.deactivated_at ?? at.toISOString());
      const next = { name: name ?? row.name, role: role ?? (row.role as Role), deactivated_at: deactivated };
      await transaction
        .updateTable('api_keys')
        .set({
          scopes: toKeyScopes(next.role),
          person_role: next.role,
          deactivated_at: next.deactivated_at,
        })
        .where('id', '=', row.key_id)
        .execute();
      const isPromoted = next.role === 'administrator' && row.role !== 'administrator';
      if (isPromoted || next.deactivated_at !== null) await endSessions(transaction, row);
      await writeAudit(transaction, audit?.(toPerson(row)));
      await this.#database.differences.signal(transaction, 'keys');
      return update(transaction, id, next);
    });
  }

  remove(
    accountId: string,
    id: string,
    at: Date,
    audit?: AuditOfPerson,
  ): Promise<Person | 'last_administrator' | undefined> {
    return this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
      const row = await findRow(transaction, accountId, id);
      if (row === undefined) return undefined;
      if (await isLastAdministrator(transaction, row)) return 'last_administrator';
      await endSessions(transaction, row);
      await transaction
        .updateTable('api_keys')
        .set({ deactivated_at: row.deactivated_at ?? at.toISOString() })
        .where('id', '=', row.key_id)
        .execute();
      await transaction.deleteFrom('people').where('id', '=', id).execute();
      await writeAudit(transaction, audit?.(toPerson(row)));
      await this.#database.differences.signal(transaction, 'keys');
      return toPerson(row);
    });
  }

  async record(entry: AuditEntry): Promise<void> {
    await this.#database.exclusive(auditLog, (transaction) => writeAudit(transaction, entry));
  }
}

type Row = Selectable<DatabaseSchema['people']>;

function ofAccount(tables: Tables, accountId: string) {
  return tables.selectFrom('people').where('account_id', '=', accountId);
}

function findRow(tables: Tables, accountId: string, id: string): Promise<Row | undefined> {
  return ofAccount(tables, accountId).selectAll().where('id', '=', id).executeTakeFirst();
}

function findInvitedRow(tables: Tables, hash: string, now: Date): Promise<Row | undefined> {
  return tables
    .selectFrom('people')
    .selectAll()
    .where('invitation_hash', '=', hash)
    .where('invitation_expires_at', '>', now.toISOString())
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}

async function update(transaction: Tables, id: string, values: Partial<Row>): Promise<Person> {
  const row = await transaction
    .updateTable('people')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPerson(row);
}

/** Invited ones do not count: they may never come. */
async function isLastAdministrator(transaction: Tables, row: Row): Promise<boolean> {
  if (row.role !== 'administrator' || row.joined_at === null || row.deactivated_at !== null) return false;
  const other = await ofAccount(transaction, row.account_id)
    .select('id')
    .where('role', '=', 'administrator')
    .where('joined_at', 'is not', null)
    .where('deactivated_at', 'is', null)
    .where('id', '!=', row.id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

async function endSessions(transaction: Tables, { account_id, key_id }: Row): Promise<void> {
  await transaction
    .deleteFrom('console_sessions')
    .where('account_id', '=', account_id)
    .where('developer_key_id', '=', key_id)
    .execute();
}

function toKeyScopes(role: Role): string | null {
  const scopes = scopesOfRole(role);
  return scopes === null ? null : JSON.stringify(scopes);
}

function toPerson(row: Row): Person {
  const toDate = (at: string | null) => (at === null ? null : new Date(at));
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    name: row.name,
    email: row.email,
    role: row.role as Role,
    createdAt: new Date(row.created_at),
    joinedAt: toDate(row.joined_at),
    signedInAt: toDate(row.signed_in_at),
    deactivatedAt: toDate(row.deactivated_at),
    invitedUntil: toDate(row.invitation_expires_at),
  };
}
