import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveOrigin, originAt, originOperators } from './line-origin.ts';

describe('origins of lines', () => {
  it('are reached by the steps of the source', () => {
    const origin = moveOrigin(moveOrigin(originAt([0.987, 0, 0, 1, 72, 354.628]), -67.638, -25.57), 0, 14.5);
    assert.equal(originOperators(origin), '0.987 0 0 1 72 354.628 Tm\n-67.638 -25.57 Td\n0 14.5 Td');
  });

  it('are matrices where there are none, or too many', () => {
    assert.equal(originOperators(originAt([1, 0, 0, 1, 72.5, 10])), '1 0 0 1 72.5 10 Tm');
    let origin = originAt([2, 0, 0, 2, 0, 0]);
    for (let step = 0; step < 500; step += 1) origin = moveOrigin(origin, 0.1, 1);
    assert.match(originOperators(origin), /^2 0 0 2 100 1000 Tm$/);
    assert.equal(originOperators(moveOrigin(originAt([2, 0, 0, 2, 0, 0]), 1, 1e-9), 0), '2 0 0 2 2 0.000000002 Tm');
  });
});
