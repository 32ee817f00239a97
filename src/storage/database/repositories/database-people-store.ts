import type { ApiKey, Role } from '../../../contracts/stores/accounts.ts';
import type { AuditEntry } from '../../../contracts/stores/audit.ts';
import {
  type Acceptance,
  type AuditOfPerson,
  type Credentials,
  type Invitation,
  type Joining,
  type KnownPerson,
  type LinkedIdentity,
  type NewPerson,
  type OutsideIdentity,
  type PeopleStore,
  type Person,
  type PersonChanges,
  peopleLimit,
} from '../../../contracts/stores/people.ts';
import type { Database, Tables } from '../database.ts';
import { keysOf, toKeyRow } from './database-account-store.ts';
import { auditLog, writeAudit } from './database-audit-store.ts';
import { ofAccount, type PersonRow, selectPeople, toKeyScopes, toPerson, toPersonRow } from './person-rows.ts';

export class DatabasePeopleStore implements PeopleStore {
  readonly #database: Database;
  readonly #onKeysChanged: () => void;

  /** `onKeysChanged` forgets what this process remembers of keys, before a change of one resolves. */
  constructor(database: Database, onKeysChanged: () => void = () => {}) {
    this.#database = database;
    this.#onKeysChanged = onKeysChanged;
  }

