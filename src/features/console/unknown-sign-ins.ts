import type { Clock } from '../../contracts/clock.ts';
import type { Identifiers } from '../../contracts/identifiers.ts';
import type { SignInMethod } from '../../contracts/stores/console-sessions.ts';
import type { PeopleStore } from '../../contracts/stores/people.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { type Act, auditEntry } from '../audit/act.ts';
import { networkOf } from './sign-in-attempts.ts';

const minute = 60_000;
/** Entries of a process in an hour, however many addresses somebody has. The log of the server has every attempt. */
const entriesAnHour = 100;

export interface UnknownSignInParts {
  readonly people: Pick<PeopleStore, 'record'>;
  readonly clock: Clock;
  readonly ids: Identifiers;
  /** To which people sign in who are in none yet. */
  readonly accountId: string;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Entries of the audit log for attempts to sign in that belong to nobody: a key that is none, an email address that nobody has. An
 * entry has where the attempt came from, and nothing of what was typed, which may be a secret with a typing mistake.
 */
export class UnknownSignIns implements AsyncDisposable {
  readonly #parts: UnknownSignInParts;
  readonly #recording = new WorkUnderWay();
  /** When entries of the last hour were written, by network and method. */
  readonly #written = new Map<string, number>();

  constructor(parts: UnknownSignInParts) {
    this.#parts = parts;
  }

  /** Nobody waits for it, so that the answer says nothing about who is known. */
  record(method: SignInMethod, { address, traceId }: { readonly address: string; readonly traceId: string }): void {
    const { people, clock, accountId, onFailure } = this.#parts;
    if (!this.#hasRoom(`${method} ${networkOf(address)}`, clock.elapsed())) return;
    const act: Act = { actor: 'unknown', origin: address, traceId };
    const details = { method, reason: 'unknown' };
    const entry = auditEntry(this.#parts, act, { accountId, subject: accountId, action: 'session.refused', details });
    void this.#recording.add(people.record(entry).catch(onFailure));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#recording[Symbol.asyncDispose]();
  }

  #hasRoom(whence: string, now: number): boolean {
    for (const [name, at] of this.#written) if (now - at >= 60 * minute) this.#written.delete(name);
    const last = this.#written.get(whence);
    if (last !== undefined && now - last < minute) return false;
    if (last === undefined && this.#written.size >= entriesAnHour) return false;
    this.#written.set(whence, now);
    return true;
  }
}
