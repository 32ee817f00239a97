import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BlockSearch } from './block-search.ts';

function search(items: number, mostTests: number, passes: (tested: ReadonlySet<number>) => boolean) {
  const found = new BlockSearch(items, mostTests);
  let tests = 0;
  for (let tested = found.next(); tested !== undefined; tested = found.next()) {
    tests += 1;
    found.answer(passes(tested));
  }
  return { passing: found.passing, tests };
}

const without =
  (...failing: readonly number[]) =>
  (tested: ReadonlySet<number>): boolean =>
    !failing.some((item) => tested.has(item));

describe('the search for blocks that change a page', () => {
  it('leaves out nothing but the item that fails, wherever it is', () => {
    for (let failing = 0; failing < 50; failing++) {
      const { passing, tests } = search(50, 100, without(failing));
      assert.equal(passing.size, 49);
      assert.ok(!passing.has(failing) && tests <= 12, `${tests} tests`);
    }
  });

  it('finds several that fail', () => {
    const { passing, tests } = search(64, 100, without(3, 4, 40));
    assert.deepEqual([passing.size, passing.has(3), passing.has(4), passing.has(40)], [61, false, false, false]);
    assert.ok(tests <= 30, `${tests} tests`);
  });

  it('leaves out one of two that fail together only', () => {
    const { passing } = search(30, 100, (tested) => !(tested.has(7) && tested.has(21)));
    assert.equal(passing.size, 29);
    assert.ok(!(passing.has(7) && passing.has(21)));
  });

  it('ends after as many tests as it may make, with what passed as a whole', () => {
    const tested: ReadonlySet<number>[] = [];
    const { passing, tests } = search(200, 10, (items) => {
      const isPassed = without(...Array.from({ length: 40 }, (_, index) => 5 * index + 4))(items);
      if (isPassed) tested.push(items);
      return isPassed;
    });
    assert.equal(tests, 10);
    assert.deepEqual(passing, tested.at(-1) ?? new Set());
  });

  it('finds nothing to pass where each item fails', () => {
    const { passing, tests } = search(20, 24, () => false);
    assert.equal(passing.size, 0);
    assert.ok(tests <= 8, `${tests} tests`);
    assert.equal(search(1, 24, () => false).tests, 0);
  });
});
