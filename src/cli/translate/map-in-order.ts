/** Applies `work` to items, up to `limit` at a time, and yields the results in the order of the items. */
export async function* mapInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // Its failure is seen when its turn comes, or never if an earlier one fails.
    result.catch(() => {});
    running.push(result);
    if (running.length >= limit) yield await (running.shift() as Promise<Result>);
  }
  for (const result of running) yield await result;
}
