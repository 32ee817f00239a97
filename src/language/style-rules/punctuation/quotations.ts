import { baseLanguage } from '../../codes.ts';
import { type TextSpan, withoutOverlaps } from '../../text-edit.ts';
import { withoutRefused } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter, TextEdit } from '../style-rewriter.ts';
import type { Quotation } from './read-quotations.ts';
import { readQuotations } from './read-quotations.ts';
import { rewriting } from './rewritten-value.ts';

export type QuotationPair = readonly [open: string, close: string];
type PairOf = (quotation: Quotation, language: string) => QuotationPair;

const straightDouble: QuotationPair = ['"', '"'];
const straightSingle: QuotationPair = ["'", "'"];
const germanDouble: QuotationPair = ['„', '“'];
const germanSingle: QuotationPair = ['‚', '‘'];
const doubleCurly: QuotationPair = ['“', '”'];
const singleCurly: QuotationPair = ['‘', '’'];
const guillemets: QuotationPair = ['«', '»'];
const singleGuillemets: QuotationPair = ['‹', '›'];

const isGerman = (language: string) => baseLanguage(language) === 'de';
type Level = 'double' | 'single';

/** Single marks outside stay single; further inside the two take turns. */
function keptLevel({ depth, outermost }: Quotation): Level {
  return (outermost === 'single') === (depth % 2 === 0) ? 'single' : 'double';
}
/** Double marks outside, whatever they were. */
function nestedLevel({ depth }: Quotation): Level {
  return depth % 2 === 0 ? 'double' : 'single';
}

function curlyPair(level: Level, language: string): QuotationPair {
  if (level === 'single') return isGerman(language) ? germanSingle : singleCurly;
  return isGerman(language) ? germanDouble : doubleCurly;
}
const straightPair = (level: Level): QuotationPair => (level === 'single' ? straightSingle : straightDouble);

const curly: PairOf = (quotation, language) => curlyPair(keptLevel(quotation), language);
const straight: PairOf = (quotation) => straightPair(keptLevel(quotation));
const doubleOuter: PairOf = (quotation, language) => curlyPair(nestedLevel(quotation), language);
const straightOuter: PairOf = (quotation) => straightPair(nestedLevel(quotation));
const primarySingle: PairOf = (quotation, language) =>
  curlyPair(nestedLevel(quotation) === 'single' ? 'double' : 'single', language);

/** The outermost pair first; a deeper level begins anew where they `alternate`, and keeps the last pair elsewhere. */
const byDepth =
  (...pairs: readonly QuotationPair[]): PairOf =>
  ({ depth }) =>
    pairs[Math.min(depth, pairs.length - 1)] as QuotationPair;
const alternating =
  (primary: QuotationPair, secondary: QuotationPair): PairOf =>
  ({ depth }) =>
    depth % 2 === 0 ? primary : secondary;

/** French sets guillemets apart with a space that does not break; Swiss French does not. */
function isSpaced(pair: QuotationPair, language: string): boolean {
  return baseLanguage(language) === 'fr' && language !== 'fr-CH' && (pair[0] === '«' || pair[0] === '‹');
}

/** Writes quotations with the marks of `pairOf`. */
export function quoted(pairOf: PairOf, wanted: (quotation: Quotation) => boolean = () => true): StyleRewriter {
  return (text, { language }) => {
    const edits: TextEdit[] = [];
    for (const quotation of readQuotations(text).quotations) {
      if (!wanted(quotation)) continue;
      const pair = pairOf(quotation, language);
      const { open, close } = quotation;
      if (text.slice(open + 1, close).trim() === '') continue;
      const space = isSpaced(pair, language) ? '\u00a0' : '';
      const inner = readSpaces(text, open, close);
      edits.push({ start: open, end: inner.start, text: pair[0] + space, group: open });
      edits.push({ start: inner.end, end: close + 1, text: space + pair[1], group: open });
    }
    return wholePairs(edits).filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
  };
}

/** In reading order, without pairs that another one leaves no room for. */
function wholePairs(edits: readonly TextEdit[]): readonly TextEdit[] {
  const kept = new Set(withoutOverlaps(edits));
  const ordered = edits.toSorted((one, other) => one.start - other.start);
  return withoutRefused(ordered, (edit) => !kept.has(edit));
}

/** Where the quoted text starts and ends without the spaces that guillemets may have. */
function readSpaces(text: string, open: number, close: number): TextSpan {
  let start = open + 1;
  let end = close;
  if (/[ \u00a0\u202f]/.test(text[start] ?? '')) start += 1;
  if (end > start && /[ \u00a0\u202f]/.test(text[end - 1] ?? '')) end -= 1;
  return { start, end };
}

