import type { ApiKey, Role } from './accounts.ts';
import type { AuditEntry } from './audit.ts';

/** People of an account, at most. */
export const peopleLimit = 2_000;

/** Somebody who belongs to the organisation of an account. */
export interface Person {
  readonly id: string;
  readonly accountId: string;
  /** Of the key that the person's usage, limits and documents belong to. */
  readonly keyId: string;
  /** `anyone` is the one entry of an account for those who do not sign in; it has no address. */
  readonly kind: 'person' | 'anyone';
  readonly name: string;
  /** In lower case, once in an account. */
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
  /** When the person accepted the first invitation; null until then. */
  readonly joinedAt: Date | null;
  readonly signedInAt: Date | null;
  readonly deactivatedAt: Date | null;
  /** Until when the link works that sets a password; null when there is none. */
  readonly invitedUntil: Date | null;
  /** Of the key: characters a usage period; 0 blocks all use, null is unlimited. */
  readonly characterLimit: number | null;
}

/** Who somebody is at a provider of OpenID Connect. */
export interface OutsideIdentity {
  readonly issuer: string;
  readonly subject: string;
}

export interface LinkedIdentity extends OutsideIdentity {
  readonly createdAt: Date;
}

/** A person with the hash of the key that sessions rest on. */
export interface KnownPerson {
  readonly person: Person;
  readonly keyHash: string;
}

/** What comes with a new person. */
export interface NewPerson {
  readonly keyHash: string;
  readonly invitation?: Invitation | undefined;
  readonly identity?: OutsideIdentity | undefined;
  readonly audit?: AuditEntry | undefined;
}

/** Somebody who was let in by another way than a link. */
export interface Joining {
  readonly at: Date;
  readonly identity?: OutsideIdentity | undefined;
  readonly audit?: AuditEntry | undefined;
}

/** A link that sets a password, once. Its token is known by its hash only. */
export interface Invitation {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** What a sign-in is checked against. */
export interface Credentials extends KnownPerson {
  /** In the notation of password hashes. */
  readonly password: string;
}

/** Changes of a person; omitted fields keep their value. `isActive` ends or allows all that the person does. */
export interface PersonChanges {
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly isActive?: boolean | undefined;
  /** Null takes the limit away. */
  readonly characterLimit?: number | null | undefined;
}

/** The entry of a change, made from the person as it was just before; undefined writes none. */
export type AuditOfPerson = (before: Person) => AuditEntry | undefined;

/** Acceptance of an invitation. */
export interface Acceptance {
  readonly password: string;
  readonly name?: string | undefined;
  readonly at: Date;
  readonly audit?: AuditOfPerson | undefined;
}

/**
 * People of all accounts. Every implementation passes `test/contracts/people-store.ts`.
 *
 * - A change is on disk when its promise resolves, and every process sees it; sessions that it ends are over then.
 * - An audit entry that comes with a change is on disk with it or, when nothing was changed, not at all.
 * - What belongs to another account is treated like what does not exist: `undefined`.
 * - An account that has active administrators keeps one: what would take the last one changes nothing.
 */
export interface PeopleStore {
  /** With the key, whose hash is of a secret that nobody knows. Safe against a race. */
  add(
    person: Person,
    key: ApiKey,
    options: NewPerson,
  ): Promise<'added' | 'email_taken' | 'identity_taken' | 'too_many_people'>;
  /** In order of creation, all of them or some. */
  list(accountId: string, part?: { readonly offset: number; readonly limit: number }): Promise<readonly Person[]>;
  count(accountId: string): Promise<number>;
  find(accountId: string, id: string): Promise<Person | undefined>;
  /** Runs on every request that a trusted proxy signs in, so it is one indexed read. Deactivated ones are found as well. */
  findByEmail(accountId: string, email: string): Promise<KnownPerson | undefined>;
  findByIdentity(accountId: string, identity: OutsideIdentity): Promise<KnownPerson | undefined>;
  /** Who the person is elsewhere, by the time of the first sign-in from there. */
  identitiesOf(accountId: string, id: string): Promise<readonly LinkedIdentity[]>;
  /**
   * Lets somebody in who was invited, whose link ends then, and remembers who they are outside. The entry is written for who
   * had not joined. `identity_conflict`, and no change, where the person is somebody else at that issuer, or somebody else is that one.
   */
  join(accountId: string, id: string, joining: Joining): Promise<Person | 'identity_conflict' | undefined>;
  /** Another link instead of the one before. */
  invite(accountId: string, id: string, invitation: Invitation, audit?: AuditEntry): Promise<Person | undefined>;
  /** Whom a link is for; undefined when it expired, was used or replaced, or the person is deactivated. */
  findInvited(invitationHash: string, now: Date): Promise<Person | undefined>;
  /** Uses a link: once, however many try at a time. Sessions of the person end. */
  accept(invitationHash: string, acceptance: Acceptance): Promise<Credentials | undefined>;
  /** Active people with a password and that address, in all accounts: the oldest first, at most `limit`. */
  findCredentials(email: string, limit: number): Promise<readonly Credentials[]>;
  /** Remembers a sign-in. */
  touch(id: string, at: Date): Promise<void>;
  /** Sessions of the person end when a change deactivates, or makes an administrator, whose sessions are shorter. */
  change(
    accountId: string,
    id: string,
    changes: PersonChanges & { readonly at: Date },
    audit?: AuditOfPerson,
  ): Promise<Person | 'last_administrator' | undefined>;
  /** Removes what is known of the person; the key stays, deactivated, so that its usage stays counted. */
  remove(
    accountId: string,
    id: string,
    at: Date,
    audit?: AuditOfPerson,
  ): Promise<Person | 'last_administrator' | undefined>;
  /** Writes an entry that comes with no change. */
  record(entry: AuditEntry): Promise<void>;
}
