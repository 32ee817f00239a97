import { percentile } from '../measurement/statistics.ts';
import type { LoadResult } from './load-order.ts';

export interface ClosedLoop {
  readonly clients: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Sends request number `index` for the client and resolves when its answer is complete. */
  send(client: number, index: number): Promise<void>;
}

/**
 * Each client sends its next request as soon as the answer to the last one is there.
 *
 * The warm-up is finished and drained first. The measured part takes requests until the time is over and then waits for
 * those under way; the rate counts them and the time they took, so that slow subjects are not rounded down.
 */
export async function runClosedLoop(loop: ClosedLoop): Promise<LoadResult> {
  let next = 0;
  const run = async (seconds: number): Promise<number[]> => {
    const latencies: number[] = [];
    const end = performance.now() + seconds * 1_000;
    const client = async (number: number): Promise<void> => {
      while (performance.now() < end) {
        const started = performance.now();
        await loop.send(number, next++);
        latencies.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: loop.clients }, (_, number) => client(number)));
    return latencies;
  };

  await run(loop.warmUpSeconds);
  const started = performance.now();
  const processorBefore = process.cpuUsage();
  const latencies = await run(loop.seconds);
  const processor = process.cpuUsage(processorBefore);
  return {
    requests: latencies.length,
    seconds: (performance.now() - started) / 1_000,
    medianMilliseconds: percentile(latencies, 50),
    percentile99Milliseconds: percentile(latencies, 99),
    clientMicrosecondsPerRequest: (processor.user + processor.system) / latencies.length,
  };
}
