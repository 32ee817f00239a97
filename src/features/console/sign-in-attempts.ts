import { hash } from 'node:crypto';
import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { ConsoleSessionStore } from '../../contracts/stores/console-sessions.ts';
import { ServiceError } from '../../errors/service-error.ts';

const minute = 60_000;

/** Attempts to sign in that an address may make in vain. */
export const attemptLimits = { attempts: 10, withinMilliseconds: 15 * minute } as const;

/** For one person from all addresses; more, so that strangers do not easily keep somebody out. */
export const attemptsForPerson = 30;

export interface AttemptParts {
  readonly store: Pick<ConsoleSessionStore, 'countAttempt' | 'forgetAttempt'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Identifiers;
}

/** Attempts to sign in, which are limited by address and, with a password, by person, known or not. */
export class SignInAttempts {
  readonly #parts: AttemptParts;

  constructor(parts: AttemptParts) {
    this.#parts = parts;
  }

  /** Rejects with `too_many_requests`; else resolves to what makes the attempt count no more. */
  async count(address: string, email?: string): Promise<() => Promise<void>> {
    const byAddress = await this.#count(networkOf(address), attemptLimits.attempts, 'from this address');
    const byPerson =
      email === undefined
        ? undefined
        : await this.#count(`person:${hash('sha256', email, 'hex')}`, attemptsForPerson, 'with this email address');
    return async () => {
      for (const id of [byAddress, byPerson]) if (id !== undefined) await this.#parts.store.forgetAttempt(id);
    };
  }

  async #count(name: string, limit: number, whose: string): Promise<string> {
    const { store, clock, ids } = this.#parts;
    const { withinMilliseconds } = attemptLimits;
    const at = clock.now();
    const attempt = { id: ids.uuid(), address: name, at };
    if (await store.countAttempt(attempt, limit, new Date(at.getTime() - withinMilliseconds))) return attempt.id;
    throw new ServiceError(
      'too_many_requests',
      { reason: `too many attempts to sign in ${whose}. Wait a few minutes.` },
      { retryAfter: withinMilliseconds / 1000 },
    );
  }
}

/** Whoever has an IPv6 address has 2^64 of them. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
