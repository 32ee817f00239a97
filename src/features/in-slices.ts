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

/** What each item makes, in slices. */
export function mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
  signal?: AbortSignal,
): Promise<readonly Made[]> {
  return inSlices(mapping(items, make), signal);
}

function* mapping<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
): Generator<void, readonly Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    made.push(make(item, index));
    yield;
  }
  return made;
}
