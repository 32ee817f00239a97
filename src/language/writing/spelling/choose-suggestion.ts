import { baseLanguage } from '../../codes.ts';
import { capitalOnly, doubling, guessed, markCost, transposition } from './candidates.ts';
import {
  addsMarks,
  isGuess,
  isMissingLetter,
  losesInnerMarks,
  losesLastMark,
  losesMarks,
} from './compare-spellings.ts';
import { isFamiliar } from './familiar-words.ts';
import { type WordFrequencies, wordFrequencies } from './frequent-words.ts';
import {
  isOtherWord,
  mostOccurrences,
  shortForeign,
  veryFrequent,
  type WeighedSuggestion as Weighed,
  writtenOccurrences,
} from './is-other-word.ts';
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

/** Shorter words are near too many others. */
const shortestWord = 3;
/** Any English word may have one: `what'd`, `who'll`. */
const contraction = /['’](?:d|ll|m|re|s|ve)$/i;
/** By how much the best suggestion must be likelier than the next one. */
const margin = 0.18;
/** What is in the table of frequent words at all, and what ten times as many occurrences add. */
const frequencyGain = 0.2;
const gainOfTenfold = 0.3;
const fewestOccurrences = 500;
/** German forms have endings, so that a frequent word is near to many others: `sodern` to `sondern` and `sofern`. */
const mostGermanOccurrences = 200_000;
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
  if (base === 'en' && contraction.test(word)) return undefined;
  const frequencies = wordFrequencies(base);
  // The word itself is no evidence for itself with a capital: `aruana` for `Aruana`.
  const isWrittenElsewhere = (meant: string): boolean =>
    written.has(meant.toLowerCase()) && meant.toLowerCase() !== word.toLowerCase();
  const occurrencesOf = (meant: string): number => {
    // A word that is written in small letters is no evidence for a name: `stella` for `Stella`.
    const isName = meant.toLowerCase() === word;
    const listed = frequencies.get(meant) ?? (isName ? 0 : frequencies.get(meant.toLowerCase())) ?? 0;
    return isWrittenElsewhere(meant) ? Math.max(listed, writtenOccurrences) : listed;
  };
  const weighed = inOneCase(suggestions)
    .map(({ word: meant, cost: full, isCommon }): Weighed => {
      const occurrences = occurrencesOf(meant);
      const isUmlaut = base === 'de' && occurrences > 0 && /^\p{Ll}/u.test(word) && meant === withoutMarks(word);
      const cost = isUmlaut ? Math.min(full, umlautCost) : full;
      return { meant, cost, isCommon, occurrences, weight: cost - gainOf(occurrences, isCommon, base) };
    })
    .sort((one, other) => one.weight - other.weight);
  const [best, next] = weighed;
  if (best === undefined) return undefined;
  const isElsewhere = isWrittenElsewhere(best.meant);
  if (isOtherWord(word, best, { base, suggestions, weighed, frequencies, foreign, isWrittenElsewhere: isElsewhere }))
    return undefined;
  const isJoined = isTwoWords(word, frequencies);
  // `quese`: two words that are before or behind any other, unless the one that is meant is as usual. Not `everbody`.
  const lacksLetter = word.length >= longForMissing && isMissingLetter(word, best.meant);
  if (isJoined && best.cost > markCost && best.occurrences < mostOccurrences && !lacksLetter) return undefined;
  const isAlone = next === undefined || next.weight - best.weight >= alone;
  const isLikely = best.occurrences > 0;
  // A mark on so short a word is no slip: `retrò` is not `retro`.
  if (word.length < longForTwoSlips && losesMarks(word, best.meant)) return undefined;
  // Nor is one beside another slip: `coissãs` are no `coisas`.
  if (best.cost > doubling && /[ãõñ]/i.test(word) && losesMarks(word, best.meant)) return undefined;
  if (base === 'it' && (losesInnerMarks(word, best.meant) || losesLastMark(word, best.meant))) return undefined;
  // `dessins aquarellés`: the participle of a verb that the dictionary lacks.
  if (base === 'fr' && /.{4}ée?s?$/.test(word) && losesMarks(word.slice(-3), best.meant.slice(-3))) return undefined;
  if (isLikely) {
    const limit = limitOfLikely(word, best, { base, careful, isAlone, isJoined });
    if (best.cost > (foreign ? Math.min(word.length <= shortForeign ? doubling : guessed, limit) : limit))
      return undefined;
  } else if (english || !isSureWithoutFrequency(word, best, { base, careful, foreign, isAlone, isJoined }))
    return undefined;
  return next !== undefined && next.weight - best.weight < margin ? undefined : best.meant;
}

