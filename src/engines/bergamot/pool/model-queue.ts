import type { Urgency } from '../../../contracts/engines/text-translator.ts';
import { type EngineCaller, isBackground } from '../../shared/engine-calls.ts';
import type { InstalledModel } from '../models/installed-model.ts';
import { FairQueue } from './fair-queue.ts';
import { costOf, type PoolItem } from './pool-item.ts';

/** Characters a millisecond of a production model on an ordinary core, until this one has been measured. */
const assumedSpeed = 3;

/**
 * So long a thread is busy with one chunk: what others, and cancelled calls, have to wait for at most. What waits behind a
 * chunk of the background may be interactive.
 */
const chunkMilliseconds: Readonly<Record<Urgency, number>> = { interactive: 250, background: 100 };

/** Milliseconds that work in the background waits for its turn while there is other work. */
const backgroundPatience = 1_000;

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
export class ModelQueue {
  readonly key: string;
  model: InstalledModel;
  readonly #interactive = new FairQueue();
  readonly #background = new FairQueue();
  /** Since when there has been work in the background that nobody took. */
  #backgroundSince = 0;
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
    return this.#interactive.isEmpty && this.#background.isEmpty && this.#suspects.length === 0;
  }

  /** Since when there has been work that nobody took. */
  get waitingSince(): number {
    return this.#waitingSince;
  }

  /** Milliseconds that one thread would need for all that waits. */
  get backlog(): number {
    return (this.#interactive.cost + this.#background.cost) / this.#speed;
  }

  /** True if a thread could be kept busy for as long as it ever is. */
  get hasFullChunk(): boolean {
    return (
      this.#interactive.cost >= this.#chunkCost('interactive') || this.#background.cost >= this.#chunkCost('background')
    );
  }

  add(item: PoolItem, now: number): void {
    if (this.isEmpty) this.#waitingSince = now;
    const background = isBackground(item.caller);
    if (background && this.#background.isEmpty) this.#backgroundSince = now;
    (background ? this.#background : this.#interactive).add(item);
  }

  drop(caller: EngineCaller): void {
    (isBackground(caller) ? this.#background : this.#interactive).drop(caller);
    this.#suspects = this.#suspects.filter((item) => item.caller !== caller);
  }

  /** False when all that waits is work in the background that can wait longer. */
  isPressing(now: number): boolean {
    return !this.#interactive.isEmpty || this.#suspects.length > 0 || this.#backgroundIsDue(now);
  }

  suspect(items: readonly PoolItem[]): void {
    this.#suspects.push(...items);
  }

  /** Receives every trial: the error of one that ended its thread. Too many in a row cannot all be guilty. */
  settleTrial(error?: Error): void {
    this.#fruitlessTrials = error === undefined ? 0 : this.#fruitlessTrials + 1;
    if (error === undefined || this.#fruitlessTrials < fruitlessTrialsLimit) return;
    this.#fruitlessTrials = 0;
    for (const item of this.#suspects.splice(0)) item.failed(error);
  }

  /**
   * What one of `threads` threads should do next: a suspect alone, else its share of what waits, within bounds. What is
   * interactive goes first, but for a chunk of the background when that is due.
   */
  take(threads: number, now: number): Chunk {
    this.lastServed = now;
    this.#waitingSince = now;
    const suspect = this.#suspects.shift();
    if (suspect !== undefined) return { items: [suspect], cost: costOfAll([suspect]), trial: true };
    const urgency = this.#interactive.isEmpty || this.#backgroundIsDue(now) ? 'background' : 'interactive';
    if (urgency === 'background') this.#backgroundSince = now;
    const waiting = urgency === 'background' ? this.#background : this.#interactive;
    const share = Math.ceil(waiting.cost / threads);
    const items = waiting.take(Math.min(share, this.#chunkCost(urgency)));
    return { items, cost: costOfAll(items), trial: false };
  }

  /** Learns from a chunk how quick the model is. The first ones of a thread run in code that is not optimised yet. */
  measure({ cost }: Chunk, milliseconds: number): void {
    const speed = cost / Math.max(milliseconds, 0.1);
    this.#speed = (this.#speed + speed) / 2;
  }

  failAll(error: Error): void {
    const queues = [this.#interactive, this.#background];
    const items = [...this.#suspects, ...queues.flatMap((queue) => queue.take(Number.POSITIVE_INFINITY))];
    this.#suspects = [];
    for (const item of items) item.failed(error);
  }

  #backgroundIsDue(now: number): boolean {
    return !this.#background.isEmpty && now - this.#backgroundSince >= backgroundPatience;
  }

  #chunkCost(urgency: Urgency): number {
    return Math.min(this.#speed * chunkMilliseconds[urgency], largestChunk);
  }
}

function costOfAll(items: readonly PoolItem[]): number {
  return items.reduce((sum, item) => sum + costOf(item), 0);
}
