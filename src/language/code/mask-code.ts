import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, mergeTexts } from '../segments.ts';
import { hasSameCodes, repairCodes } from '../tag-handling/repair-codes.ts';
import { matchedText, visibleCode } from '../terminology/matched-text.ts';
import type { TextSpan } from '../text-edit.ts';
import { type CodeKeeping, findCode } from './find-code.ts';

export interface MaskOptions {
  /** Of the segment. */
  readonly language: string;
  readonly keeping: CodeKeeping;
}

/** A segment whose code engines see as inline codes, with its way back. */
export interface MaskedSegment {
  readonly segment: Segment;
  /** The terms that were given, where they are in the masked segment. */
  readonly terms: readonly FoundTerm[];
  /** Something is left for an engine. */
  readonly hasText: boolean;
  /** The translation with the code itself, letter for letter, in place of the inline codes. */
  unmask(translated: Segment): Segment;
}

/** Engines keep these in place by themselves, as words of the sentence (`findProtectedText`). */
const knownToEngines =
  /^(?:[a-z][a-z\d+.-]*:\/\/\S*|www\.\S+|[^\s@]+@[\w-]+\.[\w.-]+|[@#][\p{L}_][\p{L}\p{N}\p{M}_-]*)$/iu;

/**
 * Takes code out of the hands of an engine: each span is an `alone` code with itself as `equivalent`. What a glossary has
 * as a term is one, though it looks like code; terms inside of code are none. Code with tags in it is one code between two tags.
 */
export function maskCode(source: Segment, terms: readonly FoundTerm[], options: MaskOptions): MaskedSegment {
  const text = matchedText(source);
  const found = findCode(text, options.language, options.keeping).filter(
    ({ start, end }) => !text.slice(start, end).includes(visibleCode) && !knownToEngines.test(text.slice(start, end)),
  );
  if (found.length === 0) return { segment: source, terms, hasText: true, unmask: (translated) => translated };
  const { spans, terms: kept } = settle(found, terms);
  const masks = new Map<number, string>();
  const taken: TextSpan[] = [];
  const inlines: Inline[] = [];
  let nextId = source.inlines.reduce((id, inline) => (isCode(inline) ? Math.max(id, inline.id) : id), 0) + 1;
  let next = 0;
  let position = 0;
  for (const inline of source.inlines) {
    if (isCode(inline)) {
      if (inline.equivalent) position += 1;
      inlines.push(inline);
      continue;
    }
    const begin = position;
    const end = begin + inline.length;
    while ((spans[next]?.start ?? end) < end) {
      const span = spans[next] as TextSpan;
      // A tag may lie within it.
      const piece = { start: Math.max(span.start, begin), end: Math.min(span.end, end) };
      if (piece.start > position) inlines.push(inline.slice(position - begin, piece.start - begin));
      const data = inline.slice(piece.start - begin, piece.end - begin);
      inlines.push({ kind: 'alone', id: nextId, data, equivalent: data });
      masks.set(nextId, data);
      taken.push(piece);
      nextId += 1;
      position = piece.end;
      if (span.end > end) break;
      next += 1;
    }
    if (position < end) inlines.push(inline.slice(position - begin));
    position = end;
  }
  const segment = { inlines };
  return {
    segment,
    terms: shifted(kept, taken),
    hasText: inlines.some((inline) => !isCode(inline) && /[\p{L}\p{N}]/u.test(inline)),
    unmask(translated) {
      const whole = hasSameCodes(segment, translated) ? translated : repairCodes(segment, translated);
      return {
        inlines: mergeTexts(
          whole.inlines.map((inline) => (isCode(inline) ? (masks.get(inline.id) ?? inline) : inline)),
        ),
      };
    },
  };
}

/** A term that is all of a span is no code; one that is part of code is no term. */
function settle(
  spans: readonly TextSpan[],
  terms: readonly FoundTerm[],
): { readonly spans: readonly TextSpan[]; readonly terms: readonly FoundTerm[] } {
  if (terms.length === 0) return { spans, terms };
  const dropped = new Set<FoundTerm>();
  let next = 0;
  const kept = spans.filter((span) => {
    while ((terms[next]?.end ?? Infinity) <= span.start) next += 1;
    const within: FoundTerm[] = [];
    for (let at = next; (terms[at]?.start ?? Infinity) < span.end; at += 1) within.push(terms[at] as FoundTerm);
    if (within.some(({ start, end }) => start <= span.start && end >= span.end)) return false;
    for (const term of within) dropped.add(term);
    return true;
  });
  return { spans: kept, terms: dropped.size === 0 ? terms : terms.filter((term) => !dropped.has(term)) };
}

/** Each span before a term has become one character of the text that terms are found in. */
function shifted(terms: readonly FoundTerm[], spans: readonly TextSpan[]): readonly FoundTerm[] {
  let next = 0;
  let less = 0;
  return terms.map((term) => {
    for (; (spans[next]?.end ?? Infinity) <= term.start; next += 1) {
      const { start, end } = spans[next] as TextSpan;
      less += end - start - 1;
    }
    return { ...term, start: term.start - less, end: term.end - less };
  });
}
