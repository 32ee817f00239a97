import { packWords } from '../../packs/tables.ts';
import { rewrittenLanguages } from '../style-languages.ts';
import type { RewrittenValue, TextEdit } from '../style-rewriter.ts';
import { alternatives } from './alternatives.ts';
import { numberStart, space } from './amount-pattern.ts';
import { perLanguage } from './per-language.ts';
import { nameEnd, symbolEnd, symbolPattern, unitsByName } from './unit-patterns.ts';

/** `5, 10 and 20 cm` → `5 cm, 10 cm and 20 cm`. */
export const repeatedUnits: RewrittenValue = perLanguage(rewrittenLanguages, (language) => {
  const asian = /^(?:ja|ko|zh)$/.test(language);
  const comma = asian ? '(?:[、\\uff0c]|, )' : `,${space}`;
  const conjunctions = packWords(language, 'counting', 'conjunctions').join('|');
  const or = asian ? `${space}?(?:${conjunctions})${space}?` : `,?${space}(?:${conjunctions})${space}`;
  const number = '\\d{1,4}(?:[.,]\\d{1,4})?';
  const names = alternatives(unitsByName(language).keys());
  const unit = `(?:(?:${symbolPattern})${symbolEnd}|(?:${names})${nameEnd[language]})`;
  const pattern = new RegExp(
    `${numberStart}(?<![,、]${space}?)(${number}(?:${comma}${number}){0,5})(?:${comma}|${or})${number}(${space}?)(${unit})`,
    'gu',
  );
  return (text) => {
    const edits: TextEdit[] = [];
    for (const { 0: list, 1: leading = '', 2: gap = '', 3: symbol = '', index } of text.matchAll(pattern)) {
      const enumerated = new RegExp(`${or}${number}${space}?${unit}$`, 'u').test(list) || asian;
      const year = /^(?:1[5-9]|20)\d\d(?!\d)/.test(list);
      const singular = /^1(?!\d)/.test(list) && symbol.length > 4 && !asian;
      if (!enumerated || year || singular) continue;
      for (const { 0: value, index: position } of leading.matchAll(/\d{1,4}(?:[.,]\d{1,4})?/g)) {
        const end = index + position + value.length;
        edits.push({ start: end, end, text: gap + symbol });
      }
    }
    return edits;
  };
});
