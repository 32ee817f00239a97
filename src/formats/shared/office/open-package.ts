import type { DocumentSource, FilterContext, OpenDocument } from '../../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { ZipArchive } from '../zip/zip-archive.ts';
import { OoxmlPackage } from './ooxml-package.ts';

/** Office documents by what the content type of their main part holds. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/wordprocessingml|ms-word/, 'docx'],
  [/presentationml|ms-powerpoint/, 'pptx'],
  [/spreadsheetml|ms-excel/, 'xlsx'],
];

export interface PackageOpening {
  readonly contents: OoxmlPackage;
  readonly mainPart: string;
}

/**
 * Opens an Office document of one kind and hands it to `read`; the archive stays open for the document that comes back,
 * and is closed if something fails.
 */
export async function openPackage(
  source: DocumentSource,
  kind: 'docx' | 'pptx' | 'xlsx',
  context: FilterContext,
  read: (opening: PackageOpening) => Promise<OpenDocument>,
): Promise<OpenDocument> {
  context.signal.throwIfAborted();
  const archive = await ZipArchive.open(source.path, context);
  try {
    const contents = await OoxmlPackage.read(archive, context);
    const mainPart = await contents.mainPart();
    checkKind(contents.contentType(mainPart), kind);
    if (archive.entries.some(({ name }) => name.startsWith('_xmlsignatures/'))) {
      context.warn({
        code: 'signature_invalidated',
        message: 'The digital signature is not valid for the translation.',
      });
    }
    const document = await read({ contents, mainPart });
    context.signal.throwIfAborted();
    return document;
  } catch (error) {
    await archive[Symbol.asyncDispose]();
    throw error;
  }
}

function checkKind(contentType: string, kind: string): void {
  const found = kinds.find(([pattern]) => pattern.test(contentType))?.[1];
  if (found === kind && contentType.endsWith('.main+xml')) return;
  throw new ServiceError('invalid_document', { reason: otherKind(contentType, found, kind) });
}

function otherKind(contentType: string, found: string | undefined, kind: string): string {
  if (contentType.includes('.binary.')) return `it is a binary workbook (xlsb). Save it as ${kind} and send it again.`;
  return found === undefined ? 'it is not an Office document.' : `it is a file of the kind ${found}, not ${kind}.`;
}
