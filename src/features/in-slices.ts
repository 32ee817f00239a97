import { setImmediate as turn } from 'node:timers/promises';

/** Short beside the time in which clients expect an answer. */
const sliceMilliseconds = 4;

/** Runs long work to its end, letting others run whenever it has held the event loop for a while. */
export async function inSlices<Result>(work: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
  let started = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - started < sliceMilliseconds) continue;
    await turn();
    signal?.throwIfAborted();
    started = performance.now();
  }
}
