import type { Clock } from '../../contracts/clock.ts';
import type { SharedLimitStore } from '../../contracts/stores/shared-limits.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { Membership } from './membership.ts';

export interface SharedSlotsOptions {
  readonly store: Pick<SharedLimitStore, 'takeSlots' | 'giveSlots'>;
  readonly membership: Pick<Membership, 'id' | 'joins' | 'lapses' | 'live' | 'mayCountAsDead'>;
  readonly clock: Pick<Clock, 'after'>;
}

/** In seconds. */
const retryAfter = 5;
/** Part of a limit that the idle slots of all nodes may be together. */
const idlePart = 0.2;
/** Slots that nobody has taken from one such moment to the next go back. */
const idleMilliseconds = 1_000;

interface Waiting {
  readonly limit: number;
  resolve(isTaken: boolean): void;
  reject(error: unknown): void;
}

interface Slots {
  /** What the store has as this node's, the used ones among them. */
  held: number;
  used: number;
  /** Of the held ones, those that are not used and have to go back: others may have them too. */
  withheld: number;
  /** Of the used ones, those of before the last lapse. */
  old: number;
  readonly waiting: Waiting[];
  /** Since the last tidying: a key in steady use keeps its idle slots. */
  wasTaken: boolean;
  /** A word with the store about these slots. */
  asking: boolean;
}

/**
 * Slots of limits that all nodes keep together, such as the requests of a key in progress. A node takes slots from the
 * store when it has none left and keeps a few idle ones, so that a key in steady use needs no word with the store:
 *
 *     take ─► idle slot? ─► taken
 *               └─ none ─► asked of the store, for all who wait ─► taken, or refused
 *     give ─► kept idle, up to a part of the limit ─► the rest goes back to the store
 *     lapse ─► idle slots, and used ones when they are given, go back: each is asked for anew
 */
export class SharedSlots {
  readonly #options: SharedSlotsOptions;
  readonly #slots = new Map<string, Slots>();
  #joins = 0;
  #lapses = 0;
  #tidying = false;

  constructor(options: SharedSlotsOptions) {
    this.#options = options;
  }

  /** False when the limit leaves no room. Paired with `give` when it is true. Rejects when the store cannot be asked. */
  take(name: string, limit: number): boolean | Promise<boolean> {
    const slots = this.#slotsOf(name);
    this.#refuseWhileDead();
    if (slots.waiting.length === 0 && slots.used < Math.min(slots.held - slots.withheld, limit)) {
      slots.used += 1;
      slots.wasTaken = true;
      return true;
    }
    return new Promise((resolve, reject) => {
      slots.waiting.push({ limit, resolve, reject });
      if (!slots.asking) void this.#ask(name, slots);
    });
  }

  give(name: string, limit: number): void {
    const slots = this.#slotsOf(name);
    slots.used -= 1;
    if (slots.old > 0) {
      slots.old -= 1;
      slots.withheld = Math.max(0, Math.min(slots.withheld + 1, slots.held - slots.used));
    }
    const idle = Math.floor((limit * idlePart) / this.#options.membership.live.length);
    if (!slots.asking && (slots.withheld > 0 || slots.held - slots.used > idle)) void this.#giveBack(name, slots, idle);
    else this.#tidyLater();
  }

  #tidyLater(): void {
    if (this.#tidying) return;
    this.#tidying = true;
    this.#options.clock.after(idleMilliseconds, () => {
      this.#tidying = false;
      for (const [name, slots] of this.#slots) {
        const { wasTaken } = slots;
        slots.wasTaken = false;
        if (wasTaken) this.#tidyLater();
        if (slots.waiting.length > 0 || slots.asking) continue;
        if (slots.used === 0 && !wasTaken) void this.#giveBack(name, slots, 0);
        else if (slots.withheld > 0) void this.#giveBack(name, slots, Number.POSITIVE_INFINITY);
      }
    });
  }

  #slotsOf(name: string): Slots {
    this.#noteLapses();
    let slots = this.#slots.get(name);
    if (slots === undefined) {
      slots = { held: 0, used: 0, withheld: 0, old: 0, waiting: [], wasTaken: false, asking: false };
      this.#slots.set(name, slots);
    }
    return slots;
  }

  /** What this node holds may be given to others. */
  #refuseWhileDead(): void {
    if (this.#options.membership.mayCountAsDead)
      throw new ServiceError('storage_unavailable', { reason: 'the database does not answer.' }, { retryAfter });
  }

  #noteLapses(): void {
    const { joins, lapses } = this.#options.membership;
    if (lapses !== this.#lapses)
      for (const slots of this.#slots.values()) {
        slots.withheld = Math.max(0, slots.held - slots.used);
        slots.old = slots.used;
      }
    this.#lapses = lapses;
    // A node that had to join again has nothing left of what it took before.
    if (joins !== this.#joins) for (const slots of this.#slots.values()) Object.assign(slots, { held: 0, withheld: 0 });
    this.#joins = joins;
  }

  async #ask(name: string, slots: Slots): Promise<void> {
    slots.asking = true;
    try {
      while (slots.waiting.length > 0) {
        const { store, membership } = this.#options;
        const [{ limit } = { limit: 0 }] = slots.waiting;
        const wanted = slots.waiting.length;
        if (slots.withheld > 0) await this.#giveIdle(name, slots, slots.withheld);
        const live = membership.live.map(({ id }) => id);
        slots.held += await store.takeSlots(name, membership.id, wanted, limit, live);
        // It may have been held up since it got them.
        this.#refuseWhileDead();
        this.#noteLapses();
        if (slots.withheld > 0) continue;
        for (const waiting of slots.waiting.splice(0, wanted)) {
          const isFree = slots.used < slots.held;
          if (isFree) slots.used += 1;
          waiting.resolve(isFree);
        }
      }
    } catch (error) {
      for (const waiting of slots.waiting.splice(0)) waiting.reject(error);
    }
    slots.asking = false;
    if (slots.held > slots.used) this.#tidyLater();
  }

  async #giveIdle(name: string, slots: Slots, count: number): Promise<void> {
    const { withheld } = slots;
    slots.held -= count;
    slots.withheld = Math.max(0, withheld - count);
    try {
      await this.#options.store.giveSlots(name, this.#options.membership.id, count);
    } catch (error) {
      // The store has them as this node's; they are tried again later.
      slots.held += count;
      slots.withheld += withheld - Math.max(0, withheld - count);
      throw error;
    }
  }

  /** All idle slots but `keep`, those that become idle meanwhile too, and none that is withheld. */
  async #giveBack(name: string, slots: Slots, keep: number): Promise<void> {
    slots.asking = true;
    const surplus = (): number =>
      slots.held - slots.used - Math.min(keep, Math.max(0, slots.held - slots.used - slots.withheld));
    try {
      for (let idle = surplus(); idle > 0; idle = surplus()) await this.#giveIdle(name, slots, idle);
    } catch {
      this.#tidyLater();
    }
    slots.asking = false;
    if (slots.waiting.length > 0) await this.#ask(name, slots);
    else if (slots.held === 0 && slots.used === 0) this.#slots.delete(name);
    if (slots.held > slots.used) this.#tidyLater();
  }
}
