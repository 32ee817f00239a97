import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Matrix, multiply } from '../../geometry.ts';
import { LineReturns, moveOrigin, originAt } from './line-origin.ts';

describe('origins of lines', () => {
  it('are reached by the steps of the source', () => {
    const origin = moveOrigin(moveOrigin(originAt([0.987, 0, 0, 1, 72, 354.628]), -67.638, -25.57), 0, 14.5);
    assert.equal(new LineReturns().to(origin), '0.987 0 0 1 72 354.628 Tm\n-67.638 -25.57 Td\n0 14.5 Td');
  });

  it('are those of matrices of translations, to the last bit', () => {
    const matrix: Matrix = [0.987, -0.3, 1 / 3, 1.1, 72.0001, -0];
    const [x, y] = [-67.638, 25.57];
    assert.deepEqual(moveOrigin(originAt(matrix), x, y).matrix, multiply([1, 0, 0, 1, x, y], matrix));
  });

  it('are reached by as many steps as text objects of TeX have', () => {
    let origin = originAt([1, 0, 0, 1, 72, 700]);
    for (let step = 0; step < 600; step += 1) origin = moveOrigin(origin, 0.109, -0.4338);
    const operators = new LineReturns().to(origin).split('\n');
    assert.deepEqual(operators, ['1 0 0 1 72 700 Tm', ...Array.from({ length: 600 }, () => '0.109 -0.4338 Td')]);
  });

  it('are matrices where there are no steps, or too many for the page', () => {
    const returns = new LineReturns();
    assert.equal(returns.to(originAt([1, 0, 0, 1, 72.5, 10])), '1 0 0 1 72.5 10 Tm');
    const small = moveOrigin(moveOrigin(originAt([2, 0, 0, 2, 0, 0]), 1, 1e-9), 0, 0);
    assert.equal(returns.to(small), '2 0 0 2 0 0 Tm\n1 0.000000001 Td\n0 0 Td');
    let origin = originAt([2, 0, 0, 2, 0, 0]);
    for (let step = 0; step < 1000; step += 1) origin = moveOrigin(origin, 0.1, 1);
    const written = Array.from({ length: 65 }, () => returns.to(origin));
    assert.equal(written.filter((text) => text.endsWith(' Td')).length, 59);
    assert.match(written.at(-1) ?? '', /^2 0 0 2 200 2000 Tm$/);
    for (let step = 0; step < 4000; step += 1) origin = moveOrigin(origin, 0.1, 1);
    assert.match(new LineReturns().to(origin), /^2 0 0 2 1000 10000 Tm$/);
  });
});
