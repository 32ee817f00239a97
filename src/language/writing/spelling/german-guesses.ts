import { doubling, guessed, markCost } from './candidates.ts';
import { isFamiliar } from './familiar-words.ts';
import { isGermanForm } from './formed-words.ts';
import { wordFrequencies } from './frequent-words.ts';
import type { Suggestion } from './spelling.ts';
import type { SpelledWord } from './words.ts';

interface Weighed {
  readonly meant: string;
  readonly cost: number;
  readonly occurrences: number;
  readonly weight: number;
}

const derivedFromName = /isch(?:e[mnrs]?)?$/;
const shortest = 3;
/** The best suggestion must be better than the next by this. */
const margin = 0.1;
const gainOfTenfold = 0.3;
const fewestOccurrences = 500;
const mostOccurrences = 1_000_000;
const functionWord = 20_000;
/** What a noun counts at most that books have with a small letter only. */
const mostInSmallLetters = 2_000;
/** What an umlaut costs that is missing or too many. */
const umlaut = 0.35;
/** The gain of a rare word that shares its stem with a frequent one. */
const familiarGain = 0.1;
const frequentGain = 0.3;
/** Names hardly have so many letters. */
const longForNames = 8;
const shortForms = 5;

/**
 * What an unknown German word of a text with other mistakes means. Nouns have capitals, as names do: within a sentence a word with a
 * capital can only be meant as another noun, and a short one only by a likely slip.
 */
export function germanGuess(
  { word, startsSentence, isNoun }: SpelledWord,
  suggestions: readonly Suggestion[],
): string | undefined {
  if (word.length < shortest) return undefined;
  const frequencies = wordFrequencies('de');
  const isCapital = /^\p{Lu}/u.test(word);
  const isWord = (other: string): boolean => frequencies.has(other);
  if (isCapital && isGermanForm(word, isWord)) return undefined;
  const occurrencesOf = (meant: string): number => {
    const listed = frequencies.get(meant);
    if (listed !== undefined || !isCapital) return listed ?? 0;
    const small = frequencies.get(meant.toLowerCase()) ?? 0;
    return startsSentence ? small : Math.min(small, mostInSmallLetters);
  };
  const weighed = suggestions
    .map(({ word: meant, cost: full }): Weighed => {
      const cost = bare(meant) === bare(word) ? Math.min(full, umlaut) : full;
      const occurrences = occurrencesOf(meant);
      const gain = gainOf(occurrences) || (isFamiliar(meant, word, 'de') ? familiarGain : 0);
      return { meant, cost, occurrences, weight: cost - gain };
    })
    .sort((one, other) => one.weight - other.weight);
  const [best] = weighed;
  // `omanisch`, of a name that the dictionary lacks, for the rare `osmanisch`
  if (best?.occurrences === 0 && derivedFromName.test(word) && derivedFromName.test(best.meant)) return undefined;
  // `schieb`: the imperative of `schieben`, beside `schiebe`
  if (!isCapital && (best?.cost ?? 0) > guessed && suggestions.some((other) => other.word === `${word}e`))
    return undefined;
  // Suggestions that differ in the capital alone are the same word.
  const next = weighed.find(({ meant }) => meant.toLowerCase() !== best?.meant.toLowerCase());
  if (best !== undefined && isOnlyOne(word, best, next)) return best.meant;
  if (best === undefined || best.cost > limitOf(word, best, isCapital && !isNoun)) return undefined;
  return next !== undefined && next.weight - best.weight < margin ? undefined : best.meant;
}

function bare(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function gainOf(occurrences: number): number {
  if (occurrences === 0) return 0;
  const counted = Math.min(Math.max(occurrences, fewestOccurrences), mostOccurrences);
  return frequentGain + gainOfTenfold * Math.log10(counted / fewestOccurrences);
}

/** `gesundeitliche`: a long word with one slip within it, and no other suggestion near. */
function isOnlyOne(word: string, best: Weighed, next: Weighed | undefined): boolean {
  const shortestAlone = best.weight < best.cost ? longAlone - 1 : longAlone;
  if (word.length < shortestAlone + (/^\p{Lu}/u.test(word) ? 1 : 0) || best.cost > oneSlip) return false;
  if (best.meant.slice(-endingLength) !== word.slice(-endingLength)) return false;
  return next === undefined || next.weight - best.weight >= farther;
}

const longAlone = 8;
const oneSlip = 0.86;
const endingLength = 2;
const farther = 0.3;

/** What slips may cost: one slip of any kind if a frequent word is meant, two likely ones in longer words. */
function limitOf({ length }: string, { occurrences, cost, weight }: Weighed, mayBeName: boolean): number {
  const isFamiliarOnly = occurrences === 0 && weight < cost;
  if (occurrences === 0) return isFamiliarOnly ? (length > 6 && !mayBeName ? guessed : doubling) : markCost;
  if (mayBeName && length < longForNames) return length < shortForms ? markCost : guessed;
  if (length <= 4) return occurrences >= functionWord ? 0.84 : guessed;
  return length < 7 ? 0.88 : 1;
}
