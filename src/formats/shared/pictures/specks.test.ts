import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutSpecks } from './specks.ts';

const [width, height] = [400, 300];

function picture(marks: readonly (readonly [left: number, top: number, side: number])[]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, side] of marks)
    for (let y = top; y < top + side; y += 1) pixels.fill(20, y * width + left, y * width + left + side);
  return { width, height, pixels };
}

const dots = [5, 6, 7].map((side, index) => [20 + 30 * index, 20, side] as const);
const dust = Array.from(
  { length: 40 },
  (_, index) => [10 + 9 * index, 100 + (index % 7) * 20, 1 + (index % 3)] as const,
);

describe('dust of scans', () => {
  it('is left out, and dots of letters are not', () => {
    assert.deepEqual(withoutSpecks(picture([...dots, ...dust]))?.pixels, picture(dots).pixels);
  });

  it('is not found where a few small marks are', () => {
    assert.equal(withoutSpecks(picture([...dots, ...dust.slice(0, 10)])), undefined);
  });

  it('takes time in proportion to the picture, whatever its ink is', () => {
    const ink = { width, height, pixels: new Uint8Array(width * height) };
    assert.equal(withoutSpecks(ink), undefined);
  });
});
