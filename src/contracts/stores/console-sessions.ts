import type { AuditEntry } from './audit.ts';

/** How somebody showed who they are. */
export type SignInMethod = 'key' | 'password' | 'oidc' | 'proxy';

/** A key that a session rests on: by its id, and by the hash of the secret that was shown, so that it ends with that secret. */
export interface ProvedKey {
  readonly keyId: string;
  readonly hash: string;
}

/** One signed-in browser. Its token is known by its hash only. */
export interface ConsoleSession {
  readonly id: string;
  readonly accountId: string;
  readonly method: SignInMethod;
  readonly developer: ProvedKey | null;
  readonly admin: ProvedKey | null;
  readonly createdAt: Date;
  /** To the minute. */
  readonly usedAt: Date;
  /** From then on it is over, however much it is used. */
  readonly expiresAt: Date;
  /** Of the client that signed in. */
  readonly address: string;
  /** Of the browser, shortened; null when it sent none. */
  readonly userAgent: string | null;
}

/** When a session ends: so long after its last use, and so long after its start in any case. */
export interface SessionLimit {
  readonly idleMilliseconds: number;
  readonly wholeMilliseconds: number;
}

/** Those of sessions with an admin key, and of all others. */
export interface SessionLimits {
  readonly administrator: SessionLimit;
  readonly others: SessionLimit;
}

/** Whose sessions: all of the account, or those that rest on one of the keys. */
export interface SessionOwner {
  readonly accountId: string;
  readonly keyIds?: readonly string[] | undefined;
}

/** A try to sign in from an address, counted before its outcome is known. */
export interface SignInAttempt {
  readonly id: string;
  readonly address: string;
  readonly at: Date;
}

/**
 * Sessions of the console and attempts to sign in. Every implementation passes `test/contracts/console-session-store.ts`.
 *
 * - A change is on disk when its promise resolves, and every process sees it.
 * - An audit entry that comes with a change is on disk with it or, when nothing was changed, not at all.
 */
export interface ConsoleSessionStore {
  add(session: ConsoleSession, tokenHash: string, audit?: AuditEntry): Promise<void>;
  /** Runs on every request of a page, so it is one indexed read. Finds expired ones as well. */
  find(tokenHash: string): Promise<ConsoleSession | undefined>;
  /** Newest first. */
  list(owner: SessionOwner): Promise<readonly ConsoleSession[]>;
  touch(id: string, at: Date): Promise<void>;
  /** False when the owner has no such session. */
  end(owner: SessionOwner, id: string, audit?: AuditEntry): Promise<boolean>;
  /** How many there were. */
  endAll(owner: SessionOwner, audit?: (ended: number) => AuditEntry): Promise<number>;
  /** Removes sessions that expired by then. */
  removeExpired(now: Date): Promise<void>;

  /** False, and not counted, when the address has `limit` attempts after `since`. Safe against a race. */
  countAttempt(attempt: SignInAttempt, limit: number, since: Date): Promise<boolean>;
  /** One that succeeded no longer counts. */
  forgetAttempt(id: string): Promise<void>;
  removeAttempts(before: Date): Promise<void>;
}
