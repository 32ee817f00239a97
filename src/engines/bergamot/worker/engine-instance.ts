import type { BlockingService, Deletable, EngineModule } from './engine-api.ts';
import type { EngineMemory } from './messages.ts';

/** An engine that has gone wrong inside; whatever it holds is lost. */
export class EngineSpentError extends Error {
  override readonly name = 'EngineSpentError';
}

const rememberedLines = 8;

/**
 * One engine with the objects that JavaScript holds of it. It aborts where others throw: every call into it goes through
 * `run`, and after the first that fails nothing is asked of it, not even to free something.
 */
export class EngineInstance {
  readonly module: EngineModule;
  readonly #printed: string[];
  readonly #service: BlockingService;
  #handles = 0;
  #spent = false;

  /** `printed` is what the engine prints, in a list that the creator of the module goes on filling. */
  constructor(module: EngineModule, printed: string[]) {
    this.module = module;
    this.#printed = printed;
    this.#service = this.run(() => new module.BlockingService({ cacheSize: 0 }));
  }

  get service(): BlockingService {
    return this.#service;
  }

  get spent(): boolean {
    return this.#spent;
  }

  get memory(): EngineMemory {
    return { heapBytes: this.module.HEAP8.length, handles: this.#handles };
  }

  run<Result>(work: () => Result): Result {
    this.#printed.length = 0;
    try {
      return work();
    } catch (cause) {
      this.#spent = true;
      throw new EngineSpentError(this.#reason(cause), { cause });
    }
  }

  /** An object of the engine, freed at the end of the scope that uses it. */
  own<Value extends Deletable>(create: () => Value): OwnedHandle<Value> {
    const value = this.run(create);
    this.#handles += 1;
    return {
      value,
      [Symbol.dispose]: () => {
        if (this.#spent) return;
        this.run(() => value.delete());
        this.#handles -= 1;
      },
    };
  }

  /** The engine says why on its error output, with the time before and the place in its source after. */
  #reason(cause: unknown): string {
    const errors = this.#printed.slice(-rememberedLines).flatMap((line) => /\bError: (.*)/.exec(line)?.[1] ?? []);
    const said = errors.find((line) => !line.startsWith('Aborted from'))?.trim();
    return said ?? (cause instanceof Error ? cause.message : String(cause));
  }
}

export interface OwnedHandle<Value> extends Disposable {
  readonly value: Value;
}
