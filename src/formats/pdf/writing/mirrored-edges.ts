import type { PageBlock } from '../reading/page-layout.ts';

/** Points within which lines begin at one position. */
const tolerance = 2;
/** Blocks above and below that are looked at. */
const near = 20;

/**
 * Where single lines end that begin at the right in the translation, since that is written from right to left: a heading where the
 * text under it does, a cell where the widest of its column does, any other line where it ended itself.
 */
export function mirroredEdges(blocks: readonly PageBlock[]): ReadonlyMap<PageBlock, number> {
  const groups = new Map<string, PageBlock[]>();
  for (const block of blocks) {
    const key = keyOf(block, 0);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [block]);
    else group.push(block);
  }
  for (const group of groups.values()) group.sort((one, other) => other.box.top - one.box.top);
  const widest = new Map([...groups].map(([key, group]) => [key, widestCell(group)]));
  const edges = new Map<PageBlock, number>();
  for (const block of blocks) {
    if (block.lines.length !== 1) continue;
    const keys = [-1, 0, 1].map((shift) => keyOf(block, shift));
    const edge =
      block.unit.kind === 'cell'
        ? Math.max(...keys.map((key) => widest.get(key) ?? block.box.right))
        : headedEdge(
            block,
            keys.map((key) => groups.get(key) ?? []),
          );
    edges.set(block, Math.min(Math.max(block.box.right, edge), block.available.right));
  }
  return edges;
}

function keyOf({ box, angle }: PageBlock, shift: number): string {
  return `${angle} ${Math.round(box.left / tolerance) + shift}`;
}

function widestCell(group: readonly PageBlock[]): number {
  return group.reduce(
    (edge, { unit, box }) => (unit.kind === 'cell' ? Math.max(edge, box.right) : edge),
    Number.NEGATIVE_INFINITY,
  );
}

/** The end of the nearest wider text that begins at the same position. */
function headedEdge(block: PageBlock, groups: readonly (readonly PageBlock[])[]): number {
  let best = block.box.right;
  let least = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    const from = firstBelow(group, block.box.top) - near;
    for (const other of group.slice(Math.max(0, from), Math.max(0, from + 2 * near))) {
      if (other === block || other.unit.kind === 'cell' || other.lines.length < 2) continue;
      const distance = Math.max(block.box.bottom - other.box.top, other.box.bottom - block.box.top);
      if (distance < least && other.available.right > block.box.right)
        [best, least] = [other.available.right, distance];
    }
  }
  return best;
}

function firstBelow(group: readonly PageBlock[], top: number): number {
  let low = 0;
  let high = group.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((group[middle] as PageBlock).box.top > top) low = middle + 1;
    else high = middle;
  }
  return low;
}
