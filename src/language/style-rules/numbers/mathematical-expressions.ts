import { rewrittenLanguages } from '../style-languages.ts';
import type { RewrittenValue, TextEdit } from '../style-rewriter.ts';
import { space } from './amount-pattern.ts';

const term = `(?:\\d{1,9}(?:[.,]\\d{1,9})?|\\p{Script=Latin}(?![\\p{L}\\p{Nd}]))`;
const operator = '[-+−–=×÷*<>≤≥≈≠]';
const expression = new RegExp(
  `(?<=^|[\\s(\\[“„«"'])${term}(?:${space}?${operator}${space}?${term}){1,12}(?=$|[\\s)\\]”“»"'?!;:,.])(?![.,:]\\d)`,
  'gu',
);

/** `2+2=4`, but no range, no number of a telephone and no `B+B`: there must be an equation, or numbers to add. */
function isExpression(text: string): boolean {
  if (/[=≈≠≤≥]/.test(text)) return /\d|=.*[-+×÷*]|[-+×÷*].*=/.test(text);
  return /^\d[\d.,]*(?:[ \u00a0]?[+×÷][ \u00a0]?\d[\d.,]*)+$/.test(text);
}

export const mathematicalExpressionSpacing: RewrittenValue = {
  languages: rewrittenLanguages,
  rewrite: (text) => {
    const edits: TextEdit[] = [];
    for (const { 0: found, index } of text.matchAll(expression)) {
      if (!isExpression(found)) continue;
      for (const { 0: sign, index: position } of found.matchAll(
        /[ \u00a0\u202f\u2009]?[-+−–=×÷*<>≤≥≈≠][ \u00a0\u202f\u2009]?/gu,
      )) {
        const spaced = sign.trim();
        if (sign.length === 3) continue;
        edits.push({ start: index + position, end: index + position + sign.length, text: `\u00a0${spaced}\u00a0` });
      }
    }
    return edits;
  },
};
