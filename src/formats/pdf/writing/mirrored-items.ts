import type { ListMark, PageBlock } from '../reading/page-layout.ts';

/** Where an item of a list is when it begins at the right. */
export interface MirroredItem {
  readonly left: number;
  /** Where its lines begin. */
  readonly right: number;
  /** The right side of its mark. */
  readonly markRight: number;
}

/** Items that begin at one position. */
export interface MirroredList {
  /** Within the room that the page shows for them. */
  readonly items: ReadonlyMap<PageBlock, MirroredItem>;
  /** Up to the next obstacle, for translations that need more. */
  readonly wide: ReadonlyMap<PageBlock, MirroredItem>;
}

type Item = PageBlock & { readonly mark: ListMark };

/** Points within which items begin at one position. */
const tolerance = 2;
/** Points up and down to a text that says how wide a list of short items is. */
const near = 60;

/**
 * Lists turned round, each within the room of all items that begin where it does: the mark at the right, the text before it.
 *
 *     •  text ·······│            │······· txet  •
 *     left         right    ─►    left         right
 */
export function mirroredLists(blocks: readonly PageBlock[]): readonly MirroredList[] {
  const lists = Map.groupBy(
    blocks.filter(isTurned),
    ({ angle, box }) => `${angle} ${Math.round(box.left / tolerance)}`,
  );
  return [...lists.values()].map((list) => {
    const left = Math.min(...list.map(({ mark }) => mark.box.left));
    const most = Math.min(...list.map(({ available }) => available.right));
    const upTo = (right: number): ReadonlyMap<PageBlock, MirroredItem> =>
      new Map(list.map((item) => [item, mirror(item, left, Math.max(item.box.right, Math.min(right, most)))]));
    return { items: upTo(endOf(list, left, blocks)), wide: upTo(most) };
  });
}

/** An item within its own box. */
export function mirroredInPlace(block: PageBlock): MirroredItem | undefined {
  return isTurned(block) ? mirror(block, block.mark.box.left, block.box.right) : undefined;
}

function isTurned(block: PageBlock): block is Item {
  const { mark, alignment, direction } = block;
  return mark !== undefined && direction === 'ltr' && (alignment === 'left' || alignment === 'justify');
}

function mirror({ box, mark }: Item, left: number, right: number): MirroredItem {
  return { left, right: left + right - box.left, markRight: left + right - mark.box.left };
}

/** Where lines of a list end: the longest ones that fill their column, else the column of a text near by that the list is within. */
function endOf(list: readonly Item[], left: number, blocks: readonly PageBlock[]): number {
  const long = list.filter(({ lines }) => lines.length > 1);
  if (long.length > 0) return Math.max(...long.map(({ box, available }) => Math.max(box.right, available.right)));
  const right = Math.max(...list.map(({ box }) => box.right));
  const top = Math.max(...list.map(({ box }) => box.top));
  const bottom = Math.min(...list.map(({ box }) => box.bottom));
  const ends = blocks.flatMap(({ box, available, alignment, unit, angle }) => {
    const isNear = angle === list[0]?.angle && box.bottom < top + near && box.top > bottom - near;
    const isText = unit.kind !== 'cell' && (alignment === 'left' || alignment === 'justify');
    return isText && isNear && box.left <= left + tolerance ? [available.right - (left - box.left)] : [];
  });
  return Math.max(right, ...ends);
}
