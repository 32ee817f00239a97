/**
 * Kendall's tau-b of two series, with ties on either side: 1 is the same order, −1 the opposite one, 0 none. In n log n (Knight,
 * 1966).
 */
export function kendallTau(one: readonly number[], other: readonly number[]): number {
  const order = [...one.keys()].sort(
    (first, second) => at(one, first) - at(one, second) || at(other, first) - at(other, second),
  );
  const pairs = tiedPairs([one.length]);
  const tiedOne = tiedPairs(runs(order, (first, second) => at(one, first) === at(one, second)));
  const tiedBoth = tiedPairs(
    runs(order, (first, second) => at(one, first) === at(one, second) && at(other, first) === at(other, second)),
  );
  const sorted = order.map((index) => at(other, index));
  const swaps = countSwaps(sorted);
  const tiedOther = tiedPairs(runs([...sorted.keys()], (first, second) => at(sorted, first) === at(sorted, second)));
  const difference = pairs - tiedOne - tiedOther + tiedBoth - 2 * swaps;
  const scale = Math.sqrt((pairs - tiedOne) * (pairs - tiedOther));
  return scale === 0 ? 0 : difference / scale;
}

function at(values: readonly number[], index: number): number {
  return values[index] as number;
}

function tiedPairs(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + (length * (length - 1)) / 2, 0);
}

function runs(order: readonly number[], isSame: (first: number, second: number) => boolean): readonly number[] {
  const lengths: number[] = [];
  for (const [position, index] of order.entries()) {
    const before = order[position - 1];
    if (before !== undefined && isSame(before, index)) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else lengths.push(1);
  }
  return lengths;
}

/** Sorts the values by merging, and counts the pairs that were out of order. */
function countSwaps(values: number[]): number {
  let swaps = 0;
  let from = [...values];
  let into = new Array<number>(values.length);
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, values.length), Math.min(start + 2 * width, values.length)];
      let [left, right] = [start, middle];
      for (let position = start; position < end; position += 1) {
        const takesRight = right < end && (left >= middle || at(from, right) < at(from, left));
        if (takesRight) swaps += middle - left;
        into[position] = takesRight ? at(from, right++) : at(from, left++);
      }
    }
    [from, into] = [into, from];
  }
  for (const [index, value] of from.entries()) values[index] = value;
  return swaps;
}
