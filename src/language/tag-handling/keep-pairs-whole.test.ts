import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { keepPairsWhole } from './keep-pairs-whole.ts';

const range = (first: number, last: number): { first: number; last: number } => ({ first, last });

test('a pair inside a range, or outside of all, changes nothing', () => {
  const ranges = [range(1, 3), range(6, 8)];
  assert.deepEqual(keepPairsWhole(ranges, [[2, 3]]), ranges);
  assert.deepEqual(keepPairsWhole(ranges, [[0, 9]]), ranges);
  assert.deepEqual(keepPairsWhole(ranges, [[4, 5]]), ranges);
});

test('a range is widened to the other half of a pair, and joined with the ranges on the way', () => {
  assert.deepEqual(keepPairsWhole([range(1, 3), range(6, 8)], [[2, 4]]), [range(1, 4), range(6, 8)]);
  assert.deepEqual(keepPairsWhole([range(1, 3), range(6, 8)], [[5, 7]]), [range(1, 3), range(5, 8)]);
  assert.deepEqual(keepPairsWhole([range(1, 3), range(6, 8)], [[2, 7]]), [range(1, 8)]);
  assert.deepEqual(keepPairsWhole([range(1, 2), range(4, 5), range(7, 8)], [[2, 9]]), [range(1, 9)]);
});

test('no pair is ever left with one half inside a range', () => {
  // Brackets of a random walk are nested pairs.
  const walk = fc.array(fc.constantFrom('(', ')', 'x', '_'), { maxLength: 30 });
  fc.assert(
    fc.property(walk, (marks) => {
      const open: number[] = [];
      const pairs: [number, number][] = [];
      marks.forEach((mark, index) => {
        if (mark === '(') open.push(index);
        const partner = mark === ')' ? open.pop() : undefined;
        if (partner !== undefined) pairs.push([partner, index]);
      });
      const ranges = [...marks.join('').matchAll(/x(?:[^_]*x)?/g)].map((found) =>
        range(found.index, found.index + found[0].length - 1),
      );
      const kept = keepPairsWhole(ranges, pairs);
      const holder = (position: number): number =>
        kept.findIndex(({ first, last }) => first <= position && position <= last);
      for (const [one, other] of pairs) assert.equal(holder(one), holder(other));
      for (const { first, last } of ranges) assert.ok(holder(first) !== -1 && holder(first) === holder(last));
      for (const [index, { first }] of kept.entries()) assert.ok(index === 0 || first > (kept[index - 1]?.last ?? 0));
    }),
    { numRuns: 5000 },
  );
});
