import { setImmediate as turn } from 'node:timers/promises';

/** Short beside the time in which clients expect an answer. */
const sliceMilliseconds = 4;

/** Time on the event loop, for work that goes on without waiting for anything. */
export class Slices {
  #started = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#started >= sliceMilliseconds;
  }

  /** Lets others run. */
  async next(): Promise<void> {
    await turn();
    this.#started = performance.now();
  }
}

/** Runs long work to its end, letting others run whenever it has held the event loop for a while, alone or with what shares its slices. */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  signal?: AbortSignal,
  slices: Slices = new Slices(),
): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (!slices.isOver) continue;
    await slices.next();
    signal?.throwIfAborted();
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
