import { editMatches } from '../edit-text.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { alternatives } from './alternatives.ts';
import { space } from './amount-pattern.ts';
import { numberWords } from './number-words.ts';
import { perLanguage } from './per-language.ts';

const romans: ReadonlyMap<string, number> = new Map(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'
    .split(' ')
    .map((roman, index) => [roman, index + 1]),
);
const equationWords: Partial<Record<RewrittenLanguage, string>> = {
  de: 'Gleichung|Formel',
  en: '[Ee]quation|[Ff]ormula|Eq\\.',
  es: '[Ee]cuación|[Ff]órmula',
  fr: '[ÉEée]quation|[Ff]ormule',
  it: '[Ee]quazione|[Ff]ormula',
};

/** `Equation IV` → `Equation 4`; one letter alone may be a variable, and Formula One is a race. */
export const equationReference: RewrittenValue = perLanguage(europeanLanguages, (language) => {
  const small = numberWords(language);
  const pattern = new RegExp(
    `(?<!\\p{L})((?:${equationWords[language]})${space})(?:([IVX]{2,5})|\\(([IVX]{1,5})\\)|(${alternatives(small)}))(?![\\p{L}\\p{Nd}-])`,
    'gu',
  );
  return (text) =>
    editMatches(text, pattern, ([, before = '', roman, bracketed, word]) => {
      if (word !== undefined) return /[oó]rmul|ormel/.test(before) ? undefined : before + spelledValue(small, word);
      const value = romans.get(roman ?? bracketed ?? '');
      if (value === undefined) return undefined;
      return before + (bracketed === undefined ? value : `(${value})`);
    });
});

/** The words count from two to twelve one by one. */
function spelledValue(words: readonly string[], word: string): string {
  const index = words.indexOf(word);
  return index < 11 ? String(index + 2) : word;
}
