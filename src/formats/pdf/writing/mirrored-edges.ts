import type { PageBlock } from '../reading/page-layout.ts';

/** Points within which lines begin at one position. */
const tolerance = 2;
/** Blocks above and below that are looked at. */
const near = 20;

/**
 * Where single lines end that begin at the right in the translation, since that is written from right to left: a heading where the
 * text under it does, a line as far in as the first lines of paragraphs where those do, a cell where the widest of its column does, lines
 * that have rows of the page to themselves at its left side where its right side is, any other line where it ended itself.
 */
export function mirroredEdges(blocks: readonly PageBlock[]): ReadonlyMap<PageBlock, number> {
  const groups = new Map<string, PageBlock[]>();
  for (const block of blocks) {
    const isIndented = block.unit.kind !== 'cell' && block.lines.length > 1 && block.firstLineIndent > tolerance;
    for (const indent of isIndented ? [0, block.firstLineIndent] : [0]) {
      const key = keyOf(block, 0, indent);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [block]);
      else group.push(block);
    }
  }
  for (const group of groups.values()) group.sort((one, other) => other.box.top - one.box.top);
  const alone = linesAlone(blocks);
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
            alone.has(block) ? block.available.right : block.box.right,
          );
    edges.set(block, Math.min(Math.max(block.box.right, edge), block.available.right));
  }
  return edges;
}

function keyOf({ box, angle }: PageBlock, shift: number, indent = 0): string {
  return `${angle} ${Math.round((box.left + indent) / tolerance) + shift}`;
}

function widestCell(group: readonly PageBlock[]): number {
  return group.reduce(
    (edge, { unit, box }) => (unit.kind === 'cell' ? Math.max(edge, box.right) : edge),
    Number.NEGATIVE_INFINITY,
  );
}

/** Single lines at the left side of a page, each with nothing beside it, where there are several. */
function linesAlone(blocks: readonly PageBlock[]): ReadonlySet<PageBlock> {
  const texts = blocks.filter(({ angle }) => angle === 0);
  const left = texts.reduce((least, { box }) => Math.min(least, box.left), Number.POSITIVE_INFINITY);
  const right = texts.reduce((most, { available }) => Math.max(most, available.right), Number.NEGATIVE_INFINITY);
  const found = texts.filter(
    ({ unit, alignment, box, available, lines }) =>
      unit.kind !== 'cell' &&
      alignment === 'left' &&
      lines.length === 1 &&
      box.left <= left + tolerance &&
      available.right >= right - tolerance,
  );
  return new Set(found.length > 1 ? found : []);
}

/** The end of the nearest wider text that begins at the same position, or whose first line does, else the one that is given. */
function headedEdge(block: PageBlock, groups: readonly (readonly PageBlock[])[], otherwise: number): number {
  let best = otherwise;
  let least = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    const from = firstBelow(group, block.box.top) - near;
    for (const other of group.slice(Math.max(0, from), Math.max(0, from + 2 * near))) {
      if (other === block || other.unit.kind === 'cell' || other.lines.length < 2) continue;
      const distance = Math.max(block.box.bottom - other.box.top, other.box.bottom - block.box.top);
      const indent = block.box.left - other.box.left;
      const edge = other.available.right - (indent > tolerance ? indent : 0);
      if (distance < least && edge > block.box.right) [best, least] = [edge, distance];
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
