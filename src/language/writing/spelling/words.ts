import { baseLanguage } from '../../codes.ts';
import type { ProtectedRange } from '../../style-rules/style-rewriter.ts';
import { startsSentence } from '../../style-rules/words.ts';
import type { TextSpan } from '../../text-edit.ts';
import { longestWord } from './candidates.ts';
import { type WordFrequencies, wordFrequencies } from './frequent-words.ts';
import { type NounSigns, orthographyOf } from './orthographies.ts';
import { isPrefix } from './word-formation.ts';

/** A word that a dictionary may know. */
export interface SpelledWord extends TextSpan {
  readonly word: string;
  readonly startsSentence: boolean;
  /** It is where a noun is, in a language whose nouns have a capital. */
  readonly isNoun: boolean;
  /** A word with a capital comes right before it, as a first name or a title does. */
  readonly isNamed: boolean;
}

/** Letters, with apostrophes between them. */
const letters = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;

/** Whether a word is short for one with its vowel, though signs come between it and the next one: `sull'"Espresso"`. */
function isElided(text: string, start: number, end: number, elision: RegExp | undefined): boolean {
  return elision !== undefined && /['’]/.test(text.charAt(end)) && elision.test(text.slice(start, end + 1));
}

/** `pre - bellico`, as texts write that were taken apart. */
function isPrefixAlone(text: string, word: string, end: number, language: string): boolean {
  return /^ ?[-\u2010\u2011–]/.test(text.slice(end, end + 2)) && isPrefix(word.toLowerCase(), language);
}

const reachOfNoun = 40;

/** As a first name comes before a surname. */
const capitalBefore = /(?<!\p{L})\p{Lu}\p{L}+[ \u00a0]$/u;
/** As it comes before a surname with a particle: `Ulrich von Hutten`. */
const particleBefore =
  /(?<!\p{L})(\p{Lu}\p{L}+)[ \u00a0](?:von(?: der| dem| den)?|vom|zu[mr]?|van(?: de[rn]?)?|d[aeo]s?|del(?: la| los| las)?|della?|dell[ao]|degli|dei|di|du|des|la|le|af|av|of|ibn|bin|al|el)[ \u00a0]$/u;

const vowel = /[aeiouyäöüàâáãéèêëíìîïóòôõúùûœæ]/iu;

/**
 * The words of a text that can be misspelt: no names in capitals, no camelCase, nothing with digits or underscores beside
 * it, nothing protected, no parts of longer words, no words without vowels.
 */
export function readWords(text: string, language: string, ranges: readonly ProtectedRange[]): readonly SpelledWord[] {
  const { elided: elision, nouns, title } = orthographyOf(baseLanguage(language)) ?? {};
  const frequencies = wordFrequencies(baseLanguage(language));
  const words: SpelledWord[] = [];
  let next = 0;
  for (const { 0: found, index } of text.matchAll(letters)) {
    while (next < ranges.length && (ranges[next] as ProtectedRange).end <= index) next += 1;
    const range = ranges[next];
    if (range !== undefined && range.start < index + found.length) continue;
    const cut = elision?.exec(found)?.[0].length ?? 0;
    const word = found.slice(cut);
    if (word.length > longestWord || !isOrdinary(word) || isPart(text, index, index + found.length)) continue;
    const start = index + cut;
    const end = start + word.length;
    if (isElided(text, start, end, elision) || isPrefixAlone(text, word, end, language)) continue;
    const isDetermined = nouns !== undefined && isBehindDeterminer(text, start, nouns);
    words.push({
      word,
      start,
      end,
      startsSentence: startsSentence(text, index),
      // `einem konsonant empfundenen Klang`
      isNoun:
        (isDetermined && !nouns.noun.test(text.slice(end, end + reachOfNoun))) || nouns?.ending.test(word) === true,
      // `Ihre Adresse`
      isNamed: !isDetermined && isNamed(text, start, { frequencies, title }),
    });
  }
  return words;
}

/** `der`, or `der alte`, before a noun. */
function isBehindDeterminer(text: string, start: number, { determiner, adjective: last }: NounSigns): boolean {
  if (determiner.test(text.slice(Math.max(0, start - longestDeterminer), start))) return true;
  const adjective = last.exec(text.slice(Math.max(0, start - reachOfName), start))?.[0];
  if (adjective === undefined) return false;
  const end = start - adjective.length;
  return determiner.test(text.slice(Math.max(0, end - longestDeterminer), end));
}

/** With its space, and what is before it. */
const longestDeterminer = 9;
const reachOfName = 32;

/** `frequencies` distinguish first names from words that begin a sentence: `Heinz Schleußer`, but `Dieses Progamm`. */
function isNamed(
  text: string,
  start: number,
  { frequencies, title }: { readonly frequencies: WordFrequencies; readonly title: RegExp | undefined },
): boolean {
  const window = text.slice(Math.max(0, start - reachOfName), start);
  const first = particleBefore.exec(window)?.[1];
  if (first !== undefined && !frequencies.has(first) && !frequencies.has(first.toLowerCase())) return true;
  const before = capitalBefore.exec(window)?.[0];
  if (before === undefined) return false;
  if (title?.test(before) === true || !startsSentence(text, start - before.length)) return true;
  return !frequencies.has(before.trim().toLowerCase());
}

/** In small letters, perhaps with a capital first. */
function isOrdinary(word: string): boolean {
  return /^\p{L}[\p{Ll}\p{M}'’]*$/u.test(word) && /\p{Ll}/u.test(word) && vowel.test(word);
}

const partBefore = /[\p{N}_@#$%&~=+.:\\/\u2010\u2011-]$/u;
const partAfter = /^(?:[\p{N}_@=+~(\\/\u2010\u2011-]|[.:]\p{L}|['’]\p{N})/u;

/** Of a compound with a hyphen (`desktop-Datei`, `Haupt- und`, `dá-lo`), `nell'88`, an identifier, a name of a file, a call. */
function isPart(text: string, start: number, end: number): boolean {
  return partBefore.test(text.slice(Math.max(0, start - 1), start)) || partAfter.test(text.slice(end, end + 2));
}
