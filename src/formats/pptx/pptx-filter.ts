import type { DocumentFilter, FilterContext, OpenDocument } from '../../contracts/documents/document-filter.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { readGraphicParts, readTitle } from '../shared/office/graphic-parts.ts';
import { OfficeDocument, type ReadPart } from '../shared/office/office-document.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { openPackage, type PackageOpening } from '../shared/office/open-package.ts';
import { readPart } from '../shared/office/read-part.ts';
import { readPictures } from '../shared/office/read-pictures.ts';
import { isRightToLeft } from '../shared/office/text-direction.ts';
import { isSuppressed } from './picture-types.ts';
import { layoutRules, presentationRules, slideRules } from './slide-rules.ts';
import { turnSlides } from './turn-slides.ts';

/** Presentations of PowerPoint since 2007. What is translated: `docs/reference/formats/pptx.md`. */
export const pptxFilter: DocumentFilter = {
  id: 'pptx',
  extensions: ['pptx'],
  mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  open: (source, { conversion }, context) =>
    openPackage(source, 'pptx', context, (opening) => {
      const suppressed = new Set((conversion['suppress-image-types'] ?? '').split('-'));
      return openDocument(opening, suppressed, context);
    }),
};

async function openDocument(
  opening: PackageOpening,
  suppressed: ReadonlySet<string>,
  context: FilterContext,
): Promise<OpenDocument> {
  const { contents, mainPart } = opening;
  const slides = await slidesInOrder(opening, context);
  const names: string[] = [];
  const layouts = new Set<string>();
  for (const slide of slides) {
    names.push(slide, ...(await contents.related(slide, 'notesSlide', 'comments')));
    for (const layout of await contents.related(slide, 'slideLayout')) {
      layouts.add(layout);
      for (const master of await contents.related(layout, 'slideMaster')) layouts.add(master);
    }
  }
  const parts: ReadPart[] = [];
  for (const name of new Set(names)) parts.push(await readPart(contents, name, slideRules(), context));
  parts.push(...(await readGraphicParts(contents, names, context)));
  for (const name of layouts) parts.push(await readPart(contents, name, layoutRules(), context));
  parts.push(await readPart(contents, mainPart, presentationRules(), context));
  parts.push(...(await readTitle(contents, context)));
  const pictures = await readPictures(
    contents,
    { parts: [...names, ...layouts], isKept: (picture, size) => isSuppressed(suppressed, picture, size) },
    context,
  );
  const turned = [mainPart, ...slides, ...layouts];
  return new OfficeDocument(
    { archive: contents.archive, parts, pictures },
    context,
    async (changed, { targetLanguage }) => {
      for (const name of turned) {
        context.signal.throwIfAborted();
        const { text, encode } = decodePart(changed.get(name) ?? (await contents.readPart(name)));
        const written = turnSlides(text, isRightToLeft(targetLanguage), context.limits);
        if (written !== text) changed.set(name, encode(written));
      }
    },
  );
}

/** Slides in the order they are shown, which says nothing of their names. */
async function slidesInOrder(
  { contents, mainPart }: PackageOpening,
  context: FilterContext,
): Promise<readonly string[]> {
  const relationships = new Map((await contents.relationships(mainPart)).map((one) => [one.id, one]));
  const scanner = new OfficeScanner(decodePart(await contents.readPart(mainPart)).text, context.limits);
  const slides = new Set<string>();
  while (scanner.next()) {
    if (!scanner.isStart || scanner.tag !== 'p:sldId') continue;
    // `id` is a number of the slide's own; the other one, with the prefix of relationships, names its part.
    const ids = [...scanner.attributes()].filter(({ name }) => name.endsWith(':id'));
    for (const { start, end } of ids) {
      const slide = relationships.get(scanner.decoded(start, end));
      if (slide?.type === 'slide' && slide.part !== undefined) slides.add(slide.part);
    }
  }
  return [...slides];
}
