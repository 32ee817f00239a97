/**
 * Preloaded into a server: measures the processor time of the main thread between two turns of its event loop. At
 * SIGUSR2 it appends the largest so far to the file that LOOP_PROBE names, in milliseconds, and begins again.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const file = process.env.LOOP_PROBE ?? '';
  let before = process.threadCpuUsage();
  let longest = 0;
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
    setTimeout(turn, 1).unref();
  };
  setTimeout(turn, 1).unref();
  process.on('SIGUSR2', () => {
    appendFileSync(file, `${longest.toFixed(1)}\n`);
    longest = 0;
  });
}
