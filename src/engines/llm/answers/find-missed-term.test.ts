import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findMissedTerm } from './find-missed-term.ts';

const missed = (source: string, translation: string, term: string, target: string) =>
  findMissedTerm(source, translation, [{ source: term, target }]) !== undefined;

describe('findMissedTerm', () => {
  it('finds a term that the translation does not use', () => {
    assert.equal(missed('A new Saddle.', 'Ein neuer Sitz.', 'saddle', 'Sattel'), true);
    assert.equal(missed('A new saddle.', 'Ein neuer Sattel.', 'saddle', 'Sattel'), false);
  });

  it('takes inflected forms for the term', () => {
    assert.equal(missed('two saddles, one saddle', 'zwei Sättel, ein Sattel', 'saddle', 'Sattel'), false);
    assert.equal(
      missed('the red house', 'der roten Häuser', 'red house', 'rotes Haus'),
      true,
      'an umlaut is asked again',
    );
    assert.equal(missed('the electric car', 'dem Elektrofahrzeug', 'electric car', 'Elektrofahrzeuge'), false);
  });

  it('looks for whole words, and for parts where words are not parted', () => {
    assert.equal(missed('a category', 'eine Kategorie', 'cat', 'Katze'), false);
    assert.equal(missed('新しい車です', 'Ein neues Auto', '車', 'Wagen'), true);
  });

  it('is content where the source does not occur, or nothing is wanted', () => {
    assert.equal(missed('A bicycle.', 'Ein Rad.', 'saddle', 'Sattel'), false);
    assert.equal(findMissedTerm('a', 'b', []), undefined);
  });
});
