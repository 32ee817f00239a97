import type { Clock } from '../../contracts/clock.ts';
import type { ApiKey } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';

export interface AdmissionLimits {
  readonly keyConcurrency: number;
  /** For keys that have no such limit of their own. */
  readonly keyRequestsPerMinute: number | undefined;
  readonly concurrency: number;
}

interface KeyState {
  inProgress: number;
  perMinute: number | undefined;
  /** Tokens left in the bucket of `perMinute`, as of `filledAt` (milliseconds). */
  tokens: number;
  filledAt: number;
}

/**
 * Protects the server before memory grows: requests in progress over all keys (529), in progress for one key and a
 * token bucket for each key (429). Every `enter` is paired with its `leave`.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #clock: Clock;
  readonly #keys = new Map<string, KeyState>();
  #inProgress = 0;

  constructor(limits: AdmissionLimits, clock: Clock) {
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
    const state = this.#stateOf(key.id, key.requestsPerMinute ?? this.#limits.keyRequestsPerMinute);
    if (state.inProgress >= this.#limits.keyConcurrency)
      throw new ServiceError(
        'too_many_requests',
        { reason: `this key has ${state.inProgress} requests in progress, which is its limit.` },
        { retryAfter: 1 },
      );
    this.#takeToken(state);
    state.inProgress += 1;
  }

  leaveKey(keyId: string): void {
    const state = this.#keys.get(keyId);
    if (state === undefined) return;
    state.inProgress -= 1;
    if (state.inProgress === 0 && state.perMinute === undefined) this.#keys.delete(keyId);
  }

  #stateOf(keyId: string, perMinute: number | undefined): KeyState {
    let state = this.#keys.get(keyId);
    if (state === undefined) {
      const filledAt = this.#clock.now().getTime();
      state = { inProgress: 0, perMinute, tokens: perMinute ?? 0, filledAt };
      this.#keys.set(keyId, state);
    }
    state.perMinute = perMinute;
    return state;
  }

  #takeToken(state: KeyState): void {
    const { perMinute } = state;
    if (perMinute === undefined) return;
    const now = this.#clock.now().getTime();
    state.tokens = Math.min(perMinute, state.tokens + ((now - state.filledAt) * perMinute) / 60_000);
    state.filledAt = now;
    if (state.tokens < 1)
      throw new ServiceError(
        'too_many_requests',
        { reason: `this key may make ${perMinute} requests a minute.` },
        { retryAfter: Math.ceil(((1 - state.tokens) * 60) / perMinute) },
      );
    state.tokens -= 1;
  }
}
