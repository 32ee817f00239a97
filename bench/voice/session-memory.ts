import { processTree, proportionalMemory, residentMemory } from '../measurement/process-tree.ts';
import { median } from '../measurement/statistics.ts';

/** Memory that sessions add, in megabytes. */
export interface AddedMemory {
  /** Of processes that were started for them: decoders, recognizers, encoders, synthesizers. */
  readonly processes: number;
  /** By which the server itself is larger. */
  readonly server: number;
  /** Of processes that serve all sessions together, however many: models, pauses, translation. */
  readonly shared: number;
}

/**
 * Memory of a server while it has sessions, beside what it and its processes had when this was made. Processes that are there
 * already serve all sessions together: they belong to none, and are added up by themselves.
 */
export class SessionMemory {
  readonly #server: number;
  readonly #shared: ReadonlySet<number>;
  readonly #before: number;
  readonly #samples: AddedMemory[] = [];

  constructor(server: number) {
    this.#server = server;
    this.#shared = new Set(processTree(server));
    this.#before = residentMemory(server) ?? 0;
  }

  sample(): void {
    const { own = [], shared = [] } = Object.groupBy(processTree(this.#server).slice(1), (process) =>
      this.#shared.has(process) ? 'shared' : 'own',
    );
    const sum = (ids: readonly number[]): number =>
      ids.reduce((total, process) => total + (proportionalMemory(process) ?? 0), 0);
    this.#samples.push({
      processes: sum(own),
      shared: sum(shared),
      server: residentMemory(this.#server) ?? 0,
    });
  }

  /**
   * While the sessions were open. To be asked after they are over: a server gives back memory of its start in the meantime, so what
   * it has without sessions is the smaller of what it had before and has then.
   */
  median(): AddedMemory {
    const without = Math.min(this.#before, residentMemory(this.#server) ?? this.#before);
    return {
      processes: median(this.#samples.map(({ processes }) => processes)),
      server: median(this.#samples.map(({ server }) => server)) - without,
      shared: median(this.#samples.map(({ shared }) => shared)),
    };
  }
}
