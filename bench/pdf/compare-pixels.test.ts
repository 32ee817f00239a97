import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageCharacter, PageContent } from '../../src/formats/pdf/reading/page-content.ts';
import { drawnKey, findChanges, lettersOfTexts } from './compare-pixels.ts';

const font = {
  name: 'LiberationSans',
  family: 'sans',
  bold: false,
  italic: false,
  symbolic: false,
  type3: false,
} as const;
const fill = { red: 0, green: 0, blue: 0, alpha: 1 };

function letters(text: string, object: number, left: number): readonly PageCharacter[] {
  return [...text].map((letter, index) => {
    const x = left + 6 * index;
    return {
      text: letter,
      object,
      origin: { x, y: 100 },
      box: { left: x, bottom: 98, right: x + 6, top: 108 },
      advance: 6,
      angle: 0,
      size: 10,
      font,
      fill,
      renderingMode: 0,
      isHyphen: false,
    };
  });
}

const pageOf = (characters: readonly PageCharacter[]): PageContent =>
  ({ characters, paths: [], links: [], objects: [] }) as unknown as PageContent;
const textAt = (boxes: readonly { readonly left: number }[]): number => Math.min(...boxes.map(({ left }) => left));

describe('changes of a page', () => {
  const before = pageOf([...letters('7. old', 0, 100), ...letters('8', 1, 200)]);
  const after = pageOf([...letters('7. new', 0, 100), ...letters('8', 1, 200)]);

  it('are the letters that are on one of the pages only', () => {
    assert.equal(textAt(findChanges(before, after)), 100 + 3 * 6 - 2);
  });

  it('reach further above and below letters with several marks, which stand one over the other', () => {
    const heights = ['E', 'É', 'Ễ'].map((letter) => {
      const [box] = findChanges(pageOf(letters(letter, 0, 100)), pageOf([]));
      return [box?.bottom, box?.top];
    });
    assert.deepEqual(heights, [
      [96, 110],
      [94, 112],
      [92, 114],
    ]);
  });

  it('are the letters of a text that was replaced, too, where the new ones are the same', () => {
    const block = { objects: [0], parts: [], drawn: [] };
    const boxes = findChanges(before, after, lettersOfTexts([block], before));
    assert.equal(textAt(boxes), 98);
    assert.ok(boxes.every(({ right }) => right < 190));
  });

  it('are not the letters of a shared operator that stay, nor words that are drawn again', () => {
    const part = { objects: [], parts: [{ object: 0, start: 3, end: 6 }], drawn: [] };
    assert.equal([...lettersOfTexts([part], before)].map(({ text }) => text).join(''), 'old');
    const drawn = [{ codes: [{ object: 0, code: 0, x: 0, y: 0 }] }] as never;
    assert.equal([...lettersOfTexts([{ objects: [0], parts: [], drawn }], before)].length, 5);
  });
});

describe('what is drawn of a letter', () => {
  const [letter] = letters('a', 0, 100) as [PageCharacter];

  it('is its text in its font at its position', () => {
    assert.notEqual(drawnKey(letter), drawnKey({ ...letter, text: 'b' }));
    assert.equal(drawnKey(letter), drawnKey({ ...letter, object: 7 }));
  });

  it('is its position alone in Type 3 fonts, whose text depends on what else is on the page', () => {
    const drawn = { ...letter, font: { ...font, name: '', type3: true } };
    assert.equal(drawnKey(drawn), drawnKey({ ...drawn, text: '', size: 9 }));
    assert.notEqual(drawnKey(drawn), drawnKey({ ...drawn, origin: { x: 101, y: 100 } }));
    assert.notEqual(drawnKey(drawn), drawnKey(letter));
  });
});
