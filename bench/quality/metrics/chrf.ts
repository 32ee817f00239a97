import { type Metric, signatureOf } from './metric.ts';
import { countMatches, countNGrams, splitWords } from './n-grams.ts';

export interface ChrfOptions {
  /** 0 is chrF, 2 is chrF++. */
  readonly wordOrder?: number;
  /** How many times as much recall counts as precision. */
  readonly beta?: number;
  readonly lowercase?: boolean;
}

const characterOrder = 6;

/**
 * Character n-gram F-score (Popović 2015, 2017) as sacreBLEU defines it: no white space within character n-grams, orders
 * that a text is too short for left out. Counts of a segment: for each order the n-grams of the translation, those of
 * the reference, and matches. Of several references the one with the best score counts.
 */
export function createChrf({ wordOrder = 0, beta = 2, lowercase = false }: ChrfOptions = {}): Metric {
  const grams = (text: string): readonly ReadonlyMap<string, number>[] => {
    const words = splitWords(lowercase ? text.toLowerCase() : text);
    const characters = [...words.join('')];
    const pieces = words.flatMap(splitPunctuation);
    return [
      ...upTo(characterOrder).map((order) => countNGrams(characters, order, '')),
      ...upTo(wordOrder).map((order) => countNGrams(pieces, order, ' ')),
    ];
  };
  const score = (counts: ArrayLike<number>): number => 100 * fScore(counts, beta);
  return {
    name: `chrF${beta}${'+'.repeat(wordOrder)}`,
    count(translation, references) {
      const own = grams(translation);
      const candidates = references.map((reference) => compare(own, grams(reference)));
      return candidates.reduce((best, candidate) => (score(candidate) > score(best) ? candidate : best));
    },
    score,
    signature: (references) =>
      signatureOf(references, [
        `case:${lowercase ? 'lc' : 'mixed'}`,
        'eff:yes',
        `nc:${characterOrder}`,
        `nw:${wordOrder}`,
        'space:no',
      ]),
  };
}

function upTo(order: number): readonly number[] {
  return Array.from({ length: order }, (_, index) => index + 1);
}

const ascii = /[!-/:-@[-`{-~]/;

/** One sign of punctuation is set off a word, at its end or else at its beginning. */
function splitPunctuation(word: string): readonly string[] {
  const characters = [...word];
  const [first = ''] = characters;
  const last = characters.at(-1) ?? '';
  if (characters.length === 1) return [word];
  if (ascii.test(last)) return [word.slice(0, -1), last];
  return ascii.test(first) ? [first, word.slice(1)] : [word];
}

type Grams = readonly ReadonlyMap<string, number>[];

function compare(translation: Grams, reference: Grams): readonly number[] {
  return translation.flatMap((own, index) => {
    const other = reference[index] ?? new Map();
    // An order that the reference is too short for says nothing about the translation.
    return [other.size === 0 ? 0 : total(own), total(other), countMatches(own, other)];
  });
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** Precision and recall are averaged over the orders that both sides have, then combined. */
function fScore(counts: ArrayLike<number>, beta: number): number {
  let precision = 0;
  let recall = 0;
  let orders = 0;
  for (let index = 0; index < counts.length; index += 3) {
    const [own = 0, other = 0, matches = 0] = [counts[index], counts[index + 1], counts[index + 2]];
    if (own === 0 || other === 0) continue;
    precision += matches / own;
    recall += matches / other;
    orders += 1;
  }
  if (precision + recall === 0) return 0;
  const factor = beta ** 2;
  return ((1 + factor) * precision * recall) / (factor * precision + recall) / orders;
}
