import { ServiceError } from '../../../errors/service-error.ts';
import type { Caller } from '../../shared/engine-calls.ts';
import type { InstalledModel } from '../models/installed-model.ts';
import { ThreadEndedError } from './engine-thread.ts';
import { type Chunk, Lane } from './lane.ts';
import type { PoolItem } from './pool-item.ts';
import { PoolThread, type ThreadSettings } from './pool-thread.ts';

/*
 * Threads with an engine each, and lanes with the work for a model each.
 *
 *   submit ──► lane en>de ─┐            ┌─► thread 1 [en>de, de>en]   one chunk at a time: sentences of all
 *   submit ──► lane de>en ─┼── pump ────┤                             callers in turn, about 250 ms of work
 *   submit ──► lane en>fr ─┘     ▲      └─► thread 2 [en>fr]
 *                                │              │
 *                                │ answered     │ aborts, ends or takes too long
 *                                └──────────────┤
 *                                suspects ◄─────┘ each sentence of the chunk is tried alone; one that ends a
 *                                                 thread again fails, its neighbours never notice
 *
 * Interactive work goes before that of the background, whose chunks are smaller, and one of which goes first when it has
 * waited for a second. Of lanes alike in this the one that has waited longest since its last turn goes first, to a thread
 * that has its model; to another thread when none has it, or when those that have it would need too long. A thread is
 * started when there is work and no idle one suits, up to one a core. It keeps some models, least recently used out;
 * memory that WebAssembly has taken only comes back by ending the thread, so that is done when it is over its limit, and
 * after a time without work.
 *
 * A model that ends its thread while it is loaded is tried once more, in a new thread. Then the lane is closed for a
 * while: what is asked of it fails at once, so a broken model does not take the threads from others.
 */

/** For operators: what failed and how; never a text. */
export interface PoolIncident {
  readonly kind: 'crashed' | 'timed_out' | 'model_broken';
  readonly detail: string;
}

export interface PoolSettings extends ThreadSettings {
  readonly maximumThreads: number;
  /** Milliseconds without work after which a thread is ended. */
  readonly idleTime: number;
  readonly onIncident?: ((incident: PoolIncident) => void) | undefined;
}

/** Milliseconds of work for a thread from which it is worth loading the model into another one. */
const spreadFrom = 250;

/** Milliseconds that a lane waits while a thread with other models has work for those. */
const patience = 1_000;

/** Milliseconds for which a model that could not be loaded is not tried again. */
const closedTime = 30_000;

interface Closed {
  readonly until: number;
  readonly error: Error;
}

