import type { Caller } from '../../shared/engine-calls.ts';
import type { InstalledModel } from '../models/installed-model.ts';
import { FairQueue } from './fair-queue.ts';
import { costOf, type PoolItem } from './pool-item.ts';

/** Characters a millisecond of a production model on an ordinary core, until this one has been measured. */
const assumedSpeed = 3;

/** So long a thread is busy with one chunk: what others, and cancelled calls, have to wait for at most. */
const chunkMilliseconds = 250;

/** Bounds what is lost when a thread dies, however quick the model. */
const largestChunk = 100_000;

/** So many suspects in a row that end their thread at once mean that it is not their fault. */
const fruitlessTrialsLimit = 5;

/** What the engine sets aside for any model, its weights not counted, and how often it has those in memory. */
const memoryOfAnyModel = 256 * 1024 ** 2;
const weightCopies = 6;

/** What a thread does in one go. */
export interface Chunk {
  readonly items: readonly PoolItem[];
  readonly cost: number;
  /** True for a suspect, which goes alone. */
  readonly trial: boolean;
}

/** The work for one model, and what is known of the model. */
export class Lane {
  readonly key: string;
  model: InstalledModel;
  readonly #waiting = new FairQueue();
  /** What was under way when a thread died: each goes alone from there on. */
  #suspects: PoolItem[] = [];
  #fruitlessTrials = 0;
  #speed = assumedSpeed;
  #waitingSince = 0;
  /** Bytes that the model takes in a thread, as far as known. */
  memory: number;
  /** The model has just ended a thread while it was loaded: it gets a new one, once. */
  onProbation = false;
  /** When a thread last took work of it. */
  lastServed = -1;

  constructor(key: string, model: InstalledModel) {
    this.key = key;
    this.model = model;
    this.memory = memoryOfAnyModel + weightCopies * model.bytes;
  }

  get isEmpty(): boolean {
    return this.#waiting.isEmpty && this.#suspects.length === 0;
  }

  /** Since when there has been work that nobody took. */
  get waitingSince(): number {
    return this.#waitingSince;
  }

  /** Milliseconds that one thread would need for all that waits. */
  get backlog(): number {
    return this.#waiting.cost / this.#speed;
  }

  /** True if a thread could be kept busy for as long as it ever is. */
  get hasFullChunk(): boolean {
    return this.#waiting.cost >= Math.min(this.#speed * chunkMilliseconds, largestChunk);
  }

  add(item: PoolItem, now: number): void {
    if (this.isEmpty) this.#waitingSince = now;
    this.#waiting.add(item);
  }

  drop(caller: Caller): void {
    this.#waiting.drop(caller);
    this.#suspects = this.#suspects.filter((item) => item.caller !== caller);
  }

  suspect(items: readonly PoolItem[]): void {
    this.#suspects.push(...items);
  }

  /** To be told of every trial: the error of one that ended its thread. Too many in a row cannot all be guilty. */
  settleTrial(error?: Error): void {
    this.#fruitlessTrials = error === undefined ? 0 : this.#fruitlessTrials + 1;
    if (error === undefined || this.#fruitlessTrials < fruitlessTrialsLimit) return;
    this.#fruitlessTrials = 0;
    for (const item of this.#suspects.splice(0)) item.failed(error);
  }

  /** What one of `threads` threads should do next: a suspect alone, else its share of what waits, within bounds. */
  take(threads: number, now: number): Chunk {
    this.lastServed = now;
    this.#waitingSince = now;
    const suspect = this.#suspects.shift();
    if (suspect !== undefined) return { items: [suspect], cost: costOfAll([suspect]), trial: true };
    const share = Math.ceil(this.#waiting.cost / threads);
    const items = this.#waiting.take(Math.min(share, this.#speed * chunkMilliseconds, largestChunk));
    return { items, cost: costOfAll(items), trial: false };
  }

  /** Learns from a chunk how quick the model is. The first ones of a thread run in code that is not optimised yet. */
  measure({ cost }: Chunk, milliseconds: number): void {
    const speed = cost / Math.max(milliseconds, 0.1);
    this.#speed = (this.#speed + speed) / 2;
  }

  failAll(error: Error): void {
    const items = [...this.#suspects, ...this.#waiting.take(Number.POSITIVE_INFINITY)];
    this.#suspects = [];
    for (const item of items) item.failed(error);
  }
}

function costOfAll(items: readonly PoolItem[]): number {
  return items.reduce((sum, item) => sum + costOf(item), 0);
}