const apostrophes =
  (apostrophe: string): StyleRewriter =>
  (text) =>
    readQuotations(text)
      .apostrophes.filter((position) => text[position] !== apostrophe)
      .map((position) => ({ start: position, end: position + 1, text: apostrophe }));

const both =
  (pairOf: PairOf, apostrophe: string): StyleRewriter =>
  (text, context) =>
    withoutOverlaps(quoted(pairOf)(text, context), apostrophes(apostrophe)(text, context));

const guillemetsThenCurly = byDepth(guillemets, doubleCurly, singleCurly);

const latin = ['de', 'en', 'es', 'fr', 'it'];
const romance = ['es', 'fr', 'it'];

export const apostrophe: Readonly<Record<string, RewrittenValue>> = {
  use_curly_apostrophes: rewriting(latin, apostrophes('’')),
  use_straight_apostrophes: rewriting(latin, apostrophes("'")),
};

export const quotationMark: Readonly<Record<string, RewrittenValue>> = {
  use_curly_quotation_marks: rewriting([...latin, 'ko', 'zh'], quoted(curly)),
  use_double_curly_quotation_marks: rewriting([...latin, 'ko', 'zh'], quoted(doubleOuter)),
  use_double_straight_quotation_marks: rewriting([...latin, 'ko', 'zh'], quoted(straightOuter)),
  use_guillemets: rewriting([...romance, 'de-CH'], quoted(guillemetsThenCurly)),
  use_straight_quotation_marks: rewriting([...latin, 'ko', 'zh'], quoted(straight)),
};

export const quotationMarkAndApostrophe: Readonly<Record<string, RewrittenValue>> = {
  use_curly_quotation_marks_and_apostrophes: rewriting(latin, both(curly, '’')),
  use_double_and_single_curly_quotation_marks_and_curly_apostrophes: rewriting(latin, both(doubleOuter, '’')),
  use_double_and_single_straight_quotation_marks_and_straight_apostrophes: rewriting(latin, both(straightOuter, "'")),
  use_guillemets_and_curly_apostrophes: rewriting(romance, both(guillemetsThenCurly, '’')),
  use_guillemets_and_straight_apostrophes: rewriting(romance, both(byDepth(guillemets, straightDouble), "'")),
  use_straight_quotation_marks_and_apostrophes: rewriting(latin, both(straight, "'")),
};

/** Where corner brackets stand already, what other marks mean beside them is not sure. */
const cornerBrackets: StyleRewriter = (text, context) =>
  /[「」『』]/.test(text) ? [] : quoted(byDepth(['「', '」'], ['『', '』']))(text, context);

export const quotationStyle: Readonly<Record<string, RewrittenValue>> = {
  use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations: rewriting(
    ['ja', 'zh'],
    cornerBrackets,
  ),
  use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
    rewriting(['en', 'es', 'fr', 'it', 'ko', 'zh'], quoted(byDepth(doubleCurly, singleCurly))),
  use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
    rewriting(['en', 'es', 'fr', 'it', 'ko', 'zh'], quoted(alternating(doubleCurly, singleCurly))),
  use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
    rewriting(['de'], quoted(byDepth(germanDouble, germanSingle))),
  use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations: rewriting(
    ['de', 'en', 'es', 'fr', 'it', 'ko', 'zh'],
    quoted(doubleOuter),
  ),
  use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
    rewriting(latin, quoted(byDepth(straightDouble, straightSingle))),
  use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
    rewriting(latin, quoted(alternating(straightDouble, straightSingle))),
  use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations: rewriting(
    romance,
    quoted(byDepth(guillemets, doubleCurly)),
  ),
  use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations: rewriting(
    romance,
    quoted(byDepth(guillemets, straightDouble)),
  ),
  use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations: rewriting(
    [...romance, 'de'],
    quoted(byDepth(guillemets, singleGuillemets)),
  ),
  use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
    rewriting(romance, quoted(byDepth(guillemets, doubleCurly, singleCurly))),
  use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations: rewriting(
    ['de'],
    quoted(byDepth(['»', '«'], ['›', '‹'])),
  ),
  use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations: rewriting(
    ['en'],
    quoted(primarySingle),
  ),
};

const isSingle = ({ kind }: Quotation) => kind === 'single';

export const highlightingSpecificExpressions: Readonly<Record<string, RewrittenValue>> = {
  use_single_curly_quotation_marks: rewriting(['ko'], quoted(curly, isSingle)),
  use_single_straight_quotation_marks: rewriting(['ko'], quoted(straight, isSingle)),
};
