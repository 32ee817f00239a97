import type { Urgency } from '../contracts/engines/text-translator.ts';

export interface TurnTaker {
  readonly accountId: string;
  readonly urgency: Urgency;
  /** What it takes of the capacity. */
  readonly weight: number;
}

export interface TurnLimits {
  /** What may be under way together. One taker that weighs more goes alone. */
  readonly capacity: number;
  /** What one account may have of it: less than the whole where anyone who comes next must not wait for it. */
  readonly accountShare: number;
  /** What background work may have of it in all. */
  readonly backgroundShare: number;
}

/** So many interactive turns in a row pass over background work that waits. */
const interactiveTurns = 4;

/**
 * Whose work is next. Interactive work goes before background work, which has every fifth turn at least; accounts with
 * less under way go first, and of those the one that has waited longest since its last turn.
 */
export class FairTurns<Taker extends TurnTaker> {
  readonly #limits: TurnLimits;
  /** By urgency and account, each in the order of arrival; accounts in the order of their turns. */
  readonly #waiting = { interactive: new Map<string, Taker[]>(), background: new Map<string, Taker[]>() };
  readonly #running = new Map<string, number>();
  #runningInAll = 0;
  #runningInBackground = 0;
  #passedOver = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  add(taker: Taker): void {
    const queue = this.#waiting[taker.urgency];
    const takers = queue.get(taker.accountId);
    if (takers === undefined) queue.set(taker.accountId, [taker]);
    else takers.push(taker);
  }

  /** Takes back what did not get its turn yet. */
  remove(taker: Taker): void {
    const queue = this.#waiting[taker.urgency];
    const takers = queue.get(taker.accountId) ?? [];
    const index = takers.indexOf(taker);
    if (index >= 0) takers.splice(index, 1);
    if (takers.length === 0) queue.delete(taker.accountId);
  }

  /** The next one, which is under way until `finish`; undefined when nobody may go. */
  next(): Taker | undefined {
    const taker =
      this.#passedOver < interactiveTurns
        ? (this.#take('interactive') ?? this.#take('background'))
        : (this.#take('background') ?? this.#take('interactive'));
    if (taker === undefined) return undefined;
    const passes = taker.urgency === 'interactive' && this.#waiting.background.size > 0;
    this.#passedOver = passes ? this.#passedOver + 1 : 0;
    this.#count(taker, taker.weight);
    return taker;
  }

  finish(taker: Taker): void {
    this.#count(taker, -taker.weight);
  }

  /** Takes back everything that waits. */
  clear(): readonly Taker[] {
    const all = Object.values(this.#waiting).flatMap((queue) => [...queue.values()].flat());
    for (const queue of Object.values(this.#waiting)) queue.clear();
    return all;
  }

  #take(urgency: Urgency): Taker | undefined {
    const queue = this.#waiting[urgency];
    let best: string | undefined;
    for (const [accountId, [first]] of queue)
      if (first !== undefined && this.#mayGo(first) && (best === undefined || this.#of(accountId) < this.#of(best)))
        best = accountId;
    const takers = best === undefined ? undefined : queue.get(best);
    if (best === undefined || takers === undefined) return undefined;
    const taker = takers.shift();
    // Behind all others for its next turn.
    queue.delete(best);
    if (takers.length > 0) queue.set(best, takers);
    return taker;
  }

  #mayGo({ accountId, urgency, weight }: Taker): boolean {
    const { capacity, accountShare, backgroundShare } = this.#limits;
    return (
      fits(this.#runningInAll, weight, capacity) &&
      fits(this.#of(accountId), weight, accountShare) &&
      (urgency === 'interactive' || fits(this.#runningInBackground, weight, backgroundShare))
    );
  }

  #of(accountId: string): number {
    return this.#running.get(accountId) ?? 0;
  }

  #count({ accountId, urgency }: Taker, change: number): void {
    const running = this.#of(accountId) + change;
    if (running === 0) this.#running.delete(accountId);
    else this.#running.set(accountId, running);
    this.#runningInAll += change;
    if (urgency === 'background') this.#runningInBackground += change;
  }
}

function fits(running: number, weight: number, limit: number): boolean {
  return running === 0 || running + weight <= limit;
}
