import { createHash } from 'node:crypto';
import type { Clock } from '../../../contracts/clock.ts';
import type { Identifiers } from '../../../contracts/identifiers.ts';
import type { AccountStore } from '../../../contracts/stores/accounts.ts';
import type { TokenOutcome, VoiceSessionRecord, VoiceSessionStore } from '../../../contracts/stores/voice-sessions.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { Identity } from '../../accounts/authenticate.ts';
import type { Requester } from '../../translation/resources/resolve-resources.ts';
import { requireVoice } from '../require-voice.ts';
import { checkSession, type GivenSession, type SessionParts } from './check-session.ts';
import type { LiveSession } from './live-session.ts';
import { type OpeningParts, openSession } from './open-session.ts';
import { sessionLimits } from './session-limits.ts';

export interface VoiceSessionsOptions extends SessionParts, OpeningParts {
  readonly decoders: SessionParts['decoders'] & OpeningParts['decoders'];
  readonly encoders: SessionParts['encoders'] & OpeningParts['encoders'];
  readonly sentences: OpeningParts['sentences'];
  readonly store: VoiceSessionStore;
  readonly accounts: Pick<AccountStore, 'findAccount' | 'listKeys'>;
  readonly ids: Identifiers;
  readonly clock: Clock;
  /** Sessions that this server takes at once; an account may have half of them. */
  readonly capacity: number;
}

/** What a client needs for its next connection. */
export interface SessionTicket {
  readonly id: string;
  /** Once, and known to nobody else. */
  readonly token: string;
  /** No source language was named, and the only one that is recognized is taken. */
  readonly isAssumed: boolean;
}

/** A connection that a token has opened. */
export interface SessionConnection {
  readonly record: VoiceSessionRecord;
  readonly live: LiveSession;
}

interface Kept {
  readonly accountId: string;
  readonly live: LiveSession;
  generation: number;
  isDetached: boolean;
  /** It came to an error: whoever comes back gets new engines. */
  isSpoiled: boolean;
  /** Ends it when nobody comes back. */
  cancel: () => void;
}

/**
 * Realtime sessions, as clients open, connect and reconnect them:
 *
 *     create ─► token ─► connect ─► connected ─┬─► ended: its client said so, or a token was misused
 *                 ▲                    │       └─► detached ─► 30 s ─► closed here; its token can be renewed still
 *                 └── renew ◄──────────┴──────────────┘
 *
 * A client that comes back to the same server finds its session as it was, with all that it has not taken. On another server,
 * or later, a new recognizer listens, and times go on where they were.
 */
export class VoiceSessions implements AsyncDisposable {
  readonly #options: VoiceSessionsOptions;
  readonly #kept = new Map<string, Kept>();
  #opening = 0;

  constructor(options: VoiceSessionsOptions) {
    this.#options = options;
  }

