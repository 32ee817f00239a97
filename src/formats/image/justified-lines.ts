import type { PictureWord } from '../shared/pictures/picture-text.ts';
import type { Raster } from '../shared/pictures/raster.ts';
import { alike, follows } from './join-words.ts';
import { isBlank } from './room.ts';

/** In parts of the size: how wide gaps of justified lines are at most. */
const widestGap = 2.5;
const edgeTolerance = 0.5;
const startTolerance = 0.2;
const deepestIndent = 3.5;
/** Of the baselines of two lines below each other, and of lines that say where others end and columns begin. */
const mostLeading = 2.2;
const reach = 15;
/** Words of a line that says how wide a text is. */
const leastWords = 3;
/** Lines that end at one position, so that it is an edge; lines above or below each other that say whether a column begins. */
const leastLines = 2;
const columnLines = 2;
/** Of the others in a line: so much wider is the gap behind a sentence, at most. */
const widerGap = 3;

interface Piece {
  /** Among the lines that were given. */
  readonly index: number;
  readonly words: readonly PictureWord[];
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
}

/**
 * Joins lines that came in pieces, since the gaps between their words are as wide as those between columns. They end where others do, and
 * their gaps are like each other, or as a whole line beside them says how wide the text is. Columns begin one below the other: those stay apart.
 */
export function joinJustified(
  raster: Raster,
  lines: readonly (readonly PictureWord[])[],
): readonly (readonly PictureWord[])[] {
  let pieces: readonly Piece[] = lines.map(pieceOf).toSorted((one, other) => one.base - other.base);
  for (;;) {
    const joined = joinOnce(raster, pieces);
    if (joined.length === pieces.length)
      return joined.toSorted((one, other) => one.index - other.index).map(({ words }) => words);
    pieces = joined;
  }
}

function pieceOf(words: readonly PictureWord[], index: number): Piece {
  const [first, last] = [words[0] as PictureWord, words.at(-1) as PictureWord];
  const sizes = words.map(({ size }) => size).toSorted((one, other) => one - other);
  return {
    index,
    words,
    left: first.box.left,
    right: last.box.right,
    base: (first.baseline.y + last.baseline.y) / 2,
    size: sizes[sizes.length >> 1] ?? 0,
  };
}

/** Each line is joined once at most, so that the next one sees how wide it is. */
function joinOnce(raster: Raster, pieces: readonly Piece[]): readonly Piece[] {
  const next = new Map<Piece, Piece>();
  const before = new Set<Piece>();
  for (const [index, piece] of pieces.entries()) {
    const right = [...around(pieces, index, 0.5)]
      .filter((other) => other.left > piece.left && !before.has(other) && isNext(raster, piece, other))
      .toSorted((one, other) => one.left - other.left)[0];
    if (right === undefined) continue;
    next.set(piece, right);
    before.add(right);
  }
  const gone = new Set<Piece>();
  const result: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (gone.has(piece) || !next.has(piece)) continue;
    const near = [...around(pieces, index, reach)];
    const row = [piece];
    for (let last = next.get(piece); last !== undefined && !gone.has(last); last = next.get(last)) {
      row.push(last);
      if (!isJustified(row, near)) continue;
      for (const part of row) gone.add(part);
      const words = row.flatMap((part) => part.words);
      result.push(pieceOf(words, piece.index));
      break;
    }
  }
  return [...result, ...pieces.filter((piece) => !gone.has(piece))].toSorted((one, other) => one.base - other.base);
}

/** Pieces, which are in the order of their baselines, whose baselines are so near, in parts of the size. */
function* around(pieces: readonly Piece[], index: number, distance: number): Generator<Piece> {
  const piece = pieces[index] as Piece;
  for (const step of [-1, 1])
    for (let at = index + step; at >= 0 && at < pieces.length; at += step) {
      const other = pieces[at] as Piece;
      if (Math.abs(other.base - piece.base) > distance * piece.size) break;
      yield other;
    }
}

function isNext(raster: Raster, piece: Piece, other: Piece): boolean {
  const [last, word] = [piece.words.at(-1) as PictureWord, other.words[0] as PictureWord];
  if (!follows(raster, last, word, widestGap)) return false;
  const top = Math.max(last.box.top, word.box.top);
  const bottom = Math.min(last.box.bottom, word.box.bottom);
  return isBlank(raster, { left: last.box.right + 1, right: word.box.left - 1, top, bottom }, last.look);
}

function isJustified(row: readonly Piece[], near: readonly Piece[]): boolean {
  const [first, last] = [row[0] as Piece, row.at(-1) as Piece];
  const others = near.filter(
    ({ size, base }) => alike(size, first.size, 1.3) && Math.abs(base - first.base) > 0.6 * first.size,
  );
  const flush = others.filter(({ right }) => Math.abs(right - last.right) <= edgeTolerance * first.size);
  const isJust = flush.some((other) => isBeside(other, first)) || (flush.length >= leastLines && hasEvenGaps(row));
  return isJust && row.slice(1).every((piece) => !isColumn(piece, others));
}

/** Whether a line in one piece is just above or below a row and begins where that does, but for its indent. */
function isBeside({ words, base, left }: Piece, first: Piece): boolean {
  if (words.length < leastWords || Math.abs(base - first.base) > mostLeading * first.size) return false;
  const indent = first.left - left;
  return Math.abs(indent) <= edgeTolerance * first.size || (indent > 0 && indent <= deepestIndent * first.size);
}

function hasEvenGaps(row: readonly Piece[]): boolean {
  const words = row.flatMap((piece) => piece.words);
  const gaps = words.slice(1).map(({ box }, index) => box.left - (words[index]?.box.right ?? 0));
  const widest = Math.max(...gaps);
  const others = gaps.reduce((sum, gap) => sum + gap, 0) - widest;
  return gaps.length >= leastWords && widest <= (widerGap * others) / (gaps.length - 1);
}

/** Whether what is behind a gap begins where the lines above it do, or those below it. */
function isColumn(piece: Piece, others: readonly Piece[]): boolean {
  const tolerance = startTolerance * piece.size;
  const over = others.filter(
    ({ left, right, base }) =>
      left <= piece.left + tolerance &&
      right > piece.left + piece.size &&
      Math.abs(base - piece.base) < columnLines * mostLeading * piece.size,
  );
  const begins = ({ left }: Piece): boolean => Math.abs(left - piece.left) <= tolerance;
  // One line alone may begin there by chance, if the text goes across on the other side.
  const isStart = (side: readonly Piece[], [nearest]: readonly Piece[]): boolean =>
    side.length > 0 &&
    side.slice(0, columnLines).every(begins) &&
    (side.length > 1 || nearest === undefined || begins(nearest));
  const above = over.filter(({ base }) => base < piece.base).toSorted((one, other) => other.base - one.base);
  const below = over.filter(({ base }) => base > piece.base).toSorted((one, other) => one.base - other.base);
  return isStart(above, below) || isStart(below, above);
}
