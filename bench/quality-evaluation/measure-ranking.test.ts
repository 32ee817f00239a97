import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pearson } from './measure-ranking.ts';

test("Pearson's correlation is 1 on a rising line, −1 on a falling one, and 0 where nothing changes", () => {
  assert.equal(pearson([1, 2, 3], [10, 20, 30]), 1);
  assert.equal(pearson([1, 2, 3], [3, 2, 1]), -1);
  assert.equal(pearson([1, 1, 1], [1, 2, 3]), 0);
  assert.equal(pearson([-1, 0, 1], [1, 0, 1]), 0);
});
