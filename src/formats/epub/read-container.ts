import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { decodeText } from '../shared/encoding/decode-text.ts';
import { xmlDecoding } from '../shared/xml/declared-encoding.ts';
import { attributeOf, elementsIn, readXmlTree, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import type { ZipArchive } from '../shared/zip/zip-archive.ts';
import type { ZipEntry } from '../shared/zip/zip-entry.ts';

const mediaType = 'application/epub+zip';
const packageType = 'application/oebps-package+xml';
const longestType = 200;

/** Fonts are mixed up with the book's identifier, which does not change; nothing else of the book is. */
const fontObfuscation: ReadonlySet<string> = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
]);

/** The package documents of a book. Refuses what is no book, and what cannot be read without its shop's program. */
export async function readContainer(archive: ZipArchive, context: FilterContext): Promise<readonly ZipEntry[]> {
  const type = archive.find('mimetype');
  const container = archive.find('META-INF/container.xml');
  const isBook = type !== undefined && type.size <= longestType;
  if (isBook && (await archive.read(type)).toString('latin1').trim() !== mediaType)
    refuse('it is no EPUB: its mimetype is another.');
  if (container === undefined) refuse('it is no EPUB: its META-INF/container.xml is missing.');
  const read = async (entry: ZipEntry): Promise<{ readonly source: string; readonly root: XmlElement }> => {
    const bytes = await archive.read(entry);
    const { text: source } = decodeText(bytes, xmlDecoding(undefined)(bytes));
    return { source, root: readXmlTree(source, context.limits.depth) };
  };
  await checkEncryption(archive, read);
  if (archive.find('META-INF/signatures.xml') !== undefined) {
    context.warn({
      code: 'signature_invalidated',
      message: 'The digital signature is not valid for the translation.',
    });
  }
  const { source, root } = await read(container);
  const entries = elementsIn(root)
    .filter(({ name }) => name === 'rootfiles')
    .flatMap(elementsIn)
    .filter((file) => (attributeOf(source, file, 'media-type') ?? packageType) === packageType)
    .flatMap((file) => archive.find(attributeOf(source, file, 'full-path') ?? '') ?? []);
  if (entries.length === 0) refuse('its package document is missing.');
  return [...new Set(entries)];
}

async function checkEncryption(
  archive: ZipArchive,
  read: (entry: ZipEntry) => Promise<{ readonly source: string; readonly root: XmlElement }>,
): Promise<void> {
  const entry = archive.find('META-INF/encryption.xml');
  if (entry === undefined) return;
  const { source, root } = await read(entry);
  for (const data of elementsIn(root)) {
    // Keys belong to protected content; a book may name some and use none.
    if (data.name !== 'EncryptedData') continue;
    const method = elementsIn(data).find(({ name }) => name === 'EncryptionMethod');
    const algorithm = method === undefined ? '' : (attributeOf(source, method, 'Algorithm') ?? '');
    if (!fontObfuscation.has(algorithm))
      refuse('it is protected by digital rights management (DRM), so its text cannot be read.');
  }
}

function refuse(reason: string): never {
  throw new ServiceError('invalid_document', { reason });
}
