import type { Clock } from '../../contracts/clock.ts';
import type { ApiKey } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { RequestWindow } from './request-window.ts';

export interface AdmissionLimits {
  readonly keyConcurrency: number;
  /** For keys that have no such limit of their own. */
  readonly keyRequestsPerMinute: number | undefined;
  readonly concurrency: number;
}

interface KeyState {
  inProgress: number;
  /** Undefined while the key has no limit of requests a minute. */
  window: RequestWindow | undefined;
}

/**
 * Protects the server before memory grows: requests in progress over all keys (529), in progress for one key, and of
 * each key in any minute (429). What is refused does not count. Every `enter` is paired with its `leave`.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #keys = new Map<string, KeyState>();
  #inProgress = 0;

  constructor(limits: AdmissionLimits, clock: Pick<Clock, 'now'>) {
    this.#limits = limits;
    this.#clock = clock;
  }

  get inProgress(): number {
    return this.#inProgress;
  }

  enter(): void {
    if (this.#inProgress >= this.#limits.concurrency) throw new ServiceError('overloaded', {}, { retryAfter: 1 });
    this.#inProgress += 1;
  }

  leave(): void {
    this.#inProgress -= 1;
  }

  enterKey(key: Pick<ApiKey, 'id' | 'requestsPerMinute'>): void {
    const state = this.#stateOf(key.id);
    if (state.inProgress >= this.#limits.keyConcurrency)
      throw new ServiceError(
        'too_many_requests',
        { reason: `this key has ${state.inProgress} requests in progress, which is its limit.` },
        { retryAfter: 1 },
      );
    this.#enterWindow(state, key.requestsPerMinute ?? this.#limits.keyRequestsPerMinute);
    state.inProgress += 1;
  }

  leaveKey(keyId: string): void {
    const state = this.#keys.get(keyId);
    if (state === undefined) return;
    state.inProgress -= 1;
    if (state.inProgress === 0 && state.window === undefined) this.#keys.delete(keyId);
  }

  #stateOf(keyId: string): KeyState {
    let state = this.#keys.get(keyId);
    if (state === undefined) {
      state = { inProgress: 0, window: undefined };
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
    if (refused !== undefined)
      throw new ServiceError(
        'too_many_requests',
        { reason: `this key may send ${perMinute} requests a minute.` },
        { retryAfter: Math.ceil(refused.waitMilliseconds / 1000) },
      );
  }
}
