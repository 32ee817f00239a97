import { withoutOverlaps } from '../../text-edit.ts';
import { closeUp, editMatches } from '../edit-text.ts';
import { isTraditionalChinese } from '../sinographic-numerals.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter, TextEdit } from '../style-rewriter.ts';
import { numberStart } from './amount-pattern.ts';
import { isCounted } from './counted.ts';
import { readNumbers } from './read-numbers.ts';

type Signs = readonly [string, string, string];

/** Large numbers, which are surely amounts, as `write` has it. */
function largeNumbers(
  language: RewrittenLanguage,
  write: (integer: string, context: string) => string | undefined,
): StyleRewriter {
  return (text, context) => {
    const edits: TextEdit[] = [];
    for (const { start, end, integer, fraction, thousands } of readNumbers(text, language)) {
      if (integer.length < 5 || integer.length > 16 || fraction !== undefined) continue;
      if (thousands === '' && !isCounted(text, start, end, language)) continue;
      if (
        /\p{Sc}[ \u00a0]?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
        /^[ \u00a0]?[万萬亿億兆만억조]/u.test(text.slice(end, end + 2))
      )
        continue;
      const written = write(integer, context.language);
      if (written !== undefined) edits.push(closeUp(text, { start, end, text: written }));
    }
    return edits;
  };
}

/** `120000000` → 1億2000万. */
function inMyriads(integer: string, signs: Signs, gap = ''): string {
  const parts: string[] = [];
  for (let level = Math.ceil(integer.length / 4) - 1; level >= 0; level -= 1) {
    const group = Number(integer.slice(Math.max(0, integer.length - 4 * (level + 1)), integer.length - 4 * level));
    if (group > 0) parts.push(`${group}${level === 0 ? '' : (signs[level - 1] ?? '')}`);
  }
  return parts.join(gap);
}

/** `35000` → 3.5万; undefined if more than two decimals would be needed. */
function inOneMyriad(integer: string, [tenThousand, hundredMillion]: readonly [string, string]): string | undefined {
  const large = integer.length > 8;
  const digitCount = large ? 8 : 4;
  const rest = integer.slice(-digitCount).replace(/0+$/, '');
  if (rest.length > 2) return undefined;
  return integer.slice(0, -digitCount) + (rest === '' ? '' : `.${rest}`) + (large ? hundredMillion : tenThousand);
}

export const chineseMyriads: RewrittenValue = {
  languages: ['zh'],
  rewrite: largeNumbers('zh', (integer, language) =>
    inOneMyriad(integer, isTraditionalChinese(language) ? ['萬', '億'] : ['万', '亿']),
  ),
};

export const japaneseMyriads: RewrittenValue = {
  languages: ['ja'],
  rewrite: largeNumbers('ja', (integer) => inMyriads(integer, ['万', '億', '兆'])),
};

const koreanNumber = new RegExp(
  `${numberStart}\\d[\\d,]{0,7}[만억조](?: ?\\d[\\d,]{0,7}[만억조]){0,2}(?: ?\\d[\\d,]{0,4}(?![\\d,만억조./:-]))?`,
  'gu',
);

/** The groups of a Korean number with or without spaces between them. */
function koreanMyriads(gap: string): RewrittenValue {
  const digits = largeNumbers('ko', (integer) => inMyriads(integer, ['만', '억', '조'], gap));
  return {
    languages: ['ko'],
    rewrite: (text, context) => {
      const mixed = editMatches(text, koreanNumber, ([number]) =>
        number.replace(/([만억조]) ?(?=\d)/gu, (_match, sign: string) => sign + gap),
      );
      return withoutOverlaps(mixed, digits(text, context));
    },
  };
}

export const spacedKoreanMyriads = koreanMyriads(' ');
export const unspacedKoreanMyriads = koreanMyriads('');
