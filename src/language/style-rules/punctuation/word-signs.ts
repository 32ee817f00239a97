import { editMatches } from '../edit-text.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { eastAsian, replacing, rewriting } from './rewritten-value.ts';

type Values = Readonly<Record<string, RewrittenValue>>;

/** Names that stay as their owners write them. */
const companies = new Set(['AT&T', 'H&M', 'S&P', 'P&G', 'C&A', 'B&Q', 'M&S', 'D&G', 'M&M']);
const initials = /(?<![\p{L}\p{N}&.])(\p{Lu}{1,2})[ \u00a0]?&[ \u00a0]?(\p{Lu}{1,2})(?![\p{L}\p{N}&;'’])/gu;

export const ampersandAbbreviationSpacing: Values = {
  do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: replacing(
    europeanLanguages,
    initials,
    ([, one, two]) => `${one}&${two}`,
  ),
  use_spaces_before_and_after_ampersand_as_part_of_abbreviation: replacing(
    europeanLanguages,
    initials,
    ([, one, two]) => (companies.has(`${one}&${two}`) ? undefined : `${one} & ${two}`),
  ),
};

/** Between small words; capitals may be a company or a title. */
const betweenWords = (sign: string) =>
  new RegExp(`(?<=(?<![\\p{L}\\p{N}_.])\\p{Ll}{2,30}) ${sign} (?=\\p{Ll}{2,30}(?![\\p{L}\\p{N}_(=]))`, 'gu');
const lookalikeOfCode = /[=<>{}|\\^*_]/;

/** The sign becomes the word, but in a text that looks like code or a formula. */
function signAsWord(language: string, sign: string, word: string): RewrittenValue {
  const pattern = betweenWords(sign);
  return rewriting([language], (text) => (lookalikeOfCode.test(text) ? [] : editMatches(text, pattern, () => word)));
}

export const ampersandUsage: Values = {
  use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
    signAsWord('en', '&', ' and '),
  use_full_width_ampersand: replacing(['ja', 'zh'], /&(?![#\w]{1,9}[;=])/g, '＆'),
  use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
    signAsWord('de', '&', ' und '),
  use_half_width_ampersand: replacing(['ja', 'zh'], /＆/g, '&'),
};

export const plusSignUsage: Values = {
  do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun: signAsWord(
    'en',
    '\\+',
    ' and ',
  ),
};

/** Measures, abbreviations and names that are one with their slash have fewer than three letters on a side. */
const besideSlash = /(?<=(?<![\p{L}\p{N}./\\:_@~-] ?)\p{L}{3,30})( ?)\/( ?)(?=\p{L}{3,30}(?! ?[\p{N}/_@.\\-]\S))/gu;

export const slash: Values = {
  do_not_use_spaces_before_and_after_slashes: replacing(europeanLanguages, besideSlash, '/'),
  use_spaces_before_and_after_slashes: replacing(europeanLanguages, besideSlash, ' / '),
};

export const slashUsage: Values = {
  do_not_use_slash_to_symbolize_english_word_or: replacing(
    ['en'],
    /(?<![\p{L}\p{N}/_.-])(he|she|his|her|him|hers|himself|herself|yes|no|true|false) ?\/ ?(he|she|his|her|him|hers|himself|herself|yes|no|true|false)(?![\p{L}\p{N}/_-])/giu,
    ([, one, two]) => `${one} or ${two}`,
  ),
};

const betweenHangul = /(?<=\p{Script=Hangul})[·‧・･ㆍ](?=\p{Script=Hangul})/gu;

export const relatedPhrasesIndicator: Values = {
  use_comma: replacing(['ko'], betweenHangul, ', '),
  use_hyphen: replacing(['ko'], betweenHangul, '-'),
  use_middle_dot: replacing(['ko'], betweenHangul, '·'),
};

const eastAsianColon = new RegExp(`(?<=[${eastAsian}）」』”]):(?!//)[ \\u00a0]?`, 'gu');

export const colon: Values = {
  use_full_width_colon: replacing(['ja', 'zh'], eastAsianColon, '：'),
  use_half_width_colon: replacing(['ja', 'zh'], /：/g, ({ index, input }) => {
    const after = input[index + 1] ?? '\n';
    const between = /\d/.test(after) && /\d/.test(input[index - 1] ?? '');
    return /\s/.test(after) || between ? ':' : ': ';
  }),
};

const bibleBooks =
  'Genesis|Exodus|Psalms?|Proverbs|Isaiah|Matthew|Mark|Luke|John|Acts|Romans|Corinthians|Hebrews|Revelation';

export const colonInHours: Values = {
  do_not_use_space_before_or_after_colon: replacing(
    ['en'],
    new RegExp(
      `(?<=(?<!\\p{L})(?:at|by|until|before|after|${bibleBooks}) \\d{1,3})(?: : ?| ?: )(?=\\d{1,3}(?!\\d))|(?<=(?<![\\d.:])(?:1?\\d|2[0-3]))(?: : ?| ?: )(?=[0-5]\\d ?[ap]\\.?m)`,
      'gu',
    ),
    ':',
  ),
};

export const colonOfRatios: Values = {
  do_not_use_space_before_or_after_colon: replacing(['en'], /(?<=(?<![\d.,:])\d{1,4}) : (?=\d{1,4}(?![\d:]))/g, ':'),
};

export const colonInHeading: Values = {
  use_space_after_colon_not_before: replacing(
    ['de', 'en', 'es', 'it'],
    /(?<=\p{L}{2} ?\p{N}{0,4})(?:[ \u00a0]+:[ \u00a0]*|:(?=\p{Lu}\p{Ll}))(?=[\p{L}"“„«])/gu,
    ({ 0: found, input }) =>
      found === ': ' || input.length > 150 || /[.!?]\s*$|:.*:|\n/.test(input) ? undefined : ': ',
  ),
};
