import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { XmlScanner } from '../shared/xml/xml-scanner.ts';
import { decodeXmlText } from '../shared/xml/xml-text.ts';
import type { ZipArchive } from '../shared/zip/zip-archive.ts';
import { protectedArchive } from '../shared/zip/zip-error.ts';

const openDocument = 'application/vnd.oasis.opendocument.';

const texts = new Set(['text', 'text-template']);

/** What else OpenDocument files hold, in words for the user. */
const kinds: readonly (readonly [prefix: string, name: string])[] = [
  ['text-master', 'a master document (odm)'],
  ['spreadsheet', 'a spreadsheet (ods)'],
  ['presentation', 'a presentation (odp)'],
  ['graphics', 'a drawing (odg)'],
  ['chart', 'a chart (odc)'],
  ['formula', 'a formula (odf)'],
  ['base', 'a database (odb)'],
];

/** Where the media type is by itself, first in the archive and stored, so that programs recognise the file by it. */
const longestType = 200;

/** A document that is shown within the text: its part, and what it is. */
export interface EmbeddedObject {
  readonly part: string;
  readonly kind: string;
}

/** Those with paragraphs and cells. Formulas have none, and come with DTDs. */
const objectKinds = new Set(['chart', 'graphics', 'presentation', 'spreadsheet', 'text']);

/** Refuses what is no text of OpenDocument, or cannot be read without a password; gives the objects in it. */
export async function readPackage(archive: ZipArchive, context: FilterContext): Promise<readonly EmbeddedObject[]> {
  const manifest = await readManifest(archive, context);
  const type = (await readMimetype(archive)) ?? manifest.types.get('/');
  if (type === undefined || !type.startsWith(openDocument)) {
    const isOffice = archive.find('[Content_Types].xml') !== undefined;
    refuse(
      `${isOffice ? 'it is an Office document (docx, xlsx or pptx)' : 'it is a ZIP archive'}, not an OpenDocument text.`,
    );
  }
  const kind = type.slice(openDocument.length);
  if (!texts.has(kind)) {
    const other = kinds.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? 'an OpenDocument file of another kind';
    refuse(`it is ${other}, not a text (odt).`);
  }
  if (manifest.isEncrypted) throw protectedArchive();
  if (archive.find('META-INF/documentsignatures.xml') !== undefined) {
    context.warn({
      code: 'signature_invalidated',
      message: 'The digital signature is not valid for the translation.',
    });
  }
  const objects: EmbeddedObject[] = [];
  for (const [folder, objectType] of manifest.types) {
    const objectKind = objectType.startsWith(openDocument) ? objectType.slice(openDocument.length) : '';
    const part = `${folder}content.xml`;
    if (/[^/]\/$/.test(folder) && objectKinds.has(objectKind) && archive.find(part) !== undefined) {
      objects.push({ part, kind: objectKind });
    }
  }
  return objects;
}

async function readMimetype(archive: ZipArchive): Promise<string | undefined> {
  const entry = archive.find('mimetype');
  if (entry === undefined || entry.size > longestType) return undefined;
  return (await archive.read(entry)).toString('latin1').trim();
}

interface Manifest {
  /** Media types by the names of files, and of folders with a slash at their end; `/` is the whole. */
  readonly types: ReadonlyMap<string, string>;
  readonly isEncrypted: boolean;
}

/** Old programs name a DTD in it, which is never read. */
async function readManifest(archive: ZipArchive, { limits }: FilterContext): Promise<Manifest> {
  const entry = archive.find('META-INF/manifest.xml');
  if (entry === undefined || entry.size === 0) return { types: new Map(), isEncrypted: false };
  const { text } = decodePart(await archive.read(entry));
  const scanner = new XmlScanner(text, { depth: limits.depth, doctype: 'pass' });
  const types = new Map<string, string>();
  let isEncrypted = false;
  while (scanner.next()) {
    if (scanner.kind !== 'open' && scanner.kind !== 'empty') continue;
    const name = scanner.name.slice(scanner.name.indexOf(':') + 1);
    if (name === 'encryption-data') isEncrypted = true;
    if (name !== 'file-entry') continue;
    const values = new Map<string, string>();
    for (const attribute of scanner.attributes()) {
      const value = decodeXmlText(text.slice(attribute.start, attribute.end));
      values.set(attribute.name.slice(attribute.name.indexOf(':') + 1), value ?? '');
    }
    types.set((values.get('full-path') ?? '').replace(/^\.\//, ''), values.get('media-type') ?? '');
  }
  return { types, isEncrypted };
}

function refuse(reason: string): never {
  throw new ServiceError('invalid_document', { reason });
}
