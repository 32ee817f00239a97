import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Account, Role } from '../../contracts/stores/accounts.ts';
import type { AuditEntry, AuditStore } from '../../contracts/stores/audit.ts';
import type { ConsoleSession, ConsoleSessionStore } from '../../contracts/stores/console-sessions.ts';
import {
  type Invitation,
  type LinkedIdentity,
  type PeopleStore,
  type Person,
  type PersonChanges,
  peopleLimit,
} from '../../contracts/stores/people.ts';
import { type UsageStore, type UsageSum, unitOf } from '../../contracts/stores/usage.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { hashSecret } from '../accounts/key-secret.ts';
import { type Act, auditEntry } from '../audit/act.ts';
import { usagePeriod, utcDay } from '../usage/usage-period.ts';
import { newPerson } from './new-person.ts';
import { readEmail, readPersonName } from './person-fields.ts';

const day = 24 * 3_600_000;

export const invitationMilliseconds = 3 * day;

/** Of an export: days of usage and entries of the audit log, the newest. */
export const exportLimits = { usageDays: 366, auditEntries: 1_000 } as const;

export interface WantedInvitation {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Default null, which is none. */
  readonly characterLimit?: number | null | undefined;
}

export interface Invited {
  readonly person: Person;
  /** Of the link; known here and never again. */
  readonly token: string;
}

/** What is known of a person. */
export interface PersonExport {
  readonly person: Person;
  readonly identities: readonly LinkedIdentity[];
  readonly sessions: readonly ConsoleSession[];
  readonly auditLog: readonly AuditEntry[];
  /** By day. */
  readonly usage: readonly UsageSum[];
}

export interface PeopleParts {
  readonly people: PeopleStore;
  readonly clock: Clock;
  readonly ids: Identifiers;
}

export interface ExportParts {
  readonly sessions: Pick<ConsoleSessionStore, 'list' | 'endAll'>;
  readonly audit: AuditStore;
  readonly usage: Pick<UsageStore, 'sumDays'>;
}

/**
 * The people of accounts, administered. Every change is on disk when its promise resolves and is in the audit log, which has
 * ids of people, never their names or addresses.
 */
