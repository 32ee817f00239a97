import type { Clock } from '../../contracts/clock.ts';
import type { ListedNode, NodeRecord, NodeSession, NodeStore } from '../../contracts/stores/nodes.ts';
import type { Events } from '../../observability/events.ts';

export interface MembershipOptions {
  readonly store: NodeStore;
  readonly self: Omit<NodeRecord, 'beat'>;
  /** Whether other processes may use the same stores. Alone, nothing beats, and what earlier processes left is removed. */
  readonly shared: boolean;
  /** Undefined where the store knows none. */
  readonly session?: NodeSession | undefined;
  readonly clock: Pick<Clock, 'elapsed' | 'after'>;
  readonly events: Pick<Events, 'nodesChanged' | 'nodeLookFailed'>;
}

/** How often a node shows that it lives, and looks at the others. */
const beatMilliseconds = 1_000;
/** A node whose beat stays the same for so long, over so many looks, counts as dead. */
const deadMilliseconds = 4_500;
const deadLooks = 4;
/** The same for a node whose session with the store has ended, as it does at once when its process is killed. */
const endedMilliseconds = 1_900;
const endedLooks = 2;
/** From when on a node takes into account that the others may count it as dead soon, with its session and without. */
const unseenMilliseconds = 3_500;
const unseenAloneMilliseconds = 1_400;
/** From then on what was sealed for it is of no use to anybody. Until then it may have been only held up. */
const forgottenMilliseconds = 600_000;

interface Sighting {
  beat: number;
  /** Of the clock that never goes back. */
  since: number;
  looks: number;
  /** At any time: a node of a release without sessions has none. */
  hadSession: boolean;
}

interface Unchanged {
  /** For so many milliseconds. */
  readonly since: number;
  readonly looks: number;
  readonly hasEnded: boolean;
}

function isDead(unchanged: Unchanged | undefined): boolean {
  const { since, looks, hasEnded } = unchanged ?? { since: 0, looks: 0, hasEnded: false };
  if (hasEnded && since >= endedMilliseconds && looks >= endedLooks) return true;
  return since >= deadMilliseconds && looks >= deadLooks;
}

/**
 * Which nodes live, as this one sees it:
 *
 *     joined ─► beat, look ─► … ─► left
 *                 │  every second; a look that fails counts for nothing, so an outage of the stores kills nobody
 *                 ├─ a beat stays the same ─► dead after 5 s, or 3 s when its session has ended
 *                 │                           └─► its row is removed after 10 minutes
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
  /** Losses of the session until the last beat. */
  #losses = 0;
  #lapses = 0;
  #closed = false;

  private constructor(options: MembershipOptions) {
    this.#options = options;
    this.#live = [{ ...options.self, beat: 0 }];
    this.#beatAt = options.clock.elapsed();
  }

  static async join(options: MembershipOptions): Promise<Membership> {
    const { store, self, shared, session } = options;
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
    await session?.hold(self.id);
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

  /** Counts up when the others may have counted it as dead: what it holds may have been given to others. */
  get lapses(): number {
    return this.#lapses;
  }

  /** Whether the others may count it as dead soon, or do already: they have not seen it live for a while. */
  get mayCountAsDead(): boolean {
    const { shared, session, clock } = this.#options;
    if (!shared) return false;
    const unseen = clock.elapsed() - this.#beatAt;
    const isAlone = session !== undefined && (!session.isHeld || session.losses !== this.#losses);
    return unseen > (isAlone ? unseenAloneMilliseconds : unseenMilliseconds);
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
    const { store, self, clock, session } = this.#options;
    const before = clock.elapsed();
    const losses = session?.losses ?? 0;
    if (!(await store.beat(self.id))) {
      await store.join({ ...self, beat: 1 });
      this.#joins += 1;
    }
    if (this.mayCountAsDead) this.#lapses += 1;
    this.#beatAt = before;
    this.#losses = losses;
    const nodes = await store.list();
    const now = clock.elapsed();
    const ages = new Map(nodes.map((node) => [node.id, this.#unchanged(node, now)]));
    const forgotten = nodes.filter(({ id }) => id !== self.id && (ages.get(id)?.since ?? 0) >= forgottenMilliseconds);
    await store.remove(forgotten.map(({ id }) => id));
    for (const id of this.#sightings.keys()) if (!ages.has(id)) this.#sightings.delete(id);
    this.#see(
      nodes.filter(({ id }) => {
        return id === self.id || !isDead(ages.get(id));
      }),
    );
  }

  /** For how many milliseconds and looks its beat has been the same. */
  #unchanged({ id, beat, hasSession }: ListedNode, now: number): Unchanged {
    let known = this.#sightings.get(id);
    if (known === undefined || known.beat !== beat) {
      known = { beat, since: now, looks: 0, hadSession: hasSession || known?.hadSession === true };
      this.#sightings.set(id, known);
      return { since: 0, looks: 0, hasEnded: false };
    }
    known.looks += 1;
    known.hadSession ||= hasSession;
    return { since: now - known.since, looks: known.looks, hasEnded: known.hadSession && !hasSession };
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
