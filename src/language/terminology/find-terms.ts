import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { findBounds } from './find-bounds.ts';
import { matchedText } from './matched-text.ts';
import { normalText } from './normal-text.ts';
import type { TermMatcher } from './term-matcher.ts';

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly matcher: TermMatcher;
  readonly entry: number;
}

/**
 * The terms of all dictionaries in a segment, in reading order, none overlapping another. The longest in the segment is
 * taken first, then the longest before and after it, and so on; of two of the same length the one further left. At the
 * same place the dictionary given first wins, within it the entry of the same case.
 */
export function findTerms(segment: Segment, matchers: readonly TermMatcher[]): readonly FoundTerm[] {
  const used = matchers.filter((matcher) => matcher.size > 0);
  const text = used.length === 0 ? '' : matchedText(segment);
  if (text === '') return [];
  const normal = normalText(text);
  const bounds = findBounds(normal.folded);

  const longestAt = (start: number, limit: number): Candidate | undefined => {
    let best: Candidate | undefined;
    for (const matcher of used) {
      const found = matcher.longestAt(normal, bounds, start, limit);
      if (found !== undefined && (best === undefined || found.end > best.end)) best = { start, ...found, matcher };
    }
    return best;
  };

  const all: Candidate[] = [];
  for (let start = 0; start < normal.folded.length; start += 1) {
    const candidate = bounds[start] === 1 ? longestAt(start, normal.folded.length) : undefined;
    if (candidate !== undefined) all.push(candidate);
  }
  return chooseLongest(all, longestAt)
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, matcher, entry }) => {
      const from = normal.starts?.[start] ?? start;
      const to = normal.ends?.[end - 1] ?? end;
      return { ...matcher.entry(entry), start: from, end: to, found: text.slice(from, to) };
    });
}

function chooseLongest(
  all: readonly Candidate[],
  longestAt: (start: number, limit: number) => Candidate | undefined,
): readonly Candidate[] {
  const chosen: Candidate[] = [];
  const ranges = overlapping(all);
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    const [first, ...rest] = range;
    if (first === undefined) continue;
    const longest = rest.reduce((best, one) => (one.end - one.start > best.end - best.start ? one : best), first);
    chosen.push(longest);
    const left = range.flatMap((one) => {
      if (one.start >= longest.start) return [];
      // A shorter term may stand before where the longest one at its place reaches into what is taken.
      return one.end <= longest.start ? [one] : (longestAt(one.start, longest.start) ?? []);
    });
    ranges.push(
      left,
      range.filter((one) => one.start >= longest.end),
    );
  }
  return chosen;
}

/** Candidates that overlap, directly or through others, in groups: what to choose is settled within each. */
function overlapping(all: readonly Candidate[]): (readonly Candidate[])[] {
  const groups: Candidate[][] = [];
  let end = 0;
  for (const candidate of all) {
    if (candidate.start >= end) groups.push([]);
    groups.at(-1)?.push(candidate);
    end = Math.max(end, candidate.end);
  }
  return groups;
}
