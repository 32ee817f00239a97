import type { DocumentSource, FilterContext, OpenDocument } from '../../../contracts/documents/document-filter.ts';
import { ZipArchive } from '../zip/zip-archive.ts';
import { PackageDocument } from './package-document.ts';
import type { PackagePart, PackageParts } from './package-part.ts';

/** Opens an archive of documents; whatever is open of it is closed if something fails. */
export async function openParts(
  source: DocumentSource,
  context: FilterContext,
  sourceLanguage: string | undefined,
  /** The parts in reading order. */
  find: (parts: PackageParts) => AsyncGenerator<PackagePart | undefined>,
): Promise<OpenDocument> {
  context.signal.throwIfAborted();
  await using opened = new AsyncDisposableStack();
  const archive = opened.use(await ZipArchive.open(source.path, context));
  const parts: PackagePart[] = [];
  for await (const part of find({ archive, context, sourceLanguage })) {
    if (part !== undefined) parts.push(opened.use(part));
    context.signal.throwIfAborted();
  }
  return new PackageDocument(archive, parts, context.signal, opened.move());
}
