import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { allMatches } from './all-matches.ts';

const patterns = [/\p{L}+/gu, /(?<letter>[a-z])(?=\d)/g, /x*/gu, /x*/g, /(?:)/gu, /(?<=a)|\s/gu, /^|$/gmu];

test('matches are those of matchAll, empty ones too, again and again', () => {
  const character = fc.constantFrom(...'abx1 \n.é😀\ud83d');
  fc.assert(
    fc.property(fc.array(character, { maxLength: 20 }), fc.constantFrom(...patterns), (characters, pattern) => {
      const text = characters.join('');
      for (let time = 0; time < 2; time += 1) assert.deepEqual(allMatches(text, pattern), [...text.matchAll(pattern)]);
    }),
  );
});
