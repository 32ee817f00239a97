import type { GreyPicture, PixelBox } from '../../../contracts/documents/text-recognizer.ts';

/** What is on a scan besides its text. */
export interface ScanMarks {
  /** Straight lines, upright ones and level ones. */
  readonly rules: readonly PixelBox[];
  /** Drawings, photos, stamps: what text must not run into. */
  readonly drawings: readonly PixelBox[];
}

/** In parts of the width of the picture. */
const shortestRule = 0.03;
const thickestRule = 0.006;
/** Pixels of a gap within a line, and of the side of a cell. */
const gapInRule = 2;
const cell = 8;
/** Pixels of ink in a cell that is no speck of dust. */
const leastInk = 6;
const mostDrawings = 1_500;
const mostRules = 1_500;

/** Finds lines and drawings. `words`: where the text is. */
export function findMarks(picture: GreyPicture, words: readonly PixelBox[]): ScanMarks {
  const ink = inkOf(picture);
  const { width, height } = picture;
  const least = Math.max(40, Math.round(width * shortestRule));
  const thickest = Math.max(3, Math.round(width * thickestRule));
  const level = rulesAlong(ink, { lines: height, length: width, next: width, step: 1 }, least, thickest);
  const upright = rulesAlong(ink, { lines: width, length: height, next: 1, step: width }, least, thickest);
  const rules = [
    ...level.map(({ from, to, first, last }) => ({ left: from, right: to, top: first, bottom: last + 1 })),
    ...upright.map(({ from, to, first, last }) => ({ left: first, right: last + 1, top: from, bottom: to })),
  ].slice(0, mostRules);
  return { rules, drawings: drawingsOf(ink, picture, [...words, ...rules]) };
}

function inkOf({ pixels }: GreyPicture): Uint8Array {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  let paper = 255;
  for (let value = 254; value > 90; value -= 1) if ((counts[value] ?? 0) > (counts[paper] ?? 0)) paper = value;
  const limit = paper * 0.68;
  const ink = new Uint8Array(pixels.length);
  for (let index = 0; index < ink.length; index += 1) ink[index] = (pixels[index] ?? 255) < limit ? 1 : 0;
  return ink;
}

interface Direction {
  /** Rows or columns, how many pixels each has, and how far the next one and the next pixel in it are. */
  readonly lines: number;
  readonly length: number;
  readonly next: number;
  readonly step: number;
}

interface Run {
  from: number;
  to: number;
  readonly first: number;
  last: number;
}

/** Runs of ink, those of neighbouring rows joined; a photo, which has many, is thicker than any line. */
function rulesAlong(
  ink: Uint8Array,
  { lines, length, next, step }: Direction,
  least: number,
  thickest: number,
): readonly Run[] {
  const found: Run[] = [];
  let open: Run[] = [];
  for (let line = 0; line < lines; line += 1) {
    for (const { from, to } of runsOf(ink, line * next, length, step, least)) {
      const above = open.find((run) => run.last >= line - 2 && Math.min(run.to, to) - Math.max(run.from, from) > 0);
      if (above === undefined) open.push({ from, to, first: line, last: line });
      else {
        above.from = Math.min(above.from, from);
        above.to = Math.max(above.to, to);
        above.last = line;
      }
    }
    const isOver = (run: Run): boolean => run.last < line - 2;
    if (open.some(isOver)) {
      found.push(...open.filter(isOver));
      open = open.filter((run) => !isOver(run));
    }
  }
  return [...found, ...open].filter(({ first, last }) => last - first + 1 <= thickest);
}

function* runsOf(
  ink: Uint8Array,
  start: number,
  length: number,
  step: number,
  least: number,
): Generator<{ readonly from: number; readonly to: number }> {
  let from = -1;
  let end = -1;
  for (let position = 0; position <= length; position += 1) {
    if (position < length && ink[start + position * step] === 1) {
      if (from < 0) from = position;
      end = position + 1;
    } else if (from >= 0 && (position === length || position - end > gapInRule)) {
      if (end - from >= least) yield { from, to: end };
      from = -1;
    }
  }
}

/** Cells with ink that no word and no line covers, those beside each other as one box for each row of cells. */
function drawingsOf(
  ink: Uint8Array,
  { width, height }: GreyPicture,
  covered: readonly PixelBox[],
): readonly PixelBox[] {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const counts = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (ink[y * width + x] === 1) {
        const at = Math.floor(y / cell) * columns + Math.floor(x / cell);
        counts[at] = (counts[at] ?? 0) + 1;
      }
  for (const { left, top, right, bottom } of covered)
    for (let y = Math.max(0, Math.floor(top / cell) - 1); y < Math.min(rows, Math.ceil(bottom / cell) + 1); y += 1)
      counts.fill(
        0,
        y * columns + Math.max(0, Math.floor(left / cell) - 1),
        y * columns + Math.min(columns, Math.ceil(right / cell) + 1),
      );
  const boxes: PixelBox[] = [];
  let open = new Map<string, number>();
  for (let y = 0; y < rows; y += 1) {
    const own = new Map<string, number>();
    for (let x = 0; x < columns; x += 1) {
      if ((counts[y * columns + x] ?? 0) < leastInk) continue;
      let end = x + 1;
      while (end < columns && (counts[y * columns + end] ?? 0) >= leastInk) end += 1;
      const key = `${x} ${end}`;
      const known = open.get(key);
      if (known === undefined) {
        if (boxes.length >= mostDrawings) return boxes;
        boxes.push({ left: x * cell, right: end * cell, top: y * cell, bottom: (y + 1) * cell });
      } else boxes[known] = { ...(boxes[known] as PixelBox), bottom: (y + 1) * cell };
      own.set(key, known ?? boxes.length - 1);
      x = end;
    }
    open = own;
  }
  return boxes;
}
