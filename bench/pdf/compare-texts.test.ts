import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLostText, isOnPage, shareOnPage } from './compare-texts.ts';
import type { PopplerWord } from './poppler.ts';

const page = (text: string): readonly PopplerWord[] =>
  text
    .split(' ')
    .map((word, index) => ({ text: word, left: index * 50, top: 0, right: index * 50 + 40, bottom: 10, block: 0 }));

describe('texts of a page', () => {
  it('have the part of their words that is read there', () => {
    assert.equal(shareOnPage('The house is big', page('the House was small')), 0.5);
    assert.equal(shareOnPage('· –', page('the house')), 0);
    assert.ok(isOnPage('is big', page('The house is big')));
    assert.ok(!isOnPage('is small', page('The house is big')));
  });

  it('lose words only with letters: words that are cut or joined are there', () => {
    assert.equal(findLostText(['house boat'], page('houseboat')).lostWords, 0);
    assert.equal(findLostText(['house boat'], page('hou se boat')).lostWords, 0);
    assert.equal(findLostText(['house boat'], page('house')).lostWords, 1);
  });
});
