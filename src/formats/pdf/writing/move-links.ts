import { boxOfPoints } from '../geometry.ts';
import type { Box } from '../reading/page-content.ts';
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
