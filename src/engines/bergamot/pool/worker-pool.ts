import { ServiceError } from '../../../errors/service-error.ts';
import { WorkUnderWay } from '../../../scheduling/work-under-way.ts';
import type { EngineCaller } from '../../shared/engine-calls.ts';
import type { InstalledModel } from '../models/installed-model.ts';
import { ThreadEndedError } from './engine-thread.ts';
import { type Chunk, ModelQueue } from './model-queue.ts';
import type { PoolItem } from './pool-item.ts';
import { PoolThread, type ThreadSettings } from './pool-thread.ts';

/*
 * Threads with an engine each, and queues with the work for a model each.
 *
 *   submit ──► queue en>de ─┐            ┌─► thread 1 [en>de, de>en]   one chunk at a time: sentences of all
 *   submit ──► queue de>en ─┼── pump ────┤                             callers in turn, about 250 ms of work
 *   submit ──► queue en>fr ─┘     ▲      └─► thread 2 [en>fr]
 *                                │              │
 *                                │ answered     │ aborts, ends or takes too long
 *                                └──────────────┤
 *                                suspects ◄─────┘ each sentence of the chunk is tried alone; one that ends a
 *                                                 thread again fails, its neighbours never notice
 *
 * Interactive work goes before that of the background, whose chunks are smaller, and one of which goes first when it has
 * waited for a second. Of queues alike in this the one that has waited longest since its last turn goes first, to a thread
 * that has its model; to another thread when none has it, or when those that have it would need too long. A thread is
 * started when there is work and no idle one suits, up to one per core. It keeps some models, least recently used out;
 * memory that WebAssembly has taken only comes back by ending the thread, so that is done when it is over its limit, and
 * after a time without work.
 *
 * A model that ends its thread while it is loaded is tried once more, in a new thread. Then the queue is closed for a
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

/** Milliseconds that a queue waits while a thread with other models has work for those. */
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
  readonly #queues = new Map<string, ModelQueue>();
  readonly #closed = new Map<string, Closed>();
  readonly #endings = new WorkUnderWay();
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
    const queue = this.#queue(key, model);
    queue.add(item, now);
    // The rest of a long call is prepared while the engine works on its beginning.
    if (queue.hasFullChunk && this.#hasIdleThread(queue)) this.#pump();
    else this.#pumpSoon();
  }

  /** Forgets what waits for that caller; what is under way goes on, for a quarter of a second as a rule. */
  drop(caller: EngineCaller): void {
    for (const queue of this.#queues.values()) queue.drop(caller);
  }

  /** Ends all threads; what is under way is dropped without a word. */
  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#cancelTimer?.();
    for (const thread of [...this.#threads]) this.#end(thread);
    await this.#endings[Symbol.asyncDispose]();
  }

  #hasIdleThread(queue: ModelQueue): boolean {
    for (const thread of this.#threads) if (thread.queue === undefined && thread.has(queue)) return true;
    return false;
  }

  #queue(key: string, model: InstalledModel): ModelQueue {
    const known = this.#queues.get(key);
    if (known !== undefined) {
      // The same content may lie somewhere else by now.
      known.model = model;
      return known;
    }
    const queue = new ModelQueue(key, model);
    this.#queues.set(key, queue);
    return queue;
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
    const queues = [...this.#queues.values()].filter((queue) => !queue.isEmpty);
    const now = this.#settings.clock.elapsed();
    queues.sort(
      (one, other) => Number(other.isPressing(now)) - Number(one.isPressing(now)) || one.lastServed - other.lastServed,
    );
    for (const queue of queues) {
      try {
        for (let thread = this.#choose(queue); thread !== undefined; thread = this.#choose(queue)) {
          thread.queue = queue;
          void this.#serve(thread, queue);
        }
      } catch (cause) {
        // The machine has no room for another thread. Those that are there continue with what waits.
        const isServed = [...this.#threads].some((thread) => thread.serves(queue));
        const reason = 'its threads cannot be started';
        if (!isServed) queue.failAll(new ServiceError('engine_unavailable', { reason }, { cause }));
      }
    }
  }

  /** The thread to serve the queue, undefined when it had better wait. */
  #choose(queue: ModelQueue): PoolThread | undefined {
    if (queue.isEmpty) return undefined;
    const serving = [...this.#threads].filter((thread) => thread.serves(queue));
    const withModel = serving.find((thread) => thread.queue === undefined);
    if (withModel !== undefined) return withModel;
    const spreads = !queue.onProbation && queue.backlog / serving.length >= spreadFrom;
    if (serving.length > 0 && !spreads) return undefined;
    const idle = [...this.#threads].filter((thread) => thread.queue === undefined);
    if (queue.onProbation) return this.#freshThread(idle);
    const roomy = idle.find((thread) => thread.hasRoomFor(queue));
    if (roomy !== undefined) return roomy;
    if (this.#threads.size < this.#settings.maximumThreads) return this.#start();
    const impatient = this.#settings.clock.elapsed() - queue.waitingSince > patience;
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

  async #serve(thread: PoolThread, queue: ModelQueue): Promise<void> {
    let loading = !thread.has(queue);
    let chunk: Chunk = { items: [], cost: 0, trial: false };
    try {
      if (loading) {
        if (!(await thread.load(queue))) {
          this.#end(thread);
          return;
        }
        queue.onProbation = false;
        loading = false;
      }
      chunk = this.#takeChunk(queue);
      if (chunk.items.length > 0) await this.#translate(thread, queue, chunk);
    } catch (error) {
      if (loading) this.#recoverFromLoading(queue, error);
      else this.#recover(queue, chunk, error);
    } finally {
      thread.queue = undefined;
      if (thread.engine.ended) this.#threads.delete(thread);
      else if (thread.isBloated) this.#end(thread);
      this.#pumpSoon();
    }
  }

  #takeChunk(queue: ModelQueue): Chunk {
    let sharers = 1;
    for (const thread of this.#threads) if (thread.queue === undefined && thread.has(queue)) sharers += 1;
    return queue.take(sharers, this.#settings.clock.elapsed());
  }

  async #translate(thread: PoolThread, queue: ModelQueue, chunk: Chunk): Promise<void> {
    const { clock } = this.#settings;
    const start = clock.elapsed();
    const translations = await thread.translate(queue, chunk);
    queue.measure(chunk, clock.elapsed() - start);
    if (chunk.trial) queue.settleTrial();
    for (const [index, item] of chunk.items.entries())
      if (!item.caller.cancelled) item.answered(translations[index] ?? '');
  }

  #recover(queue: ModelQueue, { items, trial }: Chunk, cause: unknown): void {
    const timedOut = cause instanceof ThreadEndedError && cause.kind === 'timed_out';
    this.#report(timedOut ? 'timed_out' : 'crashed', queue, cause);
    // A sentence that had all the time for itself gets no more.
    if (trial || (timedOut && items.length === 1)) {
      const error = new ServiceError(timedOut ? 'engine_timed_out' : 'engine_failed', {}, { cause });
      for (const item of items) item.failed(error);
      if (trial) queue.settleTrial(error);
      return;
    }
    queue.suspect(items.filter((item) => !item.caller.cancelled));
  }

  #recoverFromLoading(queue: ModelQueue, cause: unknown): void {
    const works = [...this.#threads].some((thread) => thread.has(queue));
    if (works || (cause instanceof ThreadEndedError && !queue.onProbation)) {
      this.#report('crashed', queue, cause);
      queue.onProbation = true;
      return;
    }
    this.#report('model_broken', queue, cause);
    const { source, target } = queue.model;
    const reason = new Error(`the model ${source}-${target} cannot be loaded: ${messageOf(cause)}`, { cause });
    const error = new ServiceError('engine_failed', {}, { cause: reason });
    this.#queues.delete(queue.key);
    this.#closed.set(queue.key, { until: this.#settings.clock.elapsed() + closedTime, error });
    queue.failAll(error);
  }

  #report(kind: PoolIncident['kind'], { model }: ModelQueue, cause: unknown): void {
    if (this.#disposed) return;
    this.#settings.onIncident?.({ kind, detail: `${model.source}-${model.target}: ${messageOf(cause)}` });
  }

  #end(thread: PoolThread): void {
    this.#threads.delete(thread);
    void this.#endings.add(thread.engine.end());
  }

  #watchIdle(): void {
    const { clock, idleTime } = this.#settings;
    this.#cancelTimer ??= clock.after(idleTime, () => {
      this.#cancelTimer = undefined;
      for (const thread of [...this.#threads])
        if (thread.queue === undefined && clock.elapsed() - thread.lastUsed >= idleTime) this.#end(thread);
      this.#forgetQueues();
      if (this.#threads.size > 0) this.#watchIdle();
    });
  }

  /** A model that was replaced or removed leaves nothing behind. */
  #forgetQueues(): void {
    for (const [key, queue] of this.#queues)
      if (queue.isEmpty && ![...this.#threads].some((thread) => thread.serves(queue))) this.#queues.delete(key);
    for (const [key, { until }] of this.#closed) if (until <= this.#settings.clock.elapsed()) this.#closed.delete(key);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
