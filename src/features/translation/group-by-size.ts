export interface GroupLimits {
  /** What the items of a group have together; one that has more is alone. */
  readonly size: number;
  /** How many they are. */
  readonly items: number;
}

/** Items in their order, in groups as large as the limits allow. */
export function* groupBySize<Item>(
  items: Iterable<Item>,
  sizeOf: (item: Item) => number,
  limits: GroupLimits,
): Generator<readonly Item[]> {
  let group: Item[] = [];
  let size = 0;
  for (const item of items) {
    const own = sizeOf(item);
    if (group.length > 0 && (size + own > limits.size || group.length === limits.items)) {
      yield group;
      group = [];
      size = 0;
    }
    group.push(item);
    size += own;
  }
  if (group.length > 0) yield group;
}
