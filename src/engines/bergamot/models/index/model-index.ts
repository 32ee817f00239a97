import type { LanguagePair } from '../../../../contracts/language-pair.ts';
import type { ModelArchitecture } from '../installed-model.ts';
import { architectureRank, type ModelFileRole } from '../model-files.ts';
import { directionKey } from '../model-languages.ts';

/** What an index offers, whatever its form. */
export interface ModelIndex {
  /** Where it was read. */
  readonly address: string;
  /** When its publisher wrote it, where it says so. */
  readonly generated: string | undefined;
  readonly models: readonly OfferedModel[];
}

export interface OfferedModel extends LanguagePair {
  readonly architecture: ModelArchitecture | undefined;
  readonly version: string | undefined;
  /** Its publisher gives it to the public; others are trials. */
  readonly released: boolean;
  /** Of a variant of the source language: second choice for the base language. */
  readonly ofVariant: boolean;
  readonly licence: string;
  readonly files: readonly OfferedFile[];
}

/** Sizes are bytes, hashes SHA-256 in hexadecimal; undefined is what the index does not say. */
export interface OfferedFile {
  readonly role: ModelFileRole;
  /** Name on disk, checked to be one of a model file. */
  readonly name: string;
  /** Addresses of the same file, tried in order. */
  readonly addresses: readonly string[];
  /** As served, mostly compressed. */
  readonly size: number | undefined;
  readonly sha256: string | undefined;
  readonly unpackedSize: number | undefined;
  readonly unpackedSha256: string | undefined;
}

/** Firefox Translations, where an index does not say otherwise. */
export const usualLicence = 'MPL-2.0';

/** Best first: released, of the base language, the better architecture, the later version. */
export function offersFor(
  index: ModelIndex,
  pair: LanguagePair,
  architecture?: ModelArchitecture,
): readonly OfferedModel[] {
  const key = directionKey(pair);
  return index.models
    .filter((model) => directionKey(model) === key)
    .filter((model) => architecture === undefined || model.architecture === architecture)
    .sort(
      (left, right) =>
        Number(right.released) - Number(left.released) ||
        Number(left.ofVariant) - Number(right.ofVariant) ||
        architectureRank(left.architecture) - architectureRank(right.architecture) ||
        compareVersions(right.version ?? '', left.version ?? ''),
    );
}

/** Each direction once. */
export function offeredPairs(index: ModelIndex): readonly LanguagePair[] {
  const pairs = new Map<string, LanguagePair>();
  for (const { source, target } of index.models) pairs.set(`${source} ${target}`, { source, target });
  return [...pairs.values()];
}

/** Bytes to download; undefined when the index does not say for every file. */
export function downloadSize(model: OfferedModel): number | undefined {
  return sum(model.files.map((file) => file.size));
}

/** Bytes on disk, as far as the index says. */
export function unpackedSize(model: OfferedModel): number | undefined {
  return model.files.find(({ role }) => role === 'model')?.unpackedSize;
}

/** `2.10` is later than `2.9`. */
export function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}

function sum(sizes: readonly (number | undefined)[]): number | undefined {
  return sizes.reduce<number | undefined>(
    (total, size) => (total === undefined || size === undefined ? undefined : total + size),
    0,
  );
}
