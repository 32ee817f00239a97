/**
 * A score of translations beside references. What is counted for a segment adds up over segments, so that the score of
 * any selection of segments is that of the sum of its counts: bootstrap resampling lives on that.
 */
export interface Metric {
  /** As written in tables: `chrF2`, `BLEU`. */
  readonly name: string;
  /** Counts of one segment, always the same number of them. `references` is not empty. */
  count(translation: string, references: readonly string[]): readonly number[];
  /** 0 to 100, from summed counts. */
  score(counts: ArrayLike<number>): number;
  /** In the form that sacreBLEU prints; `references` is the number a segment has, undefined when it varies. */
  signature(references: number | undefined): string;
}

/** Which program computed the score: its own version number would claim to be sacreBLEU. */
export const implementation = 'impl:dragoman';

export function sumCounts(rows: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = rows;
  const sums = new Array<number>(first.length).fill(0);
  for (const row of rows) for (const [index, value] of row.entries()) sums[index] = (sums[index] ?? 0) + value;
  return sums;
}

export function signatureOf(references: number | undefined, fields: readonly string[]): string {
  return [`nrefs:${references ?? 'var'}`, ...fields, implementation].join('|');
}
