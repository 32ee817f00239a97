import { boxOfPoints, contains, overlapY, unite } from '../geometry.ts';
import type { Box, PageCharacter, PageLink } from '../reading/page-content.ts';
import type { IncrementalUpdate } from './objects/incremental-update.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import { isArray, isDictionary, PdfReference, type PdfValue } from './objects/pdf-values.ts';

export interface MovedLink {
  /** Index in the page's annotations. */
  readonly annotation: number;
  /** Where its words are, one box a line. */
  readonly boxes: readonly Box[];
}

/** Gives link annotations the areas of their words. `page` is the dictionary that is written. */
export function moveLinks(
  file: PdfFile,
  update: IncrementalUpdate,
  page: Map<string, PdfValue>,
  links: readonly MovedLink[],
): void {
  const annotations = file.resolve(page.get('Annots'));
  if (!isArray(annotations) || links.length === 0) return;
  const changed = [...annotations];
  let isDirect = false;
  for (const { annotation, boxes } of links) {
    const item = annotations[annotation];
    const dictionary = update.resolve(item);
    if (!isDictionary(dictionary) || boxes.length === 0) continue;
    const entries = new Map(dictionary).set('Rect', rectangle(boxes));
    if (entries.has('QuadPoints') || boxes.length > 1) entries.set('QuadPoints', boxes.flatMap(quadrilateral));
    if (item instanceof PdfReference) update.set(item, entries);
    else {
      changed[annotation] = entries;
      isDirect = true;
    }
  }
  if (isDirect) page.set('Annots', changed);
}

/** The areas of new words, with those of the link's letters that stay: the number before an entry. */
export function withStaying(
  boxes: readonly Box[],
  { areas }: PageLink,
  staying: readonly PageCharacter[],
): readonly Box[] {
  const result = [...boxes];
  for (const { box, text } of staying) {
    if (text.trim() === '') continue;
    const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
    if (!areas.some((area) => contains(area, { left: x, right: x, bottom: y, top: y }, 0))) continue;
    const line = result.findIndex((other) => overlapY(other, box) > 0.5 * (box.top - box.bottom));
    if (line < 0) result.push(box);
    else result[line] = unite([result[line] as Box, box]);
  }
  return result;
}

function rectangle(boxes: readonly Box[]): readonly number[] {
  const corners = boxes.flatMap(({ left, bottom, right, top }) => [
    { x: left, y: bottom },
    { x: right, y: top },
  ]);
  const { left, bottom, right, top } = boxOfPoints(corners);
  return [left, bottom, right, top];
}

/** In the order of points that programs write, which is not that of the standard. */
function quadrilateral({ left, bottom, right, top }: Box): readonly number[] {
  return [left, top, right, top, left, bottom, right, bottom];
}
