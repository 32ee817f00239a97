import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inline, InlineCode } from '../../../contracts/segment.ts';
import { wordsForCodes } from './words-for-codes.ts';

const word = (id: number): InlineCode => ({ kind: 'alone', id, data: `<x${id}/>`, equivalent: 'x' });
const invisible: Inline = { kind: 'alone', id: 8, data: '<z/>' };
const lineBreak: Inline = { kind: 'alone', id: 9, data: '<br>', equivalent: '\n' };

function written(inlines: readonly Inline[], useWords = true): readonly Inline[] | undefined {
  return wordsForCodes({ inlines }, 'en', useWords)?.segment.inlines;
}

describe('codes that are words', () => {
  it('are unknown words, and blanks behind an article, at the start, and in a word', () => {
    assert.deepEqual(written(['The method ', word(1), ' returns ', word(2), '.']), ['The method zxqaz returns zxqbz.']);
    assert.deepEqual(written(['The ', word(1), ' file']), ['The \ue000 file']);
    assert.deepEqual(written(['the ', word(1), ' and ', word(2), ' files']), ['the zxqaz and zxqbz files']);
    assert.deepEqual(written([word(1), ' is red']), ['\ue000 is red']);
    assert.deepEqual(written(['a pre', word(1), ' is red']), ['a pre\ue000 is red']);
    assert.deepEqual(written(['the method ', word(1)], false), ['the method \ue000']);
  });

  it('come back wherever they went, other codes staying where they are', () => {
    const words = wordsForCodes({ inlines: ['see ', word(1), invisible, ' or ', word(2), lineBreak] }, 'en', true);
    assert.deepEqual(words?.restore({ inlines: ['o Zxqbz', invisible, ' ve zxqaz', lineBreak] })?.inlines, [
      'o ',
      word(2),
      invisible,
      ' ve ',
      word(1),
      lineBreak,
    ]);
  });

  it('are asked for again as blanks when one got lost or came twice', () => {
    const words = wordsForCodes({ inlines: ['see ', word(1), ' or ', word(2)] }, 'en', true);
    assert.equal(words?.restore({ inlines: ['ve zxqaz'] }), undefined);
    assert.equal(words?.restore({ inlines: ['ve zxqaz o zxqaz'] }), undefined);
  });

  it('are left to be where there are none, or where the text has such characters', () => {
    assert.equal(written(['a', invisible, lineBreak]), undefined);
    assert.equal(written(['a\ue000', word(1)]), undefined);
    assert.equal(written(['zxqaz ', word(1)]), undefined);
    assert.deepEqual(written(['zxqaz ', word(1)], false), ['zxqaz \ue000']);
  });
});
