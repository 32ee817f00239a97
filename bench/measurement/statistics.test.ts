import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, percentile } from './statistics.ts';

test('The median of an odd number of values is the middle one, whatever their order', () => {
  assert.equal(median([30, 1, 2]), 2);
});

test('The median of an even number of values is the mean of the middle two', () => {
  assert.equal(median([4, 100, 1, 2]), 3);
});

test('A percentile is a value that occurred, by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.equal(percentile(hundred, 50), 50);
  assert.equal(percentile(hundred, 99), 99);
  assert.equal(percentile([7], 99), 7);
});

test('No values have no statistics', () => {
  assert.throws(() => median([]), RangeError);
  assert.throws(() => percentile([], 50), RangeError);
});
