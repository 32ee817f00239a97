export interface BatchLimits {
  /** Tokens of texts in one request. */
  readonly tokens: number;
  readonly count: number;
}

/** Cuts a list into runs that keep the limits, in order; what is too large alone is alone. */
export function planBatches<Item extends { readonly tokens: number }>(
  items: readonly Item[],
  limits: BatchLimits,
): readonly (readonly Item[])[] {
  const batches: Item[][] = [];
  let tokens = 0;
  for (const item of items) {
    const current = batches.at(-1);
    if (current === undefined || current.length >= limits.count || tokens + item.tokens > limits.tokens) {
      batches.push([item]);
      tokens = item.tokens;
    } else {
      current.push(item);
      tokens += item.tokens;
    }
  }
  return batches;
}
