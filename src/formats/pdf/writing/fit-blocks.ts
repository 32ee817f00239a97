import type { FitLimits, FittedText, TextRequest, TypesetText } from '../../../typesetting/text-request.ts';
import type { Box } from '../reading/page-content.ts';
import type { PageBlock } from '../reading/page-layout.ts';
import { type BlockArea, type BlockText, blockArea } from './block-text.ts';
import { mirroredEdges } from './mirrored-edges.ts';
import { type MirroredItem, mirroredInPlace, mirroredLists } from './mirrored-items.ts';

/** What sets text. */
export interface TextSetter {
  typeset(request: TextRequest, scale?: number, leadingScale?: number): TypesetText;
  fit(request: TextRequest, limits: FitLimits): FittedText;
}

export interface BlockToFit {
  readonly block: PageBlock;
  readonly text: BlockText;
}

export interface FittedBlock extends BlockToFit {
  readonly area: BlockArea;
  readonly typeset: TypesetText;
  /** Of the letters, beside those of the source. */
  readonly scale: number;
  /** Its text has no room even in the smallest letters. */
  readonly overflows: boolean;
  /** From the first baseline to the lowest that is possible. */
  readonly room: number;
  /** Between which heights it was fitted. */
  readonly within: { readonly top: number; readonly bottom: number };
  /** Where its mark ends; undefined where that stays. */
  readonly markRight?: number;
}

/** Where a block is when it is written from right to left. */
interface Mirrored {
  readonly edge?: number | undefined;
  readonly item?: MirroredItem | undefined;
}

/** Letters are read without effort down to the first, and at all down to the second. */
const usual = { from: 1, to: 0.6 };
const smallest = { from: 0.6, to: 0.4 };

/** A block that needs more than this makes the others of its look no smaller, and an entry the others of its list. */
const sharedScale = 0.85;
const sharedByEntries = 0.7;

/** How small a line may be beside the letters that it has in several lines. */
const oneLineScale = 0.85;

/** Sets the texts of a page's blocks. Blocks that look alike get letters of one size, unless one of them is far too long. */
export function fitBlocks(blocks: readonly BlockToFit[], language: string, setter: TextSetter): readonly FittedBlock[] {
  const all = blocks.map(({ block }) => block);
  const edges = mirroredEdges(all);
  const lists = mirroredLists(all);
  const listOf = new Map(lists.flatMap((list) => [...list.items.keys()].map((block) => [block, list] as const)));
  const first = blocks.map((toFit) => {
    const { block } = toFit;
    return fitBlock(toFit, language, setter, { edge: edges.get(block), item: listOf.get(block)?.items.get(block) });
  });
  const narrow = new Set(first.filter(needsRoom).map(({ block }) => listOf.get(block)));
  const free = first.map((result) => {
    const list = listOf.get(result.block);
    const { block, text } = result;
    if (list === undefined || !narrow.has(list)) return result;
    return fitBlock({ block, text }, language, setter, { item: list.wide.get(block) });
  });
  const colliding = findCollisions(free);
  // Two that grow into the same room keep to where their sources were.
  const fitted = free.map((result, index) => {
    if (!colliding.has(index)) return result;
    const { block, text } = result;
    return fitWithin({ block: { ...block, available: block.box }, text }, language, setter, {
      item: mirroredInPlace(block),
    });
  });
  const scales = new Map<number, number>();
  const entries = new Map<string, number[]>();
  for (const { block, scale } of fitted) {
    const shared = Math.max(scale, sharedScale);
    scales.set(block.styleCluster, Math.min(scales.get(block.styleCluster) ?? 1, shared));
    if (!isEntry(block)) continue;
    const list = entries.get(listKey(block)) ?? [];
    entries.set(listKey(block), list);
    list.push(Math.max(scale, sharedByEntries));
  }
  for (const list of entries.values()) list.sort((one, other) => one - other);
  return fitted.map((result) => {
    const { block } = result;
    const list = isEntry(block) ? (entries.get(listKey(block)) ?? []) : [];
    // One long entry of many shrinks alone: three quarters of them have room for the size that they share.
    const scale = Math.min(scales.get(block.styleCluster) ?? 1, list[list.length >> 2] ?? 1);
    if (result.scale <= scale + 0.005) return result;
    return { ...result, scale, typeset: setter.typeset(result.area.request, scale) };
  });
}

