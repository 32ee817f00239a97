import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ExpectedWork } from './expected-work.ts';

it('a document is expected to take longer the larger it is, and a small one is short', () => {
  const expected = new ExpectedWork();
  assert.deepEqual(expected.of('json', 200), { expectedMilliseconds: 20, isShort: true });
  assert.deepEqual(expected.of('json', 200_000), { expectedMilliseconds: 20_000 });
});

it('what documents of a type took is what those after them are expected to take', () => {
  const expected = new ExpectedWork();
  expected.measure('docx', 100_000, 1_000);
  assert.deepEqual(expected.of('docx', 200_000), { expectedMilliseconds: 2_000, isShort: true });
  for (let count = 0; count < 30; count++) expected.measure('docx', 100_000, 20_000);
  assert.equal(Math.round((expected.of('docx', 200_000).expectedMilliseconds ?? 0) / 1000), 40);
  assert.equal(expected.of('odt', 200_000).expectedMilliseconds, 20_000, 'of another type nothing is known');
});

it('a tiny document that took long, as its engine started, makes no others of its type long', () => {
  const expected = new ExpectedWork();
  expected.measure('json', 20, 2_000);
  assert.equal(expected.of('json', 10_000).isShort, true);
});
