/** A part of a text, and what it could be instead. Indexes are those of strings. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Tokens of both texts, from and to. */
interface Range {
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
}

type Tokens = readonly string[];
/** Which token of one text is which of the other; what is between two matches differs. */
type Match = readonly [before: number, after: number];

/** Up to so many cells, a table finds the longest common subsequence: a bounded amount of work for a token. */
const tableCells = 64 * 64;
/** Ranges are divided so often at most, which bounds the work by n log n for each time. */
const maximumDepth = 24;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * The words that differ, in order. Words that occur once in both texts anchor the comparison (patience diff), so that it
 * takes some n log n steps however different the texts are; between anchors, small ranges are compared exactly.
 */
export function diffWords(before: string, after: string): readonly Change[] {
  if (before === after) return [];
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const matches: Match[] = [];
  const whole = { beforeStart: 0, beforeEnd: one.length, afterStart: 0, afterEnd: other.length };
  collectMatches({ one, other, matches }, whole, 0);
  const offsets = [0];
  for (const [index, token] of one.entries()) offsets.push((offsets[index] ?? 0) + token.length);
  const differing = rangesBetween(matches, whole).map((range) => widen(range, one, other));
  return mergeNeighbours(differing, one, other).map((range) => ({
    start: offsets[range.beforeStart] ?? 0,
    end: offsets[range.beforeEnd] ?? 0,
    replacement: other.slice(range.afterStart, range.afterEnd).join(''),
  }));
}

function tokensOf(text: string): Tokens {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

interface Comparison {
  readonly one: Tokens;
  readonly other: Tokens;
  /** In order. */
  readonly matches: Match[];
}

function collectMatches(comparison: Comparison, range: Range, depth: number): void {
  const { one, other, matches } = comparison;
  let { beforeStart, beforeEnd, afterStart, afterEnd } = range;
  while (beforeStart < beforeEnd && afterStart < afterEnd && one[beforeStart] === other[afterStart])
    matches.push([beforeStart++, afterStart++]);
  const ending: Match[] = [];
  while (beforeStart < beforeEnd && afterStart < afterEnd && one[beforeEnd - 1] === other[afterEnd - 1])
    ending.push([--beforeEnd, --afterEnd]);
  const inner = { beforeStart, beforeEnd, afterStart, afterEnd };
  if ((beforeEnd - beforeStart) * (afterEnd - afterStart) <= tableCells)
    matches.push(...matchByTable(comparison, inner));
  else if (depth < maximumDepth) {
    const anchors = findAnchors(comparison, inner);
    let [nextBefore, nextAfter] = [beforeStart, afterStart];
    for (const [before, after] of anchors) {
      const between = { beforeStart: nextBefore, beforeEnd: before, afterStart: nextAfter, afterEnd: after };
      collectMatches(comparison, between, depth + 1);
      matches.push([before, after]);
      [nextBefore, nextAfter] = [before + 1, after + 1];
    }
    if (anchors.length > 0)
      collectMatches(comparison, { ...inner, beforeStart: nextBefore, afterStart: nextAfter }, depth + 1);
  }
  for (const match of ending.reverse()) matches.push(match);
}

/** Tokens that are there once in both ranges, in the longest order that both have. */
function findAnchors({ one, other }: Comparison, range: Range): readonly Match[] {
  const places = new Map<string, { count: number; before: number; after: number }>();
  for (let index = range.beforeStart; index < range.beforeEnd; index += 1) {
    const place = places.get(one[index] ?? '');
    if (place === undefined) places.set(one[index] ?? '', { count: 1, before: index, after: -1 });
    else place.count = 3;
  }
  for (let index = range.afterStart; index < range.afterEnd; index += 1) {
    const place = places.get(other[index] ?? '');
    if (place === undefined) continue;
    place.count += 1;
    place.after = index;
  }
  const candidates = [...places.values()].filter(({ count, after }) => count === 2 && after >= 0);
  return longestIncreasing(candidates.map(({ before, after }) => [before, after]));
}

/** Of pairs sorted by their first number, the most whose second numbers rise, too. */
function longestIncreasing(pairs: readonly Match[]): readonly Match[] {
  /** Index of the pair that ends the best row of each length. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [, after]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < after) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const longest: Match[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair !== undefined) longest.push(pair);
  }
  return longest.reverse();
}

function matchByTable({ one, other }: Comparison, range: Range): readonly Match[] {
  const [rows, columns] = [range.beforeEnd - range.beforeStart, range.afterEnd - range.afterStart];
  if (rows === 0 || columns === 0) return [];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  const isSame = (row: number, column: number): boolean =>
    one[range.beforeStart + row] === other[range.afterStart + column];
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const matches: Match[] = [];
  for (let [row, column] = [0, 0]; row < rows && column < columns; )
    if (isSame(row, column)) matches.push([range.beforeStart + row++, range.afterStart + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  return matches;
}

function rangesBetween(matches: readonly Match[], whole: Range): readonly Range[] {
  const ranges: Range[] = [];
  let [beforeStart, afterStart] = [0, 0];
  for (const [before, after] of [...matches, [whole.beforeEnd, whole.afterEnd] as const]) {
    if (before > beforeStart || after > afterStart)
      ranges.push({ beforeStart, beforeEnd: before, afterStart, afterEnd: after });
    [beforeStart, afterStart] = [before + 1, after + 1];
  }
  return ranges;
}

/** A comma alone is hard to see and to point at: it comes with the word before it, which is the same in both texts. */
function widen(range: Range, one: Tokens, other: Tokens): Range {
  const changed = [...one.slice(range.beforeStart, range.beforeEnd), ...other.slice(range.afterStart, range.afterEnd)];
  if (changed.some(hasWord) || range.beforeStart === 0 || range.afterStart === 0) return range;
  if (!hasWord(one[range.beforeStart - 1] ?? '')) return range;
  return { ...range, beforeStart: range.beforeStart - 1, afterStart: range.afterStart - 1 };
}

/** Two changes with nothing but a space between are one, unless each puts one word for another: those are decided apart. */
function mergeNeighbours(ranges: readonly Range[], one: Tokens, other: Tokens): readonly Range[] {
  const merged: Range[] = [];
  const isWordForWord = ({ beforeStart, beforeEnd, afterStart, afterEnd }: Range): boolean =>
    beforeEnd - beforeStart === 1 &&
    afterEnd - afterStart === 1 &&
    hasWord(one[beforeStart] ?? '') &&
    hasWord(other[afterStart] ?? '');
  for (const range of ranges) {
    const last = merged.at(-1);
    const between = last && one.slice(last.beforeEnd, range.beforeStart).join('');
    if (last && (between === '' || (/^\s+$/u.test(between ?? '') && !(isWordForWord(last) && isWordForWord(range)))))
      merged[merged.length - 1] = { ...last, beforeEnd: range.beforeEnd, afterEnd: range.afterEnd };
    else merged.push(range);
  }
  return merged;
}
