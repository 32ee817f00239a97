import type { ListMark, PageBlock } from '../reading/page-layout.ts';

/** Where an item of a list is when it begins at the right. */
export interface MirroredItem {
  readonly left: number;
  /** Where its lines begin. */
  readonly right: number;
  /** The right side of its mark, where it has one. */
  readonly markRight?: number;
}

/** Items that begin at one position, with the texts that go on below them. */
export interface MirroredList {
  /** Within the room that the page shows for them. */
  readonly items: ReadonlyMap<PageBlock, MirroredItem>;
  /** Up to the next obstacle, for translations that need more. */
  readonly wide: ReadonlyMap<PageBlock, MirroredItem>;
}

interface Column {
  readonly start: number;
  readonly end: number;
}

type Item = PageBlock & { readonly mark: ListMark };

/** Points within which items begin at one position. */
const tolerance = 2;
/** Points up and down to a text that says how wide a list of short items is, and how far in it is. */
const near = 60;
/** Of the width of a column: what begins further in than that is in another column. */
const furthestIn = 0.4;
/** In parts of the size: between an item and what goes on below it. */
const widestBreak = 0.6;

/**
 * Lists turned round, each within the room of all items that begin where it does: the mark at the right, the text before it. Lists that
 * begin further in than the texts around them do so from the right.
 *
 *     •  text ·······│            │······· txet  •
 *     left         right    ─►    left         right
 */
export function mirroredLists(blocks: readonly PageBlock[]): readonly MirroredList[] {
  const lists = [...Map.groupBy(blocks.filter(isTurned), keyOf)]
    .map(([key, list]) => ({ key, list, left: least(list.map(startOf)) }))
    .sort((one, other) => one.left - other.left);
  const byAngle = Map.groupBy(blocks, ({ angle }) => angle);
  const following = followersOf(blocks, new Set(lists.map(({ key }) => key)));
  /** By the key of a list: where the texts begin that it is further in than, and where its room ends. */
  const columns = new Map<string, Column>();
  return lists.map(({ key, list, left }) => {
    const most = least(list.map(({ available }) => available.right));
    const around = textsAround(list, left, byAngle.get(list[0]?.angle ?? 0) ?? []);
    const start = least([left, ...around.map((text) => columns.get(keyOf(text))?.start ?? startOf(text))]);
    const limit = most + greatest(list.map(({ style }) => style.size));
    const end = endOf(list, around, columns);
    const all = [...list, ...(following.get(key) ?? [])];
    const ends = [end > limit ? most : end, ...all.map(({ box }) => box.right)].filter((each) => each <= limit);
    const shown = greatest(ends);
    columns.set(key, { start, end: shown });
    const upTo = (right: number): ReadonlyMap<PageBlock, MirroredItem> =>
      new Map(all.map((item) => [item, mirror(item, left, Math.max(item.box.right, right), left - start)]));
    return { items: upTo(shown), wide: upTo(Math.max(most, shown)) };
  });
}

/** An item within its own box. */
export function mirroredInPlace(block: PageBlock): MirroredItem | undefined {
  return isTurned(block) ? mirror(block, block.mark.box.left, block.box.right, 0) : undefined;
}

function keyOf({ angle, box }: PageBlock): string {
  return `${angle} ${Math.round(box.left / tolerance)}`;
}

function isTurned(block: PageBlock): block is Item {
  return block.mark !== undefined && beginsAtLeft(block);
}

function beginsAtLeft({ alignment, direction }: PageBlock): boolean {
  return direction === 'ltr' && (alignment === 'left' || alignment === 'justify');
}

function mirror({ box, mark }: PageBlock, left: number, right: number, shift: number): MirroredItem {
  const turned = (position: number): number => left + right - position - shift;
  const lines = { left: left - shift, right: turned(box.left) };
  return mark === undefined ? lines : { ...lines, markRight: turned(mark.box.left) };
}

/** Texts without a mark right below items and where the text of those begins, as after a forced break, by the key of the list. */
function followersOf(
  blocks: readonly PageBlock[],
  keys: ReadonlySet<string>,
): ReadonlyMap<string, readonly PageBlock[]> {
  const found = new Map<string, readonly PageBlock[]>();
  const groups = Map.groupBy(
    blocks.filter((block) => block.unit.kind !== 'cell' && beginsAtLeft(block) && keys.has(keyOf(block))),
    keyOf,
  );
  for (const [key, group] of groups) {
    let above = Number.NEGATIVE_INFINITY;
    const followers = group
      .toSorted((one, other) => other.box.top - one.box.top)
      .filter((block) => {
        const goesOn = Math.abs(above - block.box.top) < widestBreak * block.style.size;
        const belongs = isTurned(block) || goesOn;
        above = belongs ? block.box.bottom : Number.NEGATIVE_INFINITY;
        return belongs && !isTurned(block);
      });
    found.set(key, followers);
  }
  return found;
}

/** Texts near a list whose column it is in, those that begin further left and other lists among them; `blocks` are turned as it is. */
function textsAround(list: readonly Item[], left: number, blocks: readonly PageBlock[]): readonly PageBlock[] {
  const top = greatest(list.map(({ box }) => box.top));
  const bottom = least(list.map(({ box }) => box.bottom));
  // Lines of ragged columns end at different positions.
  const right = greatest(list.map(({ box }) => box.right)) - greatest(list.map(({ style }) => style.size));
  return blocks.filter((block) => {
    const { unit, box, available } = block;
    if (unit.kind === 'cell' || !beginsAtLeft(block)) return false;
    if (box.bottom >= top + near || box.top <= bottom - near) return false;
    const start = startOf(block);
    return (
      start <= left + tolerance && available.right >= right && left - start <= furthestIn * (available.right - start)
    );
  });
}

function startOf({ box, mark }: PageBlock): number {
  return mark?.box.left ?? box.left;
}

/** Where lines of a list end: the longest ones that fill their column, else the column of the texts and lists around. */
function endOf(list: readonly Item[], around: readonly PageBlock[], columns: ReadonlyMap<string, Column>): number {
  const long = list.filter(({ lines }) => lines.length > 1);
  const ends = (long.length > 0 ? long : around).flatMap((block) => {
    if (block.lines.length > 1 || !isTurned(block)) return [block.available.right];
    return columns.get(keyOf(block))?.end ?? [];
  });
  return greatest([...list.map(({ box }) => box.right), ...ends]);
}

/** Of pages with more texts than a call takes arguments, too. */
function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}

function greatest(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
}
