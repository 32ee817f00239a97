import { isRightToLeft } from '../../shared/office/text-direction.ts';
import type { PageBlock } from '../reading/page-layout.ts';

/** What is removed of a page. */
type Removed = Pick<PageBlock, 'objects' | 'parts'>;

/** A text with the room of the row of dots behind it, where single dots can be taken away; otherwise without that row. */
export function withRoomOfLeader(
  block: PageBlock,
  language: string,
  areSeparable: (removed: Removed) => boolean,
): PageBlock {
  const { leader, ...rest } = block;
  if (leader === undefined) return block;
  const objects = new Set(leader.codes.map(({ object }) => object));
  const parts = [...objects].map((object) => ({ object, start: 0, end: 1 }));
  const goesRight = block.alignment === 'left' && block.direction === 'ltr' && !isRightToLeft(language);
  if (!goesRight || leader.end <= block.box.right || !areSeparable({ objects: [], parts })) return rest;
  return { ...block, available: { ...block.available, right: leader.end } };
}

/** The dots that a text which ends at a position would be over, or near. */
export function dotsUnder({ leader }: PageBlock, right: number, charactersOf: (object: number) => number): Removed {
  const covered = leader?.codes.filter(({ left }) => left < right + leader.distance) ?? [];
  const objects: number[] = [];
  const parts: Removed['parts'][number][] = [];
  for (const [object, codes] of Map.groupBy(covered, (each) => each.object)) {
    if (codes.length === charactersOf(object)) objects.push(object);
    else parts.push(...codes.map(({ code }) => ({ object, start: code, end: code + 1 })));
  }
  return { objects, parts };
}
