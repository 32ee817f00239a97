import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import { copiesOf, withoutCopies } from './drawn-copies.ts';
import type { FontDescription } from './page-content.ts';
import type { Glyph } from './page-glyphs.ts';

const font: FontDescription = {
  name: 'Helvetica',
  family: 'sans',
  bold: false,
  italic: false,
  symbolic: false,
  type3: false,
};
const fill = { red: 0, green: 0, blue: 0, alpha: 1 };
const size = 10;
const width = 6;

/** What one operator shows. */
function drawn(text: string, object: number, x: number, y: number): readonly Glyph[] {
  return [...text].map((letter, code) => {
    const left = x + width * code;
    const box = { left, right: left + width, bottom: y - 2, top: y + 8 };
    const position = { origin: { x: left, y }, box, size };
    const look = { advance: width, angle: 0, font, fill, renderingMode: 0, isHyphen: false };
    const character = { text: letter, object, ...position, ...look };
    return { text: letter, character, code, box, baseline: y, size, spaceBefore: false, spaceAfter: false };
  });
}

describe('copies of a text', () => {
  it('in one position are one copy of all of it', () => {
    const glyphs = [...drawn('Title', 0, 101, 699), ...drawn('Title', 1, 101, 699), ...drawn('Title', 2, 100, 700)];
    const text = withoutCopies(glyphs);
    assert.deepEqual(new Set(text.map(({ character }) => character.object)), new Set([2]));
    const [copy, ...others] = copiesOf(text, new Map(), 0);
    assert.deepEqual([copy?.x, copy?.y, copy?.isWhole, others.length], [1, -1, true, 0]);
  });

  it('that part of it lacks are no copies of all of it', () => {
    const glyphs = [...drawn('Ti', 0, 101, 699), ...drawn('Ti', 1, 100, 700), ...drawn('tle', 2, 112, 700)];
    const text = withoutCopies(glyphs);
    assert.equal(text.length, 5);
    assert.deepEqual(
      copiesOf(text, new Map(), 0).map(({ isWhole }) => isWhole),
      [false],
    );
  });

  it('are found soon where there are very many', async () => {
    const count = 40_000;
    const glyphs = Array.from({ length: count }, (_, object) => drawn('A', object, 100 + (object % 2), 700)).flat();
    const text = await withinCpu(2, async () => withoutCopies(glyphs));
    assert.deepEqual([text.length, text[0]?.also?.length, text[0]?.copies?.length], [1, count - 1, count - 1]);
  });
});
