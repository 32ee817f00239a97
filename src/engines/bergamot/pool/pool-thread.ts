import type { Clock } from '../../../contracts/clock.ts';
import type { EngineRequest } from '../worker/messages.ts';
import type { CompiledModule } from '../worker/web-assembly.ts';
import { EngineThread } from './engine-thread.ts';
import type { Chunk, Lane } from './lane.ts';
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

/** A thread of the pool: its engine, the models loaded in it, and the lane that it works for. */
export class PoolThread {
  readonly engine: EngineThread;
  readonly #settings: ThreadSettings;
  /** With the bytes that each takes, least recently used first. */
  readonly #loaded = new Map<Lane, number>();
  /** Whether memory was freed, so that growth does not tell what a model takes. */
  #hasFreed = false;
  /** The lane being served at this moment. */
  lane: Lane | undefined;
  lastUsed: number;

  constructor(settings: ThreadSettings, onEnd: (thread: PoolThread) => void) {
    this.#settings = settings;
    this.lastUsed = settings.clock.elapsed();
    this.engine = new EngineThread(settings.compile(), settings.clock, () => onEnd(this));
  }

  get loaded(): readonly Lane[] {
    return [...this.#loaded.keys()];
  }

  has(lane: Lane): boolean {
    return this.#loaded.has(lane);
  }

  /** True if the lane's model is here or on its way. */
  serves(lane: Lane): boolean {
    return this.#loaded.has(lane) || this.lane === lane;
  }

  /** True if nothing has to go for the lane's model. */
  hasRoomFor(lane: Lane): boolean {
    const plan = this.#planRoom(lane);
    return plan.kind === 'unload' && plan.keys.length === 0;
  }

  /** More memory in use than allowed, and models to give up for it. */
  get isBloated(): boolean {
    return this.#heapBytes > this.#settings.heapLimit && this.#loaded.size > 1;
  }

  /** False when the model cannot be loaded here without more memory than allowed, but in a new thread. */
  async load(lane: Lane): Promise<boolean> {
    const plan = this.#planRoom(lane);
    if (plan.kind === 'replace_thread') return false;
    for (const tenant of this.loaded) if (plan.keys.includes(tenant.key)) await this.#unload(tenant);
    const { model, key } = lane;
    const before = Math.max(this.#heapBytes, emptyHeap);
    const { files, gemmPrecision } = model;
    const limit = this.#settings.timeLimit + (model.bytes / 1e6) * loadMillisecondsPerMegabyte;
    await this.#request({ kind: 'load', key, files, gemmPrecision }, limit);
    if (!this.#hasFreed) lane.memory = this.#heapBytes - before;
    this.#loaded.set(lane, lane.memory);
    return true;
  }

  async translate(lane: Lane, { items, cost }: Chunk): Promise<readonly string[]> {
    const before = this.#heapBytes;
    const texts = items.map(({ text }) => text);
    const tagged = items.flatMap((item, index) => (item.tagged ? [index] : []));
    const limit = this.#settings.timeLimit + cost * millisecondsPerCharacter;
    const translations = await this.#request({ kind: 'translate', key: lane.key, texts, tagged }, limit);
    const bytes = (this.#loaded.get(lane) ?? 0) + this.#heapBytes - before;
    this.#loaded.delete(lane);
    this.#loaded.set(lane, bytes);
    lane.memory = Math.max(lane.memory, bytes);
    return translations;
  }

  get #heapBytes(): number {
    return this.engine.memory.heapBytes;
  }

  async #unload(lane: Lane): Promise<void> {
    this.#loaded.delete(lane);
    this.#hasFreed = true;
    await this.#request({ kind: 'unload', key: lane.key }, this.#settings.timeLimit);
  }

  #planRoom(lane: Lane): RoomPlan {
    return planRoom({
      tenants: Array.from(this.#loaded, ([{ key }, bytes]) => ({ key, bytes })),
      heapBytes: this.#heapBytes,
      bytes: lane.memory,
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
