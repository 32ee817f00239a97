import { withoutOverlaps } from '../../text-edit.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenLanguage } from '../style-languages.ts';
import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { afterFirstOfTwo, amount, numberStart, space } from './amount-pattern.ts';
import { isCounted } from './counted.ts';
import { perLanguage } from './per-language.ts';
import { ownDecimal, readNumbers } from './read-numbers.ts';

interface Magnitude {
  readonly exponent: number;
  readonly singular: string;
  readonly plural: string;
  /** The first one is written. */
  readonly abbreviations: readonly string[];
}

const magnitude = (exponent: number, singular: string, plural: string, abbreviations: string): Magnitude => ({
  exponent,
  singular,
  plural,
  abbreviations: abbreviations.split(' '),
});

/** English abbreviations are glued to the number. */
const magnitudes: Partial<Record<RewrittenLanguage, readonly Magnitude[]>> = {
  de: [magnitude(6, 'Million', 'Millionen', 'Mio. Mill.'), magnitude(9, 'Milliarde', 'Milliarden', 'Mrd. Md.')],
  en: [magnitude(6, 'million', 'million', 'M mn mln'), magnitude(9, 'billion', 'billion', 'B bn')],
  es: [magnitude(6, 'millón', 'millones', 'M mill.')],
  fr: [magnitude(6, 'million', 'millions', 'M mio'), magnitude(9, 'milliard', 'milliards', 'Md Mrd')],
  it: [magnitude(6, 'milione', 'milioni', 'mln mio'), magnitude(9, 'miliardo', 'miliardi', 'mld mrd')],
};

/** French, Italian and Spanish say `millions de personnes`; a bare number has no such word. */
const linkingWord: Partial<Record<RewrittenLanguage, string>> = { es: 'de ', fr: "de |d['’]", it: "di |d['’]" };

function link(language: RewrittenLanguage, next: string): string {
  if (language === 'fr') return /^[aeiouyhâéèêîôû]/iu.test(next) ? 'd’' : 'de ';
  return language === 'es' ? 'de ' : 'di ';
}

const groupSign: Partial<Record<RewrittenLanguage, string>> = { de: '.', en: ',', es: '\u00a0', fr: '\u00a0', it: '.' };

const wordEnd = '(?![\\p{L}\\p{Nd}]|-\\p{L})';

function named(language: RewrittenLanguage, pick: (one: Magnitude) => readonly string[]): RegExp {
  const words = (magnitudes[language] ?? [])
    .flatMap(pick)
    .map((word) => word.replace('.', '\\.'))
    .sort((one, other) => other.length - one.length);
  return new RegExp(
    `${numberStart}(${amount})(${space}?)(${words.join('|')})${wordEnd}(?:(${space})(${linkingWord[language] ?? '(?!)'}))?`,
    'gu',
  );
}

const spelled = ({ singular, plural }: Magnitude): readonly string[] => [singular, plural];

function find(language: RewrittenLanguage, word: string): Magnitude | undefined {
  return magnitudes[language]?.find(
    ({ singular, plural, abbreviations }) => singular === word || plural === word || abbreviations.includes(word),
  );
}

/** `2.5 million` → `2,500,000`. */
function inNumerals(language: RewrittenLanguage): StyleRewriter {
  const pattern = named(language, (one) => [...spelled(one), ...one.abbreviations.filter((short) => short.length > 2)]);
  const decimal = ownDecimal[language];
  return (text) =>
    editMatches(text, pattern, ({ 1: number = '', 3: word = '', 4: gap = '', index }) => {
      if (afterFirstOfTwo.test(text.slice(Math.max(0, index - 8), index))) return undefined;
      const [, integer, fraction = ''] = new RegExp(`^(\\d{1,3})(?:\\${decimal}(\\d{1,6}))?$`).exec(number) ?? [];
      const found = find(language, word);
      if (integer === undefined || found === undefined || integer === '0') return undefined;
      const digits = integer + fraction.padEnd(found.exponent, '0');
      return digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, groupSign[language] ?? '') + gap;
    });
}

/** `2.5 million` → `2.5M`. */
function abbreviated(language: RewrittenLanguage): StyleRewriter {
  const pattern = named(language, spelled);
  return (text) =>
    editMatches(text, pattern, ([, number = '', , word = '', gap = '', linked = '']) => {
      const found = find(language, word);
      if (found === undefined) return undefined;
      return `${number}${language === 'en' ? '' : '\u00a0'}${found.abbreviations[0]}${gap}${linked}`;
    });
}

