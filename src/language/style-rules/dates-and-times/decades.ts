import { baseLanguage } from '../../codes.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenValue } from '../style-rewriter.ts';

type Style = 'words' | 'apostrophe' | 'short' | 'full';

/** Words for the twenties to the nineties. */
const words: Readonly<Record<string, readonly string[]>> = {
  de: split('zwanziger dreißiger vierziger fünfziger sechziger siebziger achtziger neunziger'),
  en: split('twenties thirties forties fifties sixties seventies eighties nineties'),
  es: split('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  fr: split('vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix'),
  it: split('Venti Trenta Quaranta Cinquanta Sessanta Settanta Ottanta Novanta'),
};

function split(written: string): readonly string[] {
  return written.split(' ');
}

/**
 * Decades of the twentieth century. `tail` is what a numeral has after it; a word is read only where nothing else can be
 * meant, so not in English, whose nineties may be degrees or an age.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  de: /(?<![\p{L}\d.,’'–-])(?<!(?:seine|ihre|meine|unsere)n )(?<century>19)?(?<tens>[2-9])0er(?<join>[ -])Jahre(?<plural>n?)(?!\p{L})/gu,
  en: /(?<![\p{L}\d.,$€£’'–-])(?:(?<century>19)|(?<apostrophe>[’']))(?<tens>[2-9])0[’']?s(?![\p{L}\d])/gu,
  es: /(?<=(?<!\p{L})los años )(?:(?<century>19)|(?<apostrophe>[’'])|(?<word>WORDS)(?!\p{L}| y (?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)))?(?:(?<tens>[2-9])0(?![\p{L}\d.,]\d|[\p{L}\d%]))?/gu,
  fr: /(?<=(?<!\p{L})(?:les|des|aux) années )(?:(?<century>19)|(?<apostrophe>[’'])|(?<word>WORDS)(?![\p{L}-]| et une? ))?(?:(?<tens>[2-9])0(?![\p{L}\d.,]\d|[\p{L}\d%-]))?/gu,
  it: /(?<=(?<!\p{L})(?:(?:n|d|d?a)?e?gli) anni )(?:(?<century>19)|(?<apostrophe>[’'])|(?<word>WORDS)(?!\p{L}))?(?:(?<tens>[2-9])0(?![\p{L}\d.,]\d|[\p{L}\d%]))?/giu,
  ja: /(?<![\d.,世紀])(?<century>19)?(?<tens>[2-9])0(?=年代)/gu,
  ko: /(?<![\d.,])(?<century>19)?(?<tens>[2-9])0(?=년대)/gu,
  zh: /(?<![\d.,世纪紀])(?<century>19)?(?<tens>[2-9])0(?=年代)/gu,
};

const compiled = new Map<string, RegExp>();

function patternOf(language: string): RegExp | undefined {
  const known = compiled.get(language) ?? patterns[language];
  if (known === undefined || compiled.has(language)) return known;
  const names = [...(words[language] ?? [])].sort((one, other) => other.length - one.length).join('|');
  const made = new RegExp(known.source.replace('WORDS', names), known.flags);
  compiled.set(language, made);
  return made;
}

function decades(languages: readonly string[], style: Style): RewrittenValue {
  return {
    languages,
    rewrite: (text, context) => {
      const language = baseLanguage(context.language);
      const pattern = patternOf(language);
      if (pattern === undefined || !languages.includes(language)) return [];
      return editMatches(text, pattern, (match) => {
        const { century, tens, apostrophe, word, join, plural } = match.groups ?? {};
        const named = words[language]?.findIndex((name) => name.toLowerCase() === word?.toLowerCase()) ?? -1;
        if ((word === undefined) === (tens === undefined)) return undefined;
        const decade = word === undefined ? Number(tens) : named + 2;
        const former: Style = word ? 'words' : century ? 'full' : apostrophe ? 'apostrophe' : 'short';
        // The twenties without a century may be those of this one.
        if (former === style || (style === 'full' && decade < 3)) return undefined;
        return writeDecade(decade, style, language, join, plural);
      });
    },
  };
}

function writeDecade(decade: number, style: Style, language: string, join = ' ', plural = ''): string | undefined {
  const word = words[language]?.[decade - 2];
  if (style === 'words') {
    if (word === undefined) return undefined;
    return language === 'de' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}jahre${plural}` : word;
  }
  const number = `${{ apostrophe: '’', short: '', full: '19' }[style]}${decade}0`;
  if (language === 'de') return `${number}er${join}Jahre${plural}`;
  return language === 'en' ? `${number}s` : number;
}

const everywhere = ['de', 'es', 'fr', 'it', 'en', 'ja', 'ko', 'zh'];

/** The values of the rule `decades`. */
export const decadeValues: Readonly<Record<string, RewrittenValue>> = {
  spell_out: decades(['de', 'en', 'es', 'fr', 'it'], 'words'),
  use_apostrophe_yy: decades(['en', 'it'], 'apostrophe'),
  use_yy_for_20th_century_but_yyyy_for_other_centuries: decades(everywhere, 'short'),
  use_yy_without_apostrophe: decades(everywhere, 'short'),
  use_yyyy: decades(everywhere, 'full'),
};
