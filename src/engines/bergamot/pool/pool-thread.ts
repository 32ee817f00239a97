import type { Clock } from '../clock.ts';
import type { EngineRequest } from '../worker/messages.ts';
import type { CompiledModule } from '../worker/web-assembly.ts';
import { EngineThread } from './engine-thread.ts';
import type { Chunk, Lane } from './lane.ts';
import { planRoom, type RoomPlan } from './plan-room.ts';

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

/** What the engine sets aside for any model, its weights not counted. */
const memoryOfAnyModel = 256 * 1024 ** 2;

/** A thread of the pool: its engine, the models loaded in it, and the lane that it works for. */
export class PoolThread {
  readonly engine: EngineThread;
  readonly #settings: ThreadSettings;
  /** Least recently used first. */
  readonly #loaded = new Set<Lane>();
  /** The lane being served at this moment. */
  lane: Lane | undefined;
  lastUsed: number;

  constructor(settings: ThreadSettings, onEnd: (thread: PoolThread) => void) {
    this.#settings = settings;
    this.lastUsed = settings.clock.now();
    this.engine = new EngineThread(settings.compile(), settings.clock, () => onEnd(this));
  }

  get loaded(): ReadonlySet<Lane> {
    return this.#loaded;
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
    return this.engine.memory.heapBytes > this.#settings.heapLimit && this.#loaded.size > 1;
  }

  /** False when the model cannot be loaded here without more memory than allowed, but in a new thread. */
  async load(lane: Lane): Promise<boolean> {
    const plan = this.#planRoom(lane);
    if (plan.kind === 'replace_thread') return false;
    for (const tenant of [...this.#loaded]) if (plan.keys.includes(tenant.key)) await this.#unload(tenant);
    const { model } = lane;
    await this.#request(lane, this.#settings.timeLimit + (model.bytes / 1e6) * loadMillisecondsPerMegabyte, {
      kind: 'load',
      key: lane.key,
      files: model.files,
      gemmPrecision: model.gemmPrecision,
    });
    this.#loaded.add(lane);
    return true;
  }

  async translate(lane: Lane, { items, cost }: Chunk): Promise<readonly string[]> {
    this.#loaded.delete(lane);
    this.#loaded.add(lane);
    const tagged = items.flatMap((item, index) => (item.tagged ? [index] : []));
    return this.#request(lane, this.#settings.timeLimit + cost * millisecondsPerCharacter, {
      kind: 'translate',
      key: lane.key,
      texts: items.map(({ text }) => text),
      tagged,
    });
  }

  #planRoom(lane: Lane): RoomPlan {
    return planRoom({
      tenants: [...this.#loaded].map((tenant) => ({ key: tenant.key, bytes: memoryOf(tenant) })),
      heapBytes: this.engine.memory.heapBytes,
      bytes: memoryOf(lane),
      heapLimit: this.#settings.heapLimit,
      maximumTenants: this.#settings.modelsPerThread,
    });
  }

  async #unload(lane: Lane): Promise<void> {
    this.#loaded.delete(lane);
    await this.engine.request({ kind: 'unload', key: lane.key }, this.#settings.timeLimit);
  }

  /** Counts the memory that a request takes as that of its model. */
  async #request(lane: Lane, timeLimit: number, request: EngineRequest): Promise<readonly string[]> {
    const before = this.engine.memory.heapBytes;
    const texts = await this.engine.request(request, timeLimit);
    const grown = this.engine.memory.heapBytes - before;
    if (grown > 0) lane.memory = request.kind === 'load' ? grown : (lane.memory ?? 0) + grown;
    this.lastUsed = this.#settings.clock.now();
    return texts;
  }
}

function memoryOf({ memory, model }: Lane): number {
  return memory ?? memoryOfAnyModel + 2 * model.bytes;
}