/** `2.5M` and `2,500,000 people` → `2.5 million`, `2.5 million people`. */
function inWords(language: RewrittenLanguage): StyleRewriter {
  const pattern = named(language, ({ abbreviations }) =>
    abbreviations.filter((short) => short !== 'M' || language === 'en'),
  );
  const decimal = ownDecimal[language];
  return (text) => {
    const short = editMatches(text, pattern, ([, number = '', , word = '', gap = '', linked = '']) => {
      const found = find(language, word);
      return found && `${number} ${/^1$/.test(number) ? found.singular : found.plural}${gap}${linked}`;
    });
    const long = readNumbers(text, language).flatMap(({ start, end, integer, fraction, thousands }) => {
      const found = magnitudes[language]?.findLast(({ exponent }) => integer.length > exponent);
      if (found === undefined || fraction !== undefined || integer.length > found.exponent + 3) return [];
      if (thousands === '' && !isCounted(text, start, end, language)) return [];
      const rest = integer.slice(-found.exponent).replace(/0+$/, '');
      const whole = integer.slice(0, -found.exponent);
      if (rest.length > 2 || /\p{Sc}[ \u00a0]?$/u.test(text.slice(Math.max(0, start - 2), start))) return [];
      const next = /^[ \u00a0](\p{L}+)/u.exec(text.slice(end, end + 20));
      if (!next || (linkingWord[language] !== undefined && !isCounted(text, start, end, language))) return [];
      const word = whole === '1' && rest === '' ? found.singular : found.plural;
      const number = `${whole}${rest === '' ? '' : decimal + rest} ${word}`;
      if (linkingWord[language] === undefined) return [{ start, end, text: number }];
      return [{ start, end: end + 1, text: `${number} ${link(language, next[1] ?? '')}` }];
    });
    return withoutOverlaps(short, long);
  };
}

export const alwaysArabicNumerals = perLanguage(europeanLanguages, inNumerals);
export const spelledLargeNumbers = perLanguage(europeanLanguages, inWords);
export const abbreviatedLargeNumbers = perLanguage(europeanLanguages, abbreviated);

const italianSum = new RegExp(
  `${numberStart}(${amount})(${space})(mln|mio|mld|mrd|milion[ei]|miliard[oi])(\\.?)(?!\\p{L})(?=${space}(?:di |d[’'])?(?:euro|dollari|franchi|sterline|yen|EUR|USD|CHF|\\p{Sc}))`,
  'gu',
);

function italianSums(write: (million: boolean, one: boolean) => string): RewrittenValue {
  return {
    languages: ['it'],
    rewrite: (text) =>
      editMatches(text, italianSum, ([, number = '', gap = '', word = '']) => {
        const million = !/^(?:mld|mrd|miliard)/.test(word);
        return number + gap + write(million, number === '1');
      }),
  };
}

export const italianSumsInWords = italianSums((million, one) =>
  million ? (one ? 'milione' : 'milioni') : one ? 'miliardo' : 'miliardi',
);
export const italianSumsAbbreviated = italianSums((million) => (million ? 'mio' : 'mrd'));

const englishSum = new RegExp(
  `(?<=[$€£¥])(${amount})(?:${space}?(million|billion)|(${space}?)(M|mn|B|bn))(?![\\p{L}\\p{Nd}]|-\\p{L})`,
  'gu',
);

function englishSums(write: (million: boolean) => string): RewrittenValue {
  return {
    languages: ['en'],
    rewrite: (text) =>
      editMatches(text, englishSum, ({ 0: match, 1: number = '', 2: word, 4: short }) => {
        const written = number + write(/^m/i.test(word ?? short ?? ''));
        return written.replace('\u00a0', ' ') === match.replace('\u00a0', ' ') ? undefined : written;
      }),
  };
}

export const englishSumsGlued = englishSums((million) => (million ? 'M' : 'B'));
export const englishSumsSpaced = englishSums((million) => (million ? '\u00a0M' : '\u00a0B'));
export const englishSumsInWords = englishSums((million) => (million ? ' million' : ' billion'));
