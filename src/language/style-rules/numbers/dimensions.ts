import { rewrittenLanguages } from '../style-languages.ts';
import type { RewrittenValue, TextEdit } from '../style-rewriter.ts';
import { amount, numberStart, space } from './amount-pattern.ts';
import { symbolEnd, symbolPattern } from './unit-patterns.ts';

const length = `${amount}(?:${space}?(?:${symbolPattern})(?=[xX×✕ \\u00a0]|${symbolEnd}))?`;
const product = new RegExp(
  `${numberStart}${length}(?:${space}?[xX×✕]${space}?${length}){1,4}(?![\\p{Script=Latin}\\p{Nd}×✕])`,
  'gu',
);
const sign = /([ \u00a0\u202f\u2009]?)[xX×✕]([ \u00a0\u202f\u2009]?)(?=[0-9\uff10-\uff19])/g;

/** `10x20 cm`, but neither `0x20`, nor the drive of a `4x4`, nor `3x 20`. */
function separator(written: string): RewrittenValue {
  return {
    languages: rewrittenLanguages,
    rewrite: (text) => {
      const edits: TextEdit[] = [];
      for (const { 0: match, index } of text.matchAll(product)) {
        const signs = [...match.matchAll(sign)];
        if (signs.some(([, before, after]) => (before === '') !== (after === ''))) continue;
        if (/^(?:0[xX]|\d[xX×]\d$)/.test(match)) continue;
        for (const { 0: given, index: position } of signs)
          if (given.replace(/[ \u202f\u2009]/g, '\u00a0') !== written)
            edits.push({ start: index + position, end: index + position + given.length, text: written });
      }
      return edits;
    },
  };
}

export const dimensionsSeparator: Readonly<Record<string, RewrittenValue>> = {
  use_multiplication_sign_between_dimensions_with_space_on_either_side: separator('\u00a0×\u00a0'),
  use_multiplication_sign_between_dimensions_without_space_on_either_side: separator('×'),
  use_x_between_dimensions_with_space_on_either_side: separator('\u00a0x\u00a0'),
  use_x_between_dimensions_without_space_on_either_side: separator('x'),
};
