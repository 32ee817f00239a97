import type { Metric } from '../metrics/metric.ts';
import { seededRandom } from './seeded-random.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Scores of `samples` test sets drawn with replacement from the segments. All systems are scored on the same draws, so
 * that their scores can be compared draw by draw (paired bootstrap, Koehn 2004).
 */
export function resample(
  metric: Metric,
  systems: readonly (readonly (readonly number[])[])[],
  { samples, seed }: { readonly samples: number; readonly seed: number },
): readonly (readonly number[])[] {
  const random = seededRandom(seed);
  const length = systems[0]?.length ?? 0;
  const scores = systems.map((): number[] => []);
  const drawn = new Uint32Array(length);
  for (let sample = 0; sample < samples; sample += 1) {
    for (let item = 0; item < length; item += 1) drawn[item] = Math.floor(random() * length);
    for (const [index, rows] of systems.entries()) {
      const sums = new Float64Array(rows[0]?.length ?? 0);
      for (const row of drawn) {
        const counts = rows[row] ?? [];
        for (let field = 0; field < sums.length; field += 1) sums[field] = (sums[field] ?? 0) + (counts[field] ?? 0);
      }
      scores[index]?.push(metric.score(sums));
    }
  }
  return scores;
}

/** Holds 95 % of the scores. */
export function interval95(scores: readonly number[]): Interval {
  const sorted = scores.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

/**
 * How often a difference as large as the one found would show if the systems were equally good: the differences of the
 * draws are shifted to a mean of zero. One is added on both sides, so that it is never zero.
 */
export function pairedProbability(found: number, scores: readonly number[], otherScores: readonly number[]): number {
  const differences = scores.map((score, index) => score - (otherScores[index] ?? 0));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  const asLarge = differences.filter((value) => Math.abs(value - mean) >= Math.abs(found)).length;
  return (asLarge + 1) / (differences.length + 1);
}