function gainOf(occurrences: number, isCommon: boolean | undefined, base: string): number {
  if (occurrences === 0) return isCommon === true ? lexiconGain : 0;
  const most = base === 'de' ? mostGermanOccurrences : mostOccurrences;
  const counted = Math.min(Math.max(occurrences, fewestOccurrences), most);
  return frequencyGain + gainOfTenfold * Math.log10(counted / fewestOccurrences);
}

function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** In so long a word a missing accent shows, even if the lexicon lacks the word. */
const longForMarks = 8;
/** Few names have as many letters. */
const longForNames = 9;
/** Shorter ones, which are no frequent words either, are abbreviations: `irc`. */
const shortestRare = 5;
/** No other word is near to so long a one. */
const veryLong = 10;
/** A letter that is missing in so long a word leaves no other word. */
const longForMissing = 8;
/** Where the word that is meant is rare: `positoni` are positrons as well. */
const longForMissingRare = 9;
const frequentForLong = 1_000;
/** An umlaut that a German word has not: `pützen`. */
const umlautCost = 0.44;
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
    // `Großbrittanien`, `Unternehnen`: so long a name hardly is a letter or two away from a frequent word.
    if (base === 'de' && isAlone && best.occurrences >= frequentForLong)
      if (length >= veryLong || (length >= longForNames && !isTwoSlips(word, best))) return 0.86;
    if (length < 6 || best.occurrences < veryFrequent) return markCost;
    const isMissing = length >= longForMissing && isMissingLetter(word, best.meant);
    return isMissing && isAlone && best.occurrences >= veryFrequent ? 0.84 : 0.44;
  }
  // `elo` is near to `ello` as it is to `lo`: of so short a word no letter is doubled or single by mistake.
  if (length <= shortestWord && (best.occurrences < mostOccurrences || best.cost === doubling)) return markCost;
  if (length <= 4) return best.occurrences >= mostOccurrences ? guessed : 0.44;
  const limit = length <= 7 ? 0.86 : 0.9;
  // `eustela` may be a term, but a letter that is missing leaves none.
  const isRare = best.occurrences < veryFrequent && length < longForNames && !isMissingLetter(word, best.meant);
  // `everbody` is no two words.
  const isSplit = isJoined && !(length >= longForMissing && isAlone && isMissingLetter(word, best.meant));
  if (best.cost > guessed && (isRare || isSplit)) return guessed;
  if (best.cost > guessed && isTwoSlips(word, best))
    return length < (base === 'de' && /^\p{Lu}/u.test(word) ? longForMissing : longForTwoSlips) ||
      (best.occurrences < veryFrequent && length < longForNames)
      ? 0
      : limit;
  return length <= 5 && !isAlone ? 0.5 : limit;
}

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
    // `Flaz` is a river, rather than `Fläz`.
    if (base === 'de' && length < longForMarks && !isFamiliar(meant, word, base)) return false;
    return isCommon === false ? length >= longForMarks && !/ñ/i.test(meant) : true;
  }
  if (foreign || isCommon === false || length < shortestRare) return false;
  if (base === 'de' && !/ß/.test(word + meant) && !isFamiliar(meant, word, base)) return false;
  if (careful) return length >= longForNames && cost <= 0.44;
  // `Sellrain` is a name rather than `Zellrain`.
  if (base === 'de' && /^\p{Lu}/u.test(word) && word.charAt(0) !== meant.charAt(0)) return false;
  // `Schleichspiel`: nouns that books do not have often are compounds, in which a letter makes another one.
  if (base === 'de' && cost > guessed && /^\p{Lu}/u.test(word)) return false;
  // Letters that change places make another word as easily: `beraded` is no slip for `bearded`.
  if (cost === transposition && length < longForMissing) return false;
  if (cost <= guessed)
    // `vapers` are no `vipers`: a vowel more or less makes another short word.
    return cost <= (length < longForMissing || (isCommon === undefined && length < longForNames) ? 0.44 : guessed);
  return length >= longForMissingRare && isAlone && !isJoined && isMissingLetter(word, meant) && cost <= 0.86;
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

/** Of words that differ by their capital only the nearer one. */
function inOneCase(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const nearest = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const name = suggestion.word.toLowerCase();
    if ((nearest.get(name)?.cost ?? Infinity) > suggestion.cost) nearest.set(name, suggestion);
  }
  return [...nearest.values()];
}
