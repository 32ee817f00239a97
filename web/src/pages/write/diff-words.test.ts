import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { diffWords } from './diff-words.ts';
import { applyChanges } from './review.ts';

/** Each change as `before → after`. */
function show(before: string, after: string): readonly string[] {
  return diffWords(before, after).map(({ start, end, replacement }) => `${before.slice(start, end)} → ${replacement}`);
}

describe('differences by words', () => {
  for (const [before, after, changes] of [
    ['I recieve a apple.', 'I receive an apple.', ['recieve → receive', 'a → an']],
    ['Hello world', 'Hello, world', ['Hello → Hello,']],
    ['I go store.', 'I go to the store.', [' → to the ']],
    ['It was was good.', 'It was good.', ['was  → ']],
    ['two  spaces', 'two spaces', ['two   → two ']],
    ['same', 'same', []],
    ['', 'all of it', [' → all of it']],
    ['all of it', '', ['all of it → ']],
    ['今日はいい天気てす。', '今日はいい天気です。', ['てす → です']],
  ] as const)
    it(`of “${before}” and “${after}”`, () => {
      assert.deepEqual(show(before, after), changes);
    });

  const words = fc.array(fc.constantFrom('a', 'b', 'the', 'house', ',', '.', '\n', 'é', '漢', '👩‍💻'), {
    maxLength: 60,
  });
  const texts = fc.tuple(words, fc.constantFrom('', ' ')).map(([list, glue]) => list.join(glue));

  it('are in order and apart, and make the one text of the other', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const changes = diffWords(before, after);
        assert.equal(applyChanges(before, changes), after);
        for (const [index, { start, end }] of changes.entries()) {
          assert.ok(start <= end);
          assert.ok(index === 0 || start > (changes[index - 1]?.end ?? 0) - 1);
        }
      }),
    );
  });

  /** Comparisons of tokens that have nothing, everything in another order, or only frequent words in common. */
  const count = 5_000;
  const numbered = (prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
  for (const [name, before, after] of [
    ['without a common word', numbered('a'), numbered('b')],
    ['from behind', numbered('a'), numbered('a').reverse()],
    [
      'of two words',
      numbered('').map((each) => (Number(each) % 2 ? 'x' : 'y')),
      numbered('').map((each) => (Number(each) % 3 ? 'x' : 'y')),
    ],
  ] as const)
    it(`take less than a second for ${count} words ${name}`, () => {
      const started = performance.now();
      const [one, other] = [before.join(' '), after.join(' ')];
      assert.equal(applyChanges(one, diffWords(one, other)), other);
      const took = performance.now() - started;
      assert.ok(took < 1_000, `${took} ms`);
    });
});
