/** What replaces an order without a match, as sacreBLEU names it; `value` where its default is not wanted. */
export interface Smoothing {
  readonly method: 'exp' | 'floor' | 'add-k' | 'none';
  /** Of `floor` (0.1 if absent) and `add-k` (1 if absent). */
  readonly value?: number;
}

/**
 * Precisions (0 to 1) of the orders, up to the first that the text is too short for.
 *
 * - `exp`: the first order without a match counts half a match, the next a quarter, and so on.
 * - `floor`: such an order counts `value` matches.
 * - `add-k`: from the second order on, `value` is added to matches and n-grams.
 */
export function smoothedPrecisions(
  matches: readonly number[],
  totals: readonly number[],
  { method, value }: Smoothing,
): readonly number[] {
  const precisions: number[] = [];
  let part = 1;
  for (const [index, matched] of matches.entries()) {
    const added = method === 'add-k' && index > 0 ? (value ?? 1) : 0;
    const total = (totals[index] ?? 0) + added;
    if (total === 0) break;
    let count = matched + added;
    if (count === 0 && method === 'floor') count = value ?? 0.1;
    if (count === 0 && method === 'exp') {
      part /= 2;
      count = part;
    }
    precisions.push(count / total);
  }
  return precisions;
}
