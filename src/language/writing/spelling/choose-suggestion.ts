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
import {
  isAbbreviation,
  isFormedByRule,
  isGermanForm,
  isPrepositionWithWord,
  isSpelledAsName,
} from './formed-words.ts';
import { type WordFrequencies, wordFrequencies } from './frequent-words.ts';
import { orthographyOf } from './orthographies.ts';
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
/** Any English word may have one: `what'd`, `who'll`. */
const contraction = /['’](?:d|ll|m|re|s|ve)$/i;
/** By how much the best suggestion must be likelier than the next one. */
const margin = 0.18;
/** What is in the table of frequent words at all, and what ten times as many occurrences add. */
const frequencyGain = 0.2;
const gainOfTenfold = 0.3;
const fewestOccurrences = 500;
/** Above it a word is no likelier: each is in any text. */
const mostOccurrences = 20_000;
/** German forms have endings, so that a frequent word is near to many others: `sodern` to `sondern` and `sofern`. */
const mostGermanOccurrences = 200_000;
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
  if (best === undefined || isDerived(word, best)) return undefined;
  if (isStrange(word, best, base) || (base === 'de' && isPeople(word, best))) return undefined;
  if (base !== 'de' && best.cost > markCost && isSmallName(word, best, suggestions)) return undefined;
  if (base !== 'fr' && isClipped(word, best) && !isWrittenElsewhere(best.meant)) return undefined;
  if (foreign && isOtherEnding(word, best)) return undefined;
  if (isAmbiguous(word, best, weighed) || isOneOfTwoForms(best, weighed)) return undefined;
  if (base === 'de' && isImperative(word, best, suggestions)) return undefined;
  if (isOtherOrder(word, best, weighed) || isDemonym(word, best, base) || isOtherForm(word, best, suggestions, base))
    return undefined;
  if (isFormed(word, best, { base, frequencies, suggestions })) return undefined;
  const isJoined = isTwoWords(word, frequencies);
  // `quese`: two words that are before or behind any other, unless the one that is meant is as usual. Not `everbody`.
  const lacksLetter = word.length >= longForMissing && isMissingLetter(word, best.meant);
  if (isJoined && best.cost > markCost && best.occurrences < mostOccurrences && !lacksLetter) return undefined;
  const isAlone = next === undefined || next.weight - best.weight >= alone;
  if (best.cost > guessed && weighed.some((other) => isNearer(other, best))) return undefined;
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

/** `schieb`, of `schiebe`: who commands leaves the last letter out. */
function isImperative(word: string, { cost }: Weighed, suggestions: readonly Suggestion[]): boolean {
  return cost > guessed && /^\p{Ll}/u.test(word) && suggestions.some(({ word: other }) => other === `${word}e`);
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
/** Shorter ones, which are no frequent words either, are abbreviations: `irc`. */
const shortestRare = 5;
/** No other word is near to so long a one. */
const veryLong = 10;
/** A letter that is missing in so long a word leaves no other word. */
const longForMissing = 8;
/** Where the word that is meant is rare: `positoni` are positrons as well. */
const longForMissingRare = 9;
/** Frequent enough for a guess where the word may be a name. */
const veryFrequent = 2_000;
const frequentForLong = 1_000;
/** An umlaut that a German word has not: `pützen`. */
const umlautCost = 0.44;
/** In shorter words two slips leave too little of what was meant. */
const longForTwoSlips = 6;
/** By how much the next suggestion is farther away where it is no form of the same word. */
const alone = 0.3;

/** So short a word of another language is near to many: Italian `tre`. */
const shortForeign = 5;

/** Endings of Latin words, as names of species and quotations have them. */
const latin = /(?:ae|ii|[ao]rum|ibus|ensis|[aei]lis|icus|[ai]nus|[ao]rius|ium)$/i;

/** Letters that words have from other languages only, or had long ago. */
const loanLetters: Readonly<Record<string, RegExp>> = {
  es: /[kw]|[tp]h/i,
  fr: /[kw]/i,
  it: /[kwxyj]|[tp]h/i,
  pt: /[kwy]|[tp]h/i,
};

/** A word that its language does not form, for one that it does: `kommune`, `shido`, `medievalis`, `montañistas`. */
function isStrange(word: string, { meant, cost, occurrences }: Weighed, base: string): boolean {
  const has = (pattern: RegExp | undefined): boolean => pattern?.test(word) === true && !pattern.test(meant);
  // `kazan`, `arithmetica`; of the others a letter is of the language as well: `tukanos`.
  const hasLoanLetter =
    (occurrences === 0 || (word.length >= shortForeign && /[kw]/i.test(word))) && has(loanLetters[base]);
  return (
    hasLoanLetter || has(/ñ/i) || has(orthographyOf(base)?.foreign) || (cost > markCost && base !== 'en' && has(latin))
  );
}

/** `natura` has the ending of another language, and is no slip for `nature`. */
function isOtherEnding(word: string, { meant, cost }: Weighed): boolean {
  return (
    cost > markCost && meant.startsWith(word.slice(0, -endingLength)) && !meant.endsWith(word.slice(-endingLength))
  );
}
const endingLength = 2;

/** `huns` are `Huns` in small letters, and no slip for `uns`. */
function isSmallName(word: string, { meant }: Weighed, suggestions: readonly Suggestion[]): boolean {
  return (
    meant.toLowerCase() !== word &&
    suggestions.some((other) => other.word !== word && other.word.toLowerCase() === word)
  );
}

/** Dictionaries lack peoples whose countries they have: `Bulgaren` is no slip for `Bulgarien`. */
function isPeople(word: string, { meant }: Weighed): boolean {
  return /^\p{Lu}.+ien$/u.test(meant) && word === meant.replace(/ien$/, 'en');
}

/** `improv` is short for `improvisation` rather than a slip for `improve`; in French last letters are silent. */
function isClipped(word: string, { meant, cost, occurrences }: Weighed): boolean {
  return cost > guessed && occurrences < mostOccurrences && meant.toLowerCase().startsWith(word.toLowerCase());
}

/** Of words that are more frequent than any two without their space: `dela` for `della`. */
const farMoreUsual = 100_000;

/** A word that writers form, for one that is not far more usual. */
function isFormed(
  word: string,
  { meant, cost, occurrences }: Weighed,
  {
    base,
    frequencies,
    suggestions,
  }: {
    readonly base: string;
    readonly frequencies: WordFrequencies;
    readonly suggestions: readonly Suggestion[];
  },
): boolean {
  if (isAbbreviation(word)) return true;
  const isName = /^\p{Lu}/u.test(word);
  if (occurrences === 0 && isName && isSpelledAsName(word, meant)) return true;
  if (occurrences < farMoreUsual && isPrepositionWithWord(word, base, frequencies)) return true;
  if (occurrences < veryFrequent && isFormedByRule(word, base, frequencies)) return true;
  if (base !== 'de') return false;
  // `heise` is near to `weise` and `reise` as well.
  if (cost > capitalOnly && word === meant.replaceAll('ß', 's') && occurrences < writtenOccurrences) return true;
  // `Polizey`: what writers of 1800 wrote.
  if (word !== meant && word.replace(/ey(e[ns])?$/, 'ei$1') === meant) return true;
  const isWord = (other: string): boolean =>
    other !== meant && (frequencies.has(other) || suggestions.some((suggestion) => suggestion.word === other));
  return isGermanForm(word, isWord);
}

const longestAmbiguous = 4;

/** `cmo` may be `com` as well as `como`. */
function isAmbiguous(word: string, best: Weighed, weighed: readonly Weighed[]): boolean {
  if (word.length > longestAmbiguous || best.cost < transposition) return false;
  return weighed.some(
    (other) => other !== best && other.occurrences >= mostOccurrences && other.cost < best.cost + guessed,
  );
}

/** `explusion` has all letters of `expulsion`, and is no likelier to be about `explosion`. */
function isOtherOrder(word: string, best: Weighed, weighed: readonly Weighed[]): boolean {
  const letters = sorted(word);
  if (best.cost < transposition || sorted(best.meant) === letters) return false;
  return weighed.some((other) => other !== best && other.cost <= transposition && sorted(other.meant) === letters);
}

function sorted(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}

/** Endings of words for who is from a place, of which dictionaries have few: `correggese`, `jamaïquaine`. */
const demonymEndings: Readonly<Record<string, RegExp>> = {
  es: /(?:eñ[oa]s?|ens?es?)$/i,
  fr: /(?:[ao]is|[ao]ises?|aine?s?|iens?|iennes?)$/i,
  it: /es[ei]$/i,
  pt: /(?:ens?es?|esas?)$/i,
};

function isDemonym(word: string, { meant, cost, occurrences }: Weighed, base: string): boolean {
  const ending = demonymEndings[base];
  return occurrences === 0 && cost > markCost && ending?.test(word) === true && !ending.test(meant);
}

/** `specchie` is of `specchia` as `specchi` is of `specchio`: words of a stem that the language has with another vowel. */
function isOtherForm(
  word: string,
  { meant, cost }: Weighed,
  suggestions: readonly Suggestion[],
  base: string,
): boolean {
  if (!/^(?:es|it|pt)$/.test(base) || cost <= guessed) return false;
  const stem = /^(.{4,})[aeio]$/.exec(word)?.[1];
  return (
    stem !== undefined &&
    !meant.startsWith(stem) &&
    suggestions.some((other) => other.word.startsWith(stem) && other.word.length <= word.length)
  );
}

/** What forms of one word have in common. */
const longestStem = 6;
/** By how much a slip may cost more and be as likely. */
const nearlyAsNear = 0.2;

/** `sorprendindo` may be `sorprendido` as well as `sorprendiendo`: how often a form comes says nothing of which is meant. */
function isOneOfTwoForms(best: Weighed, weighed: readonly Weighed[]): boolean {
  if (best.cost <= guessed || best.meant.length <= longestStem) return false;
  const stem = best.meant.slice(0, longestStem).toLowerCase();
  return weighed.some(
    (other) =>
      other !== best &&
      other.cost < best.cost + nearlyAsNear &&
      other.meant.toLowerCase().startsWith(stem) &&
      other.meant.slice(-1) === best.meant.slice(-1),
  );
}

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
    return length < longForTwoSlips || (best.occurrences < veryFrequent && length < longForNames) ? 0 : limit;
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
