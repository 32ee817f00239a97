import type { ShapedItem, ShapedText } from '../shaping/shape-text.ts';
import type { PlacedGlyph, PlacedGlyphs, TextAlignment, TypesetLine } from '../text-request.ts';
import type { FilledLine } from './fill-lines.ts';
import { inVisualOrder, type PieceRange } from './order-pieces.ts';

export interface LineBox {
  /** Where it begins in the box of the text. */
  readonly left: number;
  readonly width: number;
  readonly indent: number;
  readonly alignment: TextAlignment;
  readonly scale: number;
  readonly baseline: number;
}

/** A hyphen that becomes visible where a line ends at a soft hyphen. */
export interface Hyphen {
  readonly item: ShapedItem;
  readonly glyph: number;
  readonly width: number;
}

/** Positions a line, and its glyphs when they are asked for: texts are set at several scales, of which one is drawn. */
export function placeLine(shaped: ShapedText, line: FilledLine, box: LineBox, hyphen: Hyphen | undefined): TypesetLine {
  const hyphenWidth = line.hyphen && hyphen !== undefined ? hyphen.width * box.scale : 0;
  const natural = ((shaped.positions[line.end] ?? 0) - (shaped.positions[line.start] ?? 0)) * box.scale + hyphenWidth;
  const room = box.width - box.indent;
  const stretch =
    box.alignment === 'justify' && !line.ends ? stretchOf(shaped, line, room - natural, box.scale) : undefined;
  const width = stretch === undefined ? natural : room;
  const x = box.left + leftEdge(shaped.rightToLeft, box, stretch === undefined ? room - natural : 0);
  let pieces: readonly PlacedGlyphs[] | undefined;
  return {
    baseline: box.baseline,
    x,
    width,
    get pieces() {
      pieces ??= placePieces(shaped, line, { x, scale: box.scale, stretch, hyphen, hyphenWidth });
      return pieces;
    },
  };
}

interface Placing {
  readonly x: number;
  readonly scale: number;
  readonly stretch: Stretch | undefined;
  readonly hyphen: Hyphen | undefined;
  readonly hyphenWidth: number;
}

function placePieces(
  shaped: ShapedText,
  line: FilledLine,
  { x, scale, stretch, hyphen, hyphenWidth }: Placing,
): readonly PlacedGlyphs[] {
  const pieces: PlacedGlyphs[] = [];
  let pen = x;
  const add = (item: ShapedItem, glyphs: readonly PlacedGlyph[], level: number) => {
    const piece = placed(item, glyphs, level, pen, scale);
    pieces.push(piece);
    pen += piece.width;
  };
  const addHyphen = () => {
    if (!line.hyphen || hyphen === undefined) return;
    // Its text is the soft hyphen: words that are copied or searched for are then whole.
    const glyph = { id: hyphen.glyph, advance: hyphenWidth, offsetX: 0, offsetY: 0, text: '\u00ad' };
    add(hyphen.item, [glyph], hyphen.item.level);
  };
  if (shaped.rightToLeft) addHyphen();
  for (const range of inVisualOrder(rangesOf(shaped, line))) {
    const item = shaped.items[range.item];
    if (item !== undefined) add(item, glyphsOf(shaped, item, range.start, range.end, scale, stretch), range.level);
  }
  if (!shaped.rightToLeft) addHyphen();
  return pieces;
}

function leftEdge(rightToLeft: boolean, box: LineBox, rest: number): number {
  const left = rightToLeft ? 0 : box.indent;
  if (box.alignment === 'center') return left + rest / 2;
  const atRight = (box.alignment === 'end') !== rightToLeft;
  return atRight ? left + rest : left;
}

function placed(
  item: ShapedItem,
  glyphs: readonly PlacedGlyph[],
  level: number,
  x: number,
  scale: number,
): PlacedGlyphs {
  return {
    face: item.face.id,
    size: item.style.size * scale,
    ...(item.tag === undefined ? {} : { tag: item.tag }),
    rise: (item.style.rise ?? 0) * scale,
    x,
    width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0),
    rightToLeft: level % 2 === 1,
    glyphs,
  };
}

