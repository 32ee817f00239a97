import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { GreyPicture } from '../../../contracts/documents/text-recognizer.ts';
import { isNoise } from './noise.ts';

const [width, height] = [500, 200];

/** Darker than white by something between nothing and a strength, the same each time. */
function grain(strength: number, under?: GreyPicture): GreyPicture {
  let state = 1;
  const pixels = new Uint8Array(width * height).map((_, at) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.max(0, (under?.pixels[at] ?? 255) - Math.floor((state / 2 ** 31) * strength));
  });
  return { width, height, pixels };
}

function textOf(font: string): GreyPicture {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.font = font;
  for (let y = 20; y < height; y += 22)
    context.fillText('The harbour opens early in the morning; boats leave hourly.', 8, y);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 255) };
}

describe('noise', () => {
  it('is the grain of paper, however faint it is', () => {
    for (const strength of [6, 20, 120]) assert.ok(isNoise(grain(strength)), String(strength));
  });

  it('is no text, small or set tightly, with grain around it, and no empty picture', () => {
    for (const font of ['14px "Liberation Serif"', '28px "Liberation Sans"']) {
      assert.ok(!isNoise(textOf(font)), font);
      assert.ok(!isNoise(grain(60, textOf(font))), font);
    }
    assert.ok(!isNoise(grain(0)));
  });
});
