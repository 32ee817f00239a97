import { baseLanguage } from '../../codes.ts';
import { withCapital } from '../../letter-case.ts';
import { editMatches } from '../edit-text.ts';
import { readWholeNumber, writeWholeNumber } from '../sinographic-numerals.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { centuryWords, romanNumerals } from './century-numbers.ts';

type Style = 'words' | 'arabic' | 'roman';

const numeral = '(?:(?<arabic>\\d{1,2})MARK|(?<roman>[IVX]{1,5})ROMAN|(?<words>WORDS)WORDEND)';

/** The number of a century beside the word for it; MARK, ROMAN and WORDEND are what follows the number. */
const sources: Readonly<Record<string, readonly [source: string, mark: string, roman: string, wordEnd: string]>> = {
  de: ['(?<![\\p{L}\\d.,–-])NUMERAL(?= Jahrhunderts?(?!\\p{L}))', '\\.', '(?!)', '(?:e[nrs]?)'],
  en: ['(?<![\\p{L}\\d.,–-])NUMERAL(?=[ -](?:century|centuries)(?!\\p{L}))', '(?:st|nd|rd|th)', '(?!)', ''],
  es: ['(?<=(?<!\\p{L})siglo )NUMERAL(?![\\p{L}\\d.,/–-]*[\\p{L}\\d])(?! y | al? )', '', '', ''],
  fr: ['(?<![\\p{L}\\d.,–-])NUMERAL(?= siècle(?!\\p{L}))', '(?:er|ème|e)', '(?:er|ème|e)', ''],
  it: ['(?<![\\p{L}\\d.,–-])NUMERAL(?= secolo(?!\\p{L}))', '[º°]', '', ''],
};

const compiled = new Map<string, RegExp>();

function pattern(language: string): RegExp | undefined {
  const parts = sources[language];
  if (parts === undefined) return undefined;
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const [source, mark, roman, wordEnd] = parts;
  const words = [...(centuryWords[language] ?? [])].sort((one, other) => other.length - one.length).join('|');
  const number = numeral
    .replace('MARK', mark)
    .replace('ROMAN', roman)
    .replace('WORDS', words)
    .replace('WORDEND', wordEnd);
  // Numerals are matched as they are, words in either case.
  const anyCase = source.replace('NUMERAL', number).replace(`(?<words>${words})`, `(?<words>(?i:${words}))`);
  const made = new RegExp(anyCase, 'gu');
  compiled.set(language, made);
  return made;
}

function centuries(languages: readonly string[], style: Style): RewrittenValue {
  return {
    languages,
    rewrite: (text, context) => {
      const language = baseLanguage(context.language);
      if (language === 'zh' || language === 'ja') return eastAsianCenturies(text, style);
      const centuryNumber = pattern(language);
      if (centuryNumber === undefined) return [];
      return editMatches(text, centuryNumber, (match) => {
        const { arabic, roman, words } = match.groups ?? {};
        const former: Style = arabic === undefined ? (roman === undefined ? 'words' : 'roman') : 'arabic';
        const number = readNumber(language, arabic, roman, words);
        if (former === style || number < 1 || number > 21) return undefined;
        // His first century may be a hundred runs, the second century the next one.
        if (language === 'en' && former === 'words' && number < 6) return undefined;
        return writeNumber(number, style, language, text.slice(Math.max(0, match.index - 8), match.index));
      });
    },
  };
}

function readNumber(language: string, arabic?: string, roman?: string, words = ''): number {
  if (arabic !== undefined) return Number(arabic);
  if (roman !== undefined) return romanNumerals.indexOf(roman) + 1;
  return (centuryWords[language]?.indexOf(words.toLowerCase()) ?? -1) + 1;
}

function writeNumber(number: number, style: Style, language: string, before: string): string | undefined {
  const first = number === 1;
  if (style === 'words') {
    const word = centuryWords[language]?.[number - 1] ?? '';
    const ending = language === 'de' ? germanEnding(before) : '';
    if (ending === undefined) return undefined;
    return (/^$|[.!?:]\s$/.test(before) ? withCapital(word) : word) + ending;
  }
  const written = style === 'roman' ? romanNumerals[number - 1] : String(number);
  switch (language) {
    case 'fr':
      return written + (first ? 'er' : 'e');
    case 'en':
      return written + englishEnding(number);
    case 'de':
      return `${written}.`;
    case 'it':
      return written + (style === 'roman' ? '' : 'º');
    default:
      return written;
  }
}

function englishEnding(number: number): string {
  if (number > 10 && number < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}

/** After an article that shows its case; otherwise the ending is open. */
function germanEnding(before: string): string | undefined {
  if (/(?:^|[^\p{L}])(?:im|am|vom|zum|beim|dem|des) $/iu.test(before)) return 'en';
  return /(?:^|[^\p{L}])(?:das|ins) $/iu.test(before) ? 'e' : undefined;
}

function eastAsianCenturies(text: string, style: Style) {
  return editMatches(
    text,
    /(?<![\d.,一二三四五六七八九十百几幾数數])(?:\d{1,2}|[一二三四五六七八九十]{1,3})(?=世[纪紀])/g,
    ([written]) => {
      const number = readWholeNumber(written);
      // 一世纪 may be a hundred years.
      if (!(number >= 2 && number <= 21)) return undefined;
      return style === 'arabic' ? String(number) : writeWholeNumber(number);
    },
  );
}

/** The values of the rule `centuries`. */
export const centuryValues: Readonly<Record<string, RewrittenValue>> = {
  spell_out: centuries(['de', 'en', 'es', 'fr', 'it', 'ja', 'zh'], 'words'),
  use_arabic_numerals: centuries(['es', 'fr', 'it', 'ja', 'zh'], 'arabic'),
  use_numerals: centuries(['de', 'en', 'ja', 'zh'], 'arabic'),
  use_roman_numerals: centuries(['es', 'fr', 'it'], 'roman'),
};
