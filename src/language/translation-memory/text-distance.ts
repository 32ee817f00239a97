import type { Token, TokenKind } from './tokenize.ts';
import { wordDistance } from './word-distance.ts';

/** What a token counts. A number that differs is worse than a word that does, and a mark matters less. */
const weights: Readonly<Record<TokenKind, number>> = { word: 1, number: 2, mark: 0.5, placeholder: 2 };

export function weightOf(tokens: readonly Token[]): number {
  let weight = 0;
  for (const token of tokens) weight += weights[token.kind];
  return weight;
}

/**
 * The least weight of tokens to insert, delete or replace to make one text into the other; `limit` or more when it is
 * not less than that.
 */
export function textDistance(one: readonly Token[], other: readonly Token[], limit: number): number {
  let start = 0;
  let endOne = one.length;
  let endOther = other.length;
  const same = (i: number, j: number): boolean => replaceCost(one[i], other[j]) === 0;
  while (start < endOne && start < endOther && same(start, start)) start += 1;
  while (endOne > start && endOther > start && same(endOne - 1, endOther - 1)) {
    endOne -= 1;
    endOther -= 1;
  }
  const width = endOther - start;
  const row = new Float64Array(width + 1);
  for (let j = 1; j <= width; j += 1) row[j] = (row[j - 1] ?? 0) + weight(other[start + j - 1]);
  for (let i = start; i < endOne; i += 1) {
    const removal = weight(one[i]);
    let diagonal = row[0] ?? 0;
    let least = diagonal + removal;
    row[0] = least;
    for (let j = 1; j <= width; j += 1) {
      const above = row[j] ?? 0;
      const token = other[start + j - 1];
      const cost = Math.min(diagonal + replaceCost(one[i], token), above + removal, (row[j - 1] ?? 0) + weight(token));
      row[j] = cost;
      if (cost < least) least = cost;
      diagonal = above;
    }
    if (least >= limit) return limit;
  }
  return row[width] ?? 0;
}

function weight(token: Token | undefined): number {
  return token === undefined ? 0 : weights[token.kind];
}

function replaceCost(one: Token | undefined, other: Token | undefined): number {
  if (one === undefined || other === undefined) return 0;
  if (one.kind !== other.kind) return Math.max(weights[one.kind], weights[other.kind]);
  if (one.text === other.text) return 0;
  return one.kind === 'word' ? wordDistance(one.text, other.text) : weights[one.kind];
}
