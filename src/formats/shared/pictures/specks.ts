import type { GreyPicture } from '../../../contracts/documents/text-recognizer.ts';

const inkLevel = 128;
/** Pixels of a speck, and of its sides: dots of letters have more in pictures that are large enough to be read. */
const largest = 9;
const widest = 4;
/** A picture with fewer has no dust. */
const least = 24;

/** A picture of black on white without its dust; undefined where it has none. */
export function withoutSpecks({ width, height, pixels }: GreyPicture): GreyPicture | undefined {
  // What is ink and not yet in a piece.
  const left = new Uint8Array(pixels.length);
  for (let at = 0; at < left.length; at += 1) left[at] = (pixels[at] ?? 255) < inkLevel ? 1 : 0;
  const stack: number[] = [];
  const own: number[] = [];
  const dust: number[] = [];
  let specks = 0;
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    let count = 0;
    let [first, last, top, bottom] = [width, 0, height, 0];
    own.length = 0;
    left[start] = 0;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const y = Math.floor(at / width);
      const x = at - y * width;
      count += 1;
      if (count <= largest) {
        own.push(at);
        [first, last, top, bottom] = [Math.min(first, x), Math.max(last, x), Math.min(top, y), Math.max(bottom, y)];
      }
      const from = x > 0 ? -1 : 0;
      const to = x + 1 < width ? 1 : 0;
      for (let row = y > 0 ? at - width : at; row <= at + width && row < left.length; row += width)
        for (let next = row + from; next <= row + to; next += 1) {
          if (left[next] !== 1) continue;
          left[next] = 0;
          stack.push(next);
        }
    }
    if (count > largest || last - first >= widest || bottom - top >= widest) continue;
    specks += 1;
    dust.push(...own);
  }
  if (specks < least) return undefined;
  const clean = Uint8Array.from(pixels);
  // Smoothed edges around a speck go with it.
  for (const at of dust)
    for (const row of [-width, 0, width]) for (const column of [-1, 0, 1]) clean[at + row + column] = 255;
  return { width, height, pixels: clean };
}
