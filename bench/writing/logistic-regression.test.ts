import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Example, fitWeights, likelihoodOf } from './logistic-regression.ts';

/** Of `all` examples with the same parts, so many are right. */
const examples = (parts: readonly number[], right: number, all: number): readonly Example[] =>
  Array.from({ length: all }, (_, index) => ({ parts, isRight: index < right, weight: 1 }));
const weak = { mean: 0, strength: 1e-6 };

it('finds the weights that make shares of the examples likely', () => {
  const weights = fitWeights([...examples([1, 0], 30, 100), ...examples([1, 2], 80, 100)], [weak, weak]);
  assert.ok(Math.abs(likelihoodOf([1, 0], weights) - 0.3) < 1e-4);
  assert.ok(Math.abs(likelihoodOf([1, 2], weights) - 0.8) < 1e-4);
});

it('counts examples by their weights', () => {
  const given = examples([1], 50, 100).map((example) => ({ ...example, weight: example.isRight ? 1 : 0.25 }));
  assert.ok(Math.abs(likelihoodOf([1], fitWeights(given, [weak])) - 0.8) < 1e-4);
});

it('stays near to its priors where examples say little', () => {
  const priors = [
    { mean: -1, strength: 1 },
    { mean: 2, strength: 1 },
  ];
  assert.deepEqual(fitWeights([], priors), [-1, 2]);
  const [first = 0, second] = fitWeights(examples([1, 0], 1, 1), priors);
  assert.ok(first > -1 && first < 0);
  assert.equal(second, 2);
});
