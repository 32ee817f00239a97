/**
 * Maps items with so many of them under way at once, and gives the results in the order of the items. The first failure,
 * or a consumer that stops, aborts the signal that what is under way was given.
 */
export async function* mapInOrder<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  atOnce: number,
  signal: AbortSignal,
  map: (item: Item, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const stopped = new AbortController();
  const either = AbortSignal.any([signal, stopped.signal]);
  const underWay: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      either.throwIfAborted();
      const result = map(item, either);
      // Its failure is reported when its turn comes, if it does.
      result.catch(() => {});
      underWay.push(result);
      const [first] = underWay;
      if (underWay.length < atOnce || first === undefined) continue;
      underWay.shift();
      yield await first;
    }
    for (const result of underWay) yield await result;
  } finally {
    stopped.abort();
  }
}
