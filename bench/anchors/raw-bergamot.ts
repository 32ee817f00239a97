import { Worker } from 'node:worker_threads';
import type { InstalledModel } from '../../src/engines/bergamot/models/installed-model.ts';
import { compileEngine } from '../../src/engines/bergamot/worker/engine-files.ts';

export interface RawAnswer {
  readonly milliseconds: number;
  readonly texts: readonly string[];
}

/** The engine in its own thread with nothing around it: the ceiling of what a core can do. */
export class RawBergamot implements AsyncDisposable {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(model: InstalledModel): Promise<RawBergamot> {
    const workerData = { compiled: await compileEngine(), model };
    return new RawBergamot(new Worker(new URL('raw-bergamot-main.ts', import.meta.url), { workerData }));
  }

  /** Time in the thread alone: calls of so many texts each, one after the other. */
  translate(texts: readonly string[], textsPerCall: number): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('message', (answer: RawAnswer) => {
        this.#worker.off('error', reject);
        resolve(answer);
      });
      this.#worker.postMessage({ texts, textsPerCall });
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker.terminate();
  }
}
