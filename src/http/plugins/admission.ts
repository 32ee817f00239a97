import type { Clock } from '../../contracts/clock.ts';
import type { ApiKey } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { FairShares } from './fair-shares.ts';
import { RequestWindow } from './request-window.ts';

export interface AdmissionLimits {
  readonly keyConcurrency: number;
  /** For keys that have no such limit of their own. */
  readonly keyRequestsPerMinute: number | undefined;
  /** Requests in progress of one account, and as many whose bodies are arriving. */
  readonly accountConcurrency: number;
  /** Over all accounts. */
  readonly concurrency: number;
}

export type AdmittedKey = Pick<ApiKey, 'id' | 'accountId' | 'requestsPerMinute'>;

/** The limits of keys, where several nodes keep them together. */
export interface SharedKeyLimits {
  /** Paired with `leave` when it resolves to `entered`. */
  enter(key: AdmittedKey, concurrency: number, perMinute: number | undefined): Promise<KeyOutcome>;
  leave(key: AdmittedKey, concurrency: number): void;
}

export type KeyOutcome = 'entered' | 'busy' | { readonly waitMilliseconds: number };

interface KeyState {
  inProgress: number;
  /** In progress too, whatever the limit. */
  unrefused: number;
  /** Undefined while the key has no limit of requests a minute. */
  window: RequestWindow | undefined;
}

const mebibyte = 1024 * 1024;

/** Bytes of bodies that are in memory and not whole yet. The largest body of an operation is always admitted. */
const arrivingBytes = { total: 256 * mebibyte, account: 128 * mebibyte, guaranteed: 32 * mebibyte };

/** Of the requests in progress that the server takes, the part that each account can always have. */
const guaranteedPart = 64;

/**
 * Protects the server before memory grows, and accounts from each other. Two things are limited apart, for each account
 * (429) and over all (529): requests whose body is still arriving, which cost memory only, and requests in progress. A key
 * has limits of its own (429). What is refused does not count.
 *
 * ```
 * body to come: arrive ─► arrived ─┐
 * no body: ────────────────────────┴─► enter ─► leave
 * ```
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #shared: SharedKeyLimits | undefined;
  readonly #keys = new Map<string, KeyState>();
  readonly #working: FairShares;
  readonly #arriving: FairShares;
  readonly #arrivingBytes = new FairShares(arrivingBytes);

  /** Without `shared`, this process alone keeps the limits of keys. */
  constructor(limits: AdmissionLimits, clock: Pick<Clock, 'now'>, shared?: SharedKeyLimits) {
    this.#limits = limits;
    this.#clock = clock;
    this.#shared = shared;
    const shares = {
      total: limits.concurrency,
      account: limits.accountConcurrency,
      guaranteed: Math.max(1, Math.floor(limits.concurrency / guaranteedPart)),
    };
    this.#working = new FairShares(shares);
    this.#arriving = new FairShares(shares);
  }

  /** `bytes`: what the body may take of memory. Paired with `arrived`. */
  arrive({ accountId }: AdmittedKey, bytes: number): void {
    refuse(this.#arriving.take(accountId), 'requests whose bodies have not arrived whole');
    try {
      refuse(this.#arrivingBytes.take(accountId, bytes), 'bytes of bodies that have not arrived whole');
    } catch (error) {
      this.#arriving.give(accountId);
      throw error;
    }
  }

  arrived({ accountId }: AdmittedKey, bytes: number): void {
    this.#arriving.give(accountId);
    this.#arrivingBytes.give(accountId, bytes);
  }

  /** Paired with `leave`, unless it throws or rejects. Answers at once where no other node has a say. */
  enter(key: AdmittedKey): void | Promise<void> {
    refuse(this.#working.take(key.accountId), 'requests in progress');
    const perMinute = key.requestsPerMinute ?? this.#limits.keyRequestsPerMinute;
    try {
      if (this.#shared === undefined) this.#enterHere(key, perMinute);
    } catch (error) {
      this.#working.give(key.accountId);
      throw error;
    }
    if (this.#shared !== undefined) return this.#enterEverywhere(this.#shared, key, perMinute);
  }

  /** For work that has begun with the body. Paired with `leave`. */
  enterUnrefused(key: AdmittedKey): void {
    this.#working.takeAnyway(key.accountId);
    this.#stateOf(key.id).unrefused += 1;
  }

  leave(key: AdmittedKey): void {
    this.#working.give(key.accountId);
    const state = this.#stateOf(key.id);
    if (state.unrefused > 0) state.unrefused -= 1;
    else if (this.#shared === undefined) state.inProgress -= 1;
    else this.#shared.leave(key, this.#limits.keyConcurrency);
    if (state.inProgress + state.unrefused === 0 && state.window === undefined) this.#keys.delete(key.id);
  }

  #enterHere(key: AdmittedKey, perMinute: number | undefined): void {
    const state = this.#stateOf(key.id);
    const inProgress = state.inProgress + state.unrefused;
    if (inProgress >= this.#limits.keyConcurrency) throw tooManyInProgress(inProgress);
    this.#enterWindow(state, perMinute);
    state.inProgress += 1;
  }

  async #enterEverywhere(shared: SharedKeyLimits, key: AdmittedKey, perMinute: number | undefined): Promise<void> {
    const { keyConcurrency } = this.#limits;
    try {
      const outcome = await shared.enter(key, keyConcurrency, perMinute);
      if (outcome === 'busy') throw tooManyInProgress(keyConcurrency);
      if (outcome !== 'entered') throw tooManyAMinute(perMinute, outcome.waitMilliseconds);
    } catch (error) {
      this.#working.give(key.accountId);
      throw error;
    }
  }

  #stateOf(keyId: string): KeyState {
    let state = this.#keys.get(keyId);
    if (state === undefined) {
      state = { inProgress: 0, unrefused: 0, window: undefined };
      this.#keys.set(keyId, state);
    }
    return state;
  }

  #enterWindow(state: KeyState, perMinute: number | undefined): void {
    if (perMinute === undefined) {
      state.window = undefined;
      return;
    }
    state.window ??= new RequestWindow();
    const refused = state.window.enter(perMinute, this.#clock.now().getTime());
    if (refused !== undefined) throw tooManyAMinute(perMinute, refused.waitMilliseconds);
  }
}

function refuse(outcome: ReturnType<FairShares['take']>, what: string): void {
  if (outcome === 'full') throw new ServiceError('overloaded', {}, { retryAfter: 1 });
  if (outcome === 'account_full') throw tooMany(`this account has as many ${what} as it may have.`);
}

function tooManyInProgress(requests: number): ServiceError {
  return tooMany(`this key has ${requests} requests in progress, which is its limit.`);
}

function tooManyAMinute(perMinute: number | undefined, waitMilliseconds: number): ServiceError {
  return tooMany(`this key may send ${perMinute} requests a minute.`, Math.ceil(waitMilliseconds / 1000));
}

function tooMany(reason: string, retryAfter = 1): ServiceError {
  return new ServiceError('too_many_requests', { reason }, { retryAfter });
}
