import { overlapX, unite } from '../geometry.ts';
import type { Box } from './page-content.ts';

interface Placed {
  readonly box: Box;
  /** Blocks of one table share a number; they are read row by row. */
  readonly table?: number;
}

/** Above so many blocks, and so many cuts within cuts, they are read from top to bottom. */
const mostBlocks = 3_000;
const deepest = 60;

/** Sorts blocks into the order of reading: columns one after the other, tables row by row. */
export function orderBlocks<Block extends Placed>(blocks: readonly Block[], isRightToLeft: boolean): readonly Block[] {
  const units = new Map<number | Block, Block[]>();
  for (const block of blocks) {
    const key = block.table ?? block;
    const list = units.get(key);
    if (list === undefined) units.set(key, [block]);
    else list.push(block);
  }
  const regions = [...units.values()].map((own) => ({ own, box: unite(own.map(({ box }) => box)) }));
  const ordered = regions.length > mostBlocks ? regions.toSorted(fromTop) : cut(regions, isRightToLeft, 0);
  return ordered.flatMap(({ own }) => (own.length === 1 ? own : byRows(own, isRightToLeft)));
}

interface Region {
  readonly box: Box;
}

function fromTop(one: Region, other: Region): number {
  return other.box.top - one.box.top || one.box.left - other.box.left;
}

/** First into columns; where a block over several columns prevents that, the part above it is read before the rest. */
function cut<Own extends Region>(regions: readonly Own[], isRightToLeft: boolean, depth: number): readonly Own[] {
  if (regions.length < 2) return regions;
  if (depth > deepest) return regions.toSorted(fromTop);
  const columns = split(
    regions,
    ({ box }) => box.left,
    ({ box }) => box.right,
  );
  if (columns.length > 1) {
    const inOrder = isRightToLeft ? columns.toReversed() : columns;
    return inOrder.flatMap((column) => cut(column, isRightToLeft, depth + 1));
  }
  const bands = split(
    regions,
    ({ box }) => -box.top + 0.1,
    ({ box }) => -box.bottom - 0.1,
  );
  if (bands.length === 1) return byOverlap(regions, isRightToLeft);
  // Bands go together as long as they share columns: paragraphs of two columns may end at one height.
  const parts: Own[][] = [];
  for (const band of bands) {
    const last = parts.at(-1);
    const isColumned =
      split(
        band,
        ({ box }) => box.left,
        ({ box }) => box.right,
      ).length > 1;
    const joins =
      last !== undefined &&
      split(
        [...last, ...band],
        ({ box }) => box.left,
        ({ box }) => box.right,
      ).length > 1;
    if (last !== undefined && joins && (isColumned || isNarrow(band, regions))) last.push(...band);
    else parts.push([...band]);
  }
  return parts.flatMap((part) => cut(part, isRightToLeft, depth + 1));
}

function isNarrow(band: readonly Region[], all: readonly Region[]): boolean {
  const own = unite(band.map(({ box }) => box));
  const whole = unite(all.map(({ box }) => box));
  return own.right - own.left < 0.6 * (whole.right - whole.left);
}

/** Groups between which there is a gap. */
function split<Own>(
  regions: readonly Own[],
  start: (region: Own) => number,
  end: (region: Own) => number,
): readonly Own[][] {
  const groups: Own[][] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const region of regions.toSorted((one, other) => start(one) - start(other))) {
    if (start(region) >= reached || groups.length === 0) groups.push([region]);
    else groups.at(-1)?.push(region);
    reached = Math.max(reached, end(region));
  }
  return groups;
}

/** Where boxes overlap in both directions: from the top, blocks side by side from the beginning of lines. */
function byOverlap<Own extends Region>(regions: readonly Own[], isRightToLeft: boolean): readonly Own[] {
  const sorted = regions.toSorted(fromTop);
  const result: Own[] = [];
  for (const region of sorted) {
    let at = result.length;
    // Moves before blocks beside it that begin lower than its bottom third, which are in a later column.
    while (at > 0 && at > result.length - 50) {
      const before = result[at - 1] as Own;
      const isBeside = overlapX(before.box, region.box) <= 0;
      const isLater = isRightToLeft ? before.box.left < region.box.left : before.box.left > region.box.left;
      if (!isBeside || !isLater || before.box.bottom > region.box.top) break;
      at -= 1;
    }
    result.splice(at, 0, region);
  }
  return result;
}

function byRows<Block extends Placed>(blocks: readonly Block[], isRightToLeft: boolean): readonly Block[] {
  const rows = split(
    blocks,
    ({ box }) => -box.top + 0.25 * (box.top - box.bottom),
    ({ box }) => -box.bottom - 0.25 * (box.top - box.bottom),
  );
  return rows.flatMap((row) =>
    row.toSorted((one, other) => (isRightToLeft ? other.box.right - one.box.right : one.box.left - other.box.left)),
  );
}
