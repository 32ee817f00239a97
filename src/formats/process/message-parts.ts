import type { Segment } from '../../contracts/segment.ts';

/** Units or translations in one message. */
const partSize = 500;
/** Inlines in one message: the thread that receives them stops while they are copied, some 16 ms for so many. */
const partInlines = 20_000;
/** Inlines of one unit, which is never cut; paragraphs with thousands of runs come from tracked changes and scans. */
export const unitInlines = 20_000;
/** Texts of one document: with ten characters each, as many as the usual limit of characters allows. */
export const documentUnits = 100_000;

/** Cuts what a document has into messages that stop nobody for long. */
export function* messageParts<Item>(
  items: readonly Item[],
  segmentOf: (item: Item) => Segment | undefined,
): Generator<readonly Item[], void, void> {
  let start = 0;
  let inlines = 0;
  for (const [index, item] of items.entries()) {
    const weight = segmentOf(item)?.inlines.length ?? 0;
    if (index > start && (index - start === partSize || inlines + weight > partInlines)) {
      yield items.slice(start, index);
      start = index;
      inlines = 0;
    }
    inlines += weight;
  }
  if (start < items.length) yield items.slice(start);
}
