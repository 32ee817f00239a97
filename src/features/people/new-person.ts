import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import { type ApiKey, type Role, type Scope, scopesOfRole } from '../../contracts/stores/accounts.ts';
import type { Person } from '../../contracts/stores/people.ts';
import { hashSecret } from '../accounts/key-secret.ts';

export interface WantedPerson {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Default `person`. */
  readonly kind?: Person['kind'];
  /** Default those of the role. */
  readonly scopes?: readonly Scope[];
  readonly characterLimit?: number | null;
  /** Undefined for somebody who does not need a link. */
  readonly invitedUntil?: Date | undefined;
}

/** A person with a key, whose secret is forgotten at once. Who needs no link has joined. */
export function newPerson(
  { clock, ids }: { readonly clock: Clock; readonly ids: Identifiers },
  wanted: WantedPerson,
): { readonly person: Person; readonly key: ApiKey; readonly keyHash: string } {
  const { accountId, role, kind = 'person', scopes = scopesOfRole(role), characterLimit = null, invitedUntil } = wanted;
  const id = ids.uuid();
  const createdAt = clock.now();
  const key: ApiKey = {
    ...{ id: `${ids.uuid()}:${ids.uuid()}`, accountId, kind: 'developer', label: 'Person', masked: '' },
    ...{ scopes, characterLimit, speechMillisecondLimit: null, requestsPerMinute: null },
    ...{ createdAt, expiresAt: null, deactivatedAt: null, person: { id, role } },
  };
  const person: Person = {
    ...{ id, accountId, keyId: key.id, kind, name: wanted.name, email: wanted.email, role, createdAt },
    ...{ joinedAt: invitedUntil === undefined ? createdAt : null, signedInAt: null, deactivatedAt: null },
    ...{ invitedUntil: invitedUntil ?? null, characterLimit },
  };
  return { person, key, keyHash: hashSecret(ids.secret()) };
}
