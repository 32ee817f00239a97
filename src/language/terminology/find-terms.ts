import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { TextSpan } from '../text-edit.ts';
import { findBounds } from './find-bounds.ts';
import { matchedText } from './matched-text.ts';
import { normalText } from './normal-text.ts';
import type { TermMatcher } from './term-matcher.ts';

interface Candidate extends TextSpan {
  readonly matcher: TermMatcher;
  readonly entry: number;
}

/**
 * The terms of all dictionaries in a segment, in reading order, none overlapping another. The longest in the segment is
 * taken first, then the longest before and after it, and so on; of two of the same length the one further left. At the
 * same place the dictionary given first wins, within it the entry of the same case.
 */
export function findTerms(segment: Segment, matchers: readonly TermMatcher[]): readonly FoundTerm[] {
  const steps = findTermsInSteps(segment, matchers);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Lookups between two steps; one takes up to 20 µs with phrases of hundreds of words that begin alike. */
const lookupsOfStep = 64;

/** As `findTerms`, with a pause after each millisecond or two of work. */
export function* findTermsInSteps(
  segment: Segment,
  matchers: readonly TermMatcher[],
): Generator<void, readonly FoundTerm[]> {
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
    if (start % lookupsOfStep === 0) yield;
  }
  const chosen = yield* chooseLongest(all, longestAt);
  return chosen
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, matcher, entry }) => {
      const from = normal.starts?.[start] ?? start;
      const to = normal.ends?.[end - 1] ?? end;
      return { ...matcher.entry(entry), start: from, end: to, found: text.slice(from, to) };
    });
}

/** Takes the longest first, the one further left of two, and shortens what reaches into it. */
function* chooseLongest(
  all: readonly Candidate[],
  longestAt: (start: number, limit: number) => Candidate | undefined,
): Generator<void, readonly Candidate[]> {
  const chosen: Candidate[] = [];
  for (const group of overlapping(all)) {
    if (group.length > 1) yield* chooseOfGroup(group, longestAt, chosen);
    else chosen.push(...group);
  }
  return chosen;
}

function* chooseOfGroup(
  group: readonly Candidate[],
  longestAt: (start: number, limit: number) => Candidate | undefined,
  chosen: Candidate[],
): Generator<void, void> {
  const origin = group[0]?.start ?? 0;
  const byLength: Candidate[][] = [];
  const add = (one: Candidate): void => {
    byLength[one.end - one.start] ??= [];
    byLength[one.end - one.start]?.push(one);
  };
  for (const one of group) add(one);
  let lookups = 0;
  const taken = new Uint8Array(group.reduce((end, one) => Math.max(end, one.end), 0) - origin);
  for (let length = byLength.length - 1; length > 0; length -= 1) {
    for (const one of byLength[length]?.sort((first, second) => first.start - second.start) ?? []) {
      if (taken[one.start - origin] === 1) continue;
      let reached = one.start;
      while (reached < one.end && taken[reached - origin] === 0) reached += 1;
      if (reached === one.end) {
        chosen.push(one);
        taken.fill(1, one.start - origin, one.end - origin);
        continue;
      }
      // A shorter term may begin here that ends before what is taken.
      const shorter = longestAt(one.start, reached);
      if (shorter !== undefined) add(shorter);
      lookups += 1;
      if (lookups % lookupsOfStep === 0) yield;
    }
  }
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