/** The pieces of items on a line, in the order of the text. */
function rangesOf(shaped: ShapedText, line: FilledLine): readonly PieceRange[] {
  const ranges: PieceRange[] = [];
  for (let index = itemAt(shaped.items, line.start); index < shaped.items.length; index += 1) {
    const item = shaped.items[index];
    if (item === undefined || item.start >= line.end) break;
    const start = Math.max(item.start, line.start);
    const end = Math.min(item.end, line.end);
    if (start < end) ranges.push({ item: index, start, end, level: item.level });
  }
  return ranges;
}

function itemAt(items: readonly ShapedItem[], position: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Stretch {
  readonly extra: number;
  readonly after: (text: string, cluster: number, next: number) => boolean;
}

const wordSpace = /[ \u00a0]/;
const betweenLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\uff01-\uff60]/u;
/** Wider gaps look worse than a ragged line: so many times the size of the letters. */
const widestGap = 2;

/** How a justified line takes up what is left: in its spaces, in Chinese and Japanese also between characters. */
function stretchOf(shaped: ShapedText, line: FilledLine, rest: number, scale: number): Stretch | undefined {
  if (rest <= 0) return undefined;
  const size = (shaped.items[itemAt(shaped.items, line.start)]?.style.size ?? 0) * scale;
  const text = shaped.text.slice(line.start, line.end);
  const letters = betweenLetters.test(text);
  const after = (whole: string, cluster: number, next: number) =>
    next < line.end &&
    (wordSpace.test(whole[cluster] ?? '') ||
      (letters && betweenLetters.test(whole[cluster] ?? '') && betweenLetters.test(whole[next] ?? '')));
  let gaps = 0;
  let from = line.start;
  for (let next = line.start + 1; next <= line.end; next += 1) {
    if (shaped.boundaries[next] !== 1) continue;
    if (after(shaped.text, from, next)) gaps += 1;
    from = next;
  }
  if (gaps === 0 || rest / gaps > widestGap * size) return undefined;
  return { extra: rest / gaps, after };
}

const unseen = /[\p{Default_Ignorable_Code_Point}\n]/gu;

function seenText(text: string): string {
  const isLetter = text.length === 1 && text > '\n' && text < '\u00ad';
  return isLetter ? text : text.replace(unseen, '');
}

/** The glyphs of a range of an item, in visual order, with the text of their clusters. */
function glyphsOf(
  shaped: ShapedText,
  item: ShapedItem,
  start: number,
  end: number,
  scale: number,
  stretch: Stretch | undefined,
): readonly PlacedGlyph[] {
  const { ids, clusters, advances, offsetsX, offsetsY } = item.glyphs;
  const backwards = item.level % 2 === 1;
  const factor = (item.style.size * scale) / item.face.unitsPerEm;
  const [first, last] = glyphRange(clusters, start, end, backwards);
  const glyphs: PlacedGlyph[] = [];
  let following = backwards ? (clusters[first - 1] ?? item.end) : 0;
  for (let index = first; index < last; ) {
    const cluster = clusters[index] ?? 0;
    let next = index + 1;
    while (next < last && clusters[next] === cluster) next += 1;
    if (!backwards) following = next < ids.length ? (clusters[next] ?? item.end) : item.end;
    const text = seenText(shaped.text.slice(cluster, Math.min(following, item.end)));
    const extra = stretch?.after(shaped.text, cluster, following) === true ? stretch.extra : 0;
    for (let glyph = index; glyph < next; glyph += 1)
      glyphs.push({
        id: ids[glyph] ?? 0,
        advance: (advances[glyph] ?? 0) * factor + (glyph === next - 1 ? extra : 0),
        offsetX: (offsetsX[glyph] ?? 0) * factor,
        offsetY: (offsetsY[glyph] ?? 0) * factor,
        text: glyph === index ? text : '',
      });
    if (backwards) following = cluster;
    index = next;
  }
  return glyphs;
}

/** Glyphs whose clusters begin in a range of the text. Clusters ascend, or descend where the text runs backwards. */
function glyphRange(clusters: Uint32Array, start: number, end: number, backwards: boolean): readonly [number, number] {
  const firstWhere = (holds: (cluster: number) => boolean) => {
    let low = 0;
    let high = clusters.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(clusters[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return backwards
    ? [firstWhere((cluster) => cluster < end), firstWhere((cluster) => cluster < start)]
    : [firstWhere((cluster) => cluster >= start), firstWhere((cluster) => cluster >= end)];
}
