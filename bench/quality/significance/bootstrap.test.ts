import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Metric } from '../metrics/metric.ts';
import { interval95, pairedProbability, resample } from './bootstrap.ts';

/** Percent of segments that are right. */
const share: Metric = {
  name: 'share',
  count: () => [],
  score: (counts) => (100 * (counts[0] ?? 0)) / (counts[1] ?? 1),
  signature: () => '',
};
const answers = (right: (line: number) => boolean): number[][] =>
  Array.from({ length: 200 }, (_, line) => [right(line) ? 1 : 0, 1]);
const half = answers((line) => line % 2 === 0);
const nearlyHalf = answers((line) => line % 2 === 0 && line !== 0);
const quarter = answers((line) => line % 4 === 0);

describe('bootstrap', () => {
  it('is the same for the same seed, and another for another', () => {
    const draw = (seed: number) => resample(share, [half], { samples: 50, seed });
    assert.deepEqual(draw(1), draw(1));
    assert.notDeepEqual(draw(1), draw(2));
  });

  it('finds the interval that theory has', () => {
    const [scores = []] = resample(share, [half], { samples: 2000, seed: 1 });
    const { low, high } = interval95(scores);
    // 50 % ± 1.96 · √(0.25 / 200).
    assert.ok(Math.abs(low - 43.07) < 1 && Math.abs(high - 56.93) < 1, `${low} to ${high}`);
  });

  it('distinguishes a difference from chance', () => {
    const [best = [], near = [], far = []] = resample(share, [half, nearlyHalf, quarter], { samples: 1000, seed: 1 });
    assert.ok(pairedProbability(25, best, far) < 0.01);
    assert.ok(pairedProbability(0.5, best, near) > 0.05);
    assert.equal(pairedProbability(0, best, best), 1);
  });
});
