import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { matchedText } from './matched-text.ts';

/** A term that an engine sees as a code, or between two. */
export interface ProtectedTerm {
  readonly match: FoundTerm;
  /** Of the code instead, or of the pair around it. */
  readonly id: number;
  /** The UTF-16 unit right before the term in the source and that right after it; empty at the ends. */
  readonly before: string;
  readonly after: string;
}

export interface ProtectedSegment {
  readonly source: Segment;
  /** What the engine gets. */
  readonly segment: Segment;
  readonly terms: readonly ProtectedTerm[];
}

/**
 * Takes terms out of the hands of an engine: each is an `alone` code whose `equivalent` is the target term, and
 * `restoreTerms` puts the targets in. Nothing can go wrong with the terms, but the engine translates a sentence with holes.
 *
 * Codes inside of a term go around it: a pair that covers part of the term covers all of it, a pair that reaches beyond
 * it keeps the term if it had the greater part; what is alone and empty pairs follow.
 */
export function protectTerms(source: Segment, matches: readonly FoundTerm[]): ProtectedSegment {
  return withTerms(source, matches, ({ id, match }) => [
    { kind: 'alone', id, data: match.found, equivalent: match.form?.target ?? match.target },
  ]);
}

/**
 * Leaves the terms in their sentence, so that it is translated as a whole, between a pair of codes that shows where each
 * went: `restoreTerms` puts the target instead of what is there. For engines that know where words come from.
 */
export function coverTerms(source: Segment, matches: readonly FoundTerm[]): ProtectedSegment {
  return withTerms(source, matches, ({ id, match }) => [
    { kind: 'open', id, data: match.found },
    match.found,
    { kind: 'close', id, data: '' },
  ]);
}

type WriteTerm = (term: ProtectedTerm) => readonly Inline[];

function withTerms(source: Segment, matches: readonly FoundTerm[], write: WriteTerm): ProtectedSegment {
  const text = matchedText(source);
  const highest = source.inlines.reduce((id, inline) => (isCode(inline) ? Math.max(id, inline.id) : id), 0);
  const terms = matches.map((match, index) => ({
    match,
    id: highest + 1 + index,
    before: text.slice(Math.max(0, match.start - 1), match.start),
    after: text.slice(match.end, match.end + 1),
  }));

  const inlines: Inline[] = [];
  let next = 0;
  let inside: PlacedCode[] = [];
  /** Pairs that begin inside of the term and have not ended. */
  const open = new Set<number>();
  let position = 0;
  const endTerm = () => {
    const term = terms[next];
    if (term === undefined || position < term.match.end) return;
    inlines.push(...aroundTerm(term, write(term), inside));
    inside = [];
    open.clear();
    next += 1;
  };
  for (const inline of source.inlines) {
    if (isCode(inline)) {
      // Pairs that began in a term may end right behind it.
      if (inline.equivalent || open.size === 0) endTerm();
      if (position > (terms[next]?.match.start ?? text.length)) {
        inside.push({ code: inline, position });
        if (inline.kind === 'open') open.add(inline.id);
        else if (inline.kind === 'close') open.delete(inline.id);
      } else inlines.push(inline);
      if (inline.equivalent) position += 1;
      continue;
    }
    const begin = position;
    const end = begin + inline.length;
    while (position < end) {
      endTerm();
      const { start, end: termEnd } = terms[next]?.match ?? { start: end, end };
      if (position < start) inlines.push(inline.slice(position - begin, start - begin));
      position = Math.min(end, position < start ? start : termEnd);
    }
  }
  endTerm();
  return { source, segment: { inlines }, terms };
}

interface PlacedCode {
  readonly code: InlineCode;
  readonly position: number;
}

function aroundTerm(term: ProtectedTerm, written: readonly Inline[], inside: readonly PlacedCode[]): Inline[] {
  const byId = Map.groupBy(
    inside.filter(({ code }) => code.kind !== 'alone'),
    ({ code }) => code.id,
  );
  const placedCodes = (id: number) => byId.get(id) ?? [];
  const isEmpty = (id: number) =>
    placedCodes(id).length === 2 && placedCodes(id)[0]?.position === placedCodes(id)[1]?.position;
  const isFollowing = ({ code }: PlacedCode): boolean => code.kind === 'alone' || isEmpty(code.id);
  const following = inside.filter(isFollowing);
  const others = inside.filter((placed) => !isFollowing(placed));
  const whole = others.filter(({ code }) => placedCodes(code.id).length === 2).map(({ code }) => code);
  const opening = whole.filter(({ kind }) => kind === 'open');
  const closes = new Map(
    whole.toReversed().flatMap((code) => (code.kind === 'close' ? [[code.id, code] as const] : [])),
  );
  const closing = opening.toReversed().map(({ id }) => closes.get(id));
  const crossing = others.filter(({ code }) => placedCodes(code.id).length === 1);

  // Between the codes that cross its bounds the term goes where most of it was.
  const edges = [term.match.start, ...crossing.map(({ position }) => position), term.match.end];
  const lengths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? edge));
  const cut = lengths.indexOf(lengths.reduce((longest, length) => Math.max(longest, length)));
  return [
    ...crossing.slice(0, cut).map(({ code }) => code),
    ...opening,
    ...written,
    ...closing.filter((code) => code !== undefined),
    ...following.map(({ code }) => code),
    ...crossing.slice(cut).map(({ code }) => code),
  ];
}
