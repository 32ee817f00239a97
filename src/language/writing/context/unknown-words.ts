import type { EnglishToken } from '../agreement/english/tokens.ts';
import { nearWords } from '../spelling/careless-slips.ts';
import { wordFrequencies } from '../spelling/frequent-words.ts';
import type { UnknownWord } from '../spelling/spelling.ts';
import type { Alternative } from './alternative.ts';
import type { Evidence, Reading } from './reading.ts';
import { unknown } from './word-model.ts';

/** What may be meant by a word that no dictionary has, and what speaks for it. */
export interface Guess extends Alternative {
  readonly evidence: GuessEvidence;
}

export interface GuessEvidence extends Evidence {
  /** The likelihood of the words, less what the slips cost, in the logarithms of the model. */
  readonly score: number;
  /** By how much the next guess is less likely. */
  readonly margin: number;
  /** How far the letters are apart. */
  readonly distance: number;
  /** Letters of the word that is written. */
  readonly length: number;
}

/** What ten times less likely slips cost, in the logarithms of the model. */
const costOfDistance = 6;
/** What a space costs that is missing. */
const missingSpace = 0.9;
/** Both halves of a word without its space are in any text. */
const frequentHalf = 2_000;
const shortestHalf = 2;

/** The likeliest of the words that are near to an unknown one and that dictionaries suggest, or two frequent words without their space. */
export function guessUnknown(
  words: Reading<EnglishToken>,
  at: number,
  { word }: EnglishToken,
  { suggestions }: UnknownWord,
): Guess | undefined {
  const near = nearWords(
    word,
    suggestions.map((suggestion) => suggestion.word.toLowerCase()),
  );
  const meant = [
    ...near.map(({ word: other, distance, weight }) => ({ others: [other], distance, weight })),
    ...halvesOf(word).map((others) => ({ others, distance: missingSpace, weight: missingSpace })),
  ];
  const scored = meant
    .flatMap(({ others, distance, weight }) => {
      const numbers = others.map((other) => words.find(other));
      if (numbers.includes(unknown)) return [];
      const evidence = words.compare(at, at + 1, numbers);
      return [{ others, distance, evidence, score: evidence.gain - costOfDistance * weight }];
    })
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (best === undefined) return undefined;
  const { others, distance, evidence, score } = best;
  const margin = score - (next?.score ?? -Infinity);
  return {
    from: at,
    to: at + 1,
    words: others,
    kind: 'spelling',
    evidence: { ...evidence, score, margin, distance, length: word.length },
  };
}

/** `in order`, of `inorder` */
function halvesOf(word: string): readonly (readonly string[])[] {
  const frequencies = wordFrequencies('en');
  const isFrequent = (half: string): boolean => (frequencies.get(half) ?? 0) >= frequentHalf;
  const found: string[][] = [];
  for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(isFrequent)) found.push(halves);
  }
  return found;
}
