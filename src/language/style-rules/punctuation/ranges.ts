import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { rewriting } from './rewritten-value.ts';

/**
 * Two whole numbers, the lower one first, with a sign or the language's word between them. Numbers with points, further
 * hyphens, letters or operators around them are dates, telephone numbers, scores, versions or sums.
 */
const beforeNumber = '(?<![\\p{N}\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}.,:/+\\-–—~=×*_#$€£〜～])';
const afterNumber = '(?![\\p{N}/+:\\-–—~=×*_〜～]|[.,]\\p{N}| ?[=+×*−])';
const sign = ' ?[-‐‑–—~～〜−] ?';

const eastAsianLanguages = ['ja', 'ko', 'zh'];

interface Wording {
  /** What is between two numbers beside signs. */
  readonly words?: string;
  /** The word before, that makes the words between belong to it. */
  readonly introduced?: RegExp;
}

const wordings: Readonly<Record<string, Wording>> = {
  de: { words: ' bis ', introduced: /(?:^|[^\p{L}])(?:von|vom|zwischen|ab) $/iu },
  en: {
    words: ' to ',
    introduced: /(?:^|[^\p{L}])(?:from|between|of|by|ratio|odds|score|compare|go|went|add|up|down) $/iu,
  },
  es: { introduced: /(?:^|[^\p{L}])(?:de|del|desde|entre|los|las|el|la) $/iu },
  it: { introduced: /(?:^|[^\p{L}])(?:da|dal|dalle|dai|tra|fra|ore|le|i|il) $/iu },
};
const longestIntroduction = 12;

/** Results of games and models of aircraft are no ranges. */
const otherPairs =
  /(?:^|[^\p{L}])(?:won|wins?|lost|loses?|beat|scored?|led|gewann|gewonnen|verlor|verloren|siegte|gan[óo]|ganaron|perdi[óo]|perdieron|gagn[ée]|perdu|vinto|perso|boeing|airbus) $/iu;
/** In East Asian texts a hyphen is in addresses as well; what is counted shows a range. */
const eastAsianUnit = /^ ?[年月日時时分秒人個个名本枚回次歳岁才頁页ペ章節节円元％%つ일월년시분초명개회쪽장세원권]/u;

interface Range {
  readonly low: string;
  readonly high: string;
  readonly isWord: boolean;
  readonly isIntroduced: boolean;
  readonly after: string;
}

function ranges(
  languages: readonly string[],
  write: (range: Range) => string | undefined,
  readsWords = false,
): RewrittenValue {
  const patterns = new Map<string, RegExp>();
  const patternOf = (language: string) => {
    const words = readsWords ? wordings[language]?.words : undefined;
    const between = words === undefined ? sign : `${sign}|${words}`;
    return new RegExp(`${beforeNumber}(\\d{1,4})(${between})(\\d{1,4})${afterNumber}`, 'gu');
  };
  const rewrite: StyleRewriter = (text, { language: full }) => {
    const language = full.slice(0, 2);
    const pattern = patterns.get(language) ?? patternOf(language);
    patterns.set(language, pattern);
    return editMatches(text, pattern, ({ 0: found, 1: low = '', 2: between = '', 3: high = '', index }) => {
      if (!isRange(low, high, between)) return undefined;
      const before = text.slice(Math.max(0, index - longestIntroduction), index);
      const isIntroduced = wordings[language]?.introduced?.test(before) ?? false;
      const end = index + found.length;
      if (otherPairs.test(before) || /\d[ )]{1,2}$/.test(before)) return undefined;
      if (between === '-' && eastAsianLanguages.includes(language) && !eastAsianUnit.test(text.slice(end, end + 2)))
        return undefined;
      const isWord = /\p{L}/u.test(between);
      if (isWord && isIntroduced) return undefined;
      return write({ low, high, isWord, isIntroduced, after: text.slice(end, end + 3) });
    });
  };
  return rewriting(languages, rewrite);
}

const lastYear = 2200;

/** A leading zero is a code or a time; a hyphen before four digits that are no year makes a telephone number. */
function isRange(low: string, high: string, between: string): boolean {
  if (low.startsWith('0') || high.startsWith('0') || Number(low) >= Number(high)) return false;
  const isTelephone = high.length === 4 && (low.length === 3 || (low.length === 4 && Number(high) > lastYear));
  return !(between === '-' && isTelephone);
}

const signed = (languages: readonly string[], between: string): RewrittenValue =>
  ranges(
    languages,
    // After “to” a number needs what it counts: “from five to ten” and “moved it 5 to 10” have none.
    ({ low, high, isWord, after }) =>
      isWord && !/^ \p{Ll}/u.test(after) && !/^ \p{Lu}/u.test(after) ? undefined : low + between + high,
    true,
  );

const european = ['de', 'en', 'es', 'fr', 'it'];

/** 3~5일 becomes 3일부터 5일까지: the unit goes with both numbers. */
const koreanWords: RewrittenValue = rewriting(['ko'], (text) =>
  editMatches(
    text,
    new RegExp(
      `${beforeNumber}(\\d{1,4})(일|월|년|시|쪽|장|세)?${sign}(\\d{1,4})(일|월|년|시|쪽|장|세)(?!\\p{L})`,
      'gu',
    ),
    (match) => {
      const [, low = '', lowUnit, high = '', unit = ''] = match;
      if (!isRange(low, high, '~') || (lowUnit ?? unit) !== unit) return undefined;
      return `${low}${unit}부터 ${high}${unit}까지`;
    },
  ),
);

const worded = (language: string, write: (low: string, high: string) => string): RewrittenValue =>
  ranges([language], ({ low, high, isIntroduced }) => (isIntroduced ? undefined : write(low, high)));

export const rangeIndicator: Readonly<Record<string, RewrittenValue>> = {
  use_en_dash_with_spaces: signed(european, ' – '),
  use_en_dash_without_space_on_either_side: signed(european, '–'),
  use_en_dash_without_spaces: signed(european, '–'),
  use_english_word_to: worded('en', (low, high) => `${low} to ${high}`),
  use_full_width_dash: signed(eastAsianLanguages, '—'),
  use_full_width_wave_dash: signed(['ja', 'zh'], '～'),
  use_german_word_bis: worded('de', (low, high) => `${low} bis ${high}`),
  use_half_width_dash: signed(eastAsianLanguages, '-'),
  use_hyphen: signed([...european, ...eastAsianLanguages], '-'),
  use_hyphen_with_space_on_either_side: signed([...european, 'ko'], ' - '),
  use_hyphen_with_spaces: signed([...european, 'ko'], ' - '),
  use_hyphen_without_space_on_either_side: signed([...european, 'ko'], '-'),
  use_hyphen_without_spaces: signed([...european, 'ko'], '-'),
  use_italian_words_da_a: worded('it', (low, high) => `da ${low} a ${high}`),
  use_japanese_word_から: worded('ja', (low, high) => `${low}から${high}`),
  use_korean_words_부터_까지: koreanWords,
  use_spanish_words_de_a: worded('es', (low, high) => `de ${low} a ${high}`),
  use_tilde: signed(eastAsianLanguages, '~'),
};
