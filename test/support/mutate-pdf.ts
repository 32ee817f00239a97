import { StreamError, withoutFilters } from '../../src/formats/pdf/writing/objects/decode-stream.ts';
import { compressed, IncrementalUpdate } from '../../src/formats/pdf/writing/objects/incremental-update.ts';
import { PdfSyntaxError } from '../../src/formats/pdf/writing/objects/parse-value.ts';
import { PdfFile } from '../../src/formats/pdf/writing/objects/pdf-file.ts';
import {
  isArray,
  isDictionary,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../../src/formats/pdf/writing/objects/pdf-values.ts';
import { mutateOnce, type Random } from '../contracts/document-fuzz.ts';

/**
 * A PDF file with damage that gets past its outer layers: a third each has changed bytes, streams that are unpacked, changed and put
 * back, and objects with entries of others, references in circles and numbers beyond reason. The last two stay files that open.
 */
export function mutatePdf(bytes: Buffer, random: Random): Buffer {
  const way = random(3);
  if (way === 0) return repeated(bytes, 1 + random(4), random);
  const file = readable(bytes);
  if (file === undefined) return repeated(bytes, 1, random);
  const update = new IncrementalUpdate(file);
  const numbers = [...file.references.locations.keys()];
  for (let count = 1 + random(4); count > 0; count--) {
    if (way === 1) mutateStream(file, update, numbers, random);
    else mutateObject(file, update, numbers, random);
  }
  return update.isEmpty ? repeated(bytes, 1, random) : Buffer.concat([...update.finish()]);
}

function repeated(bytes: Buffer, times: number, random: Random): Buffer {
  let mutated = bytes;
  for (let count = times; count > 0; count--) mutated = mutateOnce(mutated, random);
  return mutated;
}

function readable(bytes: Buffer): PdfFile | undefined {
  try {
    const file = new PdfFile(bytes);
    return file.isEncrypted ? undefined : file;
  } catch (error) {
    if (error instanceof PdfSyntaxError || error instanceof StreamError) return undefined;
    throw error;
  }
}

function mutateStream(file: PdfFile, update: IncrementalUpdate, numbers: readonly number[], random: Random): void {
  const streams = numbers.filter((number) => file.object(number) instanceof PdfStream);
  const number = streams[random(Math.max(1, streams.length))];
  const stream = number === undefined ? null : file.object(number);
  if (number === undefined || !(stream instanceof PdfStream)) return;
  try {
    const plain = Buffer.from(file.decode(stream));
    const changed = repeated(plain, 1 + random(6), random);
    const entries = withoutFilters(stream.dictionary);
    update.set(
      new PdfReference(number),
      random(2) === 0 ? new PdfStream(entries, changed) : compressed(changed, entries),
    );
  } catch (error) {
    if (!(error instanceof StreamError)) throw error;
  }
}

function mutateObject(file: PdfFile, update: IncrementalUpdate, numbers: readonly number[], random: Random): void {
  const number = numbers[random(Math.max(1, numbers.length))];
  if (number === undefined) return;
  const reference = new PdfReference(number);
  const value = update.resolve(reference);
  const changed = changedValue(value, { file, numbers, random }, 0);
  if (changed instanceof PdfStream || !(value instanceof PdfStream)) update.set(reference, changed);
}

interface Around {
  readonly file: PdfFile;
  readonly numbers: readonly number[];
  readonly random: Random;
}

/** One value in an object is another; mostly one within it. */
function changedValue(value: PdfValue, around: Around, depth: number): PdfValue {
  const { random } = around;
  if (value instanceof PdfStream)
    return new PdfStream(changedEntries(value.dictionary, around, depth), Buffer.from(value.bytes));
  if (depth > 8 || (depth > 0 && random(3) === 0)) return anyValue(around, value);
  if (isDictionary(value)) return changedEntries(value, around, depth);
  if (isArray(value) && value.length > 0) {
    const index = random(value.length);
    if (random(6) === 0) return [...value, ...value];
    return value.map((item, at) => (at === index ? changedValue(item, around, depth + 1) : item));
  }
  return anyValue(around, value);
}

function changedEntries(entries: PdfDictionary, around: Around, depth: number): PdfDictionary {
  const { random, file, numbers } = around;
  const keys = [...entries.keys()];
  const key = keys[random(Math.max(1, keys.length))] ?? 'Kids';
  const changed = new Map(entries);
  switch (random(5)) {
    case 0:
      changed.delete(key);
      return changed;
    case 1: {
      const other = file.dictionary(new PdfReference(numbers[random(numbers.length)] ?? 1)) ?? new Map();
      const all = [...other];
      const [name, value] = all[random(Math.max(1, all.length))] ?? ['Parent', null];
      return changed.set(name, value);
    }
    default:
      return changed.set(key, changedValue(entries.get(key) ?? null, around, depth + 1));
  }
}

const numbersBeyondReason = [0, -1, 1e9, -1e9, 2 ** 31, 2 ** 53, 1e-9, 65_536, 3e38];

function anyValue({ numbers, random }: Around, value: PdfValue): PdfValue {
  switch (random(7)) {
    case 0:
    case 1:
      return new PdfReference(numbers[random(numbers.length)] ?? 1);
    case 2:
      return numbersBeyondReason[random(numbersBeyondReason.length)] ?? 0;
    case 3:
      return null;
    case 4:
      return new PdfName(['Form', 'Image', 'FlateDecode', 'Page', 'Widget', 'Sig', 'XObject'][random(7)] ?? 'Form');
    case 5:
      return typeof value === 'number' ? -value : new PdfString(Buffer.from(`\ufeff\u05d0(${'x'.repeat(random(300))}`));
    default:
      return Array.from({ length: 1 + random(5) }, () => value);
  }
}