  add(
    person: Person,
    key: ApiKey,
    { keyHash, invitation, identity, audit }: NewPerson,
  ): ReturnType<PeopleStore['add']> {
    return this.#database.exclusive([keysOf(person.accountId), auditLog], async (transaction) => {
      const known = await transaction
        .selectFrom('people')
        .select('id')
        .where('email', '=', person.email)
        .where('account_id', '=', person.accountId)
        .executeTakeFirst();
      if (known !== undefined) return 'email_taken';
      if (identity !== undefined && (await findIdentity(transaction, person.accountId, identity)) !== undefined)
        return 'identity_taken';
      if ((await count(transaction, person.accountId)) >= peopleLimit) return 'too_many_people';
      await transaction
        .insertInto('api_keys')
        .values({ ...toKeyRow(key), hash: keyHash })
        .execute();
      await transaction
        .insertInto('people')
        .values(toPersonRow(person, invitation?.hash ?? null))
        .execute();
      if (identity !== undefined) await addIdentity(transaction, person, identity, person.createdAt);
      await writeAudit(transaction, audit);
      return 'added';
    });
  }

  async list(
    accountId: string,
    part?: { readonly offset: number; readonly limit: number },
  ): Promise<readonly Person[]> {
    const all = ofAccount(this.#database, accountId).orderBy('people.created_at').orderBy('people.id');
    const rows = await (part === undefined ? all : all.limit(part.limit).offset(part.offset)).execute();
    return rows.map(toPerson);
  }

  count(accountId: string): Promise<number> {
    return count(this.#database, accountId);
  }

  async findByEmail(accountId: string, email: string): Promise<KnownPerson | undefined> {
    const row = await ofAccount(this.#database, accountId)
      .select('api_keys.hash as key_hash')
      .where('people.email', '=', email)
      .executeTakeFirst();
    return row && { person: toPerson(row), keyHash: row.key_hash };
  }

  async findByIdentity(accountId: string, { issuer, subject }: OutsideIdentity): Promise<KnownPerson | undefined> {
    const row = await ofAccount(this.#database, accountId)
      .innerJoin('identities', 'identities.person_id', 'people.id')
      .select('api_keys.hash as key_hash')
      .where('identities.account_id', '=', accountId)
      .where('identities.issuer', '=', issuer)
      .where('identities.subject', '=', subject)
      .executeTakeFirst();
    return row && { person: toPerson(row), keyHash: row.key_hash };
  }

  async identitiesOf(accountId: string, id: string): Promise<readonly LinkedIdentity[]> {
    const rows = await this.#database
      .selectFrom('identities')
      .select(['issuer', 'subject', 'created_at'])
      .where('account_id', '=', accountId)
      .where('person_id', '=', id)
      .orderBy('created_at')
      .orderBy('issuer')
      .execute();
    return rows.map((row) => ({ issuer: row.issuer, subject: row.subject, createdAt: new Date(row.created_at) }));
  }

  join(
    accountId: string,
    id: string,
    { at, identity, audit }: Joining,
  ): Promise<Person | 'identity_conflict' | undefined> {
    return this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
      const row = await findRow(transaction, accountId, id);
      if (row === undefined) return undefined;
      if (identity !== undefined) {
        const owner = await findIdentity(transaction, accountId, identity);
        if (owner === undefined ? await hasIdentity(transaction, id, identity.issuer) : owner !== id)
          return 'identity_conflict';
        if (owner === undefined) await addIdentity(transaction, toPerson(row), identity, at);
      }
      if (row.joined_at !== null) return toPerson(row);
      await writeAudit(transaction, audit);
      const joined = { joined_at: at.toISOString(), invitation_hash: null, invitation_expires_at: null };
      return update(transaction, row, joined);
    });
  }

  async find(accountId: string, id: string): Promise<Person | undefined> {
    const row = await findRow(this.#database, accountId, id);
    return row && toPerson(row);
  }

  invite(accountId: string, id: string, invitation: Invitation, audit?: AuditEntry): Promise<Person | undefined> {
    return this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
      const row = await findRow(transaction, accountId, id);
      if (row === undefined) return undefined;
      await writeAudit(transaction, audit);
      return update(transaction, row, {
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
      const person = await update(transaction, row, {
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
    const rows = await selectPeople(this.#database)
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
    { name, role, isActive, characterLimit, at }: PersonChanges & { readonly at: Date },
    audit?: AuditOfPerson,
  ): Promise<Person | 'last_administrator' | undefined> {
    const changed = this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
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
          ...(next.role !== row.role && { scopes: toKeyScopes(next.role) }),
          ...(characterLimit !== undefined && { character_limit: characterLimit }),
          person_role: next.role,
          deactivated_at: next.deactivated_at,
        })
        .where('id', '=', row.key_id)
        .execute();
      const isPromoted = next.role === 'administrator' && row.role !== 'administrator';
      if (isPromoted || next.deactivated_at !== null) await endSessions(transaction, row);
      await writeAudit(transaction, audit?.(toPerson(row)));
      await this.#database.differences.signal(transaction, 'keys');
      return update(transaction, row, next);
    });
    return changed.finally(this.#onKeysChanged);
  }

  remove(
    accountId: string,
    id: string,
    at: Date,
    audit?: AuditOfPerson,
  ): Promise<Person | 'last_administrator' | undefined> {
    const removed = this.#database.exclusive([keysOf(accountId), auditLog], async (transaction) => {
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
    return removed.finally(this.#onKeysChanged);
  }

  async record(entry: AuditEntry): Promise<void> {
    await this.#database.exclusive(auditLog, (transaction) => writeAudit(transaction, entry));
  }
}

async function count(tables: Tables, accountId: string): Promise<number> {
  const { people } = await tables
    .selectFrom('people')
    .select(({ fn }) => fn.countAll().as('people'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(people);
}

function findRow(tables: Tables, accountId: string, id: string): Promise<PersonRow | undefined> {
  return ofAccount(tables, accountId).where('people.id', '=', id).executeTakeFirst();
}

function findInvitedRow(tables: Tables, hash: string, now: Date): Promise<PersonRow | undefined> {
  return selectPeople(tables)
    .where('people.invitation_hash', '=', hash)
    .where('people.invitation_expires_at', '>', now.toISOString())
    .where('people.deactivated_at', 'is', null)
    .executeTakeFirst();
}

type PersonValues = Partial<Omit<PersonRow, 'character_limit'>>;

async function update(transaction: Tables, { account_id, id }: PersonRow, values: PersonValues): Promise<Person> {
  await transaction.updateTable('people').set(values).where('id', '=', id).execute();
  return toPerson(await ofAccount(transaction, account_id).where('people.id', '=', id).executeTakeFirstOrThrow());
}

/** Id of the person who has it. */
async function findIdentity(tables: Tables, accountId: string, { issuer, subject }: OutsideIdentity) {
  const row = await tables
    .selectFrom('identities')
    .select('person_id')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.person_id;
}

async function hasIdentity(tables: Tables, personId: string, issuer: string): Promise<boolean> {
  const known = tables.selectFrom('identities').select('subject').where('person_id', '=', personId);
  return (await known.where('issuer', '=', issuer).executeTakeFirst()) !== undefined;
}

async function addIdentity(tables: Tables, { accountId, id }: Person, { issuer, subject }: OutsideIdentity, at: Date) {
  await tables
    .insertInto('identities')
    .values({ account_id: accountId, issuer, subject, person_id: id, created_at: at.toISOString() })
    .execute();
}

/** Invited ones do not count: they may never come. */
async function isLastAdministrator(transaction: Tables, row: PersonRow): Promise<boolean> {
  if (row.role !== 'administrator' || row.joined_at === null || row.deactivated_at !== null) return false;
  const other = await transaction
    .selectFrom('people')
    .select('id')
    .where('account_id', '=', row.account_id)
    .where('role', '=', 'administrator')
    .where('joined_at', 'is not', null)
    .where('deactivated_at', 'is', null)
    .where('id', '!=', row.id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

async function endSessions(transaction: Tables, { account_id, key_id }: PersonRow): Promise<void> {
  await transaction
    .deleteFrom('console_sessions')
    .where('account_id', '=', account_id)
    .where('developer_key_id', '=', key_id)
    .execute();
}
