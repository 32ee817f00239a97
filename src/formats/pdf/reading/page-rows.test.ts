import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Glyph } from './page-glyphs.ts';
import { findRows } from './page-rows.ts';

function glyph(text: string, left: number, baseline: number): Glyph {
  const box = { left, right: left + 5, bottom: baseline - 2, top: baseline + 8 };
  const character = { font: { name: 'Noto' } };
  return { text, box, baseline, size: 10, character, code: 0, spaceBefore: false, spaceAfter: false } as never;
}

describe('rows', () => {
  it('have the marks that are drawn above their letters', () => {
    const letters = [glyph('\u0631', 50, 700), glyph('\u0627', 55, 700)];
    const below = [glyph('\u0631', 50, 686), glyph('\u0627', 55, 686)];
    const rows = findRows([...letters, ...below, glyph('\u064b', 54, 702.5)]);
    assert.deepEqual(
      rows.map(({ words }) => words.flatMap(({ glyphs }) => glyphs).length),
      [3, 2],
    );
  });

  it('have raised letters beside those of about their size, not beside large ones above', () => {
    const sized = (text: string, left: number, baseline: number, size: number): Glyph => {
      const box = { left, right: left + 0.5 * size, bottom: baseline - 0.2 * size, top: baseline + 0.8 * size };
      return { ...glyph(text, left, baseline), box, size };
    };
    const title = ['P', 'a', 'g', 'e'].map((text, index) => sized(text, 50 + 15 * index, 706, 30));
    const day = [sized('4', 50, 690, 12), ...['t', 'h'].map((text, index) => sized(text, 56 + 4 * index, 694, 7))];
    const rows = findRows([...title, ...day]);
    assert.deepEqual(
      rows.map(({ words }) => words.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join('')),
      ['Page', '4th'],
    );
  });

  it('have letters that are drawn a little lower within their word, but no shadow of it', () => {
    const word = (text: string, left: number, baseline: number): Glyph[] =>
      [...text].map((letter, index) => glyph(letter, left + 5 * index, baseline));
    const name = [...word('TX', 50, 700), glyph('E', 53, 697.8)];
    const shadowed = [...word('Note', 50, 600), ...word('Not', 51, 598.5)];
    const below = word('in', 55, 690);
    const rows = findRows([...name, ...shadowed, ...below]);
    assert.deepEqual(
      rows.map(({ words }) => words.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join('')),
      ['TEX', 'in', 'Note', 'Not'],
    );
  });
});
