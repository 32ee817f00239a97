import { capitalOnly, guessed, markCost, transposition } from './candidates.ts';
import {
  isAbbreviation,
  isFormedByRule,
  isGermanForm,
  isPrepositionWithWord,
  isSpelledAsName,
} from './formed-words.ts';
import type { WordFrequencies } from './frequent-words.ts';
import { orthographyOf } from './orthographies.ts';
import type { Suggestion } from './spelling.ts';

/** A suggestion, with what speaks for it. */
export interface WeighedSuggestion extends Pick<Suggestion, 'isCommon'> {
  readonly meant: string;
  readonly cost: number;
  readonly weight: number;
  /** In 100 million words; 0 for what is no frequent word. */
  readonly occurrences: number;
}

/** What a word is compared with. */
export interface Comparison {
  readonly base: string;
  readonly suggestions: readonly Suggestion[];
  /** The suggestions, the likeliest first. */
  readonly weighed: readonly WeighedSuggestion[];
  readonly frequencies: WordFrequencies;
  /** The word is one of another language. */
  readonly foreign: boolean;
  /** The text has elsewhere what is likeliest. */
  readonly isWrittenElsewhere: boolean;
}

/** From here on a word is no likelier: each is in any text. */
export const mostOccurrences = 20_000;
/** Of words that are written elsewhere in the text: as frequent as everyday words, at least. */
export const writtenOccurrences = 5_000;
/** So short a word of another language is near to many: Italian `tre`. */
export const shortForeign = 5;
/** Frequent enough for a guess where the word may be a name. */
export const veryFrequent = 2_000;

/**
 * Whether a word that no dictionary has is likely to be one all the same, rather than a slip for the best suggestion: a name,
 * a form, a term, a word of another language, or a slip for another suggestion.
 */
export function isOtherWord(
  word: string,
  best: WeighedSuggestion,
  { base, suggestions, weighed, frequencies, foreign, isWrittenElsewhere }: Comparison,
): boolean {
  return (
    isDerived(word, best) ||
    isStrange(word, best, base) ||
    (base === 'de' && (isPeople(word, best) || isImperative(word, best, suggestions))) ||
    (base !== 'de' && best.cost > markCost && isSmallName(word, best, suggestions)) ||
    (base !== 'fr' && !isWrittenElsewhere && isClipped(word, best)) ||
    (foreign && isOtherEnding(word, best)) ||
    isAmbiguous(word, best, weighed) ||
    isOneOfTwoForms(best, weighed) ||
    isOtherOrder(word, best, weighed) ||
    isDemonym(word, best, base) ||
    isDerivedWord(word, best, base) ||
    isOtherForm(word, best, suggestions, base) ||
    isFormed(word, best, { base, frequencies, suggestions }) ||
    (best.cost > guessed && weighed.some((other) => isNearer(other, best)))
  );
}

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
function isStrange(word: string, { meant, cost, occurrences }: WeighedSuggestion, base: string): boolean {
  const has = (pattern: RegExp | undefined): boolean => pattern?.test(word) === true && !pattern.test(meant);
  // `kazan`, `arithmetica`; of the others a letter is of the language as well: `tukanos`.
  const hasLoanLetter =
    (occurrences === 0 || (word.length >= shortForeign && /[kw]/i.test(word))) && has(loanLetters[base]);
  return (
    hasLoanLetter || has(/ñ/i) || has(orthographyOf(base)?.foreign) || (cost > markCost && base !== 'en' && has(latin))
  );
}

/** `natura` has the ending of another language, and is no slip for `nature`. */
function isOtherEnding(word: string, { meant, cost }: WeighedSuggestion): boolean {
  return (
    cost > markCost && meant.startsWith(word.slice(0, -endingLength)) && !meant.endsWith(word.slice(-endingLength))
  );
}
const endingLength = 2;