export class PeopleAdministration {
  readonly #parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
  }

  list(accountId: string, part?: { readonly offset: number; readonly limit: number }): Promise<readonly Person[]> {
    return this.#parts.people.list(accountId, part);
  }

  count(accountId: string): Promise<number> {
    return this.#parts.people.count(accountId);
  }

  /** What each person has used in the present period, in characters, by the id of their key. */
  async used(account: Account, usage: Pick<UsageStore, 'readPeriod'>): Promise<ReadonlyMap<string, number>> {
    const { start } = usagePeriod(account.createdAt, this.#parts.clock.now());
    const used = new Map<string, number>();
    for (const { keyId, product, amount } of await usage.readPeriod(account.id, utcDay(start)))
      if (unitOf[product] === 'characters') used.set(keyId, (used.get(keyId) ?? 0) + amount);
    return used;
  }

  async find(accountId: string, id: string): Promise<Person> {
    return found(await this.#parts.people.find(accountId, id.toLowerCase()), id);
  }

  /** A person with a link that sets the first password. */
  async invite(accountId: string, wanted: WantedInvitation, act: Act): Promise<Invited> {
    const { people } = this.#parts;
    const { role, characterLimit = null } = wanted;
    const [email, name] = [readEmail(wanted.email), readPersonName(wanted.name)];
    const { token, invitation } = this.#newInvitation();
    const made = newPerson(this.#parts, {
      accountId,
      name,
      email,
      role,
      characterLimit,
      invitedUntil: invitation.expiresAt,
    });
    const { person, key, keyHash } = made;
    const audit = this.#entry(act, person, 'person.invited', {
      role,
      ...(characterLimit !== null && { characterLimit }),
    });
    const outcome = await people.add(person, key, { keyHash, invitation, audit });
    if (outcome === 'email_taken') throw new ServiceError('email_taken', { email });
    if (outcome === 'too_many_people') throw new ServiceError('too_many_people', { limit: String(peopleLimit) });
    return { person, token };
  }

  /** Another link, which also sets a new password for somebody who has lost theirs. */
  async inviteAgain(accountId: string, id: string, act: Act): Promise<Invited> {
    const known = await this.find(accountId, id);
    if (known.deactivatedAt !== null)
      throw new ServiceError('invalid_parameter', { parameter: 'person_id', reason: 'this person is deactivated.' });
    refuseAnyone(known);
    const { token, invitation } = this.#newInvitation();
    const audit = this.#entry(act, known, 'person.invited', { role: known.role });
    return { person: found(await this.#parts.people.invite(accountId, known.id, invitation, audit), id), token };
  }

  async change(accountId: string, id: string, changes: PersonChanges, act: Act): Promise<Person> {
    const { people, clock } = this.#parts;
    const name = changes.name === undefined ? undefined : readPersonName(changes.name);
    if (changes.role !== undefined) refuseAnyone(await this.find(accountId, id));
    const changed = await people.change(accountId, id.toLowerCase(), { ...changes, name, at: clock.now() }, (before) =>
      this.#entryOfChange(act, before, changes),
    );
    return kept(changed, id);
  }

  async remove(accountId: string, id: string, act: Act): Promise<void> {
    const { people, clock } = this.#parts;
    const audit = (person: Person) => this.#entry(act, person, 'person.deleted', {});
    kept(await people.remove(accountId, id.toLowerCase(), clock.now(), audit), id);
  }

  async signOutEverywhere(
    accountId: string,
    id: string,
    act: Act,
    sessions: Pick<ConsoleSessionStore, 'endAll'>,
  ): Promise<void> {
    const person = await this.find(accountId, id);
    await sessions.endAll({ accountId, keyIds: [person.keyId] }, (ended) =>
      this.#entry(act, person, 'session.ended', { sessions: ended }),
    );
  }

  async export(
    accountId: string,
    id: string,
    act: Act,
    { sessions, audit, usage }: ExportParts,
  ): Promise<PersonExport> {
    const person = await this.find(accountId, id);
    await this.#parts.people.record(this.#entry(act, person, 'person.exported', {}));
    const now = this.#parts.clock.now();
    const from = new Date(now.getTime() - (exportLimits.usageDays - 1) * day);
    const range = { from: toDay(from), to: toDay(now) };
    return {
      person,
      identities: await this.#parts.people.identitiesOf(accountId, person.id),
      sessions: await sessions.list({ accountId, keyIds: [person.keyId] }),
      auditLog: await audit.list({
        ...{ accountId, concerning: [person.id, person.keyId], offset: 0, limit: exportLimits.auditEntries },
      }),
      usage: await usage.sumDays({ accountId, ...range, keyId: person.keyId, by: ['day'] }),
    };
  }

  #newInvitation(): { readonly token: string; readonly invitation: Invitation } {
    const { clock, ids } = this.#parts;
    const token = ids.secret();
    const expiresAt = new Date(clock.now().getTime() + invitationMilliseconds);
    return { token, invitation: { hash: hashSecret(token), expiresAt } };
  }

  #entryOfChange(
    act: Act,
    before: Person,
    { name, role, isActive, characterLimit }: PersonChanges,
  ): AuditEntry | undefined {
    const wasActive = before.deactivatedAt === null;
    const fields = {
      ...(role !== undefined && role !== before.role && { role: { from: before.role, to: role } }),
      ...(isActive !== undefined && isActive !== wasActive && { is_active: { from: wasActive, to: isActive } }),
      ...(characterLimit !== undefined &&
        characterLimit !== before.characterLimit && {
          characterLimit: { from: before.characterLimit, to: characterLimit },
        }),
      // The log keeps no names.
      ...(name !== undefined && name !== before.name && { is_renamed: true }),
    };
    return Object.keys(fields).length === 0 ? undefined : this.#entry(act, before, 'person.changed', fields);
  }

  #entry(
    act: Act,
    { id, accountId }: Person,
    action: AuditEntry['action'],
    details: AuditEntry['details'],
  ): AuditEntry {
    return auditEntry(this.#parts, act, { accountId, subject: id, action, details });
  }
}

/** What needs somebody with an address. */
function refuseAnyone({ kind }: Person): void {
  if (kind === 'anyone')
    throw new ServiceError('invalid_parameter', {
      parameter: 'person_id',
      reason: 'this is the entry for anyone who does not sign in, which has no password and no other role.',
    });
}

function found(person: Person | undefined, id: string): Person {
  if (person === undefined) throw new ServiceError('person_not_found', { id });
  return person;
}

function kept(person: Person | 'last_administrator' | undefined, id: string): Person {
  if (person === 'last_administrator') throw new ServiceError('last_administrator', {});
  return found(person, id);
}

function toDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
