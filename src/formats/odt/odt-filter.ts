import type {
  DocumentFilter,
  DocumentSource,
  FilterContext,
  OpenDocument,
  ReadOptions,
  TextUnit,
} from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { OfficeDocument, type ReadPart } from '../shared/office/office-document.ts';
import { ZipArchive } from '../shared/zip/zip-archive.ts';
import { finishOdtParts } from './finish-odt-parts.ts';
import { readPackage } from './odt-package.ts';
import { readOdtPart } from './read-odt-part.ts';

/** Texts of OpenDocument. What is translated: `docs/reference/formats/odt.md`. */
export const odtFilter: DocumentFilter = {
  id: 'odt',
  extensions: ['odt'],
  mediaType: 'application/vnd.oasis.opendocument.text',
  open: openOdt,
};

async function openOdt(
  source: DocumentSource,
  { sourceLanguage }: ReadOptions,
  context: FilterContext,
): Promise<OpenDocument> {
  context.signal.throwIfAborted();
  const archive = await ZipArchive.open(source.path, context);
  try {
    const document = await readDocument(archive, sourceLanguage, context);
    context.signal.throwIfAborted();
    return document;
  } catch (error) {
    await archive[Symbol.asyncDispose]();
    throw error;
  }
}

async function readDocument(
  archive: ZipArchive,
  sourceLanguage: string | undefined,
  context: FilterContext,
): Promise<OpenDocument> {
  const objects = await readPackage(archive, context);
  const parts: ReadPart[] = [];
  const add = async (name: string, kind: TextUnit['kind']): Promise<void> => {
    context.signal.throwIfAborted();
    const entry = archive.find(name);
    // Parts of no bytes are usual.
    if (entry === undefined || entry.size === 0) return;
    const { text, encode } = decodePart(await archive.read(entry));
    const units = await readOdtPart(text, kind, context);
    parts.push({ name, units, encode });
  };
  await add('content.xml', 'text');
  if (parts.length === 0) throw new ServiceError('invalid_document', { reason: 'its part content.xml is missing.' });
  for (const { part, kind } of objects) await add(part, kind === 'chart' ? 'label' : 'text');
  await add('styles.xml', 'text');
  await add('meta.xml', 'title');
  const names = parts.map(({ name }) => name);
  return new OfficeDocument({ archive, parts }, context, (changed, options) =>
    finishOdtParts({ archive, names, sourceLanguage, limits: context.limits }, changed, options),
  );
}
