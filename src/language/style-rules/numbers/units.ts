import { editMatches } from '../edit-text.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages, rewrittenLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { allOf } from '../words.ts';
import { alternatives } from './alternatives.ts';
import { amount, isSingular, numberStart, space } from './amount-pattern.ts';
import { numberWords, quantityWords, takesSingular } from './number-words.ts';
import { perLanguage } from './per-language.ts';
import { unitName } from './unit-names.ts';
import { nameEnd, noMoneyBefore, symbolEnd, symbolPattern, unitsByName, unitsBySymbol } from './unit-patterns.ts';

type Maker = (language: RewrittenLanguage) => StyleRewriter;

function isEuropean(language: RewrittenLanguage): boolean {
  return (europeanLanguages as readonly string[]).includes(language);
}

/** `5 kilometers` → `5 km`; East Asian text keeps the space it has or has not. */
const abbreviateAfterNumerals: Maker = (language) => {
  const byName = unitsByName(language);
  const pattern = new RegExp(
    `${numberStart}(${amount})(${space}?)(${alternatives(byName.keys())})${nameEnd[language]}`,
    'gu',
  );
  return (text) =>
    editMatches(text, pattern, ([, number = '', given = '', name = '']) => {
      const gap = isEuropean(language) ? '\u00a0' : given;
      return `${number}${gap}${byName.get(name)?.symbols[0]}`;
    });
};

/** `five kilometers` → `five km`. */
const abbreviateAfterWords: Maker = (language) => {
  const byName = unitsByName(language);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{Nd}-])((?:${alternatives(numberWords(language))})${space})(${alternatives(byName.keys())})${nameEnd[language]}`,
    'gu',
  );
  return (text) =>
    editMatches(text, pattern, ([, before = '', name = '']) => `${before}${byName.get(name)?.symbols[0]}`);
};

/** In `a 5 km race` and `a 10 x 5 cm box` the name would be another word than in `5 km`. */
const attributive = /(?:(?<!\p{L})(?:an?|the|this|that|each|every|another)[ \u00a0]|[x×][ \u00a0]?)$/iu;
/** A word after the unit may be what is measured, as in `one large 12 GB volume`; after these it is not. */
const afterMeasure =
  /^(?![ \u00a0]\p{L}|-\p{L})|^[ \u00a0](?:of|and|or|to|in|on|at|by|for|from|with|without|within|per|than|as|is|are|was|were|has|have|had|will|would|can|may|must|should|but|if|when|while|because|which|that|this|these|the|an?|each|every|more|less|long|wide|high|tall|deep|thick|away|apart|above|below|over|under|after|before|later|earlier|ago|north|south|east|west|respectively|only|instead|off|out|up|down|into|through|between|during|until|since|so|then|not|it|they|we|you|he|she)(?!\p{L})/iu;
const longestAfter = 16;
const germanDative = /(?<![\p{L}])(?:von|mit|nach|aus|bei|zu|in|vor)[ \u00a0]$/iu;

/** `5 km` → `5 kilometers`. */
const spellOutAfterNumerals: Maker = (language) => {
  const pattern = new RegExp(
    `${numberStart}${noMoneyBefore}(${amount})(${space}?)(${symbolPattern})${symbolEnd}`,
    'gu',
  );
  return (text, context) =>
    editMatches(text, pattern, ({ 0: found, 1: number = '', 2: given = '', 3: symbol = '', index }) => {
      const unit = unitsBySymbol.get(symbol);
      const names = unit && unitName(unit, context.language);
      if (names === undefined) return undefined;
      const before = text.slice(Math.max(0, index - 12), index);
      const after = text.slice(index + found.length, index + found.length + longestAfter);
      if (language === 'en' && (attributive.test(before) || !afterMeasure.test(after))) return undefined;
      const [singular, plural] = names;
      const name = isSingular(number, language) ? singular : plural;
      const dative =
        language === 'de' && name.endsWith('er') && !isSingular(number, language) && germanDative.test(before);
      return `${number}${isEuropean(language) ? given || ' ' : given}${name}${dative ? 'n' : ''}`;
    });
};

/** `five km` → `five kilometers`; one letter alone says too little after a word. */
const spellOutAfter =
  (words: (language: RewrittenLanguage) => readonly string[]): Maker =>
  (language) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{Nd}-])(${alternatives(words(language))})(${space})(${symbolPattern})${symbolEnd}`,
      'gu',
    );
    return (text, context) =>
      editMatches(text, pattern, ([, word = '', gap = '', symbol = '']) => {
        const unit = unitsBySymbol.get(symbol);
        const names = unit && symbol.length > 1 ? unitName(unit, context.language) : undefined;
        return names && `${word}${gap}${names[takesSingular(word) ? 0 : 1]}`;
      });
  };

/** What each makes is apart from what the others make: numerals, number words, other words. */
function together(...makers: readonly Maker[]): Maker {
  return (language) => allOf(...makers.map((make) => make(language)));
}

const spellOutWithoutNumeral = spellOutAfter((language) => [...numberWords(language), ...quantityWords(language)]);
const symbols = perLanguage(rewrittenLanguages, abbreviateAfterNumerals);

export const spellingOutUnits: Readonly<Record<string, RewrittenValue>> = {
  abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral: perLanguage(
    europeanLanguages,
    together(abbreviateAfterNumerals, spellOutWithoutNumeral),
  ),
  always_abbreviate_units_of_measure: perLanguage(
    europeanLanguages,
    together(abbreviateAfterNumerals, abbreviateAfterWords),
  ),
  always_spell_out_units_of_measure: perLanguage(
    europeanLanguages,
    together(spellOutAfterNumerals, spellOutWithoutNumeral),
  ),
  spell_out_units_in_korean: perLanguage(['ko'], spellOutAfterNumerals),
  spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral: perLanguage(
    europeanLanguages,
    together(abbreviateAfterNumerals, spellOutAfter(numberWords)),
  ),
  spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: perLanguage(['ja'], spellOutAfterNumerals),
  use_si_symbols: symbols,
  use_unit_symbols: symbols,
};

const unitAfterNumeral = new RegExp(
  `${numberStart}${noMoneyBefore}(${amount})(${space}?)(${symbolPattern})${symbolEnd}`,
  'gu',
);

const spacing = (gap: string): RewrittenValue => ({
  languages: rewrittenLanguages,
  rewrite: (text) =>
    editMatches(text, unitAfterNumeral, ([, number = '', given = '', symbol = '']) =>
      given !== '' && gap !== '' ? undefined : number + gap + symbol,
    ),
});

export const unitsOfMeasureSpacing: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_space_between_numeral_and_unit_of_measure: spacing(''),
  use_space_between_numeral_and_unit_of_measure: spacing('\u00a0'),
};
