import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Account, Role } from '../../contracts/stores/accounts.ts';
import type {
  ConsoleSession,
  ConsoleSessionStore,
  ProvedKey,
  SessionLimit,
  SessionLimits,
  SessionOwner,
  SignInMethod,
} from '../../contracts/stores/console-sessions.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Authenticator, Identity } from '../accounts/authenticate.ts';
import { hashSecret } from '../accounts/key-secret.ts';
import { requirePlan } from '../accounts/require-plan.ts';
import { type Act, auditEntry } from '../audit/act.ts';
import { type KeyIdentities, roleOfKeys } from './roles.ts';
import { attemptLimits, type SignInAttempts } from './sign-in-attempts.ts';
import type { UnknownSignIns } from './unknown-sign-ins.ts';

const minute = 60_000;

/** Who is signed in, as the keys of the session are at the moment. */
export interface SignedIn extends KeyIdentities {
  /** Null for who is signed in by the header of a proxy, which every request has. */
  readonly session: ConsoleSession | null;
  readonly account: Account;
  readonly role: Role;
  /** Whose key pays for what is done, and whose scopes count: the developer key, else the admin key, which has no limits. */
  readonly identity: Identity;
}

/** The browser that signs in. */
export interface SigningIn {
  /** Token of the session that this browser has, which ends. */
  readonly token?: string | undefined;
  readonly address: string;
  readonly userAgent: string | null;
  readonly traceId: string;
}

export interface SignIn extends SigningIn {
  /** With it, the keys of the session that the browser has are kept where they belong to the same account. */
  readonly key: string;
}

export interface StartedSession {
  /** Known here and never again. */
  readonly token: string;
  readonly signedIn: SignedIn & { readonly session: ConsoleSession };
}

export interface ConsoleSessionParts {
  readonly store: ConsoleSessionStore;
  readonly attempts: SignInAttempts;
  readonly unknown: Pick<UnknownSignIns, 'record'>;
  readonly authenticator: Pick<Authenticator, 'authenticateHash'>;
  readonly clock: Clock;
  readonly ids: Identifiers;
  readonly limits: SessionLimits;
}

/**
 * Sessions of the console.
 *
 * ```
 * sign-in ─► attempts of the address ─► key ─► session, audit ─► token for the cookie
 *               │ 429                     │ 403
 * request ─► token ─► session ─► keys as they are now ─► role
 *              │ unknown, idle, over, key ended: signed out
 * ```
 */
export class ConsoleSessions {
  readonly #parts: ConsoleSessionParts;

  constructor(parts: ConsoleSessionParts) {
    this.#parts = parts;
  }

