import { allMatches } from '../all-matches.ts';
import { type TextSpan, withoutOverlaps } from '../text-edit.ts';
import { findFences } from './find-fences.ts';
import { findLabels } from './find-labels.ts';
import { findMessages } from './find-messages.ts';
import { type CodeUse, sourceOf } from './recognisers.ts';

/**
 * What a text is taken for: prose, the text of a document, where a letter alone is the label of a cell or a list, or a string
 * of a data file, where more is code.
 */
export type CodeKeeping = 'prose' | 'document' | 'data';

const usesOf: Readonly<Record<CodeKeeping, readonly CodeUse[]>> = {
  prose: ['everywhere', 'prose'],
  document: ['everywhere', 'prose', 'document'],
  data: ['everywhere', 'prose', 'document', 'data'],
};
const patterns = Object.fromEntries(
  Object.entries(usesOf).map(([keeping, uses]) => [
    keeping,
    new RegExp(
      sourceOf(({ use }) => uses.includes(use)),
      'gu',
    ),
  ]),
) as Readonly<Record<CodeKeeping, RegExp>>;
const spanning = new RegExp(
  sourceOf(({ spans }) => spans),
  'gu',
);

/** Found quickly: nothing that a pattern finds is without one of these. */
const hint =
  /[`{}<>$@#\\/_|~^=]|[a-z\d][A-Z]|[A-Z]{2}[a-z]|[.:]\S|\(\)|--|%\S|\d[A-Fa-fxv]|[A-Fa-fxv]\d|[A-Za-z]-\d|\d-[A-Za-z]|\+\+/;
const dataHint = /[-.:/]/;
const spanningHint = /[`{<"]|\(\)|\w\(/;

/**
 * What is no prose in a text, in order: code, identifiers, paths, versions, placeholders, expressions of templates, ICU
 * messages, labels. `language` is that of the text around it.
 */
export function findCode(text: string, language: string, keeping: CodeKeeping): readonly TextSpan[] {
  const isHinted = hint.test(text) || (keeping === 'data' && dataHint.test(text));
  const found = isHinted ? findAll(text, patterns[keeping]) : [];
  const others = [findLabels(text, language, keeping !== 'prose'), findMessages(text), findFences(text)];
  return others.reduce((all, more) => (more.length === 0 ? all : withoutOverlaps(all, more)), found);
}

/** Spans that touch are one. */
function findAll(text: string, pattern: RegExp): readonly TextSpan[] {
  const found: { start: number; end: number }[] = [];
  let last: { start: number; end: number } | undefined;
  for (const { 0: code, index } of allMatches(text, pattern)) {
    const end = index + code.length;
    if (last?.end === index) last.end = end;
    else {
      last = { start: index, end };
      found.push(last);
    }
  }
  return found;
}

/** Code in which neither a white space nor a full stop ends a sentence. `blocks` are no part of any. */
export function findUncut(text: string): { readonly blocks: readonly TextSpan[]; readonly spans: readonly TextSpan[] } {
  if (!spanningHint.test(text) && !text.includes('~~~')) return { blocks: [], spans: [] };
  const blocks = findFences(text);
  return { blocks, spans: withoutOverlaps(findAll(text, spanning), findMessages(text)) };
}
