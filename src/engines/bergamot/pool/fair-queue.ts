import type { EngineCaller } from '../../shared/engine-calls.ts';
import { costOf, type PoolItem } from './pool-item.ts';

interface Turn {
  readonly items: PoolItem[];
  next: number;
  cost: number;
}

/** What waits, a queue for each caller. Callers take turns, so a sentence does not wait behind five hundred of another. */
export class FairQueue {
  readonly #turns = new Map<EngineCaller, Turn>();
  #cost = 0;

  get isEmpty(): boolean {
    return this.#turns.size === 0;
  }

  /** Of all that waits. */
  get cost(): number {
    return this.#cost;
  }

  add(item: PoolItem): void {
    const cost = costOf(item);
    const turn = this.#turns.get(item.caller);
    if (turn === undefined) {
      this.#turns.set(item.caller, { items: [item], next: 0, cost });
    } else {
      turn.items.push(item);
      turn.cost += cost;
    }
    this.#cost += cost;
  }

  /** Forgets what waits for that caller. */
  drop(caller: EngineCaller): void {
    const turn = this.#turns.get(caller);
    if (turn === undefined) return;
    this.#turns.delete(caller);
    this.#cost -= turn.cost;
  }

  /** One of each caller, again and again, up to that cost; at least one if there is any. */
  take(limit: number): PoolItem[] {
    const taken: PoolItem[] = [];
    let left = limit;
    // Anyone who has had a turn goes to the end, where this loop comes by again.
    for (const [caller, turn] of this.#turns) {
      const item = turn.items[turn.next] as PoolItem;
      const cost = costOf(item);
      if (taken.length > 0 && cost > left) break;
      taken.push(item);
      left -= cost;
      this.#cost -= cost;
      turn.cost -= cost;
      turn.next += 1;
      this.#turns.delete(caller);
      if (turn.next < turn.items.length) this.#turns.set(caller, turn);
    }
    return taken;
  }
}
