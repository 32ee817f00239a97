import { findSentences } from '../../segmentation/find-sentences.ts';
import { touches } from '../../style-rules/edit-text.ts';
import type { ProtectedRange } from '../../style-rules/style-rewriter.ts';
import { preferredSpans } from '../../text-edit.ts';
import { type EnglishReadings, type EnglishToken, englishTokens, isNoun, isVerb } from '../agreement/english/tokens.ts';
import { protectedRanges } from '../protected-ranges.ts';
import { isLatinWord } from '../spelling/foreign-words.ts';
import { formationTables, isComputingWord } from '../spelling/formation-tables.ts';
import { wordFrequencies } from '../spelling/frequent-words.ts';
import { isVariant } from '../spelling/regional-variants.ts';
import type { Spelling, UnknownWord } from '../spelling/spelling.ts';
import { readWords } from '../spelling/words.ts';
import type { TextEdit } from '../text-edit.ts';
import type { Alternative } from './alternative.ts';
import { lacksCapital } from './english/capitals.ts';
import { missingComma } from './english/commas.ts';
import { englishProposers } from './english/propose.ts';
import { Reading } from './reading.ts';
import { guessUnknown } from './unknown-words.ts';
import { likelihoodOf, type Parts, partsOf, partsOfGuess } from './weigh.ts';
import { unknown, type WordModel } from './word-model.ts';

export interface ContextOfText {
  readonly model: WordModel;
  readonly spelling: Spelling;
  /** The readings of the words in small letters; a word without readings is only checked for its spelling. */
  readonly readings: EnglishReadings;
}

/** An edit, with what speaks for it. */
export interface WeighedEdit extends TextEdit {
  readonly kind: string;
  readonly parts: Parts;
  /** Of unknown words: one frequent word is meant, and no term or name of several words is near. Absent of other words. */
  readonly isPlain?: boolean;
}

/**
 * What is likely to be wrong in an English text, judged by an n-gram model: words that exist but hardly ever occur beside those around
 * them, and unknown words whose context shows what is meant. In texts with other mistakes, less evidence is enough.
 *
 *     words ─► numbers of the model ─► alternatives at each position ─► gain of each ─► weights ─► the likeliest that do not overlap
 *
 * Where the model has all words in a row, nothing is proposed, and neither beside names, signs and figures.
 */
export function findInContext(text: string, context: ContextOfText): readonly TextEdit[] {
  const read = readText(text, context.readings);
  const weighed = weighSentences(read, context).map((edit) => ({
    edit,
    likelihood: likelihoodOf(edit.parts, edit.kind, 'en'),
  }));
  const sureSlips = weighed.filter(({ edit, likelihood }) => edit.isPlain === true && likelihood >= sureSlip);
  const isCareless = context.spelling.isOfCarelessText === true || sureSlips.length >= fewestSlips;
  const likely = weighed
    .filter(({ edit, likelihood }) => likelihood >= leastLikelihood(edit, isCareless))
    .sort((one, other) => other.likelihood - one.likelihood || one.edit.start - other.edit.start)
    .map(({ edit }) => edit);
  const found: readonly TextEdit[] = [...likely, ...findBySentence(read, isCareless)];
  return preferredSpans(found, text.length).map(({ start, end, text: meant, rule }) => ({
    start,
    end,
    text: meant,
    rule,
    ...(isCareless || rule === 'context/comma' ? {} : { fewestMistakes: 1 }),
  }));
}

/** Commas behind introductions, and capitals of sentences in texts with other mistakes. */
function findBySentence({ text, ranges, sentences }: ReadText, isCareless: boolean): readonly TextEdit[] {
  return sentences
    .flatMap(({ start, tokens }): readonly TextEdit[] => {
      const [first] = tokens;
      const last = missingComma(tokens, isCareless);
      const comma =
        last === undefined
          ? []
          : [{ start: start + last.end, end: start + last.end, text: ',', rule: 'context/comma' }];
      if (first === undefined || !isCareless || !lacksCapital(tokens)) return comma;
      const at = start + first.start;
      return [{ start: at, end: at + 1, text: text.charAt(at).toUpperCase(), rule: 'context/capital' }, ...comma];
    })
    .filter((edit) => !touches(edit, ranges, text));
}

interface ReadText {
  readonly text: string;
  readonly ranges: readonly ProtectedRange[];
  readonly sentences: readonly { readonly start: number; readonly tokens: readonly EnglishToken[] }[];
}

function readText(text: string, readings: EnglishReadings): ReadText {
  const sentences = findSentences(text, 'en', { newlines: true })
    .filter(({ start, end }) => end - start <= longestSentence)
    .map(({ start, end }) => ({ start, tokens: englishTokens(text.slice(start, end), readings) }));
  return { text, ranges: protectedRanges(text), sentences };
}

/** For words that exist and for unknown ones, in texts with other mistakes and in others. */
const leastLikelihoods = {
  careless: { known: 0.2, unknown: 0.2 },
  other: { known: 0.6, unknown: 0.45 },
};
/** So many slips, each as likely, are of a text with mistakes. */
const fewestSlips = 2;
const sureSlip = 0.5;

function leastLikelihood({ isPlain }: WeighedEdit, isCareless: boolean): number {
  const { known, unknown: ofUnknown } = isCareless ? leastLikelihoods.careless : leastLikelihoods.other;
  if (isPlain === undefined) return known;
  return isPlain || isCareless ? ofUnknown : Infinity;
}

/** Characters; a longer sentence is a list, or no prose. */
const longestSentence = 1_500;
/** Unknown words of a text, each of which is compared with all frequent words. */
const mostUnknown = 60;