/** `huns` are `Huns` in small letters, and no slip for `uns`. */
function isSmallName(word: string, { meant }: WeighedSuggestion, suggestions: readonly Suggestion[]): boolean {
  return (
    meant.toLowerCase() !== word &&
    suggestions.some((other) => other.word !== word && other.word.toLowerCase() === word)
  );
}

/** Dictionaries lack peoples whose countries they have: `Bulgaren` is no slip for `Bulgarien`. */
function isPeople(word: string, { meant }: WeighedSuggestion): boolean {
  return /^\p{Lu}.+ien$/u.test(meant) && word === meant.replace(/ien$/, 'en');
}

/** `improv` is short for `improvisation` rather than a slip for `improve`; in French last letters are silent. */
function isClipped(word: string, { meant, cost, occurrences }: WeighedSuggestion): boolean {
  return cost > guessed && occurrences < mostOccurrences && meant.toLowerCase().startsWith(word.toLowerCase());
}

/** Of words that are more frequent than any two without their space: `dela` for `della`. */
const farMoreUsual = 100_000;

/** A word that writers form, for one that is not far more usual. */
function isFormed(
  word: string,
  { meant, cost, occurrences }: WeighedSuggestion,
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
  // `Pfeiffer` is spelled as `Pfeifer` might be, and no slip for `Pfeffer`.
  if (base === 'de' && isName && cost > guessed && !isSpelledAsName(word, meant))
    if (suggestions.some((other) => isSpelledAsName(word, other.word))) return true;
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
function isAmbiguous(word: string, best: WeighedSuggestion, weighed: readonly WeighedSuggestion[]): boolean {
  if (word.length > longestAmbiguous || best.cost < transposition) return false;
  return weighed.some(
    (other) => other !== best && other.occurrences >= mostOccurrences && other.cost < best.cost + guessed,
  );
}

/** `explusion` has all letters of `expulsion`, and is no likelier to be about `explosion`. */
function isOtherOrder(word: string, best: WeighedSuggestion, weighed: readonly WeighedSuggestion[]): boolean {
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

function isDemonym(word: string, { meant, cost, occurrences }: WeighedSuggestion, base: string): boolean {
  const ending = demonymEndings[base];
  return occurrences === 0 && cost > markCost && ending?.test(word) === true && !ending.test(meant);
}

/** `omanisch`, `Einmütigkeit`: derived from a name or word that the dictionary lacks, as the rare word near to it is from another one. */
function isDerivedWord(word: string, { meant, cost, occurrences }: WeighedSuggestion, base: string): boolean {
  return base === 'de' && occurrences === 0 && cost > markCost && derivedEnding.test(word) && derivedEnding.test(meant);
}
const derivedEnding = /(?:keit|heit|schaft|isch(?:e[mnrs]?)?)$/;

/** `specchie` is of `specchia` as `specchi` is of `specchio`: words of a stem that the language has with another vowel. */
function isOtherForm(
  word: string,
  { meant, cost }: WeighedSuggestion,
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
function isOneOfTwoForms(best: WeighedSuggestion, weighed: readonly WeighedSuggestion[]): boolean {
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

/** `schieb`, of `schiebe`: who commands leaves the last letter out. */
function isImperative(word: string, { cost }: WeighedSuggestion, suggestions: readonly Suggestion[]): boolean {
  return cost > guessed && /^\p{Ll}/u.test(word) && suggestions.some(({ word: other }) => other === `${word}e`);
}

/** `rewriters` is no slip for `rewrites`, nor `octals` for `octal`: dictionaries lack forms rather than words. */
function isDerived(word: string, { meant, cost }: WeighedSuggestion): boolean {
  return cost > guessed && word.length > meant.length && word.slice(0, -2) === meant.slice(0, word.length - 2);
}

/** Ten times as many occurrences outweigh a nearer word that is frequent as well: `possetion` is not about `position`. */
const outweighing = 10;

function isNearer(other: WeighedSuggestion, best: WeighedSuggestion): boolean {
  return other.cost < best.cost - 0.02 && other.occurrences * outweighing > best.occurrences;
}
