import { baseLanguage } from '../../codes.ts';
import { capitalOnly, markCost } from './candidates.ts';
import { addsMarks, isGuess, isMissingLetter, losesMarks } from './compare-spellings.ts';
import { type WordFrequencies, wordFrequencies } from './frequent-words.ts';
import type { Suggestion } from './spelling.ts';

export interface Choosing {
  readonly language: string;
  /** The word may be a name: only slips that are very common count. */
  readonly careful: boolean;
  /** The word is one of another language. */
  readonly foreign?: boolean;
  /** It is an English one: what lacks an accent there lacks none. */
  readonly english?: boolean;
  /** The words of the text, in small letters. */
  readonly written?: ReadonlySet<string>;
}

interface Weighed extends Pick<Suggestion, 'isCommon'> {
  readonly meant: string;
  readonly cost: number;
  readonly weight: number;
  /** In 100 million words; 0 for what is no frequent word. */
  readonly occurrences: number;
}

/** Shorter words are near too many others. */
const shortestWord = 3;
/** By how much the best suggestion must be likelier than the next one. */
const margin = 0.18;
/** What is in the table of frequent words at all, and what ten times as many occurrences add. */
const frequencyGain = 0.2;
const gainOfTenfold = 0.3;
const fewestOccurrences = 500;
/** Above it a word is no likelier: each is in any text. */
const mostOccurrences = 20_000;
/** Of words that are written elsewhere in the text: as frequent as everyday words, at least. */
const writtenOccurrences = 5_000;
/** What the lexicon of a translator has is no rare word. */
const lexiconGain = 0.1;

/**
 * What was surely meant by an unknown word, or undefined: the nearest suggestion where it is near enough for the length of
 * the word and no other is nearly as near.
 */
export function chooseSuggestion(
  word: string,
  suggestions: readonly Suggestion[],
  { language, careful, foreign = false, english = false, written = new Set() }: Choosing,
): string | undefined {
  if (word.length < shortestWord) return undefined;
  const base = baseLanguage(language);
  const frequencies = wordFrequencies(base);
  const occurrencesOf = (meant: string): number => {
    // A word that is written in small letters is no evidence for a name: `stella` for `Stella`.
    const isName = meant.toLowerCase() === word;
    const listed = frequencies.get(meant) ?? (isName ? 0 : frequencies.get(meant.toLowerCase())) ?? 0;
    return written.has(meant.toLowerCase()) ? Math.max(listed, writtenOccurrences) : listed;
  };
  const weighed = inOneCase(suggestions)
    .map(({ word: meant, cost, isCommon }): Weighed => {
      const occurrences = occurrencesOf(meant);
      return { meant, cost, isCommon, occurrences, weight: cost - gainOf(occurrences, isCommon) };
    })
    .sort((one, other) => one.weight - other.weight);
  const [best, next] = weighed;
  if (best === undefined || isDerived(word, best)) return undefined;
  const isJoined = isTwoWords(word, frequencies);
  const isAlone = next === undefined || next.weight - best.weight >= alone;
  if (best.cost > guessed && weighed.some((other) => isNearer(other, best))) return undefined;
  const isLikely = best.occurrences > 0;
  // A mark on so short a word is no slip: `retrò` is not `retro`.
  if (word.length < longForTwoSlips && losesMarks(word, best.meant)) return undefined;
  if (isLikely) {
    const limit = limitOfLikely(word, best, { base, careful, isAlone, isJoined });
    if (best.cost > (foreign ? Math.min(guessed, limit) : limit)) return undefined;
  } else if (english || !isSureWithoutFrequency(word, best, { base, careful, foreign, isAlone, isJoined }))
    return undefined;
  return next !== undefined && next.weight - best.weight < margin ? undefined : best.meant;
}

function gainOf(occurrences: number, isCommon: boolean | undefined): number {
  if (occurrences === 0) return isCommon === true ? lexiconGain : 0;
  const counted = Math.min(Math.max(occurrences, fewestOccurrences), mostOccurrences);
  return frequencyGain + gainOfTenfold * Math.log10(counted / fewestOccurrences);
}

/** Ten times as many occurrences outweigh a nearer word that is frequent as well: `possetion` is not about `position`. */
const outweighing = 10;

function isNearer(other: Weighed, best: Weighed): boolean {
  return other.cost < best.cost - 0.02 && other.occurrences * outweighing > best.occurrences;
}

/** In so long a word a missing accent shows, even if the lexicon lacks the word. */
const longForMarks = 8;
/** Few names have as many letters. */
const longForNames = 9;
/** No other word is near to so long a one. */
const veryLong = 10;
/** A letter that is missing in so long a word leaves no other word. */
const longForMissing = 8;
/** Frequent enough for a guess where the word may be a name. */
const veryFrequent = 2_000;
/** In shorter words two slips leave too little of what was meant. */
const longForTwoSlips = 6;
/** By how much the next suggestion is farther away where it is no form of the same word. */
const alone = 0.3;

