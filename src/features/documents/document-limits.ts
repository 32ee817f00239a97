import type { DocumentLimits } from '../../contracts/documents/document-filter.ts';
import type { Plan } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';

const mebibyte = 1024 ** 2;

/** Mebibytes by file name extension (`facts.md`, Documents): on Pro, on Free. */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  docx: [100, 10],
  pptx: [100, 10],
  pdf: [100, 10],
  doc: [30, 10],
  xlsx: [30, 10],
  xlsm: [30, 10],
  txt: [1, 1],
  html: [5, 5],
  htm: [5, 5],
  xlf: [10, 10],
  xliff: [10, 10],
  srt: [150 / 1024, 150 / 1024],
  jpg: [3, 3],
  jpeg: [3, 3],
  png: [3, 3],
};
const otherSize: readonly [number, number] = [10, 10];

const characters = { pro: 1_000_000, free: 500_000 };

/** What is billed at least (`interface.md`, Limits). */
const minimumCharacters = 50_000;
const withMinimum: ReadonlySet<string> = new Set(['pptx', 'docx', 'doc', 'xlsx', 'pdf']);

/** While a document is taken apart. */
export const readingLimits: DocumentLimits = { unpackedBytes: 1024 * mebibyte, entries: 20_000, depth: 256 };

/** Bytes that an upload of any type may have. */
export const largestDocument = Math.max(...Object.values(sizes).flat()) * mebibyte;

/** Bytes, by the extension; without one what any type may have. */
export function sizeLimit(extension: string | undefined, plan: Plan): number {
  if (extension === undefined) return largestDocument;
  const [pro, free] = sizes[extension] ?? otherSize;
  return (plan === 'free' ? free : pro) * mebibyte;
}

export function documentTooLarge(limit: number): ServiceError {
  const size = limit >= mebibyte ? `${limit / mebibyte} MiB` : `${Math.round(limit / 1024)} KiB`;
  return new ServiceError('document_too_large', { limit: size });
}

export function refuseTooManyCharacters(count: number, plan: Plan): void {
  const limit = plan === 'free' ? characters.free : characters.pro;
  if (count > limit)
    throw new ServiceError('document_too_large', { limit: `${limit.toLocaleString('en-US')} characters` });
}

/** What a document with so many characters costs. */
export function billedCharacters(count: number, extension: string): number {
  return withMinimum.has(extension) ? Math.max(count, minimumCharacters) : count;
}

/** What a document of that type costs at least. */
export function leastBilled(extension: string): number {
  return billedCharacters(1, extension);
}