/** Every alternative that may be meant, with what speaks for it. */
export function weighInContext(text: string, context: ContextOfText): readonly WeighedEdit[] {
  return weighSentences(readText(text, context.readings), context);
}

function weighSentences(
  { text, ranges, sentences }: ReadText,
  { model, spelling }: ContextOfText,
): readonly WeighedEdit[] {
  const answers = unknownWords(text, spelling, ranges);
  return sentences
    .flatMap(({ start, tokens }) => {
      const words = new Reading(tokens, model);
      return Array.from(words.numbers, (_, position) => weighPosition(words, position, (at) => answers.get(start + at)))
        .flat()
        .map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end }));
    })
    .filter((edit) => !touches(edit, ranges, text));
}

/** Words that no dictionary has and that may be slips, by where they begin. */
function unknownWords(
  text: string,
  spelling: Spelling,
  ranges: readonly ProtectedRange[],
): ReadonlyMap<number, UnknownWord> {
  const found = readWords(text, 'en', ranges).flatMap(({ word, start, startsSentence }): [number, UnknownWord][] => {
    if (!/^[A-Z]?[a-z]+$/.test(word) || (!startsSentence && /^[A-Z]/.test(word)) || !mayBeSlip(word)) return [];
    const answer = spelling.unknown(word);
    return answer === undefined ? [] : [[start, answer]];
  });
  return new Map(found.length > mostUnknown ? [] : found);
}

function mayBeSlip(word: string): boolean {
  return !isLatinWord(word) && !isComputingWord(word) && !formationTables('en').isOwnWord(word);
}

type Words = Reading<EnglishToken>;
/** What the dictionary says of a word that it lacks, by where the word begins in its sentence. */
type AnswerAt = (start: number) => UnknownWord | undefined;

function weighPosition(words: Words, at: number, answerAt: AnswerAt): readonly WeighedEdit[] {
  const word = words.word(at);
  if (word === undefined || !/^[a-z']+$/.test(word.word)) return [];
  const opens = words.opensSentence(at);
  if (word.isCapital && word.word !== 'i' && !opens) return [];
  const answer = answerAt(word.start);
  if (answer !== undefined) return weighUnknown(words, at, answer, answerAt);
  if (words.numbers[at] === unknown || (word.isCapital && !wordFrequencies('en').has(word.word))) return [];
  if (!isDoubtful(words, at) || isBetweenSigns(words, at)) return [];
  return englishProposers.flatMap((propose) => propose(words, at)).flatMap((found) => weighKnown(words, found));
}

/** `The story was enough, too, to make`: a word by itself belongs to neither side. */
function isBetweenSigns(words: Words, at: number): boolean {
  const [before, word, next] = [words.word(at - 1), words.word(at), words.word(at + 1)];
  return (
    before !== undefined &&
    word !== undefined &&
    next !== undefined &&
    word.start - before.end > 1 &&
    next.start - word.end > 1
  );
}

/** Whether the model lacks a sequence of the words around this one. */
function isDoubtful({ seen }: Words, at: number): boolean {
  const [here, behind] = [seen[at] as number, seen[at + 1] ?? 0];
  return here === 1 || behind === 1 || (here < 3 && behind < 3);
}

/** None beside a name. What begins a sentence may be a name itself, which no frequent word is. */
function weighUnknown(words: Words, at: number, answer: UnknownWord, answerAt: AnswerAt): readonly WeighedEdit[] {
  const word = words.word(at) as EnglishToken;
  const guess = guessUnknown(words, at, word, answer);
  if (guess === undefined || isName(words, at - 1) || isName(words, at + 1)) return [];
  const meant = guess.words.join(' ');
  if (word.isCapital && !guess.words.every((one) => wordFrequencies('en').has(one))) return [];
  if (isVariant(word.word, meant, 'en')) return [];
  const isAlone = ![at - 1, at + 1].some((beside) => answerAt(words.word(beside)?.start ?? -1) !== undefined);
  const isPlain = isAlone && !isSubjectName(words, at) && wordFrequencies('en').has(meant);
  return [{ ...editOf(words, guess, partsOfGuess(guess.evidence)), isPlain }];
}

/** `Sella admitted`, `Scholl, 21, was`: what begins a sentence and has no article is a name before its verb or a comma. */
function isSubjectName(words: Words, at: number): boolean {
  const [word, next] = [words.word(at), words.word(at + 1)];
  if (word?.isCapital !== true || next === undefined) return false;
  return next.start - word.end > 1 || (isVerb(next) && !isNoun(next));
}

/** None where the model lacks a word, or a name is beside it. */
function weighKnown(words: Words, alternative: Alternative): readonly WeighedEdit[] {
  const { from, to, words: others } = alternative;
  if (words.numbers[from - 1] === unknown || (words.numbers[to] ?? unknown) === unknown) return [];
  const numbers = others.map((other) => words.find(other));
  if (numbers.includes(unknown) || isName(words, from - 1) || isName(words, to)) return [];
  const evidence = words.compare(from, to, numbers);
  return evidence.gain < leastGain ? [] : [editOf(words, alternative, partsOf(evidence))];
}
const leastGain = 1;

function editOf(words: Words, { from, to, words: others, kind }: Alternative, parts: Parts): WeighedEdit {
  const [first, last] = [words.word(from) as EnglishToken, words.word(to - 1) as EnglishToken];
  const meant = others.join(' ');
  const found = { rule: `context/${kind}`, kind, parts };
  if (from === to) return { start: first.start, end: first.start, text: `${meant} `, ...found };
  const text = first.isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  return { start: first.start, end: last.end, text, ...found };
}

function isName(words: Words, at: number): boolean {
  const word = words.word(at);
  return word?.isCapital === true && word.word !== 'i' && !words.opensSentence(at);
}
