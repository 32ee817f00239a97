import type { TextEdit } from '../text-edit.ts';
import { doubling, guessed } from './candidates.ts';
import { isLatinWord } from './foreign-words.ts';
import { formationTables, isComputingWord } from './formation-tables.ts';
import { rarerOccurrences, wordFrequencies } from './frequent-words.ts';
import { germanGuess } from './german-guesses.ts';
import { isVariant } from './regional-variants.ts';
import type { Spelling, Suggestion } from './spelling.ts';
import type { SpelledWord } from './words.ts';

/** What is known of the text beside the unknown words that are left. */
interface CarelessText {
  /** Base language. */
  readonly base: string;
  /** How many words it has, and how many of them are surely mistakes. */
  readonly words: number;
  readonly sure: number;
  readonly spelling: Spelling;
}

/** Languages whose unknown words are guessed in careless texts. English has an ear of its own (`careless-slips.ts`). */
const guessing: ReadonlySet<string> = new Set(['de', 'es', 'it', 'pt']);
const fewestSigns = 2;
/** So many words have a sign. */
const wordsPerSign = 40;
const shortest = 5;
/** By how much the next suggestion is less likely. */
const margin = 0.12;
const gainOfTenfold = 0.3;
const fewestOccurrences = 500;
const mostOccurrences = 20_000;
/** What a lexicon of translators has, though books do not have it often. */
const commonGain = 0.1;
const frequentGain = 0.3;
/** What books and everyday texts have, though not often. */
const rarerGain = 0.2;

/**
 * Edits of unknown words in small letters in texts with other mistakes. There, a word that another language has too, or that is
 * beside another unknown one, is a mistake more often than a term: `una ragaza si arrabia`.
 */
export function carelessGuesses(
  unknown: readonly SpelledWord[],
  { base, words, sure, spelling }: CarelessText,
): readonly TextEdit[] {
  if (!guessing.has(base)) return [];
  const { isOwnWord } = formationTables(base);
  const known = sure + (spelling.isOfCarelessText === true ? 1 : 0);
  const asked = unknown.filter(
    ({ word, startsSentence, isNamed }) =>
      (/^\p{Ll}+$/u.test(word) || ((startsSentence || base === 'de') && !isNamed && /^\p{Lu}\p{Ll}+$/u.test(word))) &&
      !isLatinWord(word) &&
      !isComputingWord(word) &&
      !isOwnWord(word),
  );
  const edits = asked.flatMap((spelled) => {
    const { word, start, end } = spelled;
    const suggestions = spelling.unknown(word)?.suggestions ?? [];
    const meant = base === 'de' ? germanGuess(spelled, suggestions) : guessOf(word, suggestions, base);
    return meant === undefined || isVariant(word, meant, base) ? [] : [{ start, end, text: meant, rule: 'spelling' }];
  });
  // What comes twice is one sign: it may be a term that the dictionary lacks.
  const signs = known + new Set(edits.map(({ text }) => text)).size;
  if (signs < fewestSigns || signs * wordsPerSign < words) return [];
  // Words of another language are near to words of this one by chance, but not all of them.
  return (known > 0 ? edits.length * 2 >= asked.length : edits.length === asked.length) ? edits : [];
}

interface Weighed extends Pick<Suggestion, 'isCommon'> {
  readonly meant: string;
  readonly cost: number;
  readonly occurrences: number;
  /** Of a word that the table of frequent words lacks. */
  readonly rarer: number;
  readonly weight: number;
}

function guessOf(word: string, suggestions: readonly Suggestion[], base: string): string | undefined {
  if (word.length < shortest) return undefined;
  const frequencies = wordFrequencies(base);
  const isCapital = /^\p{Lu}/u.test(word);
  const weighed = suggestions
    .filter(({ word: meant }) => /^\p{Ll}+$/u.test(meant) || isCapital)
    .map(({ word: meant, cost, isCommon }): Weighed => {
      const occurrences = frequencies.get(meant.toLowerCase()) ?? 0;
      const rarer = occurrences > 0 ? 0 : rarerOccurrences(base, meant.toLowerCase());
      return { meant, cost, isCommon, occurrences, rarer, weight: cost - gainOf(occurrences, rarer, isCommon) };
    })
    .sort((one, other) => one.weight - other.weight);
  const [best, next] = weighed;
  // With a capital at the start of a sentence it may be a name.
  const limit = Math.min(isCapital ? doubling : Infinity, best === undefined ? 0 : limitOf(word, best));
  if (best === undefined || best.cost > limit) return undefined;
  return next !== undefined && next.weight - best.weight < margin ? undefined : best.meant;
}

function gainOf(occurrences: number, rarer: number, isCommon: boolean | undefined): number {
  if (rarer > 0) return rarerGain;
  if (occurrences === 0) return isCommon === true ? commonGain : 0;
  const counted = Math.min(Math.max(occurrences, fewestOccurrences), mostOccurrences);
  return frequentGain + gainOfTenfold * Math.log10(counted / fewestOccurrences);
}

/** What slips may cost: one of any kind in most words, two likely ones in longer ones; less where a rare word is meant. */
function limitOf(
  { length }: string,
  { occurrences, rarer, isCommon }: Omit<Weighed, 'meant' | 'cost' | 'weight'>,
): number {
  if (occurrences === 0) {
    if (rarer > 0 && length > 6) return length > 7 ? 1 : 0.88;
    return rarer > 0 || isCommon === true ? (length > 6 ? guessed : doubling) : 0;
  }
  if (length === shortest) return 0.84;
  return length < 7 ? 0.88 : 1;
}
