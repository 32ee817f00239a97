/** Process behind `measure-growth.ts`: hands each cell to a thread, and says what it cost. */
import { Worker } from 'node:worker_threads';
import { hopeless } from './measure-growth.ts';
import type { Cell, Cost } from './measure-thread.ts';

/** A thread with the memory of those of the server, which is ended where a cell comes to no end. */
class MeasuringThread {
  #worker: Worker | undefined;

  async measure(cell: Cell): Promise<Cost> {
    this.#worker ??= new Worker(new URL('./measure-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    });
    const worker = this.#worker;
    const before = process.cpuUsage();
    const spent = (): number => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    return await new Promise((resolve) => {
      const give = (cost: Cost): void => {
        clearInterval(timer);
        // Those of Node itself, which keep the port open, stay.
        worker.off('message', give);
        worker.off('error', fail);
        resolve(cost);
      };
      const giveUp = (refusal: string): void => {
        give({ cpu: spent(), units: 0, refusal });
        this.#worker = undefined;
        worker.on('error', () => undefined);
        void worker.terminate();
      };
      const timer = setInterval(() => {
        if (spent() > hopeless) giveUp('ended by the benchmark');
      }, 500);
      const fail = (error: Error): void => giveUp(`failed: ${error.message}`);
      worker.on('message', give);
      worker.on('error', fail);
      worker.postMessage(cell);
    });
  }
}

const thread = new MeasuringThread();
process.on('message', async (cell: Cell) => {
  process.send?.(await thread.measure(cell));
});
