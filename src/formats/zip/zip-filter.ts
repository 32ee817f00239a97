import { posix } from 'node:path';
import type { DocumentFilter, ReadOptions, TextUnit } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { plainText } from '../../language/segments.ts';
import { openParts } from '../shared/packages/open-parts.ts';
import { documentPart, type PackagePart, type PackageParts, xmlPart } from '../shared/packages/package-part.ts';
import { pathOf } from '../shared/packages/path-of.ts';
import type { ZipEntry } from '../shared/zip/zip-entry.ts';
import { type MetadataLanguages, readManifest } from './read-manifest.ts';
import { rootElement } from './root-element.ts';
import { warnOfScripts } from './script-texts.ts';

/** Packages of SCORM. What is translated: `docs/reference/formats/zip.md`. */
export const zipFilter: DocumentFilter = {
  id: 'zip',
  extensions: ['zip'],
  mediaType: 'application/zip',
  open: (source, options, context) =>
    openParts(source, context, options.sourceLanguage, (parts) => readPackage(parts, options)),
};

const manifestName = 'imsmanifest.xml';

/** Left by the archiver of one system; no program of a course reads it. */
const ofArchiver = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/;

async function* readPackage(
  parts: PackageParts,
  { sourceLanguage, targetLanguage }: ReadOptions,
): AsyncGenerator<PackagePart | undefined> {
  const { archive, context } = parts;
  const manifest = findManifest(archive.entries);
  if (manifest === undefined)
    throw new ServiceError('invalid_document', {
      reason: 'it has no imsmanifest.xml; of ZIP archives, SCORM packages are translated.',
    });
  warnOfScripts(archive.entries, context);
  const languages: MetadataLanguages = { source: sourceLanguage, target: targetLanguage };
  let launched: readonly string[] = [];
  yield await xmlPart(parts, manifest, (text) => {
    const read = readManifest(text, { depth: context.limits.depth, languages, requireManifest: true });
    launched = read.launched;
    return read;
  });
  const root = posix.dirname(manifest.name);
  for (const entry of inReadingOrder(archive.entries, root, launched)) {
    if (entry === manifest || entry.size === 0 || ofArchiver.test(entry.name)) continue;
    yield await readFile(parts, entry, { root, languages });
  }
}

/** At the root, or where the whole package is in one folder. */
function findManifest(entries: readonly ZipEntry[]): ZipEntry | undefined {
  const found = entries.filter(({ name }) => /^(?:[^/]+\/)?imsmanifest\.xml$/.test(name) && !ofArchiver.test(name));
  return found.find(({ name }) => name === manifestName) ?? found[0];
}

/** What the course shows, in its order, then everything else as it is in the archive. */
function inReadingOrder(entries: readonly ZipEntry[], root: string, launched: readonly string[]): Set<ZipEntry> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const first = launched.flatMap((path) => byName.get(posix.join(root, path)) ?? []);
  return new Set([...first, ...entries]);
}

interface Package {
  readonly root: string;
  readonly languages: MetadataLanguages;
}

async function readFile(
  parts: PackageParts,
  entry: ZipEntry,
  { root, languages }: Package,
): Promise<PackagePart | undefined> {
  const { archive, context } = parts;
  if (/\.xml$/i.test(entry.name)) {
    const element = rootElement(await archive.read(entry));
    // Metadata and manifests of its own: other XML has no titles among identifiers.
    if (element === 'lom' || element === 'manifest') {
      const { depth } = context.limits;
      return await xmlPart(parts, entry, (text) => readManifest(text, { depth, languages, requireManifest: false }));
    }
  }
  const isText = ({ segment }: TextUnit): boolean => {
    const paths = pathsOf(plainText(segment), entry.name, root);
    return !paths.some((path) => archive.find(path) !== undefined);
  };
  return await documentPart(parts, entry, { isText });
}

/** What a text would mean as the address of a file, from its own file on or from the package. */
function pathsOf(text: string, name: string, root: string): readonly string[] {
  const address = text.trim().replace(/[?#].*$/s, '');
  if (address.length > 1000 || !/\.\w+$/.test(address)) return [];
  const spellings = new Set([address, pathOf(address)]);
  return [...spellings].flatMap((path) => [posix.join(posix.dirname(name), path), posix.join(root, path)]);
}