interface Circumstances extends Pick<Choosing, 'careful'> {
  readonly base: string;
  /** No other suggestion is anywhere near. */
  readonly isAlone: boolean;
  /** It may be two words without their space. */
  readonly isJoined: boolean;
}

/** What slips may cost where a frequent word is meant: shorter words have more neighbours. */
function limitOfLikely(word: string, best: Weighed, { base, careful, isAlone, isJoined }: Circumstances): number {
  const { length } = word;
  if (careful) {
    if (length < 6) return markCost;
    const isMissing = length >= longForMissing && base !== 'de' && isMissingLetter(word, best.meant);
    return isMissing && isAlone && best.occurrences >= veryFrequent ? 0.84 : 0.44;
  }
  if (length <= 4) return best.occurrences >= mostOccurrences ? guessed : 0.44;
  const limit = length <= 7 ? 0.86 : 0.9;
  // `eustela` may be a term, but a letter that is missing leaves none.
  const isRare = best.occurrences < veryFrequent && length < longForNames && !isMissingLetter(word, best.meant);
  // `everbody` is no two words.
  const isSplit = isJoined && !(length >= longForMissing && isAlone && isMissingLetter(word, best.meant));
  if (best.cost > guessed && (isRare || isSplit)) return guessed;
  if (best.cost > guessed && isTwoSlips(word, best))
    return length < longForTwoSlips || (best.occurrences < veryFrequent && length < longForNames) ? 0 : limit;
  return length <= 5 && !isAlone ? 0.5 : limit;
}

/** Above it a letter is guessed, or there are two slips. */
const guessed = 0.5;

function isTwoSlips(word: string, { meant }: Weighed): boolean {
  return !isGuess(word, meant);
}

/**
 * Whether a word that is not frequent is meant all the same: by one slip of the kinds that everybody makes, and by nothing
 * that writers do on purpose.
 */
function isSureWithoutFrequency(
  word: string,
  { meant, cost, isCommon }: Weighed,
  { base, careful, foreign, isAlone, isJoined }: Circumstances & Pick<Choosing, 'foreign'>,
): boolean {
  const { length } = word;
  // A mark that is written is meant: `fotósfera` and `montañistas` are no slips for what has none.
  if (losesMarks(word, meant) && (foreign || isCommon !== true || length < veryLong)) return false;
  if (cost === capitalOnly && word.toLowerCase() === meant.toLowerCase()) return base === 'de' || base === 'en';
  if (cost <= markCost && addsMarks(word, meant)) {
    if (foreign) return isCommon === true && !careful && !/ñ/i.test(meant);
    if (careful) return isCommon === true && length >= longForNames;
    return isCommon === false ? length >= longForMarks && !/ñ/i.test(meant) : true;
  }
  if (foreign || isCommon === false) return false;
  if (careful) return length >= longForNames && cost <= 0.44;
  if (cost <= guessed)
    return cost <= (length <= 5 || (isCommon === undefined && length < longForNames) ? 0.44 : guessed);
  return length >= longForMissing && isAlone && !isJoined && isMissingLetter(word, meant) && cost <= 0.86;
}

/** Short words are in many others by chance. */
const shortestJoined = 2;
const longestJoined = 24;

/** `conla`, `inmany`: two frequent words without their space. */
function isTwoWords(word: string, frequencies: WordFrequencies): boolean {
  if (word.length > longestJoined) return false;
  const small = word.toLowerCase();
  for (let at = shortestJoined; at <= small.length - shortestJoined; at += 1)
    if (isVeryFrequent(small.slice(0, at)) && isVeryFrequent(small.slice(at))) return true;
  return false;

  function isVeryFrequent(part: string): boolean {
    return (frequencies.get(part) ?? 0) >= frequentAlone;
  }
}

/** Function words and the like, which may come before or behind any word. */
const frequentAlone = 20_000;

/** `rewriters` is no slip for `rewrites`, nor `octals` for `octal`: dictionaries lack forms rather than words. */
function isDerived(word: string, { meant, cost }: Weighed): boolean {
  return cost > guessed && word.length > meant.length && word.slice(0, -2) === meant.slice(0, word.length - 2);
}

/** Of words that differ by their capital only the nearer one. */
function inOneCase(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const nearest = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const name = suggestion.word.toLowerCase();
    if ((nearest.get(name)?.cost ?? Infinity) > suggestion.cost) nearest.set(name, suggestion);
  }
  return [...nearest.values()];
}
