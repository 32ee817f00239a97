import { heightOf, intersect, widthOf } from '../geometry.ts';
import type { PageContent } from '../reading/page-content.ts';
import type { PageLayout } from '../reading/page-layout.ts';

/** Letters of a page that says its text itself. */
const fewLetters = 100;
/** Of the page, covered by pictures. */
const largePictures = 0.4;
/** Characters of which a page does not say what they are, and beside those that it says. */
const manyUnmapped = 30;
const mostlyUnmapped = 0.5;
/** Shapes of a page whose letters are drawings. */
const manyShapes = 60;

/** Whether what can be read on a page can be seen only: a scan, letters as drawings, a font that does not say what it shows. */
export function needsRecognition(content: PageContent, { blocks, left }: PageLayout): boolean {
  if (content.incomplete) return false;
  let letters = 0;
  for (const { lines, unit } of blocks) {
    if (lines.length === 0) continue;
    for (const inline of unit.segment.inlines)
      if (typeof inline === 'string') letters += inline.match(/\p{L}/gu)?.length ?? 0;
  }
  if (letters >= fewLetters) return false;
  if (pictureShare(content) >= largePictures) return true;
  const unmapped = left.reduce((sum, { reason, characters }) => sum + (reason === 'unmapped' ? characters : 0), 0);
  if (unmapped >= manyUnmapped && unmapped > mostlyUnmapped * content.characters.length) return true;
  return letters === 0 && content.paths.filter(({ shape }) => shape === 'other').length >= manyShapes;
}

function pictureShare({ images, cropBox }: PageContent): number {
  const page = widthOf(cropBox) * heightOf(cropBox);
  let covered = 0;
  for (const image of images) {
    const seen = intersect(image, cropBox);
    covered += Math.max(0, widthOf(seen)) * Math.max(0, heightOf(seen));
  }
  return page <= 0 ? 0 : covered / page;
}
