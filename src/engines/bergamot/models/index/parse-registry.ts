import { basename } from 'node:path/posix';
import { isRecord } from '../../../shared/is-record.ts';
import { sha256Of, sizeOf, textOf } from '../json-values.ts';
import { architectureOf, lackOf, type ModelFileRole, modelFileRole } from '../model-files.ts';
import { modelDirection, readDirectionName } from '../model-languages.ts';
import { fileAddresses } from './index-location.ts';
import { type ModelIndex, type OfferedFile, type OfferedModel, usualLicence } from './model-index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `{"generated", "baseUrl", "models": {"en-de": [{"architecture", "releaseStatus", "files": {…}}]}}`. */
export function parseRegistry(index: Fields, models: Fields, address: string): ModelIndex {
  const baseUrl = textOf(index.baseUrl);
  const bases = baseUrl === undefined ? [] : [baseUrl];
  const offers: OfferedModel[] = [];
  for (const [name, entries] of Object.entries(models)) {
    if (!Array.isArray(entries)) continue;
    for (const entry of entries) {
      const offer = isRecord(entry) ? parseEntry(name, entry, bases, address) : undefined;
      if (offer !== undefined) offers.push(offer);
    }
  }
  return { address, generated: textOf(index.generated), models: offers };
}

function parseEntry(name: string, entry: Fields, bases: readonly string[], address: string): OfferedModel | undefined {
  const source = textOf(entry.sourceLanguage);
  const target = textOf(entry.targetLanguage);
  const direction =
    source === undefined || target === undefined ? readDirectionName(name)[0] : modelDirection(source, target);
  if (direction === undefined || !isRecord(entry.files)) return undefined;
  const files: OfferedFile[] = [];
  for (const value of Object.values(entry.files)) {
    const file = isRecord(value) ? parseFile(value, bases, address) : undefined;
    if (file !== undefined && !files.some(({ role }) => role === file.role)) files.push(file);
  }
  if (lackOf(new Set<ModelFileRole>(files.map(({ role }) => role))) !== undefined) return undefined;
  const status = textOf(entry.releaseStatus);
  return {
    ...direction,
    architecture: architectureOf(entry.architecture),
    version: textOf(entry.version),
    // Release, Release Desktop, Release Android.
    released: status?.startsWith('Release') ?? false,
    licence: textOf(entry.license) ?? textOf(entry.licence) ?? usualLicence,
    files,
  };
}

function parseFile(value: Fields, bases: readonly string[], address: string): OfferedFile | undefined {
  const path = textOf(value.path);
  if (path === undefined) return undefined;
  const name = basename(path).replace(/\.(gz|zst)$/, '');
  const role = modelFileRole(name);
  const addresses = fileAddresses(address, bases, path);
  if (role === undefined || addresses.length === 0) return undefined;
  return {
    role,
    name,
    addresses,
    size: sizeOf(value.size),
    sha256: sha256Of(value.hash),
    unpackedSize: sizeOf(value.uncompressedSize),
    unpackedSha256: sha256Of(value.uncompressedHash),
  };
}