  /** Everything that can be refused before audio comes is refused here. */
  async create(caller: Requester, given: GivenSession, signal: AbortSignal): Promise<SessionTicket> {
    const { store, ids, clock, meter } = this.#options;
    const { identity } = caller;
    requireVoice(identity);
    const { order, isAssumed } = await checkSession(this.#options, caller, given, signal);
    const least = { identity, product: 'speechToText', category: 'speechToText', amount: 1 } as const;
    await (await meter.reserve(least)).release();
    const createdAt = clock.now();
    const id = ids.uuid();
    const token = ids.secret();
    const session: VoiceSessionRecord = {
      id,
      accountId: identity.account.id,
      order,
      generation: 0,
      state: 'waiting',
      positionMs: 0,
      createdAt,
      expiresAt: this.#tokenEnd(),
    };
    await store.add(session, digestOf(token));
    return { id, token, isAssumed };
  }

  /** A new token for a session whose connection was lost. An old one ends the session. */
  async renew(identity: Identity, token: string): Promise<SessionTicket> {
    const { store, ids, clock } = this.#options;
    requireVoice(identity);
    const next = ids.secret();
    const { id } = accepted(
      await store.renew(identity.account.id, digestOf(token), digestOf(next), this.#tokenEnd(), clock.now()),
    );
    return { id, token: next, isAssumed: false };
  }

  /** Uses a token: once. The session is the caller's until `detach` or `end`. */
  async connect(token: string): Promise<SessionConnection> {
    const { store, clock } = this.#options;
    const record = accepted(await store.connect(digestOf(token), clock.now()));
    const kept = this.#kept.get(record.id);
    if (kept !== undefined && !kept.isSpoiled && !kept.live.isEnded) {
      kept.cancel();
      kept.generation = record.generation;
      kept.isDetached = false;
      return { record, live: kept.live };
    }
    return this.#open(kept === undefined ? record : await this.#replace(kept.live, record));
  }

  /** The connection has come to an error. From here on its client gets new engines, also where it is back before `abandon`. */
  spoil({ record }: SessionConnection): void {
    const kept = this.#kept.get(record.id);
    if (kept?.generation === record.generation) kept.isSpoiled = true;
  }

  /** The connection is gone, and its client may come back. */
  async detach({ record, live }: SessionConnection): Promise<void> {
    const { store, clock } = this.#options;
    const kept = this.#kept.get(record.id);
    if (kept === undefined || kept.generation !== record.generation) return;
    kept.isDetached = true;
    kept.cancel = clock.after(sessionLimits.graceMilliseconds, () => void this.#close(record.id));
    await store.setPosition(record.id, record.generation, live.positionMs);
  }

  /** It came to an error: its client may come back, and new engines are started then. */
  async abandon({ record, live }: SessionConnection): Promise<void> {
    const kept = this.#kept.get(record.id);
    if (kept === undefined || kept.generation !== record.generation) return;
    await this.#close(record.id);
    await this.#options.store.setPosition(record.id, record.generation, live.positionMs);
  }

  /** Nobody comes back. */
  async end({ record }: SessionConnection): Promise<void> {
    const kept = this.#kept.get(record.id);
    if (kept !== undefined && kept.generation !== record.generation) return;
    await this.#close(record.id);
    await this.#options.store.end(record.id, record.generation);
  }

  /** Writes down how far a connection is, for the case that this process is killed. */
  async keepPosition({ record, live }: SessionConnection): Promise<void> {
    await this.#options.store.setPosition(record.id, record.generation, live.positionMs);
  }

  /** Of these connections, those that are over: another has taken their place, the session was ended, or its key was. */
  async listOver(connections: readonly SessionConnection[]): Promise<ReadonlySet<SessionConnection>> {
    const { store, accounts, clock } = this.#options;
    const valid = await store.listConnected(connections.map(({ record }) => record.id));
    const keys = new Map<string, ReadonlySet<string>>();
    for (const accountId of new Set(connections.map(({ record }) => record.accountId))) {
      const active = (await accounts.listKeys(accountId)).filter(
        ({ deactivatedAt, expiresAt }) =>
          deactivatedAt === null && (expiresAt === null || expiresAt === undefined || expiresAt > clock.now()),
      );
      keys.set(accountId, new Set(active.map(({ id }) => id)));
    }
    const isOver = ({ record }: SessionConnection): boolean =>
      valid.get(record.id) !== record.generation || keys.get(record.accountId)?.has(record.order.keyId) !== true;
    return new Set(connections.filter(isOver));
  }

  async clean(): Promise<void> {
    await this.#options.store.removeExpired(this.#options.clock.now());
  }

  /** Ends the sessions of this server; their clients can reconnect to another one. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#kept.keys()].map((id) => this.#close(id)));
  }

  async #open(record: VoiceSessionRecord): Promise<SessionConnection> {
    await this.#makeRoom(record.accountId);
    this.#opening += 1;
    try {
      const live = await openSession(this.#options, record, await this.#identityOf(record));
      this.#kept.set(record.id, {
        accountId: record.accountId,
        live,
        generation: record.generation,
        isDetached: false,
        isSpoiled: false,
        cancel: () => {},
      });
      return { record, live };
    } finally {
      this.#opening -= 1;
    }
  }

  /** The record for new engines, which go on where those have stopped that are of no use any more. */
  async #replace(over: LiveSession, record: VoiceSessionRecord): Promise<VoiceSessionRecord> {
    const positionMs = Math.max(record.positionMs, over.positionMs);
    await this.#close(record.id);
    return { ...record, positionMs };
  }

  /** Engines that wait for a client to come back give way to those that a client needs. */
  async #makeRoom(accountId: string): Promise<void> {
    const ofAccount = [...this.#kept.values()].filter(
      (each) => each.accountId === accountId && !each.isDetached,
    ).length;
    if (ofAccount >= Math.ceil(this.#options.capacity / 2))
      throw new ServiceError('too_many_requests', { reason: `this account has ${ofAccount} sessions on this server.` });
    if (this.#kept.size + this.#opening < this.#options.capacity) return;
    const [longest] = [...this.#kept].find(([, { isDetached }]) => isDetached) ?? [];
    if (longest === undefined) throw new ServiceError('overloaded', {});
    await this.#close(longest);
  }

  async #close(id: string): Promise<void> {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    this.#kept.delete(id);
    kept.cancel();
    await kept.live[Symbol.asyncDispose]();
  }

  async #identityOf({ accountId, order }: VoiceSessionRecord): Promise<Identity> {
    const { accounts } = this.#options;
    const account = await accounts.findAccount(accountId);
    const key = (await accounts.listKeys(accountId)).find(({ id }) => id === order.keyId);
    if (account === undefined || key === undefined) throw invalidToken();
    return { account, key };
  }

  #tokenEnd(): Date {
    return new Date(this.#options.clock.now().getTime() + sessionLimits.tokenMilliseconds);
  }
}

function accepted(outcome: TokenOutcome): VoiceSessionRecord {
  if (outcome.outcome === 'accepted') return outcome.session;
  throw invalidToken();
}

function invalidToken(): ServiceError {
  return new ServiceError('invalid_token', {});
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
