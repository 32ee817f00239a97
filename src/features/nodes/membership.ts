import type { Clock } from '../../contracts/clock.ts';
import type { NodeRecord, NodeStore } from '../../contracts/stores/nodes.ts';
import type { Events } from '../../observability/events.ts';

export interface MembershipOptions {
  readonly store: NodeStore;
  readonly self: Omit<NodeRecord, 'beat'>;
  /** Whether other processes may use the same stores. Alone, nothing beats, and what earlier processes left is removed. */
  readonly shared: boolean;
  readonly clock: Pick<Clock, 'elapsed' | 'after'>;
  readonly events: Pick<Events, 'nodesChanged' | 'nodeLookFailed'>;
}

/** How often a node shows that it lives, and looks at the others. */
const beatMilliseconds = 1_000;
/** A node whose beat stays the same for so long, over so many looks, counts as dead. */
const deadMilliseconds = 4_500;
const deadLooks = 4;
/** From then on what was sealed for it is of no use to anybody. Until then it may have been only held up. */
const forgottenMilliseconds = 600_000;

interface Sighting {
  beat: number;
  /** Of the clock that never goes back. */
  since: number;
  looks: number;
}

/**
 * Which nodes live, as this one sees it:
 *
 *     joined ─► beat, look ─► … ─► left
 *                 │  every second; a look that fails counts for nothing, so an outage of the stores kills nobody
 *                 ├─ a beat stays the same ─► dead after 5 s ─► its row is removed after 10 minutes
 *                 └─ its own row is gone ─► joins again
 *
 * No clock is compared with another machine's.
 */
export class Membership implements AsyncDisposable {
  readonly #options: MembershipOptions;
  readonly #sightings = new Map<string, Sighting>();
  readonly #listeners = new Set<() => void>();
  #live: readonly NodeRecord[];
  #cancel: () => void = () => {};
  #looking: Promise<void> = Promise.resolve();
  #beatAt: number;
  #joins = 1;
  #closed = false;

  private constructor(options: MembershipOptions) {
    this.#options = options;
    this.#live = [{ ...options.self, beat: 0 }];
    this.#beatAt = options.clock.elapsed();
  }

  static async join(options: MembershipOptions): Promise<Membership> {
    const { store, self, shared } = options;
    const membership = new Membership(options);
    try {
      if (!shared) await store.remove((await store.list()).map(({ id }) => id));
      await store.join({ ...self, beat: 0 });
    } catch (error) {
      // A full disk, for example: the server serves what it can meanwhile.
      options.events.nodeLookFailed({ error });
      membership.#schedule();
      return membership;
    }
    if (shared) await membership.#beat();
    return membership;
  }

  get id(): string {
    return this.#options.self.id;
  }

  /** Itself among them. */
  get live(): readonly NodeRecord[] {
    return this.#live;
  }

  /** Counts up when it has to join again. */
  get joins(): number {
    return this.#joins;
  }

  /** For how long the others may not have seen it live, in milliseconds. */
  get unseenMilliseconds(): number {
    return this.#options.shared ? this.#options.clock.elapsed() - this.#beatAt : 0;
  }

  /** Called after nodes have come or gone; the result ends that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#looking;
    // What cannot leave now counts as dead soon.
    await this.#options.store.remove([this.id]).catch(() => {});
  }

  async #beat(): Promise<void> {
    try {
      await this.#look();
      if (!this.#options.shared) return;
    } catch (error) {
      this.#options.events.nodeLookFailed({ error });
    }
    this.#schedule();
  }

  #schedule(): void {
    if (this.#closed) return;
    this.#cancel = this.#options.clock.after(beatMilliseconds, () => {
      this.#looking = this.#beat();
    });
  }

  async #look(): Promise<void> {
    const { store, self, clock } = this.#options;
    const before = clock.elapsed();
    if (!(await store.beat(self.id))) {
      await store.join({ ...self, beat: 1 });
      this.#joins += 1;
    }
    this.#beatAt = before;
    const nodes = await store.list();
    const now = clock.elapsed();
    const ages = new Map(nodes.map((node) => [node.id, this.#unchanged(node, now)]));
    const forgotten = nodes.filter(({ id }) => id !== self.id && (ages.get(id)?.since ?? 0) >= forgottenMilliseconds);
    await store.remove(forgotten.map(({ id }) => id));
    for (const id of this.#sightings.keys()) if (!ages.has(id)) this.#sightings.delete(id);
    this.#see(
      nodes.filter(({ id }) => {
        const { since, looks } = ages.get(id) ?? { since: 0, looks: 0 };
        return id === self.id || since < deadMilliseconds || looks < deadLooks;
      }),
    );
  }

  /** For how many milliseconds and looks its beat has been the same. */
  #unchanged({ id, beat }: NodeRecord, now: number): { readonly since: number; readonly looks: number } {
    const known = this.#sightings.get(id);
    if (known === undefined || known.beat !== beat) {
      this.#sightings.set(id, { beat, since: now, looks: 0 });
      return { since: 0, looks: 0 };
    }
    known.looks += 1;
    return { since: now - known.since, looks: known.looks };
  }

  #see(live: readonly NodeRecord[]): void {
    const before = new Set(this.#live.map(({ id }) => id));
    const after = new Set(live.map(({ id }) => id));
    this.#live = live;
    if (before.symmetricDifference(after).size === 0) return;
    this.#options.events.nodesChanged({ nodes: live.length });
    for (const listener of this.#listeners) listener();
  }
}
