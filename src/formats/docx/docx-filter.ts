import type { DocumentFilter, FilterContext, OpenDocument } from '../../contracts/documents/document-filter.ts';
import { readGraphicParts, readTitle } from '../shared/office/graphic-parts.ts';
import { OfficeDocument, type ReadPart } from '../shared/office/office-document.ts';
import { openPackage, type PackageOpening } from '../shared/office/open-package.ts';
import { readPart } from '../shared/office/read-part.ts';
import { readPictures } from '../shared/office/read-pictures.ts';
import { finishWordParts } from './finish-word-parts.ts';
import { wordRules } from './word-rules.ts';

/** Stories beside the body, in the order that readers come to them. */
const stories = ['footnotes', 'endnotes', 'header', 'footer', 'comments'];

/** Documents of Word since 2007, Transitional and Strict. What is translated: `docs/reference/formats/docx.md`. */
export const docxFilter: DocumentFilter = {
  id: 'docx',
  extensions: ['docx'],
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  open: (source, _options, context) =>
    openPackage(source, 'docx', context, (opening) => openDocument(opening, context)),
};

async function openDocument({ contents, mainPart }: PackageOpening, context: FilterContext): Promise<OpenDocument> {
  const names = [mainPart];
  for (const story of stories) names.push(...(await contents.related(mainPart, story)));
  const parts: ReadPart[] = [];
  for (const name of new Set(names)) parts.push(await readPart(contents, name, wordRules(), context));
  parts.push(...(await readGraphicParts(contents, names, context)), ...(await readTitle(contents, context)));
  if ((await contents.related(mainPart, 'aFChunk')).length > 0) {
    context.warn({ code: 'part_not_translated', message: 'An embedded document was not translated.' });
  }
  const pictures = await readPictures(contents, { parts: names }, context);
  return new OfficeDocument({ archive: contents.archive, parts, pictures }, context, (changed, options) =>
    finishWordParts({ contents, mainPart, context }, changed, options),
  );
}
