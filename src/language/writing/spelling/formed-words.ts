import { formationTables } from './formation-tables.ts';
import type { WordFrequencies } from './frequent-words.ts';

/*
 * Words that no dictionary has to have, since writers form them: abbreviations, derivations by rule, older forms. What is near
 * to such a word is no slip for it.
 */

/** Frequent enough for words that are formed from it, in 100 million words. */
const frequentBase = 1_000;
/** Function words, in 100 million words. */
const frequentSmall = 20_000;
/** Letters of a word behind a preposition. */
const shortestBehind = 2;

const doubledStart = /^([bcdfghjkmnpqrstvwxz])\1/i;
const vowels = /[aeiouyàâäáæèêëéìîïíòôöóœùûüúÿ]/i;

const prefixAlone = /^(?:anti|auto|ex|inter|maxi|mini|multi|non|post|pre|pro|pró|pré|semi|sub|super|ultra|vice)$/i;

/**
 * `mme`, `mss`, `bzw`: no word begins with the same consonant twice, or is without a vowel. Nor is a prefix that is written
 * apart a slip: `pre ruolo`.
 */
export function isAbbreviation(word: string): boolean {
  return doubledStart.test(word) || !vowels.test(word) || prefixAlone.test(word);
}

/** `dela`, `dichi`: a preposition and a function word without their space. */
export function isPrepositionWithWord(word: string, base: string, frequencies: WordFrequencies): boolean {
  return formationTables(base).prepositions.some(
    (first) =>
      word.startsWith(first) &&
      word.length >= first.length + shortestBehind &&
      (frequencies.get(word.slice(first.length)) ?? 0) >= frequentSmall,
  );
}

const prefix = /^(?:anti|auto|contra|contro|ex|inter|post|pre|pr[oó]|sub|super)(?=.{4})/;

/** `reusables` from `usar`. */
const again = /^r[eé](?=.{4})/;

/** `grabable` from `grabar`, `providas` from `vidas`. */
export function isFormedByRule(word: string, base: string, frequencies: WordFrequencies): boolean {
  const isFrequent = (other: string): boolean => (frequencies.get(other) ?? 0) >= frequentBase;
  const begun = prefix.exec(word)?.[0];
  // `subase`: both parts share a letter.
  if (base !== 'de' && begun !== undefined && [0, 1].some((shared) => isFrequent(word.slice(begun.length - shared))))
    return true;
  return formationTables(base).adjectivesOfVerbs.some(([ending, endings]) =>
    [word, word.replace(again, '')].some((one) => {
      const stem = one.replace(ending, '');
      return stem !== one && endings.some((other) => isFrequent(stem + other));
    }),
  );
}

const separable =
  /^(ab|an|auf|aus|bei|ein|fort|her|hin|los|mit|nach|um|vor|weg|weiter|zurück|zusammen|wieder)zu(?=.{4})/;

/**
 * Forms that German dictionaries lack: `dem Ursprunge`, `seltnen` for `seltenen`, `gehn` for `gehen`, `anzubeten`, `haßt` for
 * `hasst`. `isWord` asks about others.
 */
export function isGermanForm(word: string, isWord: (other: string) => boolean): boolean {
  return germanForms(word).some(isWord);
}

/** What a German word is a form of, if it is one that dictionaries lack. */
export function germanForms(word: string): readonly string[] {
  const others = [
    /^\p{Lu}.*[^e]e$/u.test(word) ? word.slice(0, -1) : undefined,
    replaced(word, /([^aeiouyäöü])n(e[mnrs]?)$/, '$1en$2'),
    // `die schönre Welt`, `eines graden Weges`
    replaced(word, /([^aeiouyäöü])r(e[mnrs]?)$/, '$1er$2'),
    replaced(word, /^g([lnr])/, 'ge$1'),
    replaced(word, /hn$/, 'hen'),
    // `Versuchet es!`
    replaced(word, /([^aeiouyäöüdt])et$/, '$1t'),
    replaced(word, separable, '$1'),
    replaced(word, /ß/, 'ss'),
  ];
  return others.filter((other) => other !== undefined);
}

/** `Winckelmann`, `Barthelmess`: letters that names write in their own way. Not `Prozeß`, nor what nobody writes: `nnn`. */
export function isSpelledAsName(name: string, meant: string): boolean {
  if ((name.replaceAll('ß', 'ss') === meant && !placeEnding.test(name)) || /(\p{L})\1\1/u.test(name)) return false;
  return inOneSpelling(name) === inOneSpelling(meant);
}

/** Places keep the ß that words have lost: `Schloßberg`. */
const placeEnding =
  /ß\p{Ll}*(?:bach|berge?|brunnen|burg|dorf|feld|garten|heim|hof|horst|markt|mühle|park|platz|see|tal|teich|tor|wald|wiese)s?$/u;

function inOneSpelling(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ck', 'k')
    .replaceAll('th', 't')
    .replaceAll('dt', 't')
    .replaceAll('tz', 'z')
    .replaceAll('ph', 'f')
    .replaceAll('y', 'i')
    .replaceAll('ß', 's')
    .replaceAll(/(\p{L})\1/gu, '$1');
}

function replaced(word: string, pattern: RegExp, by: string): string | undefined {
  const other = word.replace(pattern, by);
  return other === word ? undefined : other;
}
