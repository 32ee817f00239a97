import { editMatches } from '../edit-text.ts';
import {
  numeralScript,
  plainNumber,
  readSinographic,
  sinographicCharacters,
  writeSinographic,
} from '../sinographic-numerals.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { allOf } from '../words.ts';
import { afterFirstOfTwo, alphabetic, amount, numberStart, space } from './amount-pattern.ts';

const words: Readonly<Record<string, string>> = {
  de: 'Prozent',
  en: 'per cent|percent',
  es: 'por ciento|por cien',
  fr: 'pour cent',
  it: 'per cento|percento',
  ja: 'パーセント',
  ko: '퍼센트',
};

/** A letter, a digit or a suffix (`100%ig`, `5%-Klausel`) makes the percent sign part of a word. */
const wordEnd = `(?![${alphabetic}\\p{Nd}]|-[${alphabetic}]|포인트|ポイント)`;

/** Writes each percentage as its number followed by `suffix`. */
function numeralsFollowedBy(language: string, suffix: string): StyleRewriter {
  const word = words[language];
  const pattern = new RegExp(
    `${numberStart}(${amount})${space}?(?:[%\\uff05﹪]${word === undefined ? '' : `|${word}`})${wordEnd}`,
    'gu',
  );
  const spaced = new RegExp(`^${space}(.*)$`, 's');
  return (text) =>
    editMatches(text, pattern, ([match, number = '']) => {
      const [, unspaced] = spaced.exec(suffix) ?? [];
      const given = spaced.exec(match.slice(number.length));
      return unspaced !== undefined && given?.[1] === unspaced ? undefined : number + suffix;
    });
}

const chinesePercentage = new RegExp(`百分之(${amount}|[${sinographicCharacters}点點]{1,30})(?![多几幾来])`, 'gu');

/** 百分之五十 → 50%. */
const chineseToSymbol: StyleRewriter = (text) =>
  editMatches(text, chinesePercentage, ([, number = '']) => {
    if (number === '百' || number === '一百') return '100%';
    const value = plainNumber(number) ?? readSinographic(number);
    return value === undefined ? undefined : `${value}%`;
  });

const symbolPercentage = new RegExp(`${numberStart}(${amount})${space}?[%\\uff05﹪](?![\\p{Nd}${alphabetic}])`, 'gu');

const symbolToChinese: StyleRewriter = (text, { language }) =>
  editMatches(text, symbolPercentage, ({ 1: number = '', index }) => {
    if (afterFirstOfTwo.test(text.slice(Math.max(0, index - 8), index))) return undefined;
    const value = plainNumber(number);
    if (value === '100') return '百分之百';
    const written = value === undefined ? undefined : writeSinographic(value, numeralScript(language));
    return written === undefined ? undefined : `百分之${written}`;
  });

/** Both forms of Chinese: what is spelled out becomes a number, and spaces go. */
const chineseSymbol: StyleRewriter = allOf(chineseToSymbol, numeralsFollowedBy('zh', '%'));

const suffixed = (suffix: string, languages: readonly string[]): RewrittenValue => {
  const rewriters = new Map(languages.map((language) => [language, numeralsFollowedBy(language, suffix)]));
  return {
    languages,
    rewrite: (text, context) => rewriters.get(context.language.slice(0, 2))?.(text, context) ?? [],
  };
};

const symbol = suffixed('%', ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko']);
const symbolWithoutSpace: RewrittenValue = {
  languages: [...symbol.languages, 'zh'],
  rewrite: (text, context) =>
    context.language.startsWith('zh') ? chineseSymbol(text, context) : symbol.rewrite(text, context),
};
const spacedSymbol = suffixed('\u00a0%', ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh']);

export const percentageFormat: Readonly<Record<string, RewrittenValue>> = {
  use_arabic_numerals_followed_by_percent_symbol_without_space: symbolWithoutSpace,
  use_chinese_numbers_followed_by_chinese_word_百分之: { languages: ['zh'], rewrite: symbolToChinese },
  use_numerals_followed_by_full_width_percent_symbol_without_space: suffixed('\uff05', ['ja', 'zh']),
  use_numerals_followed_by_japanese_word_パーセント_without_space: suffixed('パーセント', ['ja']),
  use_numerals_followed_by_korean_word_퍼센트: suffixed('퍼센트', ['ko']),
  use_numerals_followed_by_percent_symbol: symbolWithoutSpace,
  use_numerals_followed_by_space_then_german_word_prozent: suffixed(' Prozent', ['de']),
  use_numerals_followed_by_space_then_half_width_percent_symbol: spacedSymbol,
  use_numerals_followed_by_space_then_italian_word_per_cento: suffixed(' per cento', ['it']),
  use_numerals_followed_by_space_then_italian_word_percento: suffixed(' percento', ['it']),
  use_numerals_followed_by_space_then_korean_word_퍼센트: suffixed(' 퍼센트', ['ko']),
  use_numerals_followed_by_space_then_percent_symbol: spacedSymbol,
  use_numerals_followed_by_space_then_spell_out_per_cent: suffixed(' per cent', ['en']),
  use_numerals_followed_by_space_then_spell_out_percent: suffixed(' percent', ['en']),
  use_spanish_word_por_cien: suffixed(' por cien', ['es']),
  use_spanish_word_por_ciento: suffixed(' por ciento', ['es']),
};
