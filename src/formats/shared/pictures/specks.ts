import type { GreyPicture } from '../../../contracts/documents/text-recognizer.ts';

const inkLevel = 128;
/** Pixels of a speck, and of its sides: dots of letters have more in pictures that are large enough to be read. */
const largest = 9;
const widest = 4;
/** A picture with fewer has no dust. */
const least = 24;

/** A picture of black on white without its dust; undefined where it has none. */
export function withoutSpecks({ width, height, pixels }: GreyPicture): GreyPicture | undefined {
  const seen = new Uint8Array(pixels.length);
  const stack: number[] = [];
  const dust: number[] = [];
  let specks = 0;
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] === 1 || (pixels[start] ?? 255) >= inkLevel) continue;
    const own: number[] = [];
    let count = 0;
    let [left, right, top, bottom] = [width, 0, height, 0];
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      count += 1;
      if (count <= largest) own.push(at);
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const next = row * width + column;
          if (seen[next] === 1 || (pixels[next] ?? 255) >= inkLevel) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    if (count > largest || right - left >= widest || bottom - top >= widest) continue;
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
