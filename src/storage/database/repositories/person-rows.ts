import { type Role, scopesOfRole } from '../../../contracts/stores/accounts.ts';
import type { Person } from '../../../contracts/stores/people.ts';
import type { Tables } from '../database.ts';
import { toLimit } from './database-account-store.ts';

/** People with the limit of their key. */
export function selectPeople(tables: Tables) {
  return tables
    .selectFrom('people')
    .innerJoin('api_keys', 'api_keys.id', 'people.key_id')
    .selectAll('people')
    .select('api_keys.character_limit');
}

export function ofAccount(tables: Tables, accountId: string) {
  return selectPeople(tables).where('people.account_id', '=', accountId);
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>;

export function toPerson(row: PersonRow): Person {
  const toDate = (at: string | null) => (at === null ? null : new Date(at));
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    kind: row.kind as Person['kind'],
    name: row.name,
    email: row.email,
    role: row.role as Role,
    createdAt: new Date(row.created_at),
    joinedAt: toDate(row.joined_at),
    signedInAt: toDate(row.signed_in_at),
    deactivatedAt: toDate(row.deactivated_at),
    invitedUntil: toDate(row.invitation_expires_at),
    characterLimit: toLimit(row.character_limit),
  };
}

export function toPersonRow(person: Person, invitationHash: string | null) {
  const toText = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: person.id,
    account_id: person.accountId,
    key_id: person.keyId,
    kind: person.kind,
    name: person.name,
    email: person.email,
    role: person.role,
    password: null,
    invitation_hash: invitationHash,
    invitation_expires_at: toText(person.invitedUntil),
    created_at: person.createdAt.toISOString(),
    joined_at: toText(person.joinedAt),
    signed_in_at: null,
    deactivated_at: null,
  };
}

export function toKeyScopes(role: Role): string | null {
  const scopes = scopesOfRole(role);
  return scopes === null ? null : JSON.stringify(scopes);
}
