import { processTree, proportionalMemory, residentMemory } from '../measurement/process-tree.ts';
import { median } from '../measurement/statistics.ts';

/** Memory that sessions add, in megabytes. */
export interface AddedMemory {
  /** Of processes that were started for them: decoders, recognizers, encoders, synthesizers. */
  readonly processes: number;
  /** By which the server itself is larger. */
  readonly server: number;
}

/**
 * Memory of a server while it has sessions, beside what it and its processes had when this was made. Processes that are there
 * already serve all sessions together: they belong to none.
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
    const own = processTree(this.#server).filter((process) => !this.#shared.has(process));
    this.#samples.push({
      processes: own.reduce((sum, process) => sum + (proportionalMemory(process) ?? 0), 0),
      server: (residentMemory(this.#server) ?? 0) - this.#before,
    });
  }

  /** While the sessions were open. */
  median(): AddedMemory {
    return {
      processes: median(this.#samples.map(({ processes }) => processes)),
      server: median(this.#samples.map(({ server }) => server)),
    };
  }
}
