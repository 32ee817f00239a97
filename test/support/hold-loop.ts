/**
 * Preloaded into a server: at SIGUSR2 it holds the main thread until the file that HOLD_LOOP names is gone, and writes the
 * time into it first.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const file = process.env.HOLD_LOOP ?? '';
  const never = new Int32Array(new SharedArrayBuffer(4));
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(Date.now()));
    while (existsSync(file)) Atomics.wait(never, 0, 0, 10);
  });
}
