import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentFilter, OpenDocument, ReadOptions } from '../../src/contracts/documents/document-filter.ts';
import type { Segment } from '../../src/contracts/segment.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { filterContext, sourceOf } from '../../test/contracts/document-files.ts';
import { pseudoTranslate } from '../../test/contracts/document-pseudo.ts';
import { canonicalOf, readBack, targetLanguage } from './read-back.ts';

/** What became of one file. */
export interface FileOutcome {
  readonly file: string;
  readonly kind: 'kept' | 'refused' | 'failed';
  /** The law that a file that failed breaks, or why it was refused. */
  readonly reason: string;
  readonly units: number;
  readonly bytes: number;
  readonly cpuMilliseconds: number;
}

/** Those of a server with the default settings. */
const limits = { unpackedBytes: 512 * 1024 ** 2, entries: 10_000, depth: 200 };
const write = { targetLanguage, watermark: false };

/**
 * The laws of every filter on one file: it opens or is refused with a reason; nothing translated gives the same bytes; a pseudo-translation
 * is written and read again, every text in its place with its codes.
 */
export async function checkFile(filter: DocumentFilter, path: string, folder: string): Promise<FileOutcome> {
  const before = process.cpuUsage();
  const { kind, reason, units } = await applyLaws(filter, path, folder);
  const { user, system } = process.cpuUsage(before);
  const { size: bytes } = await stat(path);
  return { file: basename(path), kind, reason, units, bytes, cpuMilliseconds: (user + system) / 1000 };
}

type Verdict = Pick<FileOutcome, 'kind' | 'reason' | 'units'>;

async function applyLaws(filter: DocumentFilter, path: string, folder: string): Promise<Verdict> {
  const read = readOptionsOf(filter);
  let units = 0;
  let stage = 'opening';
  try {
    await using document = await filter.open(await sourceOf(path), read, filterContext({ read, limits }));
    units = document.units.length;
    stage = 'writing nothing';
    const same = join(folder, `same-${basename(path)}`);
    await document.write(Array(units).fill(undefined), same, write);
    if (!(await readFile(same)).equals(await readFile(path))) return { kind: 'failed', reason: 'other bytes', units };
    stage = 'writing';
    const translations = document.units.map((unit) => pseudoTranslate(unit, { moveCodes: true, keepCode: true }));
    const translated = join(folder, basename(path));
    await document.write(translations, translated, write);
    stage = 'reading again';
    const difference = await differenceOf(filter, document, { path: translated, translations });
    return difference === undefined
      ? { kind: 'kept', reason: '', units }
      : { kind: 'failed', reason: difference, units };
  } catch (error) {
    const isRefusal = error instanceof ServiceError && stage === 'opening';
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: isRefusal ? 'refused' : 'failed', reason: isRefusal ? reason : `${stage}: ${reason}`, units };
  }
}

/** Pages and packages say their languages themselves, before and after. */
function readOptionsOf({ id }: DocumentFilter): ReadOptions {
  const ownLanguage = ['html', 'xml', 'epub', 'zip', 'dita'].includes(id);
  return ownLanguage ? { conversion: {} } : { sourceLanguage: 'en', targetLanguage, conversion: {} };
}

interface Written {
  readonly path: string;
  readonly translations: readonly Segment[];
}

async function differenceOf(
  filter: DocumentFilter,
  document: OpenDocument,
  { path, translations }: Written,
): Promise<string | undefined> {
  const canonical = canonicalOf(filter.id);
  const read = readOptionsOf(filter);
  await using again = await readBack(filter, await sourceOf(path), { read, context: filterContext({ read, limits }) });
  const found = again.document.units.map(({ segment }) => canonical(segment));
  const wanted = translations.map(canonical);
  if (again.holdsMore) {
    const all = new Set(found);
    const missing = wanted.find((text) => !all.has(text));
    return missing === undefined ? undefined : `not found again: ${missing.slice(0, 300)}`;
  }
  const index = wanted.findIndex((text, at) => text !== found[at]);
  if (index !== -1) return `unit ${index}: ${wanted[index]?.slice(0, 300)} became ${found[index]?.slice(0, 300)}`;
  return found.length === document.units.length ? undefined : `${found.length} units, not ${document.units.length}`;
}
