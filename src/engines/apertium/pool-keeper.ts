import type { Clock } from '../../contracts/clock.ts';
import { LoopSteps } from '../../scheduling/loop-steps.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { type EngineCaller, isBackground } from '../shared/engine-calls.ts';
import type { ModeStage } from './mode-file.ts';
import { PipelinePool, type PoolSettings } from './pipeline-pool.ts';

export interface KeeperSettings extends Omit<PoolSettings, 'beforeStart' | 'steps'> {
  readonly clock: Clock;
  /** Milliseconds without work after which a pool's processes are ended. */
  readonly idleTime: number;
  /** Processes of all pools together. Idle pools make room; when none is idle the number may be passed. */
  readonly maximumProcesses: number;
}

/** Of processes that work in the background: they get a tenth of a core that others want too. */
const backgroundNiceness = 10;

/**
 * All pools, each started when first needed, ended when idle, the least recently used first when processes are many.
 * Work in the background has pools of its own: interactive messages meet none of it in their pipelines, and the kernel
 * prefers their processes.
 */
export class PoolKeeper {
  readonly #settings: KeeperSettings;
  readonly #pools = new Map<string, PipelinePool>();
  /** Processes start one in each turn of the event loop, whichever pools they belong to. */
  readonly #steps = new LoopSteps();
  #cancelTimer: (() => void) | undefined;
  readonly #endings = new WorkUnderWay();

  constructor(settings: KeeperSettings) {
    this.#settings = settings;
  }

  /** Sends one message through the pipeline of that name and resolves to its answer; never settles once cancelled. */
  exchange(key: string, stages: readonly ModeStage[], payload: string, caller: EngineCaller): Promise<string> {
    const pool = isBackground(caller)
      ? this.#pool(`${key} background`, stages, backgroundNiceness)
      : this.#pool(key, stages);
    return new Promise((answered, failed) => {
      pool.submit(new Exchange(payload, caller, answered, failed));
    });
  }

  get processIds(): readonly number[] {
    return [...this.#pools.values()].flatMap((pool) => pool.processIds);
  }

  async dispose(): Promise<void> {
    this.#cancelTimer?.();
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all([...pools.map((pool) => pool.dispose()), this.#endings[Symbol.asyncDispose]()]);
  }

  #pool(key: string, stages: readonly ModeStage[], niceness = 0): PipelinePool {
    const known = this.#pools.get(key);
    if (known !== undefined) return known;
    const pool = new PipelinePool(stages, {
      ...this.#settings,
      limits: { ...this.#settings.limits, niceness },
      steps: this.#steps,
      beforeStart: (processes) => this.#makeRoom(processes),
    });
    this.#pools.set(key, pool);
    this.#cancelTimer ??= this.#settings.clock.after(this.#settings.idleTime, () => this.#evictIdle());
    return pool;
  }

  #makeRoom(processes: number): void {
    let count = processes;
    for (const pool of this.#pools.values()) count += pool.processCount;
    const byAge = [...this.#pools].sort(([, one], [, other]) => one.lastUsed - other.lastUsed);
    for (const [key, pool] of byAge) {
      if (count <= this.#settings.maximumProcesses) return;
      if (!pool.idle) continue;
      count -= pool.processCount;
      this.#end(key, pool);
    }
  }

  #evictIdle(): void {
    const { clock, idleTime } = this.#settings;
    this.#cancelTimer = undefined;
    let soonest = idleTime;
    for (const [key, pool] of this.#pools) {
      const rest = pool.idle ? pool.lastUsed + idleTime - clock.elapsed() : idleTime;
      if (rest <= 0) this.#end(key, pool);
      else soonest = Math.min(soonest, rest);
    }
    if (this.#pools.size > 0) this.#cancelTimer = clock.after(soonest, () => this.#evictIdle());
  }

  #end(key: string, pool: PipelinePool): void {
    this.#pools.delete(key);
    void this.#endings.add(pool.dispose());
  }
}

class Exchange {
  readonly payload: string;
  readonly answered: (output: string) => void;
  readonly failed: (error: Error) => void;
  readonly #caller: EngineCaller;

  constructor(
    payload: string,
    caller: EngineCaller,
    answered: (output: string) => void,
    failed: (error: Error) => void,
  ) {
    this.payload = payload;
    this.#caller = caller;
    this.answered = answered;
    this.failed = failed;
  }

  get cancelled(): boolean {
    return this.#caller.cancelled;
  }
}
