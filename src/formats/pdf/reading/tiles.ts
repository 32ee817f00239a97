import { intersect, unite } from '../geometry.ts';
import type { Box, PageCharacter, PageTextObject, Point } from './page-content.ts';

/** A text object with the box that it may paint in; PDFium gives none to an object that is within its clip as a whole. */
interface ClippedText {
  readonly box: Box;
  readonly clip?: Box;
}

/** What is seen of a text: undefined where that is nothing. */
interface Seen {
  readonly box: Box | undefined;
  /** Undefined where that is all of it. */
  readonly clip: Box | undefined;
}

/** Drawings of one text in one place. */
interface TiledText {
  seen: Seen;
  readonly origin: Point;
  readonly ordinals: number[];
}

/** Points between tiles that touch, and between drawings of a text in one place. */
const touching = 1;
/** A text that is drawn more often in one place is looked at as several. */
const mostDrawings = 64;

/**
 * The clips of text objects. Programs that print a page in tiles draw a text in each tile that it reaches into, clipped to that tile:
 * all of these drawings have the clip around them, because the edges of the tiles cut nothing off for readers.
 */
export function clipsAroundTiles(
  texts: readonly ClippedText[],
  characters: readonly PageCharacter[],
  repeats: readonly PageTextObject['repeats'][],
): readonly (Box | undefined)[] {
  const clips = texts.map(({ clip }) => clip);
  if (clips.every((clip) => clip === undefined)) return clips;
  const tiled = new Map<number, TiledText>();
  const byCell = new Map<string, TiledText[]>();
  for (const [ordinal, { text, origin }] of lettersOf(characters)) {
    const seen = seenOf(texts[ordinal]);
    const before = cellsNear(text, origin)
      .flatMap((cell) => byCell.get(cell) ?? [])
      .find((other) => isNear(other.origin, origin) && add(other, seen, ordinal));
    const drawn = before ?? { seen, origin, ordinals: [ordinal] };
    tiled.set(ordinal, drawn);
    if (before !== undefined) continue;
    const cell = cellOf(text, origin);
    const list = byCell.get(cell);
    if (list === undefined) byCell.set(cell, [drawn]);
    else if (list.length < mostDrawings) list.push(drawn);
  }
  // PDFium reads no letters in the second of two drawings that are near each other in the order of drawing.
  for (const [ordinal, first] of repeats.entries()) {
    const drawn = first === undefined ? undefined : tiled.get(first);
    if (drawn !== undefined) add(drawn, seenOf(texts[ordinal]), ordinal);
  }
  for (const { seen, ordinals } of new Set(tiled.values())) for (const ordinal of ordinals) clips[ordinal] = seen.clip;
  return clips;
}

/** By ordinal: the letters without spaces, and where the first of them is. */
function lettersOf(
  characters: readonly PageCharacter[],
): ReadonlyMap<number, { readonly text: string; readonly origin: Point }> {
  const letters = new Map<number, { text: string; readonly origin: Point }>();
  for (const { object, text, origin } of characters) {
    if (text.trim() === '') continue;
    const own = letters.get(object);
    if (own === undefined) letters.set(object, { text, origin });
    else own.text += text;
  }
  return letters;
}

function seenOf({ box, clip }: ClippedText = nothing): Seen {
  if (clip === undefined) return { box, clip };
  const seen = intersect(box, clip);
  return { box: seen.left < seen.right && seen.bottom < seen.top ? seen : undefined, clip };
}

const nothing: ClippedText = { box: { left: 0, bottom: 0, right: 0, top: 0 } };

/** Adds a drawing of the same text if its tile is beside the others, or if it shows all or nothing. */
function add(drawn: TiledText, other: Seen, ordinal: number): boolean {
  const { seen } = drawn;
  if (seen.clip === undefined || other.box === undefined) drawn.seen = seen;
  else if (other.clip === undefined || seen.box === undefined) drawn.seen = other;
  else if (areBeside(seen.box, other.box))
    drawn.seen = { box: unite([seen.box, other.box]), clip: unite([seen.clip, other.clip]) };
  else return false;
  drawn.ordinals.push(ordinal);
  return true;
}

/** Whether a box is around two others and nothing else. */
function areBeside(one: Box, other: Box): boolean {
  const isLevel = isClose(one.bottom, other.bottom) && isClose(one.top, other.top);
  const isAbove = isClose(one.left, other.left) && isClose(one.right, other.right);
  const gapX = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const gapY = Math.max(one.bottom, other.bottom) - Math.min(one.top, other.top);
  return (isLevel && gapX <= touching) || (isAbove && gapY <= touching);
}

const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= touching;
const isNear = (one: Point, other: Point): boolean => isClose(one.x, other.x) && isClose(one.y, other.y);

/** Points. */
const cellSize = 8;

function cellOf(text: string, { x, y }: Point): string {
  return `${Math.floor(x / cellSize)} ${Math.floor(y / cellSize)} ${text}`;
}

/** The cells within which a drawing may begin that is near a position. */
function cellsNear(text: string, { x, y }: Point): readonly string[] {
  const corners = [-touching, touching].flatMap((dx) => [-touching, touching].map((dy) => ({ x: x + dx, y: y + dy })));
  return [...new Set(corners.map((corner) => cellOf(text, corner)))];
}
