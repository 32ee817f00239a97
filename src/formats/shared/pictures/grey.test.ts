import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GreyPicture } from '../../../contracts/documents/text-recognizer.ts';
import { flattened, resized } from './grey.ts';
import { quantile } from './look.ts';

function picture(width: number, height: number, value: (x: number, y: number) => number): GreyPicture {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

function at({ width, pixels }: GreyPicture, x: number, y: number): number | undefined {
  return pixels[y * width + x];
}

describe('pictures in grey', () => {
  it('are enlarged by what is between their pixels', () => {
    const steps = picture(3, 2, (x, y) => 100 * x + 50 * y);
    const large = resized(steps, 2);
    assert.deepEqual([large.width, large.height], [6, 4]);
    assert.deepEqual([...large.pixels.subarray(0, 6)], [0, 25, 75, 125, 175, 200]);
    assert.deepEqual([...large.pixels.subarray(6, 12)], [12, 37, 87, 137, 187, 212]);
    assert.deepEqual([...large.pixels.subarray(18)], [50, 75, 125, 175, 225, 250]);
  });

  it('are as they were in their own size, and the mean of what becomes one pixel when smaller', () => {
    const steps = picture(4, 4, (x, y) => 10 * x + y);
    assert.deepEqual(resized(steps, 1), steps);
    assert.deepEqual([...resized(steps, 0.5).pixels], [5, 25, 7, 27]);
  });

  it('of one row and of one column can be enlarged', () => {
    assert.deepEqual(
      [
        ...resized(
          picture(2, 1, (x) => 100 * x),
          2,
        ).pixels,
      ],
      [0, 25, 75, 100, 0, 25, 75, 100],
    );
    assert.deepEqual(
      [
        ...resized(
          picture(1, 2, (_, y) => 100 * y),
          2,
        ).pixels,
      ],
      [0, 0, 25, 25, 75, 75, 100, 100],
    );
  });

  it('lose long thin lines to both sides, and keep short and thick ones, wherever they are', () => {
    const isLine = (x: number, y: number): boolean =>
      y === 20 || x === 150 || (y === 0 && x < 70) || (x === 199 && y > 100);
    const isOther = (x: number, y: number): boolean =>
      (y === 40 && x >= 20 && x < 60) || (x >= 20 && x < 100 && y >= 60 && y < 72);
    const { dark } = flattened(picture(200, 180, (x, y) => (isLine(x, y) || isOther(x, y) ? 0 : 255)));
    const found = dark();
    for (let y = 0; y < 180; y += 1)
      for (let x = 0; x < 200; x += 1)
        assert.equal((at(found, x, y) ?? 0) < 128, isOther(x, y) && x !== 150 && y !== 20, `${x}, ${y}`);
  });

  it('have what is darker and what is lighter than around them, and are flat where one brightness is nearly everywhere', () => {
    const even = flattened(picture(64, 64, (x, y) => (x === 9 && y === 9 ? 20 : x === 40 && y === 9 ? 160 : 120)));
    assert.deepEqual([at(even.dark(), 9, 9), at(even.dark(), 40, 9), at(even.dark(), 0, 0)], [55, 255, 255]);
    assert.deepEqual([at(even.light(), 9, 9), at(even.light(), 40, 9), at(even.light(), 0, 0)], [255, 175, 255]);
    assert.equal(even.isFlat, true);
    assert.equal(flattened(picture(64, 64, (x) => (x < 32 ? 40 : 200))).isFlat, false);
  });

  it('have quantiles as sorted values have them', () => {
    for (const length of [1, 2, 3, 10, 101]) {
      const values = Array.from({ length }, (_, index) => (index * 7919) % 31);
      const sorted = values.toSorted((one, other) => one - other);
      for (const share of [0, 0.25, 0.5, 0.97, 1])
        assert.equal(quantile(values, share), sorted[Math.min(length - 1, Math.floor(length * share))]);
    }
    assert.equal(quantile([], 0.5), 0);
  });
});
