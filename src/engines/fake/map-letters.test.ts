import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mapLetters, unmapLetters } from './map-letters.ts';

describe('mapLetters', () => {
  it('changes every letter of the alphabets it knows and nothing else', () => {
    assert.equal(mapLetters('Zebra, 2 я-words: ω 日本'), 'Afcsb, 2 а-xpset: α 日本');
  });

  it('can be taken back, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => unmapLetters(mapLetters(text)) === text));
  });
});
