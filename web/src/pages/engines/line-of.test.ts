import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineOf } from './line-of.ts';

describe('the line of a chart over time', () => {
  it('is broken where there is nothing, and shows a single value', () => {
    assert.equal(lineOf([0, 5, null, 10], 10), 'M2 100H5L15 50H18M32 0H35H38');
    assert.equal(lineOf([null, null], 1), '');
  });
});
