import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { percentile } from './server-history.ts';

const none = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

describe('percentiles of latency', () => {
  it('are read within the range in which they lie', () => {
    assert.equal(percentile([10, ...none.slice(1)], 0.5), 5);
    assert.equal(percentile([0, 0, 0, 100, ...none.slice(4)], 0.95), 98);
    assert.equal(percentile([50, 0, 0, 0, 50, ...none.slice(5)], 0.5), 10);
    assert.equal(percentile([50, 0, 0, 0, 50, ...none.slice(5)], 0.75), 175);
  });

  it('are the last bound beyond it, and absent without requests', () => {
    assert.equal(percentile([1, ...none.slice(2), 99], 0.95), 30_000);
    assert.equal(percentile(none, 0.5), undefined);
    assert.equal(percentile([], 0.5), undefined);
  });
});
