import type { Clock } from '../../../contracts/clock.ts';
import type { EngineRequest } from '../worker/messages.ts';
import type { CompiledModule } from '../worker/web-assembly.ts';
import { EngineThread } from './engine-thread.ts';
import type { Chunk, ModelQueue } from './model-queue.ts';
import { emptyHeap, planRoom, type RoomPlan } from './plan-room.ts';

export interface ThreadSettings {
  readonly clock: Clock;
  readonly compile: () => Promise<CompiledModule>;
  /** Milliseconds for one request, and more for each character and megabyte. */
  readonly timeLimit: number;
  readonly modelsPerThread: number;
  /** Bytes of WebAssembly memory. */
  readonly heapLimit: number;
}

/** A slow core needs half of this for a character. */
const millisecondsPerCharacter = 2;

/** Files on a slow disk, then a warm-up translation. */
const loadMillisecondsPerMegabyte = 200;

/** A thread of the pool: its engine, the models loaded in it, and the queue that it works for. */
export class PoolThread {
  readonly engine: EngineThread;
  readonly #settings: ThreadSettings;
  /** With the bytes that each takes, least recently used first. */
  readonly #loaded = new Map<ModelQueue, number>();
  /** Whether memory was freed, so that growth does not show what a model takes. */
  #hasFreed = false;
  /** The queue being served at this moment. */
  queue: ModelQueue | undefined;
  lastUsed: number;

  constructor(settings: ThreadSettings, onEnd: (thread: PoolThread) => void) {
    this.#settings = settings;
    this.lastUsed = settings.clock.elapsed();
    this.engine = new EngineThread(settings.compile(), settings.clock, () => onEnd(this));
  }

  get loaded(): readonly ModelQueue[] {
    return [...this.#loaded.keys()];
  }

  has(queue: ModelQueue): boolean {
    return this.#loaded.has(queue);
  }

  /** True if the queue's model is here or on its way. */
  serves(queue: ModelQueue): boolean {
    return this.#loaded.has(queue) || this.queue === queue;
  }

  /** True if nothing has to go for the queue's model. */
  hasRoomFor(queue: ModelQueue): boolean {
    const plan = this.#planRoom(queue);
    return plan.kind === 'unload' && plan.keys.length === 0;
  }

  /** More memory in use than allowed, and models to give up for it. */
  get isBloated(): boolean {
    return this.#heapBytes > this.#settings.heapLimit && this.#loaded.size > 1;
  }

  /** False when the model cannot be loaded here without more memory than allowed, but in a new thread. */
  async load(queue: ModelQueue): Promise<boolean> {
    const plan = this.#planRoom(queue);
    if (plan.kind === 'replace_thread') return false;
    for (const tenant of this.loaded) if (plan.keys.includes(tenant.key)) await this.#unload(tenant);
    const { model, key } = queue;
    const before = Math.max(this.#heapBytes, emptyHeap);
    const { files, gemmPrecision } = model;
    const limit = this.#settings.timeLimit + (model.bytes / 1e6) * loadMillisecondsPerMegabyte;
    await this.#request({ kind: 'load', key, files, gemmPrecision }, limit);
    if (!this.#hasFreed) queue.memory = this.#heapBytes - before;
    this.#loaded.set(queue, queue.memory);
    return true;
  }

  async translate(queue: ModelQueue, { items, cost }: Chunk): Promise<readonly string[]> {
    const before = this.#heapBytes;
    const texts = items.map(({ text }) => text);
    const tagged = items.flatMap((item, index) => (item.tagged ? [index] : []));
    const limit = this.#settings.timeLimit + cost * millisecondsPerCharacter;
    const translations = await this.#request({ kind: 'translate', key: queue.key, texts, tagged }, limit);
    const bytes = (this.#loaded.get(queue) ?? 0) + this.#heapBytes - before;
    this.#loaded.delete(queue);
    this.#loaded.set(queue, bytes);
    queue.memory = Math.max(queue.memory, bytes);
    return translations;
  }

  get #heapBytes(): number {
    return this.engine.memory.heapBytes;
  }

  async #unload(queue: ModelQueue): Promise<void> {
    this.#loaded.delete(queue);
    this.#hasFreed = true;
    await this.#request({ kind: 'unload', key: queue.key }, this.#settings.timeLimit);
  }

  #planRoom(queue: ModelQueue): RoomPlan {
    return planRoom({
      tenants: Array.from(this.#loaded, ([{ key }, bytes]) => ({ key, bytes })),
      heapBytes: this.#heapBytes,
      bytes: queue.memory,
      heapLimit: this.#settings.heapLimit,
      maximumTenants: this.#settings.modelsPerThread,
    });
  }

  async #request(request: EngineRequest, timeLimit: number): Promise<readonly string[]> {
    const texts = await this.engine.request(request, timeLimit);
    this.lastUsed = this.#settings.clock.elapsed();
    return texts;
  }
}