  async signIn(wanted: SignIn): Promise<StartedSession> {
    const { attempts, authenticator } = this.#parts;
    const forget = await attempts.count(wanted.address);
    const hash = hashSecret(wanted.key);
    const shown = await authenticator.authenticateHash(hash).catch((error: unknown) => {
      if (error instanceof ServiceError && error.code === 'invalid_key') this.#parts.unknown.record('key', wanted);
      throw error;
    });
    await forget();
    if (shown.key.kind === 'admin') requirePlan(shown, ['pro'], 'Admin endpoints');
    const before = wanted.token === undefined ? undefined : await this.find(wanted.token);
    const isKept = before?.account.id === shown.account.id && before.identity.key.person === undefined;
    const kept = isKept ? before : undefined;
    const identities: KeyIdentities = { developer: kept?.developer, admin: kept?.admin, [shown.key.kind]: shown };
    const session = this.#newSession(wanted, shown, 'key', {
      developer: kept?.session?.developer ?? null,
      admin: kept?.session?.admin ?? null,
      [shown.key.kind]: { keyId: shown.key.id, hash },
    });
    return this.#start(wanted, session, identities);
  }

  /** For somebody who has shown who they are, by the hash of their key. */
  async startForPerson(keyHash: string, method: SignInMethod, browser: SigningIn): Promise<StartedSession> {
    const developer = await this.#parts.authenticator.authenticateHash(keyHash);
    const proved = { keyId: developer.key.id, hash: keyHash };
    const session = this.#newSession(browser, developer, method, { developer: proved, admin: null });
    return this.#start(browser, session, { developer });
  }

  async #start(browser: SigningIn, session: ConsoleSession, identities: KeyIdentities): Promise<StartedSession> {
    const { store, ids } = this.#parts;
    const before = browser.token === undefined ? undefined : await store.find(hashSecret(browser.token));
    const token = ids.secret();
    const signedIn = toSignedIn(session, identities);
    const { id: actor, masked } = signedIn.identity.key;
    const act: Act = { actor, origin: browser.address, traceId: browser.traceId };
    const entry = auditEntry(this.#parts, act, {
      accountId: session.accountId,
      subject: session.id,
      action: 'session.started',
      details: { method: session.method, role: signedIn.role, ...(session.method === 'key' && { masked }) },
    });
    await store.add(session, hashSecret(token), entry);
    // Its token may be known to somebody else, so a session never continues under it.
    if (before !== undefined) await store.end({ accountId: before.accountId }, before.id);
    return { token, signedIn };
  }

  /** Undefined when nobody is signed in with the token any more. */
  async find(token: string): Promise<SignedIn | undefined> {
    const { store, clock } = this.#parts;
    const session = await store.find(hashSecret(token));
    const now = clock.now();
    if (session === undefined || now >= this.endOf(session)) return undefined;
    const [developer, admin] = await Promise.all([
      this.#identityOf(session.developer),
      this.#identityOf(session.admin),
    ]);
    // A session that rests on two keys ends with either, so that no right outlives its key.
    if (developer === 'ended' || admin === 'ended') return undefined;
    const signedIn = toSignedIn(session, { developer, admin });
    if (now >= this.endOf(session, signedIn.role)) return undefined;
    if (now.getTime() - session.usedAt.getTime() >= minute) await store.touch(session.id, now);
    return signedIn;
  }

  /** When it is over if it is not used again; sooner for administrators without an admin key, where `role` says so. */
  endOf(session: ConsoleSession, role?: Role): Date {
    const { idleMilliseconds, wholeMilliseconds } = this.#limitOf(session, role);
    const idle = session.usedAt.getTime() + idleMilliseconds;
    // A setting that became shorter counts for sessions that are older than it.
    const whole = Math.min(session.expiresAt.getTime(), session.createdAt.getTime() + wholeMilliseconds);
    return new Date(Math.min(idle, whole));
  }

  /** Those that rest on the same keys; for administrators those of the account. Those that are over are left out. */
  async list(who: SignedIn): Promise<readonly ConsoleSession[]> {
    const now = this.#parts.clock.now();
    const sessions = await this.#parts.store.list(ownerOf(who));
    return sessions.filter((session) => now < this.endOf(session));
  }

  async end(who: SignedIn, id: string, act: Act): Promise<void> {
    const audit = this.#entryOfEnd(who, act, { subject: id, details: {} });
    if (!(await this.#parts.store.end(ownerOf(who), id, audit))) throw new ServiceError('session_not_found', { id });
  }

  /** This one included: those with the same keys, or all of the account, which administrators may end. */
  async endAll(who: SignedIn, act: Act, of: 'own' | 'account' = 'own'): Promise<void> {
    const owner = of === 'account' ? ownerOf(who) : { accountId: who.account.id, keyIds: keyIdsOf(who) };
    await this.#parts.store.endAll(owner, (sessions) =>
      this.#entryOfEnd(who, act, { subject: who.account.id, details: { sessions } }),
    );
  }

  async removeExpired(): Promise<void> {
    const { store, clock } = this.#parts;
    const now = clock.now();
    await store.removeExpired(now);
    await store.removeAttempts(new Date(now.getTime() - attemptLimits.withinMilliseconds));
  }

  #entryOfEnd(who: SignedIn, act: Act, what: { subject: string; details: Readonly<Record<string, unknown>> }) {
    return auditEntry(this.#parts, act, {
      accountId: who.account.id,
      action: 'session.ended',
      ...what,
    });
  }

  #newSession(
    { address, userAgent }: SigningIn,
    { account, key }: Identity,
    method: SignInMethod,
    keys: Pick<ConsoleSession, 'developer' | 'admin'>,
  ): ConsoleSession {
    const createdAt = this.#parts.clock.now();
    const { wholeMilliseconds } = this.#limitOf(keys, key.person?.role);
    return {
      id: this.#parts.ids.uuid(),
      accountId: account.id,
      method,
      ...keys,
      createdAt,
      usedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + wholeMilliseconds),
      address,
      userAgent,
    };
  }

  #limitOf({ admin }: Pick<ConsoleSession, 'admin'>, role?: Role): SessionLimit {
    const { administrator, others } = this.#parts.limits;
    return admin !== null || role === 'administrator' ? administrator : others;
  }

  async #identityOf(proved: ProvedKey | null): Promise<Identity | 'ended' | undefined> {
    if (proved === null) return undefined;
    try {
      return await this.#parts.authenticator.authenticateHash(proved.hash);
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'invalid_key') return 'ended';
      throw error;
    }
  }
}

function ownerOf(who: SignedIn): SessionOwner {
  const { account, role } = who;
  return role === 'administrator' ? { accountId: account.id } : { accountId: account.id, keyIds: keyIdsOf(who) };
}

function keyIdsOf({ developer, admin }: SignedIn): readonly string[] {
  return [developer, admin].flatMap((identity) => (identity === undefined ? [] : [identity.key.id]));
}

/** Of a person whom a proxy names. */
export function signedInByProxy(developer: Identity): SignedIn {
  return { session: null, account: developer.account, role: roleOfKeys({ developer }), identity: developer, developer };
}

function toSignedIn(session: ConsoleSession, { developer, admin }: KeyIdentities): StartedSession['signedIn'] {
  const identity = developer ?? admin;
  if (identity === undefined) throw new Error(`The session ${session.id} rests on no key.`);
  return { session, account: identity.account, role: roleOfKeys({ developer, admin }), identity, developer, admin };
}
