import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import type { TermMatch } from './find-terms.ts';
import { matchedText } from './matched-text.ts';

/** A term that an engine sees as a code. */
export interface ProtectedTerm {
  readonly match: TermMatch;
  /** Of the code in its place. */
  readonly id: number;
  /** The UTF-16 unit right before the term in the source and that right after it; empty at the ends. */
  readonly before: string;
  readonly after: string;
}

export interface ProtectedSegment {
  readonly source: Segment;
  /** The source with each term as an `alone` code whose `equivalent` is the target term. */
  readonly segment: Segment;
  readonly terms: readonly ProtectedTerm[];
}

/**
 * Takes terms out of the hands of an engine that knows nothing of terms; `restoreTerms` puts the targets in.
 *
 * Codes inside of a term go around it: a pair that covers part of the term covers all of it, a pair that reaches beyond
 * it keeps the term if it had the greater part, and what stands alone follows.
 */
export function protectTerms(source: Segment, matches: readonly TermMatch[]): ProtectedSegment {
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
  let position = 0;
  const endTerm = () => {
    const term = terms[next];
    if (term === undefined || position < term.match.end) return;
    inlines.push(...aroundTerm(term, inside));
    inside = [];
    next += 1;
  };
  for (const inline of source.inlines) {
    if (isCode(inline)) {
      // Pairs that began in a term may end right behind it.
      if (inline.equivalent || openPairs(inside) === 0) endTerm();
      if (position > (terms[next]?.match.start ?? text.length)) inside.push({ code: inline, position });
      else inlines.push(inline);
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

/** How many pairs begin here and do not end. */
function openPairs(inside: readonly PlacedCode[]): number {
  const open = new Set<number>();
  for (const { code } of inside)
    if (code.kind === 'open') open.add(code.id);
    else if (code.kind === 'close') open.delete(code.id);
  return open.size;
}

interface PlacedCode {
  readonly code: InlineCode;
  readonly position: number;
}

function aroundTerm(term: ProtectedTerm, inside: readonly PlacedCode[]): Inline[] {
  const placeholder: InlineCode = {
    kind: 'alone',
    id: term.id,
    data: term.match.found,
    equivalent: term.match.target,
  };
  const count = (id: number) => inside.filter(({ code }) => code.kind !== 'alone' && code.id === id).length;
  const whole = inside.filter(({ code }) => code.kind !== 'alone' && count(code.id) === 2).map(({ code }) => code);
  const crossing = inside.filter(({ code }) => code.kind !== 'alone' && count(code.id) === 1);

  // Between the codes that cross its bounds the term takes the place where most of it stood.
  const edges = [term.match.start, ...crossing.map(({ position }) => position), term.match.end];
  const lengths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? edge));
  const place = lengths.indexOf(Math.max(...lengths));
  return [
    ...crossing.slice(0, place).map(({ code }) => code),
    ...whole.filter(({ kind }) => kind === 'open'),
    placeholder,
    ...whole.filter(({ kind }) => kind === 'close'),
    ...inside.filter(({ code }) => code.kind === 'alone').map(({ code }) => code),
    ...crossing.slice(place).map(({ code }) => code),
  ];
}
