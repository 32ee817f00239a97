import { editMatches } from '../edit-text.ts';
import {
  numeralScript,
  plainNumber,
  readSinographic,
  sinographicCharacters,
  writeSinographic,
} from '../sinographic-numerals.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages, rewrittenLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleContext } from '../style-rewriter.ts';
import { afterFirstOfTwo, alphabetic, amount, isSingular, numberStart, space } from './amount-pattern.ts';
import { perLanguage } from './per-language.ts';

type Scale = 'C' | 'F';

interface Temperature {
  /** With its sign, and its first end if it is a range. */
  readonly number: string;
  readonly scale: Scale;
  /** As written. */
  readonly text: string;
}

/** Words after the number. A plain degree may be an angle: it is no temperature. */
const wordsAfter: Readonly<Record<RewrittenLanguage, Readonly<Record<Scale, string>>>> = {
  de: { C: 'Grad Celsius', F: 'Grad Fahrenheit' },
  en: { C: 'degrees? (?:Celsius|Centigrade|centigrade|celsius)', F: 'degrees? (?:Fahrenheit|fahrenheit)' },
  es: { C: 'grados? (?:Celsius|celsius|centígrados?)', F: 'grados? (?:Fahrenheit|fahrenheit)' },
  fr: { C: 'degrés? (?:Celsius|celsius|centigrades?)', F: 'degrés? (?:Fahrenheit|fahrenheit)' },
  it: { C: 'grad[oi] (?:Celsius|celsius|centigrad[oi])', F: 'grad[oi] (?:Fahrenheit|fahrenheit)' },
  ja: { C: '度C', F: '度F' },
  ko: { C: '도씨', F: '도에프' },
  zh: { C: '(?:摄氏|攝氏)度', F: '(?:华氏|華氏)度' },
};

/** Words before the number, which then ends in the word for degree. */
const wordsBefore: Partial<Record<RewrittenLanguage, Readonly<Record<Scale, string>> & { readonly degree: string }>> = {
  ja: { C: '摂氏', F: '華氏', degree: '度' },
  ko: { C: '섭씨', F: '화씨', degree: '도' },
  zh: { C: '摄氏|攝氏', F: '华氏|華氏', degree: '度' },
};

const sign = `(?:(?<![\\p{Nd}${alphabetic})])[-−–+\\uff0b\\uff0d])?`;

function temperaturePattern(language: RewrittenLanguage): RegExp {
  const { C, F } = wordsAfter[language];
  const numeral = language === 'zh' ? `(?:${amount}|[${sinographicCharacters}点點]{1,20})` : amount;
  const number = `${sign}(?:${amount}[-–~〜\\uff5e至]${sign})?${numeral}`;
  const before = wordsBefore[language];
  const after = `(?<number>${number})${space}?(?:(?<celsius>°${space}?[C\\uff23]|℃|${C})|(?<fahrenheit>°${space}?[F\\uff26]|℉|${F}))(?![${alphabetic}\\p{Nd}])`;
  const prefixed =
    before &&
    `(?:(?<celsiusBefore>${before.C})|(?<fahrenheitBefore>${before.F}))${space}?(?<numberBefore>${number})${space}?${before.degree}`;
  return new RegExp(`${numberStart}(?:${prefixed ? `${prefixed}|` : ''}${after})`, 'gu');
}

type Write = (temperature: Temperature, context: StyleContext) => string | undefined;

function temperatures(languages: readonly RewrittenLanguage[], write: Write): RewrittenValue {
  return perLanguage(languages, (language) => {
    const pattern = temperaturePattern(language);
    return (text, context) =>
      editMatches(text, pattern, ({ 0: match, index, groups = {} }) => {
        if (afterFirstOfTwo.test(text.slice(Math.max(0, index - 8), index)) && language in wordsBefore)
          return undefined;
        const number = groups.number ?? groups.numberBefore ?? '';
        const scale = groups.celsius !== undefined || groups.celsiusBefore !== undefined ? 'C' : 'F';
        return write({ number, scale, text: match }, context);
      });
  });
}

/** Arabic numerals for what Chinese spells out; undefined for an odd run of characters. */
function arabic(number: string): string | undefined {
  return /[\d\uff10-\uff19]/.test(number) ? number : readSinographic(number);
}

