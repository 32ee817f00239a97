import { nextMatch } from '../next-match.ts';
import { protectedRangesFor } from '../style-rules/protected-ranges.ts';
import type { ProtectedRange } from '../style-rules/style-rewriter.ts';
import { mergeSpans } from '../text-edit.ts';

/*
 * Comments and code between fences, for which only the beginning is looked for: most of what begins so ends nowhere, and
 * each would be read as far as it may reach.
 */
const enclosed = {
  '<!--': { close: /-->/g, longest: 2_000 },
  '```': { close: /```/g, longest: 4_000 },
} as const;

/*
 * Markup and code, beside what is protected everywhere (addresses, paths, placeholders, telephone numbers). A tag has to
 * look like one: `a < b and c > d` is text. Bounded, so that matching stays linear.
 */
const markup = new RegExp(
  [
    '<!--',
    String.raw`<\/?[A-Za-z][\w:.-]{0,40}(?:\s[^<>]{0,500})?\s?\/?>`,
    String.raw`&(?:[A-Za-z]{2,31}|#\d{1,7}|#x[\dA-Fa-f]{1,6});`,
    '```',
    '`[^`\\n]{1,200}`',
    String.raw`\[\[[^\[\]\n]{1,80}\]\]|\{[^{}\n]{1,80}\}`,
    // Calls of functions: normalize().
    String.raw`(?<![\w.])[A-Za-z_$][\w.$]{0,80}\(\)`,
    // Options of commands.
    String.raw`(?<![\w\u00c0-\u024f-])--?[A-Za-z][\w-]{0,40}`,
  ].join('|'),
  'g',
);

/** Numbers with all that is written on them: 1.000,50 €, 3:1, 10%, 2nd, 1990s, B2B, v1.2.3, COVID-19. */
const numbers =
  /[\p{L}\p{M}\p{Sc}+\-−–#§°]{0,20}\d[\p{L}\p{M}\p{N}.,:/'’%‰°\-–+×]{0,40}(?<![.,:/'’\-–])(?:[ \u00a0\u202f]?[\p{Sc}%‰°])?/gu;

/**
 * Parts of a text that no correction, variant or style changes: addresses, paths, code, placeholders, markup, telephone
 * numbers, numbers. In reading order, none overlapping another.
 */
export function protectedRanges(text: string): readonly ProtectedRange[] {
  const found = [...markupRanges(text), ...protectedRangesFor(text, {})];
  for (const { 0: number, index } of text.matchAll(numbers)) found.push({ start: index, end: index + number.length });
  return mergeSpans(found);
}

/** As `protectedRanges`, without numbers: for what is about them, such as dates and spaces within numbers. */
export function protectedRangesButNumbers(text: string): readonly ProtectedRange[] {
  return mergeSpans([...markupRanges(text), ...protectedRangesFor(text, {})]);
}

function markupRanges(text: string): ProtectedRange[] {
  const ranges: ProtectedRange[] = [];
  const closes = new Map(
    Object.entries(enclosed).map(([open, { close, longest }]) => [
      open,
      { next: nextMatch(text, new RegExp(close)), length: close.source.length, longest },
    ]),
  );
  const pattern = new RegExp(markup);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { 0: found, index: start } = match;
    const close = closes.get(found);
    if (close === undefined) {
      ranges.push({ start, end: start + found.length });
      continue;
    }
    const from = start + found.length;
    const end = close.next(from);
    pattern.lastIndex = start + 1;
    if (end - from > close.longest) continue;
    ranges.push({ start, end: end + close.length });
    pattern.lastIndex = end + close.length;
  }
  return ranges;
}
