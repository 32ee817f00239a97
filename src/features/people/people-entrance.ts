import { hash } from 'node:crypto';
import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Role } from '../../contracts/stores/accounts.ts';
import type { SignInMethod } from '../../contracts/stores/console-sessions.ts';
import {
  type KnownPerson,
  type OutsideIdentity,
  type PeopleStore,
  peopleLimit,
} from '../../contracts/stores/people.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type Act, auditEntry } from '../audit/act.ts';
import { newPerson } from './new-person.ts';
import { personLimits, readEmail, readPersonName } from './person-fields.ts';
import { SignInRefusal } from './sign-in-refusal.ts';

const minute = 60_000;
/** Of the last sign-in, where each request is one. */
const touchMilliseconds = 10 * minute;
/** Refusals that are remembered, so that a browser that tries again and again fills no log. */
const rememberedRefusals = 1_000;

/** Whom another party has identified. */
export interface Shown {
  readonly method: Extract<SignInMethod, 'proxy' | 'oidc'>;
  readonly email: string;
  readonly name?: string | undefined;
  readonly identity?: OutsideIdentity | undefined;
  /** Of somebody who comes for the first time; undefined lets in only who was invited. */
  readonly role: Role | undefined;
}

export interface Entering {
  readonly address: string;
  readonly traceId: string;
}

export interface EntranceParts {
  readonly people: PeopleStore;
  readonly clock: Clock;
  readonly ids: Identifiers;
  readonly accountId: string;
}

/**
 * Lets people in whom a proxy or a provider has identified.
 *
 * ```
 * identity at the issuer ─► person
 *    │ unknown               │ deactivated: 403
 * email address ─► person ───┤ invited: joined
 *    │ unknown               │ somebody else at that issuer: 403
 * a role for new people ─► a new person, else 403
 * ```
 */
export class PeopleEntrance {
  readonly #parts: EntranceParts;
  /** Since when, by what was refused. */
  readonly #refused = new Map<string, number>();

  constructor(parts: EntranceParts) {
    this.#parts = parts;
  }

  /** Rejects with `SignInRefusal`, which is in the audit log. */
  async admit(shown: Shown, entering: Entering): Promise<KnownPerson> {
    const { people, accountId, clock } = this.#parts;
    const email = readShownEmail(shown.email);
    if (email === undefined)
      return this.refuse(shown.method, 'email_missing', 'you were named without an email address.', entering);
    const { identity } = shown;
    const byIdentity = identity && (await people.findByIdentity(accountId, identity));
    const known =
      byIdentity ?? (await people.findByEmail(accountId, email)) ?? (await this.#add({ ...shown, email }, entering));
    const { person, keyHash } = known;
    if (person.deactivatedAt !== null)
      return this.refuse(shown.method, 'deactivated', 'an administrator has deactivated you here.', entering, known);
    const now = clock.now();
    if (now.getTime() - (person.signedInAt?.getTime() ?? 0) >= touchMilliseconds) await people.touch(person.id, now);
    if (person.joinedAt !== null && (identity === undefined || byIdentity !== undefined)) return known;
    const audit = this.#entry(entering, known, 'person.joined', { method: shown.method, role: person.role });
    const joined = await people.join(accountId, person.id, { at: now, identity, audit });
    if (joined === 'identity_conflict')
      return this.refuse(
        shown.method,
        'identity_conflict',
        'somebody else has used your email address here before. An administrator can delete that person.',
        entering,
        known,
      );
    return { person: joined ?? person, keyHash };
  }

  /** Rejects, and writes the entry of the audit log, for the same refusal once in a minute. */
  async refuse(
    method: Shown['method'],
    code: string,
    reason: string,
    entering: Entering,
    known?: KnownPerson,
  ): Promise<never> {
    const { people, clock } = this.#parts;
    const what = hash('sha256', [method, code, known?.person.id ?? entering.address].join(' '), 'hex');
    const now = clock.elapsed();
    const last = this.#refused.get(what);
    if (last === undefined || now - last >= minute) {
      if (this.#refused.size >= rememberedRefusals) this.#refused.clear();
      this.#refused.set(what, now);
      await people.record(this.#entry(entering, known, 'session.refused', { method, reason: code }));
    }
    throw new SignInRefusal(code, reason);
  }

  async #add(shown: Shown, entering: Entering): Promise<KnownPerson> {
    const { people, accountId } = this.#parts;
    const { method, email, identity, role } = shown;
    if (role === undefined)
      return this.refuse(method, 'unknown', 'nobody has invited you. Ask an administrator.', entering);
    const made = newPerson(this.#parts, { accountId, name: readShownName(shown), email, role });
    const audit = this.#entry(entering, made, 'person.joined', { method, role });
    const outcome = await people.add(made.person, made.key, { keyHash: made.keyHash, identity, audit });
    if (outcome === 'added') return made;
    if (outcome === 'too_many_people')
      return this.refuse(method, 'too_many_people', `the account has ${peopleLimit} people, which is all.`, entering);
    // Another request of the same browser was first.
    const known =
      (await people.findByEmail(accountId, email)) ?? (identity && (await people.findByIdentity(accountId, identity)));
    if (known === undefined) throw new Error('A person was there and is gone.');
    return known;
  }

  #entry(
    { address, traceId }: Entering,
    known: KnownPerson | undefined,
    action: 'session.refused' | 'person.joined',
    details: Readonly<Record<string, unknown>>,
  ) {
    const { accountId } = this.#parts;
    const act: Act = { actor: known?.person.keyId ?? 'unknown', origin: address, traceId };
    return auditEntry(this.#parts, act, { accountId, subject: known?.person.id ?? accountId, action, details });
  }
}

function readShownEmail(given: string): string | undefined {
  try {
    return readEmail(given);
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

/** A name that does not fit is not worth a refusal. */
function readShownName({ name, email }: Shown): string {
  try {
    return name === undefined ? email : readPersonName(name.slice(0, personLimits.nameLength));
  } catch (error) {
    if (error instanceof ServiceError) return email;
    throw error;
  }
}
