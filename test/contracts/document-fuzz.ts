import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { DocumentFilter, ReadOptions } from '../../src/contracts/documents/document-filter.ts';
import type { TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { filterContext, listFiles, sourceOf, useFolder } from './document-files.ts';
import { pseudoTranslate } from './document-pseudo.ts';

export interface FuzzOptions {
  readonly files: readonly string[];
  readonly runs: number;
  /** Number of the first run; default 0. The same run is the same mutation. */
  readonly first?: number;
  /** Called after each run, with its processor time. */
  readonly onRun?: (run: MutationRun) => void;
  readonly read: ReadOptions;
  readonly moveCodes: boolean;
  /** Reads pictures; default Tesseract. */
  readonly recognizer?: TextRecognizer;
  /** In the place of mutations of the file's bytes: for formats whose parts are packed. */
  readonly mutate?: (bytes: Buffer, random: Random) => Buffer | Promise<Buffer>;
}

export interface MutationRun {
  readonly run: number;
  readonly file: string;
  readonly opened: boolean;
  readonly milliseconds: number;
}

/** A whole number from 0 below the limit. */
export type Random = (limit: number) => number;

/**
 * Opens mutated files, and writes and reads again what opens. Fails on anything but an answer or a `ServiceError`; the
 * message names the file and the run, which repeat the mutation. Returns how many files opened.
 */
export async function fuzzDocumentFilter(filter: DocumentFilter, options: FuzzOptions): Promise<number> {
  await using folder = await useFolder();
  let opened = 0;
  const contents = await Promise.all(options.files.map((path) => readFile(path)));
  const { first = 0 } = options;
  for (let run = first; run < first + options.runs; run++) {
    const index = run % options.files.length;
    const random = seededRandom(run * 7919 + 17);
    const bytes = await (options.mutate ?? mutateBytes)(contents[index] as Buffer, random);
    const path = join(folder.path, `mutated-${run}${extname(options.files[index] as string)}`);
    await writeFile(path, bytes);
    const before = process.cpuUsage();
    try {
      const isOpened = await openAndWrite(filter, path, options);
      if (isOpened) opened += 1;
      const { user, system } = process.cpuUsage(before);
      const file = basename(options.files[index] as string);
      options.onRun?.({ run, file, opened: isOpened, milliseconds: (user + system) / 1000 });
    } catch (cause) {
      throw new Error(`run ${run} of mutations, made from ${basename(options.files[index] as string)}`, { cause });
    }
    await rm(path);
  }
  return opened;
}

/** Files of a folder with extensions of the format, those in `hostile/` left out. */
export async function corpusFiles(filter: DocumentFilter, folder: string): Promise<readonly string[]> {
  const files = await listFiles(folder);
  return files.filter((path) => filter.extensions.includes(extname(path).slice(1).toLowerCase()));
}

/** False when the file is refused; everything else that fails is thrown. */
export async function openAndWrite(
  filter: DocumentFilter,
  path: string,
  { read, moveCodes, recognizer }: Pick<FuzzOptions, 'read' | 'moveCodes' | 'recognizer'>,
): Promise<boolean> {
  const destination = `${path}.written${extname(path)}`;
  const around = { read, ...(recognizer && { recognizer }) };
  try {
    await using document = await filter.open(await sourceOf(path), read, filterContext(around));
    const translations = document.units.map((unit) => pseudoTranslate(unit, { moveCodes }));
    await document.write(translations, destination, { targetLanguage: 'de', watermark: false });
    await using again = await filter.open(await sourceOf(destination), read, filterContext(around));
    void again.units.length;
    return true;
  } catch (error) {
    if (!(error instanceof ServiceError) || !['invalid_document', 'document_too_large'].includes(error.code))
      throw error;
    return false;
  } finally {
    await rm(destination, { force: true });
  }
}

function mutateBytes(bytes: Buffer, random: Random): Buffer {
  let mutated: Buffer = Buffer.from(bytes);
  for (let count = 1 + random(4); count > 0; count--) mutated = mutateOnce(mutated, random);
  return mutated;
}

/** Bytes that formats give a meaning to. */
const special = Buffer.from('<>&"\'{}[]()\\/:;,=#%@!-_*`|~^$?.+ \t\n\r\0\x1b\u00ff\u2028\ud83d\ude00', 'utf8');

export function mutateOnce(bytes: Buffer, random: Random): Buffer {
  const start = random(bytes.length + 1);
  const end = Math.min(bytes.length, start + 1 + random(random(2) === 0 ? 4 : 64));
  const before = bytes.subarray(0, start);
  const after = bytes.subarray(end);
  const range = bytes.subarray(start, end);
  const other = random(bytes.length + 1);
  switch (random(7)) {
    case 0:
      return Buffer.concat([before, range.map((byte) => byte ^ (1 << random(8))), after]);
    case 1:
      return Buffer.concat([before, after]);
    case 2:
      return Buffer.concat([before, range, range, range, after]);
    case 3:
      return Buffer.from(before);
    case 4:
      return Buffer.concat([before, bytes.subarray(other, other + 64), after]);
    case 5:
      return Buffer.concat([before, Buffer.from([special[random(special.length)] as number]), bytes.subarray(start)]);
    default:
      return Buffer.concat([before, Buffer.from([random(256)]), after]);
  }
}

/** Mulberry32: the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
