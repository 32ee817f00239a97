export interface Waiting {
  readonly accountId: string;
  readonly urgency: 'interactive' | 'background';
}

/**
 * Whose work is next, for as many slots as there are. Interactive work goes before background work; accounts with less
 * under way go first, and of those the one that has waited longest since its last turn. Neither an account nor background
 * work ever has all slots, so that whoever comes next finds one soon.
 */
export class FairTurns<Entry extends Waiting> {
  readonly #slots: number;
  /** By urgency and account, each in the order of arrival; accounts in the order of their turns. */
  readonly #waiting = { interactive: new Map<string, Entry[]>(), background: new Map<string, Entry[]>() };
  readonly #running = new Map<string, number>();
  #runningInAll = 0;
  #runningInBackground = 0;

  constructor(slots: number) {
    this.#slots = slots;
  }

  add(entry: Entry): void {
    const queue = this.#waiting[entry.urgency];
    const entries = queue.get(entry.accountId);
    if (entries === undefined) queue.set(entry.accountId, [entry]);
    else entries.push(entry);
  }

  /** Takes back an entry that did not get its turn yet. */
  remove(entry: Entry): void {
    const queue = this.#waiting[entry.urgency];
    const entries = queue.get(entry.accountId) ?? [];
    const index = entries.indexOf(entry);
    if (index >= 0) entries.splice(index, 1);
    if (entries.length === 0) queue.delete(entry.accountId);
  }

  /** The next entry, which has a slot until `finish`; undefined when nobody may have one. */
  next(): Entry | undefined {
    if (this.#runningInAll >= this.#slots) return undefined;
    const entry = this.#take('interactive') ?? this.#take('background');
    if (entry === undefined) return undefined;
    this.#count(entry, 1);
    return entry;
  }

  finish(entry: Entry): void {
    this.#count(entry, -1);
  }

  /** Takes back everything that waits. */
  clear(): readonly Entry[] {
    const all = Object.values(this.#waiting).flatMap((queue) => [...queue.values()].flat());
    for (const queue of Object.values(this.#waiting)) queue.clear();
    return all;
  }

  get #share(): number {
    return Math.max(1, this.#slots - 1);
  }

  #take(urgency: Waiting['urgency']): Entry | undefined {
    if (urgency === 'background' && this.#runningInBackground >= this.#share) return undefined;
    const queue = this.#waiting[urgency];
    let best: string | undefined;
    for (const accountId of queue.keys())
      if (this.#runningOf(accountId) < (best === undefined ? this.#share : this.#runningOf(best))) best = accountId;
    const entries = best === undefined ? undefined : queue.get(best);
    if (best === undefined || entries === undefined) return undefined;
    const entry = entries.shift();
    // Behind all others for its next turn.
    queue.delete(best);
    if (entries.length > 0) queue.set(best, entries);
    return entry;
  }

  #runningOf(accountId: string): number {
    return this.#running.get(accountId) ?? 0;
  }

  #count({ accountId, urgency }: Entry, change: 1 | -1): void {
    const running = this.#runningOf(accountId) + change;
    if (running === 0) this.#running.delete(accountId);
    else this.#running.set(accountId, running);
    this.#runningInAll += change;
    if (urgency === 'background') this.#runningInBackground += change;
  }
}