/** Points: entries of one list begin at one position. */
const entryStep = 2;

const isEntry = ({ lines, mark }: PageBlock): boolean => lines.length === 1 || mark !== undefined;

/** The same for entries of a list or of a table of contents, which look alike and begin one below the other. */
function listKey({ styleCluster, direction, box }: PageBlock): string {
  return `${styleCluster} ${Math.round((direction === 'rtl' ? box.right : box.left) / entryStep)}`;
}

/** Whether its text has more lines than its source, or smaller letters. */
function needsRoom({ block, typeset, scale }: FittedBlock): boolean {
  return typeset.lines.length > block.lines.length || scale < 1;
}

/**
 * The top of the first line, whose baseline is that of the source. What was one line and is several smaller ones begins as much higher as
 * they need to end above what is below them.
 */
export function topOf({ block, typeset, within }: FittedBlock): number {
  const top = (block.lines[0]?.baseline.y ?? block.box.top) + (typeset.lines[0]?.baseline ?? 0);
  if (block.lines.length > 1 || typeset.lines.length < 2 || block.mark !== undefined) return top;
  return Math.max(top, Math.min(within.top, within.bottom + typeset.height));
}

/** Where the text of a block is drawn, in the frame of the block. */
export function reachOf(fitted: FittedBlock): Box {
  const { area, typeset, markRight } = fitted;
  const top = topOf(fitted);
  const [left, right] = typeset.lines.reduce(
    ([least, most], line) => [Math.min(least, area.left + line.x), Math.max(most, area.left + line.x + line.width)],
    [Number.POSITIVE_INFINITY, markRight ?? Number.NEGATIVE_INFINITY],
  );
  return { left, bottom: top - typeset.height, right, top };
}

/** Points by which texts may be in each other: lines of capitals have room above and below them. */
const slack = 2;
const cell = 64;

/** Indices of texts that are drawn over others that they were not over before. */
function findCollisions(fitted: readonly FittedBlock[]): ReadonlySet<number> {
  const found = new Set<number>();
  const rows = new Map<string, number[]>();
  const reaches = fitted.map(reachOf);
  for (const [index, { block }] of fitted.entries()) {
    const reach = reaches[index] as Box;
    const last = Math.min(Math.floor(reach.top / cell), Math.floor(reach.bottom / cell) + mostRows);
    for (let row = Math.floor(reach.bottom / cell); row <= last; row++) {
      const key = `${block.angle} ${row}`;
      const others = rows.get(key) ?? [];
      rows.set(key, others);
      for (const other of others) {
        const { block: neighbour } = fitted[other] as FittedBlock;
        if (!overlaps(reach, reaches[other] as Box, slack) || overlaps(block.box, neighbour.box, 0)) continue;
        found.add(index).add(other);
      }
      if (others.length < mostInRow) others.push(index);
    }
  }
  return found;
}

const mostRows = 200;
const mostInRow = 500;

function overlaps(first: Box, second: Box, by: number): boolean {
  return (
    Math.min(first.right, second.right) - Math.max(first.left, second.left) > by &&
    Math.min(first.top, second.top) - Math.max(first.bottom, second.bottom) > by
  );
}

/** A text whose letters would shrink, or that has no room, becomes wider than its column where it can. */
function fitBlock(toFit: BlockToFit, language: string, setter: TextSetter, mirrored: Mirrored = {}): FittedBlock {
  const { block, text } = toFit;
  const usualResult = fitWithin(toFit, language, setter, mirrored);
  const result = fitEarlier(usualResult, language, setter) ?? usualResult;
  if (block.wide === undefined || (result.scale === 1 && !result.overflows)) return result;
  const widened = { block: { ...block, available: block.wide }, text };
  const wider = fitWithin(widened, language, setter, mirrored);
  return wider.overflows || wider.scale <= result.scale ? result : { ...wider, block };
}

