import { rotation, transformPoint } from '../geometry.ts';
import type { PageContent } from './page-content.ts';
import type { Glyph } from './page-glyphs.ts';
import type { BlockCopy, CopyLook } from './page-layout.ts';

/** How far a copy is from its text on both axes, and by how much its letters may be moved by more or less, in parts of their size. */
const reach = 0.3;
const tolerance = 0.05;
/** The same in parts of the width of what is drawn at once: two letters beside each other are no copies. */
const reachInWidth = 0.5;
/** Texts in one position that a text is compared with. */
const mostAtPosition = 8;

/** What one operator shows, in the order of its codes. */
interface Shown {
  readonly glyphs: readonly Glyph[];
  readonly first: Glyph;
  readonly width: number;
  readonly text: string;
}

/**
 * Glyphs without those of copies: letters that another operator shows again, all of them a little apart, for a shadow, an outline or a bold
 * look. The text is what is drawn last, over the copies; its glyphs name theirs.
 */
export function withoutCopies(glyphs: readonly Glyph[]): readonly Glyph[] {
  const copies = new Set<Glyph>();
  const copiesByGlyph = new Map<Glyph, Glyph[]>();
  const positions = new Map<string, Shown[]>();
  for (const shown of shownTexts(glyphs)) {
    const original = findNear(shown, positions);
    if (original === undefined) {
      const key = positionOf(shown, 0, 0);
      const list = positions.get(key);
      if (list === undefined) positions.set(key, [shown]);
      else if (list.length < mostAtPosition) list.push(shown);
      continue;
    }
    shown.glyphs.forEach((copy, index) => {
      const glyph = original.glyphs[index] as Glyph;
      const list = copiesByGlyph.get(glyph);
      if (list === undefined) copiesByGlyph.set(glyph, [copy]);
      else list.push(copy);
      copies.add(copy);
    });
  }
  for (const [glyph, list] of copiesByGlyph) {
    glyph.also = [...(glyph.also ?? []), ...list.flatMap((copy) => [copy, ...(copy.also ?? [])])];
    // Letters without a text may be any: layers of a picture, which all stay as they are.
    if (glyph.text !== '') glyph.copies = [...(glyph.copies ?? []), ...list];
  }
  return copies.size === 0 ? glyphs : glyphs.filter((glyph) => !copies.has(glyph));
}

/** From the last one that is drawn to the first. */
function shownTexts(glyphs: readonly Glyph[]): readonly Shown[] {
  const byObject = Map.groupBy(glyphs, ({ character }) => character.object);
  return [...byObject]
    .sort(([one], [other]) => other - one)
    .map(([, list]) => {
      const sorted = list.toSorted((one, other) => one.code - other.code);
      const [first, last] = [sorted[0] as Glyph, sorted.at(-1) as Glyph];
      return {
        glyphs: sorted,
        first,
        width: last.box.right - first.box.left,
        text: sorted.map(({ text }) => text).join(''),
      };
    });
}

function findNear(shown: Shown, positions: ReadonlyMap<string, readonly Shown[]>): Shown | undefined {
  for (const dx of [0, -1, 1]) {
    for (const dy of [0, -1, 1]) {
      const found = positions.get(positionOf(shown, dx, dy))?.find((other) => isCopy(shown, other));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function positionOf({ text, first }: Shown, dx: number, dy: number): string {
  const size = Math.round(10 * first.size) / 10;
  const step = reach * Math.max(size, 0.1);
  return `${size} ${Math.floor(first.box.left / step) + dx} ${Math.floor(first.baseline / step) + dy} ${text}`;
}

function isCopy(shown: Shown, other: Shown): boolean {
  const { x, y } = offsetOf(shown.first, other.first);
  const { size } = other.first;
  if (shown.glyphs.length !== other.glyphs.length || Math.abs(y) > reach * size) return false;
  if (Math.abs(x) > Math.min(reach * size, reachInWidth * other.width)) return false;
  return shown.glyphs.every((glyph, index) => {
    const original = other.glyphs[index] as Glyph;
    const offset = offsetOf(glyph, original);
    return glyph.text === original.text && areNear(offset, { x, y }, size);
  });
}

type Offset = Pick<BlockCopy, 'x' | 'y'>;

function offsetOf(copy: Glyph, glyph: Glyph): Offset {
  return { x: copy.box.left - glyph.box.left, y: copy.baseline - glyph.baseline };
}

function areNear(one: Offset, other: Offset, size: number): boolean {
  return Math.abs(one.x - other.x) < tolerance * size && Math.abs(one.y - other.y) < tolerance * size;
}

/** Second drawings of text objects, by the ordinals of the first: PDFium reads a text that is drawn twice in a row once. */
export type SecondDrawings = ReadonlyMap<number, readonly (Offset & CopyLook)[]>;

/** Points, below which a second drawing in the same look shows nothing new. */
const leastOffset = 0.02;
const invisible = 3;

export function secondDrawings({ objects }: PageContent): SecondDrawings {
  const found = new Map<number, (Offset & CopyLook)[]>();
  for (const [object, { repeats, again, renderingMode }] of objects.entries()) {
    if (repeats === undefined || again === undefined || renderingMode === invisible) continue;
    if (!again.isOther && Math.max(Math.abs(again.x), Math.abs(again.y)) < leastOffset) continue;
    const list = found.get(repeats);
    if (list === undefined) found.set(repeats, [{ ...again, object }]);
    else if (list.length < mostAtPosition) list.push({ ...again, object });
  }
  return found;
}

interface FoundCopy {
  readonly offset: Offset;
  readonly looks: Map<number, CopyLook>;
  /** How many glyphs of the text have it. */
  count: number;
  /** The one of them that was counted last: the copies of a glyph may be drawn in one position. */
  last?: Glyph;
}

/** The copies of a text, by how far they are from it. */
export function copiesOf(glyphs: readonly Glyph[], drawings: SecondDrawings, angle: number): readonly BlockCopy[] {
  const found: FoundCopy[] = [];
  for (const glyph of glyphs) {
    if (glyph.copies === undefined && !drawings.has(glyph.character.object)) continue;
    const own = (glyph.copies ?? []).map((copy) => ({ ...offsetOf(copy, glyph), ...copy.character }));
    const again = (drawings.get(glyph.character.object) ?? []).map((each) => ({
      ...each,
      ...transformPoint(each, rotation(-angle)),
    }));
    for (const { x, y, object, fill } of [...own, ...again]) {
      let same = found.find(({ offset }) => areNear(offset, { x, y }, glyph.size));
      if (same === undefined) {
        if (found.length === mostAtPosition) continue;
        same = { offset: { x, y }, looks: new Map(), count: 0 };
        found.push(same);
      }
      if (same.last !== glyph) same.count += 1;
      same.last = glyph;
      same.looks.set(glyph.character.object, { object, fill });
    }
  }
  return found.map(({ offset, looks, count }) => ({ ...offset, looks, isWhole: count === glyphs.length }));
}
