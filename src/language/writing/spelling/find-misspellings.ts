import { baseLanguage } from '../../codes.ts';
import { lastIndex } from '../../style-rules/edit-text.ts';
import type { ProtectedRange } from '../../style-rules/style-rewriter.ts';
import { protectedRanges } from '../protected-ranges.ts';
import type { TextEdit } from '../text-edit.ts';
import { apostropheAccents } from './apostrophe-accents.ts';
import { guessed, hasOwnLetters, markCost, transposition } from './candidates.ts';
import { carelessGuesses } from './careless-guesses.ts';
import { carelessEdits } from './careless-slips.ts';
import { chooseSuggestion } from './choose-suggestion.ts';
import { isCited, isLatinWord } from './foreign-words.ts';
import { formationTables, isComputingWord } from './formation-tables.ts';
import { type WordFrequencies, wordFrequencies } from './frequent-words.ts';
import {
  isAdjectiveOfName,
  isEnglish,
  isForeignWord,
  isInName,
  isLatin,
  isLoan,
  isNameOfTwo,
  isNearEnglish,
  isOfAnotherLanguage,
  latinEnding,
} from './names-and-loans.ts';
import { orthographyOf } from './orthographies.ts';
import { isVariant } from './regional-variants.ts';
import type { Spelling } from './spelling.ts';
import { readWords, type SpelledWord } from './words.ts';

/** The words that an engine asks its dictionary about, each once. */
export function wordsToCheck(text: string, language: string): readonly string[] {
  const words = readWords(text, language, protectedRanges(text)).map(({ word }) => word);
  const accented =
    baseLanguage(language) === 'it' ? apostropheAccents(text).flatMap(({ bare, accented }) => [bare, ...accented]) : [];
  return [...new Set([...words, ...accented])];
}

/** So many words of all that are unknown and no slip say that a text is in another language, if it has some at all. */
const strangeShare = 0.35;
/** So many unknown words, slips or not. */
const unknownShare = 0.65;
const fewestWords = 4;
/** So many unknown words in a row, most of them no slips, are a passage in another language or a list of names. */
const foreignRun = 3;

/** Whether so little of a text is known to the dictionary that it is probably in another language. */
export function isProbablyForeign(text: string, language: string, spelling: Spelling): boolean {
  return isForeign(readWords(text, language, protectedRanges(text)), language, spelling);
}

/**
 * Words that the dictionary does not have and that are surely another one. Names, terms and foreign words stay: whatever
 * comes twice, is capitalized in mid-sentence, or is among other unknown words.
 */
