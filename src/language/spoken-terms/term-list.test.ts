import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFault, mergeTerms, readTerms, type TermListFault } from './term-list.ts';

function fault(entries: string): TermListFault {
  const read = readTerms(entries);
  assert.ok(isFault(read), entries);
  return read;
}

describe('readTerms', () => {
  it('reads a term a line, in order, with upper and lower case apart', () => {
    assert.deepEqual(readTerms('Dragoman\ndragoman\nÉluard'), ['Dragoman', 'dragoman', 'Éluard']);
    assert.deepEqual(readTerms('one\r\ntwo\r\n'), ['one', 'two']);
  });

  it('names the line of what is wrong', () => {
    for (const [entries, line, reason] of [
      ['', 1, /must not be empty/],
      ['one\n\ntwo', 2, /must not be empty/],
      ['one\n two', 2, /must not begin or end with white space/],
      ['one\ntwo\u00a0', 2, /must not begin or end with white space/],
      ['one\nt\two', 2, /control characters/],
      ['one\u2028two', 1, /line separators/],
      ['one\ntwo\none', 3, /it repeats the term of line 1/],
      ['\ud800', 1, /surrogate/],
    ] as const) {
      assert.equal(fault(entries).line, line, entries);
      assert.match(fault(entries).reason, reason);
    }
  });

  it('takes 300 characters and no more, whatever their size', () => {
    assert.ok(!isFault(readTerms(`${'🙂'.repeat(149)}\n${'é'.repeat(150)}`)));
    assert.match(fault(`${'🙂'.repeat(150)}\n${'é'.repeat(150)}`).reason, /at most 300 characters.* not 301/);
  });
});

describe('mergeTerms', () => {
  it('adds what is new, and sees the limit of the whole', () => {
    assert.deepEqual(mergeTerms(['a', 'b'], ['b', 'c']), ['a', 'b', 'c']);
    assert.ok(isFault(mergeTerms(['a'.repeat(200)], ['b'.repeat(100)])));
  });
});
