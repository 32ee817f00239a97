import { type Metric, signatureOf } from './metric.ts';
import { countMatches, countNGrams, mostOfEach, trimEnd } from './n-grams.ts';
import { type Smoothing, smoothedPrecisions } from './smoothing.ts';
import { type TokenizerName, tokenizers } from './tokenizers.ts';

export interface BleuOptions {
  readonly tokenizer?: TokenizerName;
  readonly smoothing?: Smoothing;
  readonly lowercase?: boolean;
  /** Leaves out the orders that a text is too short for. For single sentences only. */
  readonly effectiveOrder?: boolean;
}

const orders = [1, 2, 3, 4] as const;

/**
 * Corpus BLEU (Papineni et al. 2002) with the defaults of sacreBLEU. Counts of a segment: length of the translation,
 * length of the reference nearest in length, matches of orders 1 to 4, n-grams of orders 1 to 4.
 */
export function createBleu(options: BleuOptions = {}): Metric {
  const { tokenizer = '13a', smoothing = { method: 'exp' }, lowercase = false, effectiveOrder = false } = options;
  const tokenize = (text: string): readonly string[] =>
    tokenizers[tokenizer](trimEnd(lowercase ? text.toLowerCase() : text));
  return {
    name: 'BLEU',
    count(translation, references) {
      const tokens = tokenize(translation);
      const others = references.map(tokenize);
      const matches = orders.map((order) =>
        countMatches(
          countNGrams(tokens, order, ' '),
          mostOfEach(others.map((reference) => countNGrams(reference, order, ' '))),
        ),
      );
      const totals = orders.map((order) => Math.max(0, tokens.length - order + 1));
      return [
        tokens.length,
        nearest(
          tokens.length,
          others.map(({ length }) => length),
        ),
        ...matches,
        ...totals,
      ];
    },
    score(counts) {
      const [length = 0, referenceLength = 0, ...rest] = Array.from(counts);
      const matches = rest.slice(0, orders.length);
      if (matches.every((count) => count === 0)) return 0;
      const precisions = smoothedPrecisions(matches, rest.slice(orders.length), smoothing);
      const used = effectiveOrder ? precisions.length : orders.length;
      const product = precisions.reduce((whole, precision) => whole + Math.log(precision), 0);
      if (precisions.length < used) return 0;
      return 100 * brevityPenalty(length, referenceLength) * Math.exp(product / used);
    },
    signature: (references) =>
      signatureOf(references, [
        `case:${lowercase ? 'lc' : 'mixed'}`,
        `eff:${effectiveOrder ? 'yes' : 'no'}`,
        `tok:${tokenizer}`,
        `smooth:${smoothing.method}${smoothing.value === undefined ? '' : `[${smoothing.value.toFixed(2)}]`}`,
      ]),
  };
}

/** The shorter of two equally near. */
function nearest(length: number, candidates: readonly number[]): number {
  return candidates.reduce((best, candidate) => {
    const closer = Math.abs(candidate - length) - Math.abs(best - length);
    return closer < 0 || (closer === 0 && candidate < best) ? candidate : best;
  });
}

function brevityPenalty(length: number, referenceLength: number): number {
  if (length >= referenceLength) return 1;
  return length === 0 ? 0 : Math.exp(1 - referenceLength / length);
}