export function findMisspellings(
  text: string,
  language: string,
  spelling: Spelling,
  ranges: readonly ProtectedRange[],
): readonly TextEdit[] {
  const words = readWords(text, language, ranges);
  if (isForeign(words, language, spelling)) return [];
  const counts = new Map<string, number>();
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const written = new Set([...counts.keys()].map((word) => word.toLowerCase()));
  const parts = partsOfCompounds(text);
  const passages = foreignPassages(words, language, spelling);
  const quoted = quotedTerms(text);
  let shortened: ReadonlyMap<string, string> | undefined;
  const sure = words.flatMap((spelled, index): readonly TextEdit[] => {
    // What comes twice is a term, as a part of a word as well: `haria` beside `hortz-haria`.
    if (
      (counts.get(spelled.word) ?? 0) > 1 ||
      parts.has(spelled.word.toLowerCase()) ||
      passages.has(spelled) ||
      isWithin(spelled, quoted)
    )
      return [];
    // `raison d'être`
    if (isOfAnotherLanguage(words[index - 1], language) || isOfAnotherLanguage(words[index + 1], language)) return [];
    if ([words[index - 1], words[index + 1]].some((other) => isLatin(other, spelling))) return [];
    if (isLatinWord(spelled.word)) return [];
    // `rugby union`
    if (isEnglish(spelled, spelling) && [words[index - 1], words[index + 1]].some((other) => isLoan(other, language)))
      return [];
    // `see these options with care`, `(declare port)`
    if (
      baseLanguage(language) !== 'de' &&
      isEnglish(spelled, spelling) &&
      (isNearEnglish(words, index, spelling) || isInShortBrackets(text, spelled))
    )
      return [];
    // `die Julischen Alpen`: an adjective of a name.
    if (isAdjectiveOfName(text, spelled, language)) return [];
    // `Desert Storm` begins with a name.
    if (isNameOfTwo(text, words, index, { language, spelling })) return [];
    const inName = isInName(words, index, spelling);
    const replacement = replacementFor(spelled, language, spelling, { written, inName });
    if (replacement === undefined) return [];
    // `la precisión (precision)` says it in another language.
    if (isBracketed(text, spelled) && written.has(replacement.toLowerCase())) return [];
    // `la Gaule belgique`: an adjective behind a name.
    const before = words[index - 1];
    if (
      baseLanguage(language) !== 'de' &&
      replacement.toLowerCase() === spelled.word &&
      before?.end === spelled.start - 1 &&
      !before.startsSentence &&
      /^\p{Lu}/u.test(before.word)
    )
      return [];
    const isFrequent = wordFrequencies(baseLanguage(language)).has(replacement.toLowerCase());
    // So may be what is beside another word that nobody knows: `lingua francas`.
    const cost = spelling.unknown(spelled.word)?.suggestions.find(({ word }) => word === replacement)?.cost ?? 0;
    if (cost > markCost) {
      shortened ??= shortenedWords(counts.keys());
      const whole = shortened.get(spelled.word.toLowerCase());
      if (whole !== undefined && whole !== replacement.toLowerCase()) return [];
    }
    if (cost > markCost && isCited(text, spelled, baseLanguage(language))) return [];
    const isDoubtful = !isFrequent || isForeignWord(spelled, spelling);
    // Names with capitals are beside any word; but `Cor orans` is one name, rather than a guessed letter in a short word.
    const isName = cost > guessed && spelled.word.length < longBesideName;
    const isNeighbour = ({ word }: SpelledWord): boolean =>
      isDoubtful || (cost > transposition && (isName || !/^\p{Lu}/u.test(word)));
    if (isBesideStrange(words, index, language, spelling, isNeighbour)) return [];
    if (cost > guessed && isNearStrange(words, index, language, spelling)) return [];
    // `escrit.` is short for `escrita`, and so are `artt 12` and `lovin'`.
    const after = text.slice(spelled.end, spelled.end + 2);
    const isShort =
      (replacement.startsWith(spelled.word) && /^[.:'’]/.test(after)) ||
      // `givin’`
      isSpoken(text.slice(spelled.start, spelled.end + 1), language) ||
      (spelled.word.length <= longestAbbreviation && /^ \d/.test(after));
    return isShort ? [] : [{ start: spelled.start, end: spelled.end, text: replacement, rule: 'spelling' }];
  });
  const base = baseLanguage(language);
  const quotations = Array.from(text.matchAll(longQuotations), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
  const changed = new Set(sure.map(({ start }) => start));
  const left = words.filter((spelled) => {
    const { word, start } = spelled;
    if (spelling.unknown(word) === undefined || changed.has(start)) return false;
    if (parts.has(word) || passages.has(spelled) || isWithin(spelled, quoted)) return false;
    return !isCited(text, spelled, base) && (base === 'en' || !isWithin(spelled, quotations));
  });
  const known = { words: words.length, sure: sure.length, spelling };
  const careless = base === 'en' ? carelessEdits(left, known) : carelessGuesses(left, { ...known, base });
  return [...sure, ...careless].sort((one, other) => one.start - other.start);
}

/** A word whose apostrophe is there for a sound that speech leaves out. */
function isSpoken(written: string, language: string): boolean {
  const sign = orthographyOf(baseLanguage(language))?.dialect;
  return sign !== undefined && /['’]$/.test(written) && written.match(sign)?.[0] === written;
}

/** In small letters. */
function partsOfCompounds(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(compoundParts), ([part]) => part.toLowerCase()));
}
const compoundParts = /(?<=\p{L}[-\u2010\u2011])\p{L}{3,}|(?<![\p{L}\p{M}])\p{L}{3,}(?=[-\u2010\u2011]\p{L})/gu;

function isBracketed(text: string, { start, end }: SpelledWord): boolean {
  return text.charAt(start - 1) === '(' && text.charAt(end) === ')';
}

/** Brackets with up to three words have the name of a thing in another language. */
function isInShortBrackets(text: string, { start, end }: SpelledWord): boolean {
  const before = /\([\p{L}\p{M} -]*$/u.exec(text.slice(Math.max(0, start - bracketReach), start))?.[0];
  const behind = /^[\p{L}\p{M} -]*\)/u.exec(text.slice(end, end + bracketReach))?.[0];
  return before !== undefined && behind !== undefined && (before + behind).split(' ').length <= mostInBrackets;
}
const bracketReach = 30;
const mostInBrackets = 3;

/** In shorter words a few letters are in any other. */
const shortestShortened = 5;
const longestShortened = 24;

/**
 * What is left of the words of a text without one letter or two in a row: `carrtera` beside `carretera` is no slip for `cartera`.
 */
function shortenedWords(words: Iterable<string>): ReadonlyMap<string, string> {
  const shortened = new Map<string, string>();
  for (const word of words) {
    const small = word.toLowerCase();
    if (small.length > longestShortened) continue;
    for (const letters of [1, 2])
      for (let at = 1; small.length - letters >= shortestShortened && at + letters <= small.length; at += 1)
        shortened.set(small.slice(0, at) + small.slice(at + letters), small);
  }
  return shortened;
}

/** Of words with as many letters hardly any is near to another by chance. */
const longBesideName = 8;
/** Before a number. */
const longestAbbreviation = 4;

/** What surrounds a word. */
interface Surroundings {
  /** The words of the text, in small letters: what was written elsewhere is meant here. */
  readonly written?: ReadonlySet<string>;
  readonly inName?: boolean;
}

function replacementFor(
  { word, startsSentence, isNoun, isNamed }: SpelledWord,
  language: string,
  spelling: Spelling,
  { written = new Set(), inName = false }: Surroundings = {},
) {
  const unknown = spelling.unknown(word);
  if (unknown === undefined) return undefined;
  const frequencies = wordFrequencies(baseLanguage(language));
  const capital = /^\p{Lu}/u.test(word);
  const nouns = baseLanguage(language) === 'de';
  // In mid-sentence a capital makes a name, but in German any noun.
  if (capital && ((!startsSentence && !nouns) || isNamed)) return undefined;
  const base = baseLanguage(language);
  if (!hasOwnLetters(word, language) || formationTables(base).isOwnWord(word) || isComputingWord(word))
    return undefined;
  const careful = inName || (capital && !(nouns && isNoun));
  const [foreign, english] = [unknown.isForeign === true, unknown.isEnglish === true];
  // Nobody marks a letter by mistake that German does not mark: `Muséum national`.
  if (nouns && foreign && /[^a-zäöüß'’]/i.test(word)) return undefined;
  const chosen = chooseSuggestion(word, unknown.suggestions, { language, careful, foreign, english, written });
  if (chosen === undefined || isVariant(word, chosen, base)) return undefined;
  // What books have often is no slip for what they have not: `per capita`, but `september`.
  if (frequencies.has(word) && !frequencies.has(chosen)) return undefined;
  // `Vertreter von Uber`: `über` is written small within a sentence.
  if (capital && nouns && !startsSentence && isSmallWord(chosen, frequencies)) return undefined;
  if (capital || base !== 'de' || !/^\p{Lu}/u.test(chosen)) return chosen;
  return isNoun || isEverydayNoun(word, chosen, english, frequencies) ? chosen : undefined;
}

/** `chancen`: a frequent noun without its capital, which no other language has. */
function isEverydayNoun(word: string, chosen: string, english: boolean, frequencies: WordFrequencies): boolean {
  return (
    !english &&
    word.length >= shortestEveryday &&
    chosen.toLowerCase() === word &&
    (frequencies.get(chosen) ?? 0) >= everydayOccurrences
  );
}
const shortestEveryday = 5;
const everydayOccurrences = 1_000;

function isSmallWord(word: string, frequencies: WordFrequencies): boolean {
  return !frequencies.has(word) && frequencies.has(word.toLowerCase());
}

function isForeign(words: readonly SpelledWord[], language: string, spelling: Spelling): boolean {
  const read = words.filter(({ word }) => word.length > 1);
  if (read.length < fewestWords) return false;
  const unknown = read.filter(({ word }) => spelling.unknown(word) !== undefined);
  if (unknown.length > read.length * unknownShare) return true;
  const strange = unknown.filter((spelled) => replacementFor(spelled, language, spelling) === undefined);
  return strange.length > read.length * strangeShare;
}

function foreignPassages(
  words: readonly SpelledWord[],
  language: string,
  spelling: Spelling,
): ReadonlySet<SpelledWord> {
  const found = new Set<SpelledWord>();
  let run: SpelledWord[] = [];
  const end = (): void => {
    const strange = run.filter((spelled) => replacementFor(spelled, language, spelling) === undefined);
    if (run.length >= foreignRun && strange.length * 2 > run.length) for (const word of run) found.add(word);
    run = [];
  };
  for (const spelled of words) {
    if (spelling.unknown(spelled.word) === undefined) end();
    else run.push(spelled);
  }
  end();
  return found;
}

/** So many words around one that nobody knows may be of its language: `buscarse la vida de qualquier forma`. */
const strangeReach = 5;

/** Whether a word in small letters near by is unknown and no slip for another. */
function isNearStrange(words: readonly SpelledWord[], index: number, language: string, spelling: Spelling): boolean {
  return words.slice(Math.max(0, index - strangeReach), index + strangeReach + 1).some((other) => {
    if (other === words[index] || /^\p{Lu}/u.test(other.word)) return false;
    const unknown = spelling.unknown(other.word);
    return unknown !== undefined && replacementFor(other, language, spelling) === undefined;
  });
}

/** Up to three words in quotation marks are a name, a term or a quotation from a screen. */
const shortQuotations =
  /(?:"[^\s"“”„«»]+(?: [^\s"“”„«»]+){0,2}"|[“”„«»][ \u00a0\u2009\u202f]?[^\s"“”„«»]+(?: [^\s"“”„«»]+){0,2}[ \u00a0\u2009\u202f]?[“”«»]|(?<![\p{L}\p{N}])[‘‚'`][^\s‘’'`]+(?: [^\s‘’'`]+){0,2}[’'‘](?!\p{L}))/gu;

/** What other people wrote, in whatever language. */
const longQuotations = /[«“"][^«»“”"]*[»”"]/gu;

function quotedTerms(text: string): readonly ProtectedRange[] {
  return Array.from(text.matchAll(shortQuotations), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The ranges are in order and do not overlap. */
function isWithin({ start, end }: SpelledWord, ranges: readonly ProtectedRange[]): boolean {
  const range = ranges[lastIndex(ranges, (one) => one.start <= start)];
  return range !== undefined && end <= range.end;
}

/** So short a word may be between two words of another language: `restitutio in integrum`. */
const shortWord = 3;

/** Whether a word near to it is unknown and no slip: before it, behind it, or behind a short word that follows. */
function isBesideStrange(
  words: readonly SpelledWord[],
  index: number,
  language: string,
  spelling: Spelling,
  counts: (spelled: SpelledWord) => boolean,
): boolean {
  const { start, end } = words[index] as SpelledWord;
  const isStrange = (spelled: SpelledWord | undefined): boolean =>
    spelled !== undefined &&
    spelling.unknown(spelled.word) !== undefined &&
    (latinEnding.test(spelled.word) || (counts(spelled) && replacementFor(spelled, language, spelling) === undefined));
  const [before, after, second] = [words[index - 1], words[index + 1], words[index + 2]];
  return (
    (before !== undefined && start - before.end === 1 && isStrange(before)) ||
    (after !== undefined && after.start - end === 1 && isStrange(after)) ||
    (after !== undefined && after.word.length <= shortWord && after.start - end === 1 && isStrange(second))
  );
}
