import { packLines } from '../../packs/tables.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { alternatives } from './alternatives.ts';
import { currencies, readableNames } from './currency-names.ts';
import { symbolEnd, symbolPattern, unitsByName } from './unit-patterns.ts';

const patterns = new Map<RewrittenLanguage, RegExp>();

function countedPattern(language: RewrittenLanguage): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const names = alternatives([
    ...unitsByName(language).keys(),
    ...currencies.flatMap((currency) => readableNames(currency, language)),
  ]);
  const words = alternatives(packLines(language, 'counting', 'counted'));
  const codes = currencies.map(({ code }) => code).join('|');
  const european = !/^(?:ja|ko|zh)$/.test(language);
  const pattern = new RegExp(
    `^[ \\u00a0\\u202f]?(?:[%\\uff05]|\\p{Sc}|°[CF]|(?:${symbolPattern})${symbolEnd}|(?:${words}|${names}|${codes})${european ? '(?!\\p{L})' : '(?![民素形])'})`,
    'u',
  );
  patterns.set(language, pattern);
  return pattern;
}

/** True where the text after or before says that a number is an amount and no name, year or section. */
export function isCounted(text: string, start: number, end: number, language: RewrittenLanguage): boolean {
  return (
    /\p{Sc}[ \u00a0\u202f]?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY|KRW)[ \u00a0]$/u.test(text.slice(Math.max(0, start - 5), start)) ||
    countedPattern(language).test(text.slice(end, end + 32))
  );
}
