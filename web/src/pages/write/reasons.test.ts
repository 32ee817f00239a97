import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diffWords } from './diff-words.ts';
import { readReasons, reasonsOf } from './reasons.ts';

const text = '😀 I recieve a apple, definately.';
const answer = '😀 I receive an apple, definitely.';
const changes = [
  { start: 4, end: 11, reason: 'Not in the dictionary.' },
  { start: 12, end: 13, reason: 'A vowel follows.' },
  { start: 21, end: 31, reason: 'Not in the dictionary either.' },
];

describe('reasons of changes', () => {
  it('are read from code points, behind the parts before', () => {
    assert.deepEqual(
      readReasons(text, changes, 10).map(({ start, end }) => text.slice(start - 10, end - 10)),
      ['recieve', 'a', 'definately'],
    );
  });

  it('belong to the words that are changed, whatever was accepted before', () => {
    const why = reasonsOf(text, diffWords(text, answer), readReasons(text, changes, 0));
    assert.equal(why('recieve', 'receive'), 'Not in the dictionary.');
    assert.equal(why('a', 'an'), 'A vowel follows.');
    assert.equal(why('definately', 'definitely'), 'Not in the dictionary either.');
    assert.equal(why('apple', 'apples'), undefined);
  });
});
