import { findSentences } from '../../segmentation/find-sentences.ts';
import { touches } from '../../style-rules/edit-text.ts';
import type { ProtectedRange } from '../../style-rules/style-rewriter.ts';
import { preferredSpans } from '../../text-edit.ts';
import { type EnglishReadings, type EnglishToken, englishTokens } from '../agreement/english/tokens.ts';
import { protectedRanges } from '../protected-ranges.ts';
import { nearWords } from '../spelling/careless-slips.ts';
import { wordFrequencies } from '../spelling/frequent-words.ts';
import type { Spelling } from '../spelling/spelling.ts';
import { readWords } from '../spelling/words.ts';
import type { TextEdit } from '../text-edit.ts';
import type { Alternative } from './alternative.ts';
import { englishProposers } from './english/propose.ts';
import { type Evidence, Reading } from './reading.ts';
import { likelihoodOf } from './weigh.ts';
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
  readonly evidence: Evidence;
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
  const isCareless = context.spelling.isOfCarelessText === true;
  const likely = weighInContext(text, context)
    .map((edit) => ({ ...edit, likelihood: likelihoodOf(edit.evidence, edit.kind, 'en') }))
    .filter(({ kind, likelihood }) => likelihood >= leastLikelihood(kind, isCareless))
    .sort((one, other) => other.likelihood - one.likelihood || one.start - other.start);
  return preferredSpans(likely, text.length).map(({ start, end, text: meant, rule }) => ({
    start,
    end,
    text: meant,
    rule,
  }));
}

/** For words that exist and for unknown ones, in texts with other mistakes and in others. */
const leastLikelihoods = {
  careless: { known: 0.35, unknown: 0.25 },
  other: { known: 0.85, unknown: 0.95 },
};

function leastLikelihood(kind: string, isCareless: boolean): number {
  const { known, unknown: ofUnknown } = isCareless ? leastLikelihoods.careless : leastLikelihoods.other;
  return kind === 'spelling' ? ofUnknown : known;
}

/** Characters; a longer sentence is a list, or no prose. */
const longestSentence = 1_500;
/** Unknown words of a text, each of which is compared with all frequent words. */
const mostUnknown = 60;
/** Where nothing else is wrong, one unknown word is no sign of mistakes. */
const fewestUnknown = 2;
/** What a unit of the distance of letters costs, in natural logarithms. */
const costOfDistance = 6;

/** Every alternative that may be meant, with what speaks for it. */
export function weighInContext(text: string, { model, spelling, readings }: ContextOfText): readonly WeighedEdit[] {
  const ranges = protectedRanges(text);
  const strange = unknownWords(text, spelling, ranges);
  return findSentences(text, 'en', { newlines: true })
    .filter(({ start, end }) => end - start <= longestSentence)
    .flatMap(({ start, end }) => {
      const words = new Reading(englishTokens(text.slice(start, end), readings), model);
      return Array.from(words.numbers, (_, position) => weighPosition(words, position, (at) => strange.has(start + at)))
        .flat()
        .map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end }));
    })
    .filter((edit) => !touches(edit, ranges, text));
}

/** Where unknown words that may be slips start. */
function unknownWords(text: string, spelling: Spelling, ranges: readonly ProtectedRange[]): ReadonlySet<number> {
  const found = readWords(text, 'en', ranges).filter(
    ({ word, startsSentence }) =>
      (startsSentence || /^\p{Ll}/u.test(word)) && /^[A-Za-z]+$/.test(word) && spelling.unknown(word) !== undefined,
  );
  if (found.length > mostUnknown || (found.length < fewestUnknown && spelling.isOfCarelessText !== true))
    return new Set();
  return new Set(found.map(({ start }) => start));
}

type Words = Reading<EnglishToken>;

function weighPosition(words: Words, at: number, isStrange: (start: number) => boolean): readonly WeighedEdit[] {
  const word = words.word(at);
  if (word === undefined || !/^[a-z']+$/.test(word.word)) return [];
  const opens = words.opensSentence(at);
  if (word.isCapital && word.word !== 'i' && !opens) return [];
  if (isStrange(word.start)) return weighUnknown(words, at, word);
  if (words.numbers[at] === unknown || (word.isCapital && !wordFrequencies('en').has(word.word))) return [];
  if (!isDoubtful(words, at) || isBetweenSigns(words, at)) return [];
  return englishProposers
    .flatMap((propose) => propose(words, at))
    .flatMap((alternative) => {
      const { from, to } = alternative;
      if (words.numbers[from - 1] === unknown || (words.numbers[to] ?? unknown) === unknown) return [];
      return weigh(words, alternative).filter(({ evidence }) => evidence.gain >= leastGain);
    });
}
const leastGain = 1;

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

function weighUnknown(words: Words, at: number, { word }: EnglishToken): readonly WeighedEdit[] {
  return nearWords(word).flatMap(({ word: meant, weight }) =>
    weigh(words, { from: at, to: at + 1, words: [meant], kind: 'spelling', cost: weight * costOfDistance }),
  );
}

/** The edit that an alternative means; none where the model lacks one of its words, or beside a name. */
function weigh(words: Words, { from, to, words: others, kind, cost = 0 }: Alternative): readonly WeighedEdit[] {
  const numbers = others.map((other) => words.find(other));
  if (numbers.includes(unknown) || isName(words, from - 1) || isName(words, to)) return [];
  const evidence = words.compare(from, to, numbers);
  const [first, last] = [words.word(from) as EnglishToken, words.word(to - 1) as EnglishToken];
  const meant = others.join(' ');
  const isPut = from === to;
  return [
    {
      start: first.start,
      end: isPut ? first.start : last.end,
      text: isPut ? `${meant} ` : first.isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant,
      rule: `context/${kind}`,
      kind,
      evidence: { ...evidence, gain: evidence.gain - cost },
    },
  ];
}

function isName(words: Words, at: number): boolean {
  const word = words.word(at);
  return word?.isCapital === true && word.word !== 'i' && !words.opensSentence(at);
}