export class WorkerPool {
  readonly #settings: PoolSettings;
  readonly #threads = new Set<PoolThread>();
  readonly #lanes = new Map<string, Lane>();
  readonly #closed = new Map<string, Closed>();
  readonly #endings = new Set<Promise<void>>();
  #cancelTimer: (() => void) | undefined;
  #pumpDue = false;
  #disposed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  get threads(): ReadonlySet<PoolThread> {
    return this.#threads;
  }

  /** What is wrong when models cannot be loaded and none is. */
  get failure(): string | undefined {
    const now = this.#settings.clock.elapsed();
    for (const thread of this.#threads) if (thread.loaded.length > 0) return undefined;
    for (const { until, error } of this.#closed.values()) if (until > now) return messageOf(error.cause);
    return undefined;
  }

  submit(key: string, model: InstalledModel, item: PoolItem): void {
    if (this.#disposed) return;
    const closed = this.#closed.get(key);
    const now = this.#settings.clock.elapsed();
    if (closed !== undefined && closed.until > now) {
      item.failed(closed.error);
      return;
    }
    const lane = this.#lane(key, model);
    lane.add(item, now);
    // The rest of a long call is prepared while the engine works on its beginning.
    if (lane.hasFullChunk && this.#hasIdleThread(lane)) this.#pump();
    else this.#pumpSoon();
  }

  /** Forgets what waits for that caller; what is under way goes on, for a quarter of a second as a rule. */
  drop(caller: Caller): void {
    for (const lane of this.#lanes.values()) lane.drop(caller);
  }

  /** Ends all threads; what is under way is dropped without a word. */
  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#cancelTimer?.();
    for (const thread of [...this.#threads]) this.#end(thread);
    await Promise.all(this.#endings);
  }

  #hasIdleThread(lane: Lane): boolean {
    for (const thread of this.#threads) if (thread.lane === undefined && thread.has(lane)) return true;
    return false;
  }

  #lane(key: string, model: InstalledModel): Lane {
    const known = this.#lanes.get(key);
    if (known !== undefined) {
      // The same content may lie somewhere else by now.
      known.model = model;
      return known;
    }
    const lane = new Lane(key, model);
    this.#lanes.set(key, lane);
    return lane;
  }

  /** Calls of one turn of the event loop share chunks. */
  #pumpSoon(): void {
    if (this.#pumpDue) return;
    this.#pumpDue = true;
    queueMicrotask(() => {
      this.#pumpDue = false;
      this.#pump();
    });
  }

  #pump(): void {
    if (this.#disposed) return;
    const lanes = [...this.#lanes.values()].filter((lane) => !lane.isEmpty);
    const now = this.#settings.clock.elapsed();
    lanes.sort(
      (one, other) => Number(other.isPressing(now)) - Number(one.isPressing(now)) || one.lastServed - other.lastServed,
    );
    for (const lane of lanes) {
      try {
        for (let thread = this.#choose(lane); thread !== undefined; thread = this.#choose(lane)) {
          thread.lane = lane;
          void this.#serve(thread, lane);
        }
      } catch (cause) {
        // The machine has no room for another thread. Those that are there go on with what waits.
        const isServed = [...this.#threads].some((thread) => thread.serves(lane));
        const reason = 'its threads cannot be started';
        if (!isServed) lane.failAll(new ServiceError('engine_unavailable', { reason }, { cause }));
      }
    }
  }

  /** The thread to serve the lane, undefined when it had better wait. */
  #choose(lane: Lane): PoolThread | undefined {
    if (lane.isEmpty) return undefined;
    const serving = [...this.#threads].filter((thread) => thread.serves(lane));
    const withModel = serving.find((thread) => thread.lane === undefined);
    if (withModel !== undefined) return withModel;
    const spreads = !lane.onProbation && lane.backlog / serving.length >= spreadFrom;
    if (serving.length > 0 && !spreads) return undefined;
    const idle = [...this.#threads].filter((thread) => thread.lane === undefined);
    if (lane.onProbation) return this.#freshThread(idle);
    const roomy = idle.find((thread) => thread.hasRoomFor(lane));
    if (roomy !== undefined) return roomy;
    if (this.#threads.size < this.#settings.maximumThreads) return this.#start();
    const impatient = this.#settings.clock.elapsed() - lane.waitingSince > patience;
    return idle.find((thread) => impatient || !thread.loaded.some((other) => !other.isEmpty));
  }

  #freshThread(idle: readonly PoolThread[]): PoolThread | undefined {
    const empty = idle.find((thread) => thread.loaded.length === 0);
    if (empty !== undefined) return empty;
    const [victim] = idle;
    if (this.#threads.size >= this.#settings.maximumThreads) {
      if (victim === undefined) return undefined;
      this.#end(victim);
    }
    return this.#start();
  }

  #start(): PoolThread {
    const thread = new PoolThread(this.#settings, (ended) => {
      this.#threads.delete(ended);
      this.#pumpSoon();
    });
    this.#threads.add(thread);
    this.#watchIdle();
    return thread;
  }

  async #serve(thread: PoolThread, lane: Lane): Promise<void> {
    let loading = !thread.has(lane);
    let chunk: Chunk = { items: [], cost: 0, trial: false };
    try {
      if (loading) {
        if (!(await thread.load(lane))) {
          this.#end(thread);
          return;
        }
        lane.onProbation = false;
        loading = false;
      }
      chunk = this.#takeChunk(lane);
      if (chunk.items.length > 0) await this.#translate(thread, lane, chunk);
    } catch (error) {
      if (loading) this.#recoverFromLoading(lane, error);
      else this.#recover(lane, chunk, error);
    } finally {
      thread.lane = undefined;
      if (thread.engine.ended) this.#threads.delete(thread);
      else if (thread.isBloated) this.#end(thread);
      this.#pumpSoon();
    }
  }

  #takeChunk(lane: Lane): Chunk {
    let sharers = 1;
    for (const thread of this.#threads) if (thread.lane === undefined && thread.has(lane)) sharers += 1;
    return lane.take(sharers, this.#settings.clock.elapsed());
  }

  async #translate(thread: PoolThread, lane: Lane, chunk: Chunk): Promise<void> {
    const { clock } = this.#settings;
    const start = clock.elapsed();
    const translations = await thread.translate(lane, chunk);
    lane.measure(chunk, clock.elapsed() - start);
    if (chunk.trial) lane.settleTrial();
    for (const [index, item] of chunk.items.entries())
      if (!item.caller.cancelled) item.answered(translations[index] ?? '');
  }

  #recover(lane: Lane, { items, trial }: Chunk, cause: unknown): void {
    const timedOut = cause instanceof ThreadEndedError && cause.kind === 'timed_out';
    this.#report(timedOut ? 'timed_out' : 'crashed', lane, cause);
    // A sentence that had all the time for itself gets no more.
    if (trial || (timedOut && items.length === 1)) {
      const error = new ServiceError(timedOut ? 'engine_timed_out' : 'engine_failed', {}, { cause });
      for (const item of items) item.failed(error);
      if (trial) lane.settleTrial(error);
      return;
    }
    lane.suspect(items.filter((item) => !item.caller.cancelled));
  }

  #recoverFromLoading(lane: Lane, cause: unknown): void {
    const works = [...this.#threads].some((thread) => thread.has(lane));
    if (works || (cause instanceof ThreadEndedError && !lane.onProbation)) {
      this.#report('crashed', lane, cause);
      lane.onProbation = true;
      return;
    }
    this.#report('model_broken', lane, cause);
    const { source, target } = lane.model;
    const reason = new Error(`the model ${source}-${target} cannot be loaded: ${messageOf(cause)}`, { cause });
    const error = new ServiceError('engine_failed', {}, { cause: reason });
    this.#lanes.delete(lane.key);
    this.#closed.set(lane.key, { until: this.#settings.clock.elapsed() + closedTime, error });
    lane.failAll(error);
  }

  #report(kind: PoolIncident['kind'], { model }: Lane, cause: unknown): void {
    if (this.#disposed) return;
    this.#settings.onIncident?.({ kind, detail: `${model.source}-${model.target}: ${messageOf(cause)}` });
  }

  #end(thread: PoolThread): void {
    this.#threads.delete(thread);
    const ending: Promise<void> = thread.engine.end().finally(() => this.#endings.delete(ending));
    this.#endings.add(ending);
  }

  #watchIdle(): void {
    const { clock, idleTime } = this.#settings;
    this.#cancelTimer ??= clock.after(idleTime, () => {
      this.#cancelTimer = undefined;
      for (const thread of [...this.#threads])
        if (thread.lane === undefined && clock.elapsed() - thread.lastUsed >= idleTime) this.#end(thread);
      this.#forgetLanes();
      if (this.#threads.size > 0) this.#watchIdle();
    });
  }

  /** A model that was replaced or removed leaves nothing behind. */
  #forgetLanes(): void {
    for (const [key, lane] of this.#lanes)
      if (lane.isEmpty && ![...this.#threads].some((thread) => thread.serves(lane))) this.#lanes.delete(key);
    for (const [key, { until }] of this.#closed) if (until <= this.#settings.clock.elapsed()) this.#closed.delete(key);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