/**
 * A line from right to left, with its mark at the right and nothing at its left, begins as much further left as its translation needs that
 * begins there; undefined where it has room, or gains none.
 */
function fitEarlier(result: FittedBlock, language: string, setter: TextSetter): FittedBlock | undefined {
  const { block, text, area, typeset, scale, overflows } = result;
  const isLine = block.lines.length === 1 && block.alignment === 'right' && block.direction === 'rtl';
  if (!isLine || typeset.rightToLeft || (!overflows && !needsRoom(result))) return undefined;
  const [whole] = setter.typeset({ ...area.request, width: unlimited }).lines;
  const left = Math.max(block.available.left, area.right - (whole?.width ?? 0) - rounding);
  if (left >= block.box.left) return undefined;
  const earlier = fitWithin({ block: { ...block, box: { ...block.box, left } }, text }, language, setter, {});
  if (earlier.overflows || earlier.scale < scale) return undefined;
  if (earlier.scale === scale && earlier.typeset.lines.length >= typeset.lines.length && !overflows) return undefined;
  return { ...earlier, block };
}

/** Points. */
const unlimited = 100_000;
const rounding = 0.5;

function fitWithin(toFit: BlockToFit, language: string, setter: TextSetter, { edge, item }: Mirrored): FittedBlock {
  const { block, text } = toFit;
  let area = blockArea(block, text, language, false);
  const first = setter.typeset(area.request);
  if (first.rightToLeft && item !== undefined) area = blockArea(block, text, language, true, item);
  else if (first.rightToLeft && block.direction === 'ltr') {
    area = blockArea(block, text, language, true, edge);
    if (edge !== undefined && setter.typeset(area.request).lines.length > 1)
      area = blockArea(block, text, language, true);
  } else if (first.rightToLeft) area = blockArea(block, text, language, true);
  const [firstLine] = block.lines;
  const above = first.lines[0]?.baseline ?? block.style.size;
  const below = Math.max(0, first.height - (first.lines.at(-1)?.baseline ?? 0));
  const room = (firstLine?.baseline.y ?? block.box.top) + above - block.available.bottom;
  // The lines that were there have room there, whatever a face says of its heights.
  const least = above + below + (block.lines.length - 1) * area.request.leading;
  const maximumHeight = Math.max(room, least);
  let result = setter.fit(area.request, { maximumHeight, scales: usual });
  if (result.overflows) result = setter.fit(area.request, { maximumHeight, scales: smallest });
  const { text: typeset, scale, overflows } = asOneLine(block, area, result, setter) ?? result;
  const markRight = first.rightToLeft ? item?.markRight : undefined;
  const top = (firstLine?.baseline.y ?? block.box.top) + above;
  const within = { top, bottom: top - maximumHeight };
  const fitted = { ...toFit, area, typeset, scale, overflows, room: maximumHeight - above - below, within };
  return markRight === undefined ? fitted : { ...fitted, markRight };
}

/** A line stays one if its letters are little smaller then than in several lines; undefined where it does not. */
function asOneLine(
  { lines }: PageBlock,
  { request }: BlockArea,
  { text, scale }: FittedText,
  setter: TextSetter,
): FittedText | undefined {
  if (lines.length > 1 || text.lines.length < 2 || scale === 1) return undefined;
  const [whole, ...others] = setter.typeset({ ...request, width: unlimited }).lines;
  if (whole === undefined || others.length > 0) return undefined;
  const smaller = (request.width - rounding) / whole.width;
  if (smaller < Math.max(smallest.from, oneLineScale * scale)) return undefined;
  const line = setter.typeset(request, Math.min(1, smaller));
  if (line.lines.length > 1) return undefined;
  return { text: line, scale: Math.min(1, smaller), leadingScale: 1, overflows: false, fittingLines: 1 };
}
