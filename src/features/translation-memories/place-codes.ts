import type { Inline, InlineCode } from '../../contracts/segment.ts';

/** Where a code may be in a text. */
interface CodeSearch {
  readonly data: string;
  /** The first occurrence that begins behind all that were taken; undefined when there is none. */
  next: number | undefined;
  readonly further: Generator<number>;
}

/**
 * A text with the codes whose data is in it: the first occurrence first, and of those that begin together the longest. Each code at most once; of codes with the
 * same data in their order. The time grows with the text and the data together, whatever is in them, times the number of different data; yields
 * after the first search for each, so that others can run.
 */
export function* placeCodes(text: string, codes: readonly InlineCode[]): Generator<void, readonly Inline[]> {
  const waiting = Map.groupBy(codes, ({ data }) => data);
  const searches = [...waiting.keys()]
    .sort((one, other) => other.length - one.length)
    .map((data): CodeSearch => ({ data, next: -1, further: occurrences(text, data) }));
  for (const search of searches) {
    search.next = search.further.next().value;
    yield;
  }
  const inlines: Inline[] = [];
  let end = 0;
  for (let from = 0; ; ) {
    const first = firstOf(searches, from);
    if (first?.next === undefined) break;
    from = first.next + first.data.length;
    const code = waiting.get(first.data)?.shift();
    if (code === undefined) continue;
    if (first.next > end) inlines.push(text.slice(end, first.next));
    inlines.push(code);
    end = from;
  }
  if (end < text.length) inlines.push(text.slice(end));
  return inlines;
}

/** The search with the first occurrence from a place on; the first search of several. */
function firstOf(searches: readonly CodeSearch[], from: number): CodeSearch | undefined {
  let first: CodeSearch | undefined;
  for (const search of searches) {
    while (search.next !== undefined && search.next < from) search.next = search.further.next().value;
    if (search.next !== undefined && search.next < (first?.next ?? Infinity)) first = search;
  }
  return first;
}

/** Characters that are looked for first: few places of a text have them, and the search for them is the quickest. */
const headLength = 16;

/** Where a text begins in another one, by the algorithm of Knuth, Morris and Pratt: what is alike nearly everywhere takes no longer. */
function* occurrences(text: string, wanted: string): Generator<number, undefined> {
  const head = wanted.slice(0, headLength);
  const borders = bordersOf(wanted);
  let same = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (same === 0) at = text.indexOf(head, at);
    if (at < 0) return;
    same = continued(wanted, borders, same, text.charCodeAt(at));
    if (same < wanted.length) continue;
    yield at + 1 - same;
    same = borders[same] ?? 0;
  }
}

/** For each number of characters that a text begins with, how many of their first ones are their last ones as well. */
function bordersOf(wanted: string): Uint32Array {
  const borders = new Uint32Array(wanted.length + 1);
  for (let at = 1; at < wanted.length; at += 1)
    borders[at + 1] = continued(wanted, borders, borders[at] ?? 0, wanted.charCodeAt(at));
  return borders;
}

/** How many characters of the beginning of a text are the last ones that were read, with one more. */
function continued(wanted: string, borders: Uint32Array, same: number, character: number): number {
  let longest = same;
  while (longest > 0 && wanted.charCodeAt(longest) !== character) longest = borders[longest] ?? 0;
  return wanted.charCodeAt(longest) === character ? longest + 1 : 0;
}
