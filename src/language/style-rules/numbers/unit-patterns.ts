import type { RewrittenLanguage } from '../style-languages.ts';
import { alternatives } from './alternatives.ts';
import { alphabetic } from './amount-pattern.ts';
import type { Unit } from './unit-names.ts';
import { unitName, unitSymbols, units } from './unit-names.ts';

/** A currency sign before the number makes `m` a million. */
export const noMoneyBefore = '(?<![$€£¥\\uff04\\uffe5][\\d.,]{0,20})';

export const symbolEnd = `(?![${alphabetic}\\p{Nd}²³/·*^'’]|-[${alphabetic}]|(?<=W)-\\p{Nd})`;

export const symbolPattern = alternatives(unitSymbols);

export const unitsBySymbol: ReadonlyMap<string, Unit> = new Map(
  units.flatMap((unit) => unit.symbols.map((symbol) => [symbol, unit] as const)),
);

const variants: Partial<Record<RewrittenLanguage, readonly string[]>> = { en: ['en', 'en-GB'], zh: ['zh', 'zh-Hant'] };

/** Every spelling of the names of units in a language; English pounds may be money, so they are left out. */
export function unitsByName(language: RewrittenLanguage): ReadonlyMap<string, Unit> {
  const named = new Map<string, Unit>();
  for (const unit of units)
    for (const variant of variants[language] ?? [language])
      for (const name of unitName(unit, variant) ?? []) {
        if (named.has(name) || /^pounds?$/.test(name)) continue;
        named.set(name, unit);
        if (language === 'de' && name.endsWith('er')) named.set(`${name}n`, unit);
        if (name === '千克') named.set('公斤', unit);
      }
  return named;
}

const wordEnd = '(?![\\p{L}\\p{Nd}]|-\\p{L})';

/** What may not follow a name, because it makes a longer word of it: 米饭, 克拉. */
export const nameEnd: Readonly<Record<RewrittenLanguage, string>> = {
  de: wordEnd,
  en: wordEnd,
  es: wordEnd,
  fr: wordEnd,
  it: wordEnd,
  ja: '(?![\\p{Script=Katakana}ー時/])',
  ko: '(?=$|[^\\p{Script=Hangul}]|은|는|이|가|을|를|의|에|로|와|과|도|만|씩|인|짜리|정도|이상|이하|미만|까지|부터)',
  zh: '(?![饭飯拉斯尔爾格兰蘭级級旗降])',
};
