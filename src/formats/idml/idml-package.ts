import { open } from 'node:fs/promises';
import type { DocumentLimits } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import type { ZipArchive } from '../shared/zip/zip-archive.ts';
import { idmlPrefix } from './idml-rules.ts';

const mediaType = 'application/vnd.adobe.indesign-idml-package';

export const designmap = 'designmap.xml';

/** Where the media type is by itself, first in the archive and stored, so that programs recognise the file by it. */
const longestType = 200;

/** The parts that a document consists of, as `designmap.xml` lists them. */
export interface IdmlParts {
  readonly spreads: readonly string[];
  readonly masterSpreads: readonly string[];
  readonly stories: readonly string[];
  /** Layers that are not shown, by their ids. */
  readonly hiddenLayers: ReadonlySet<string>;
}

/** What else InDesign writes, by its first bytes: refused before it is taken for a damaged archive. */
const others: readonly { readonly head: Buffer; readonly reason: string }[] = [
  {
    head: Buffer.from('0606edf5d81d46e5bd31efe7fe74b71d', 'hex'),
    reason: 'it is an InDesign document (indd). Export it as IDML and send that.',
  },
  {
    head: Buffer.from('<?xml'),
    reason: 'it is an XML file, not an IDML package. Snippets (idms), InCopy stories (icml) and inx are not supported.',
  },
];

export async function refuseOthers(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.subarray(0, bytesRead);
    for (const other of others) if (head.subarray(0, other.head.length).equals(other.head)) refuse(other.reason);
  } finally {
    await file.close();
  }
}

/** Refuses what is no IDML package; gives the parts of one. */
export async function readPackage(archive: ZipArchive, limits: DocumentLimits): Promise<IdmlParts> {
  const type = archive.find('mimetype');
  const written = type === undefined || type.size > longestType ? undefined : (await archive.read(type)).toString();
  if (written !== undefined && written.trim() !== mediaType) refuse('it is an archive of another format, not IDML.');
  const entry = archive.find(designmap);
  if (entry === undefined) refuse(`it is a ZIP archive without the part ${designmap}, not an IDML package.`);
  const { text } = decodePart(await archive.read(entry));
  return readDesignmap(new OfficeScanner(text, limits, idmlPrefix));
}

function readDesignmap(scanner: OfficeScanner): IdmlParts {
  const sources: Record<string, string[]> = { Spread: [], MasterSpread: [], Story: [] };
  const hiddenLayers = new Set<string>();
  while (scanner.next()) {
    if (!scanner.isStart) continue;
    const name = scanner.name.slice(scanner.name.indexOf(':') + 1);
    if (name === 'Layer' && scanner.value('Visible') === 'false') hiddenLayers.add(scanner.value('Self') ?? '');
    const source = sources[name] === undefined ? undefined : scanner.value('src');
    if (source !== undefined) sources[name]?.push(source);
  }
  const { Spread: spreads = [], MasterSpread: masterSpreads = [], Story: stories = [] } = sources;
  return { spreads, masterSpreads, stories: [...new Set(stories)], hiddenLayers };
}

function refuse(reason: string): never {
  throw new ServiceError('invalid_document', { reason });
}
