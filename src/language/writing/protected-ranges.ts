import { mergeRanges } from '../style-rules/edit-text.ts';
import { protectedRangesFor } from '../style-rules/protected-ranges.ts';
import type { ProtectedRange } from '../style-rules/style-rewriter.ts';

/*
 * Markup and code, beside what is protected everywhere (addresses, paths, placeholders, telephone numbers). A tag has to
 * look like one: `a < b and c > d` is text. Bounded, so that matching stays linear.
 */
const markup = new RegExp(
  [
    '<!--[^]{0,2000}?-->',
    String.raw`<\/?[A-Za-z][\w:.-]{0,40}(?:\s[^<>]{0,500})?\s?\/?>`,
    String.raw`&(?:[A-Za-z]{2,31}|#\d{1,7}|#x[\dA-Fa-f]{1,6});`,
    '```[^]{0,4000}?```',
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
  return mergeRanges(found);
}

/** As `protectedRanges`, without numbers: for what is about them, such as dates and spaces within numbers. */
export function protectedRangesButNumbers(text: string): readonly ProtectedRange[] {
  return mergeRanges([...markupRanges(text), ...protectedRangesFor(text, {})]);
}

function markupRanges(text: string): ProtectedRange[] {
  return Array.from(text.matchAll(markup), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