const withSymbol =
  (gap: string): Write =>
  ({ number, scale, text }) => {
    const numerals = arabic(number);
    if (numerals === undefined) return undefined;
    if (gap !== '' && new RegExp(`^${space}°${scale}$`, 'u').test(text.slice(number.length))) return undefined;
    return `${numerals}${gap}°${scale}`;
  };

const scales: Readonly<Record<Scale, string>> = { C: 'Celsius', F: 'Fahrenheit' };

function chineseScale(scale: Scale, language: string): string {
  const traditional = numeralScript(language).myriads[1] === '萬';
  if (scale === 'C') return traditional ? '攝氏' : '摄氏';
  return traditional ? '華氏' : '华氏';
}

/** In words of the language, in its own order. */
const spelledOut: Write = ({ number, scale }, { language }) => {
  const numerals = arabic(number);
  if (numerals === undefined) return undefined;
  const one = isSingular(numerals, language);
  switch (language.slice(0, 2)) {
    case 'de':
      return `${numerals} Grad ${scales[scale]}`;
    case 'en':
      return `${numerals} degree${one ? '' : 's'} ${scales[scale]}`;
    case 'es':
      return `${numerals} grado${one ? '' : 's'} ${scales[scale]}`;
    case 'fr':
      return `${numerals} degré${one ? '' : 's'} ${scales[scale]}`;
    case 'it':
      return `${numerals} grad${one ? 'o' : 'i'} ${scales[scale]}`;
    case 'ja':
      return `${scale === 'C' ? '摂氏' : '華氏'}${numerals}度`;
    case 'ko':
      return `${scale === 'C' ? '섭씨' : '화씨'} ${numerals}도`;
    case 'zh':
      return `${numerals}${chineseScale(scale, language)}度`;
    default:
      return undefined;
  }
};

const chineseNumbers: Write = ({ number, scale }, { language }) => {
  const numerals = arabic(number);
  const [, minus, absolute = ''] = /^([-−–])?(.*)$/s.exec(numerals ?? '') ?? [];
  const value = plainNumber(absolute);
  const written = value === undefined ? undefined : writeSinographic(value, numeralScript(language));
  return written === undefined ? undefined : `${minus ? '零下' : ''}${written}${chineseScale(scale, language)}度`;
};

/** Fahrenheit keeps its scale: without it everyone would read Celsius. */
const celsiusWithoutScale =
  (unit: (number: string) => string): Write =>
  ({ number, scale, text }) =>
    scale === 'F' || /^(?:摂氏|섭씨)/.test(text) ? undefined : number + unit(number);

const spelled = temperatures(rewrittenLanguages, spelledOut);
const spelledAfterNumber = temperatures(europeanLanguages, spelledOut);
const unspacedSymbol = temperatures(rewrittenLanguages, withSymbol(''));

export const temperatureFormat: Readonly<Record<string, RewrittenValue>> = {
  spell_out_unit: spelled,
  spell_out_unit_followed_by_numerals_then_korean_word_도: temperatures(['ko'], spelledOut),
  use_arabic_numerals_followed_by_space_then_spell_out_unit: spelledAfterNumber,
  use_arabic_numerals_followed_by_unit_symbol_without_space: unspacedSymbol,
  use_arabic_numerals_then_spell_out_unit: temperatures(['zh'], spelledOut),
  use_chinese_numbers_then_spell_out_unit: temperatures(['zh'], chineseNumbers),
  use_italian_word_grado_and_do_not_specify_temperature_scale: temperatures(
    ['it'],
    celsiusWithoutScale((number) => (isSingular(number, 'it') ? ' grado' : ' gradi')),
  ),
  use_numerals_followed_by_japanese_word_度_without_space: temperatures(
    ['ja'],
    celsiusWithoutScale(() => '度'),
  ),
  use_numerals_followed_by_korean_word_도: temperatures(
    ['ko'],
    celsiusWithoutScale(() => '도'),
  ),
  use_numerals_followed_by_space_then_spell_out_unit: spelledAfterNumber,
  use_numerals_followed_by_space_then_unit_symbol: temperatures(rewrittenLanguages, withSymbol('\u00a0')),
  use_numerals_followed_by_unit_symbol_without_space: unspacedSymbol,
  use_spanish_word_grado_and_do_not_specify_temperature_scale: temperatures(
    ['es'],
    celsiusWithoutScale((number) => (isSingular(number, 'es') ? ' grado' : ' grados')),
  ),
};
