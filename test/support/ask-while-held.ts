/** A thread that asks the health listener until it says that the event loop is held, then lets the main thread go on. */
import { parentPort, workerData } from 'node:worker_threads';

const { origin, asked } = workerData as { readonly origin: string; readonly asked: SharedArrayBuffer };

async function ask(path: string): Promise<{ readonly status: number; readonly body: string }> {
  const response = await fetch(new URL(path, origin));
  return { status: response.status, body: await response.text() };
}

let health = await ask('/healthz');
while (!health.body.includes('held')) health = await ask('/healthz');
const ready = await ask('/readyz');
Atomics.store(new Int32Array(asked), 0, 1);
Atomics.notify(new Int32Array(asked), 0);
parentPort?.postMessage([health, ready]);
