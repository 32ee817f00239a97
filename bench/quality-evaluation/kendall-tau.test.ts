import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { kendallTau } from './kendall-tau.ts';

/** By its definition, pair by pair. */
function byPairs(one: readonly number[], other: readonly number[]): number {
  let [agreeing, opposed, tiedOne, tiedOther] = [0, 0, 0, 0];
  for (let first = 0; first < one.length; first += 1)
    for (let second = 0; second < first; second += 1) {
      const [left, right] = [
        Math.sign((one[first] ?? 0) - (one[second] ?? 0)),
        Math.sign((other[first] ?? 0) - (other[second] ?? 0)),
      ];
      if (left * right > 0) agreeing += 1;
      if (left * right < 0) opposed += 1;
      if (left === 0 && right !== 0) tiedOne += 1;
      if (right === 0 && left !== 0) tiedOther += 1;
    }
  const scale = Math.sqrt((agreeing + opposed + tiedOne) * (agreeing + opposed + tiedOther));
  return scale === 0 ? 0 : (agreeing - opposed) / scale;
}

describe("Kendall's tau", () => {
  it('is 1 for the same order and -1 for the opposite one', () => {
    assert.equal(kendallTau([1, 2, 3], [10, 20, 30]), 1);
    assert.equal(kendallTau([1, 2, 3], [30, 20, 10]), -1);
  });

  it('is what its definition says, also with ties', () => {
    const values = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(values, (pairs) => {
        const [one, other] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)];
        assert.ok(Math.abs(kendallTau(one, other) - byPairs(one, other)) < 1e-9);
      }),
    );
  });
});
