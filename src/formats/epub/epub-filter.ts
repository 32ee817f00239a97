import type { DocumentFilter } from '../../contracts/documents/document-filter.ts';
import { openParts } from '../shared/packages/open-parts.ts';
import { documentPart, type PackagePart, type PackageParts, xmlPart } from '../shared/packages/package-part.ts';
import { readContainer } from './read-container.ts';
import { readNavigation } from './read-navigation.ts';
import { readPublication } from './read-publication.ts';

/** Electronic books, EPUB 2 and 3. What is translated: `docs/reference/formats/epub.md`. */
export const epubFilter: DocumentFilter = {
  id: 'epub',
  extensions: ['epub'],
  mediaType: 'application/epub+zip',
  open: (source, { sourceLanguage }, context) => openParts(source, context, sourceLanguage, readBook),
};

/** Filters of content documents, by their media type. */
const contentTypes: Readonly<Record<string, string>> = {
  'application/xhtml+xml': 'xhtml',
  'text/html': 'html',
  'text/x-oeb1-document': 'html',
};
const navigationType = 'application/x-dtbncx+xml';

/** The text of these is left. */
const unreadTypes: ReadonlySet<string> = new Set(['application/x-dtbook+xml', 'image/svg+xml']);

async function* readBook(parts: PackageParts): AsyncGenerator<PackagePart | undefined> {
  const { archive, context } = parts;
  const seen = new Set<string>();
  for (const entry of await readContainer(archive, context)) {
    const { depth } = context.limits;
    let items: ReturnType<typeof readPublication>['items'] = [];
    yield await xmlPart(parts, entry, (source) => {
      const read = readPublication(source, { name: entry.name, depth, sourceLanguage: parts.sourceLanguage });
      items = read.items;
      return read;
    });
    for (const { name, mediaType, isRead } of items) {
      const item = archive.find(name);
      if (item === undefined || item.size === 0 || seen.has(name)) continue;
      seen.add(name);
      const extension = contentTypes[mediaType];
      if (mediaType === navigationType)
        yield await xmlPart(parts, item, (source) => readNavigation(source, depth, parts));
      else if (extension !== undefined) yield await documentPart(parts, item, { extension });
      else if (isRead && unreadTypes.has(mediaType))
        context.warn({
          code: 'part_not_translated',
          message: `A page of the type ${mediaType} was not translated.`,
          location: { part: name },
        });
    }
  }
}
