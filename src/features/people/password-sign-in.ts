import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Credentials, PeopleStore, Person } from '../../contracts/stores/people.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { hashSecret } from '../accounts/key-secret.ts';
import { type Act, auditEntry } from '../audit/act.ts';
import type { ConsoleSessions, SigningIn, StartedSession } from '../console/console-sessions.ts';
import type { SignInAttempts } from '../console/sign-in-attempts.ts';
import type { UnknownSignIns } from '../console/unknown-sign-ins.ts';
import type { Passwords } from './passwords.ts';
import { normalizeEmail, readPassword, readPersonName } from './person-fields.ts';

/** Accounts in which one address may have a password that is tried. */
const accountsOfAddress = 8;

export interface PasswordSignInParts {
  readonly people: PeopleStore;
  readonly sessions: Pick<ConsoleSessions, 'startForPerson'>;
  readonly attempts: SignInAttempts;
  readonly unknown: Pick<UnknownSignIns, 'record'>;
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly ids: Identifiers;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Sign-in of people with a password, which they set with the link of an invitation.
 *
 * ```
 * address, email ─► attempts ─► person ─► password ─► session, audit
 *                      │ 429       │ unknown   │ wrong: 403, the same after the same time, audit
 * ```
 */
export class PasswordSignIn implements AsyncDisposable {
  readonly #parts: PasswordSignInParts;
  readonly #recording = new WorkUnderWay();

  constructor(parts: PasswordSignInParts) {
    this.#parts = parts;
  }

  async signIn(
    given: { readonly email: string; readonly password: string },
    browser: SigningIn,
    signal: AbortSignal,
  ): Promise<StartedSession> {
    const { people, attempts, unknown } = this.#parts;
    const email = normalizeEmail(given.email);
    const forget = await attempts.count(browser.address, email);
    const known = await people.findCredentials(email, accountsOfAddress);
    const found = await this.#verify(known, given.password, signal);
    if (found === undefined) {
      // Nobody waits for it, so that the answer says nothing about who is known.
      for (const { person } of known) this.#recordRefusal(person, browser);
      if (known.length === 0) unknown.record('password', browser);
      throw new ServiceError('wrong_credentials', {});
    }
    await forget();
    return this.#start(found, browser);
  }

  /** Whom a link is for. */
  async readInvitation(token: string, address: string): Promise<Person> {
    const { people, attempts, clock } = this.#parts;
    const forget = await attempts.count(address);
    const person = await people.findInvited(hashSecret(token), clock.now());
    if (person === undefined) throw new ServiceError('invitation_not_found', {});
    await forget();
    return person;
  }

  /** Sets the password, once, and signs in. */
  async accept(
    given: { readonly token: string; readonly password: string; readonly name?: string | undefined },
    browser: SigningIn,
    signal: AbortSignal,
  ): Promise<StartedSession> {
    const { people, passwords, clock } = this.#parts;
    const invited = await this.readInvitation(given.token, browser.address);
    const name = given.name === undefined ? undefined : readPersonName(given.name);
    const password = await passwords.hash(readPassword(given.password, invited), signal);
    const credentials = await people.accept(hashSecret(given.token), {
      ...{ password, name, at: clock.now() },
      audit: (before) => this.#entry(before, browser, 'person.joined', { role: before.role }),
    });
    if (credentials === undefined) throw new ServiceError('invitation_not_found', {});
    return this.#start(credentials, browser);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#recording[Symbol.asyncDispose]();
  }

  async #verify(
    known: readonly Credentials[],
    password: string,
    signal: AbortSignal,
  ): Promise<Credentials | undefined> {
    const { passwords } = this.#parts;
    for (const credentials of known)
      if (await passwords.verify(password, credentials.password, signal)) return credentials;
    if (known.length === 0) await passwords.verify(password, passwords.none, signal);
    return undefined;
  }

  async #start({ person, keyHash }: Credentials, browser: SigningIn): Promise<StartedSession> {
    const { people, sessions, clock } = this.#parts;
    const started = await sessions.startForPerson(keyHash, 'password', browser);
    await people.touch(person.id, clock.now());
    return started;
  }

  #recordRefusal(person: Person, browser: SigningIn): void {
    const entry = this.#entry(person, browser, 'session.refused', { method: 'password' });
    const { people, onFailure } = this.#parts;
    void this.#recording.add(people.record(entry).catch(onFailure));
  }

  #entry(
    { id, accountId, keyId }: Person,
    { address, traceId }: SigningIn,
    action: 'session.refused' | 'person.joined',
    details: Readonly<Record<string, unknown>>,
  ) {
    const act: Act = { actor: keyId, origin: address, traceId };
    return auditEntry(this.#parts, act, { accountId, subject: id, action, details });
  }
}
