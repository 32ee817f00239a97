/**
 * Runs every item, and as many at a time as their sizes fit into the room: whenever one ends, the first that fits begins. A size
 * is never larger than the room.
 */
export async function fillRoom<Item>(
  items: readonly Item[],
  room: number,
  sizeOf: (item: Item) => number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  let free = room;
  const begin = async (): Promise<void> => {
    const running: Promise<void>[] = [];
    for (;;) {
      const next = queue.findIndex((item) => sizeOf(item) <= free);
      const [item] = next === -1 ? [] : queue.splice(next, 1);
      if (item === undefined) break;
      free -= sizeOf(item);
      running.push(
        run(item).then(() => {
          free += sizeOf(item);
          return begin();
        }),
      );
    }
    await Promise.all(running);
  };
  await begin();
}
