import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  countOverlaps,
  findAcross,
  findLostText,
  isOnPage,
  isUnreadAsBefore,
  shareInWords,
  shareOnPage,
} from './compare-texts.ts';
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

  it('say nothing of lost words where they stayed, and a word of them is not read in the source either', () => {
    assert.ok(isUnreadAsBefore('\u5355\u5934 (No_Residuals)', '\u5355\u5934 (No_Residuals)', page('(No_Residuals)')));
    assert.ok(!isUnreadAsBefore('(No_Residuals)', '(No_Residuals)', page('(No_Residuals)')));
    assert.ok(!isUnreadAsBefore('The house', '\u0166\u0125\u00e9 house', page('house')));
  });

  it('lose words only with letters: words that are cut or joined are there', () => {
    assert.equal(findLostText(['house boat'], page('houseboat')).lostWords, 0);
    assert.equal(findLostText(['house boat'], page('hou se boat')).lostWords, 0);
    assert.equal(findLostText(['house boat'], page('house')).lostWords, 1);
  });
});

describe('overlaps of a page', () => {
  const word = (text: string, left: number, top: number, size: number, block: number): PopplerWord => ({
    text,
    left,
    top,
    right: left + size * text.length * 0.5,
    bottom: top + size,
    block,
  });
  // Letters of DRAFT as Poppler reads turned text: each is a word, or some are one.
  const mark = (first: string): readonly PopplerWord[] => [word(first, 100, 100, 80, 0), word('R', 140, 30, 80, 1)];
  const line = (text: string, block: number): PopplerWord => word(text, 90, 135, 10, block);

  it('are none that we made where a watermark is drawn across the pages', () => {
    const source = [mark('D'), [...mark('D'), line('text', 2)], mark('D')];
    const across = findAcross(source);
    assert.deepEqual(across.map(({ text }) => text).sort(), ['D', 'R']);
    const result = [...mark('\u0110'), line('longer text', 2), word('heading', 130, 65, 14, 3)];
    assert.deepEqual(countOverlaps(result, across), { blocks: 4, overlapping: 0, across: 4 });
    assert.equal(countOverlaps(result).overlapping, 4);
    assert.equal(countOverlaps([...result, word('over', 91, 136, 10, 4)], across).overlapping, 2);
  });

  it('count where text that is on few pages, or over nothing, is in the way of longer text', () => {
    assert.deepEqual(findAcross([mark('D'), [...mark('D'), line('text', 2)]]), []);
    assert.deepEqual(findAcross([mark('D'), mark('D'), mark('D')]), []);
  });

  it('leave positions that are in no word', () => {
    assert.equal(
      shareInWords(
        [
          { x: 95, y: 140 },
          { x: 95, y: 160 },
        ],
        [line('text', 0)],
      ),
      0.5,
    );
  });
});
