import { decodeStream, StreamError } from './decode-stream.ts';
import { PdfSyntaxError, parseValue } from './parse-value.ts';
import { PdfTokenizer } from './pdf-tokenizer.ts';
import { isArray, isDictionary, type PdfDictionary, PdfReference, PdfStream, type PdfValue } from './pdf-values.ts';
import { readStream } from './read-stream.ts';

/** Where an object is: at an offset of the file, or in a stream of objects. */
export type ObjectLocation =
  | { readonly offset: number; readonly generation: number }
  | { readonly container: number; readonly index: number };

export interface CrossReferences {
  /** By object number. */
  readonly locations: ReadonlyMap<number, ObjectLocation>;
  /** The newest entries of all trailers. */
  readonly trailer: PdfDictionary;
  /** Offset of the newest section, for `Prev`; undefined where the file had none and the objects were found by looking for them. */
  readonly newest: number | undefined;
  /** The newest section is a stream. */
  readonly isStream: boolean;
}

const mostSections = 4096;
/** Object numbers above are not used by programs; they would cost memory only. */
export const largestNumber = 8_388_607;
const decodedBytes = 256 * 1024 ** 2;

/** Reads the sections from the newest on; looks for the objects where there are none or they are damaged. */
export function readCrossReferences(bytes: Uint8Array): CrossReferences {
  try {
    const read = readSections(bytes);
    if (read.trailer.get('Root') instanceof PdfReference) return read;
  } catch (error) {
    if (!(error instanceof PdfSyntaxError || error instanceof StreamError)) throw error;
  }
  return findObjects(bytes);
}

interface Section {
  readonly entries: Map<number, ObjectLocation | null>;
  readonly trailer: PdfDictionary;
  readonly isStream: boolean;
}

function readSections(bytes: Uint8Array): CrossReferences {
  const newest = lastOffset(bytes);
  const locations = new Map<number, ObjectLocation | null>();
  const trailer = new Map<string, PdfValue>();
  const seen = new Set<number>();
  const waiting = [newest];
  let isStream = false;
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (seen.has(offset)) continue;
    seen.add(offset);
    if (seen.size > mostSections) throw new PdfSyntaxError('there are too many sections of cross references');
    const section = readSection(bytes, offset);
    if (offset === newest) isStream = section.isStream;
    for (const [number, location] of section.entries) if (!locations.has(number)) locations.set(number, location);
    for (const [key, value] of section.trailer) if (!trailer.has(key)) trailer.set(key, value);
    // Files for old readers have a table and, for newer ones, a stream that goes before older sections.
    for (const key of ['XRefStm', 'Prev']) {
      const next = section.trailer.get(key);
      if (typeof next === 'number') waiting.push(next);
    }
  }
  const used = new Map([...locations].filter((entry): entry is [number, ObjectLocation] => entry[1] !== null));
  return { locations: used, trailer, newest, isStream };
}

function lastOffset(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const keyword = buffer.lastIndexOf('startxref');
  if (keyword < 0) throw new PdfSyntaxError('there is no startxref');
  const token = new PdfTokenizer(bytes, keyword + 9).next();
  if (token.kind !== 'number' || token.value <= 0 || token.value >= bytes.length)
    throw new PdfSyntaxError('startxref is damaged');
  return token.value;
}

function readSection(bytes: Uint8Array, offset: number): Section {
  const tokens = new PdfTokenizer(bytes, offset);
  const first = tokens.next();
  if (first.kind === 'word' && first.value === 'xref') return readTable(tokens);
  if (first.kind !== 'number') throw new PdfSyntaxError('a section of cross references is damaged');
  return readStreamSection(bytes, offset);
}

function readTable(tokens: PdfTokenizer): Section {
  const entries = new Map<number, ObjectLocation | null>();
  for (;;) {
    const first = tokens.next();
    if (first.kind === 'word' && first.value === 'trailer') break;
    const count = tokens.next();
    if (first.kind !== 'number' || count.kind !== 'number')
      throw new PdfSyntaxError('a table of cross references is damaged');
    for (let index = 0; index < count.value; index++) {
      const [offset, generation, type] = [tokens.next(), tokens.next(), tokens.next()];
      if (offset.kind !== 'number' || generation.kind !== 'number' || type.kind !== 'word')
        throw new PdfSyntaxError('a table of cross references is damaged');
      const number = first.value + index;
      if (number > largestNumber || entries.has(number)) continue;
      entries.set(number, type.value === 'n' ? { offset: offset.value, generation: generation.value } : null);
    }
  }
  const trailer = parseValue(tokens);
  if (!isDictionary(trailer)) throw new PdfSyntaxError('a trailer is damaged');
  return { entries, trailer, isStream: false };
}

function readStreamSection(bytes: Uint8Array, offset: number): Section {
  const stream = readStream(bytes, offset);
  if (!(stream instanceof PdfStream)) throw new PdfSyntaxError('a stream of cross references is damaged');
  const { dictionary } = stream;
  const widths = numbers(dictionary.get('W'));
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const width = typeWidth + secondWidth + thirdWidth;
  if (widths.length < 3 || width < 1 || widths.some((value) => value < 0 || value > 8))
    throw new PdfSyntaxError('a stream of cross references is damaged');
  const data = decodeStream(stream, (value) => value ?? null, decodedBytes);
  const size = dictionary.get('Size');
  const given = numbers(dictionary.get('Index'));
  const index = given.length > 0 ? given : [0, typeof size === 'number' ? size : 0];
  const entries = new Map<number, ObjectLocation | null>();
  let position = 0;
  for (let part = 0; part + 1 < index.length; part += 2) {
    const [first = 0, count = 0] = index.slice(part);
    for (let at = 0; at < count && position + width <= data.length; at++) {
      const type = typeWidth === 0 ? 1 : integer(data, position, typeWidth);
      const second = integer(data, position + typeWidth, secondWidth);
      const third = integer(data, position + typeWidth + secondWidth, thirdWidth);
      position += width;
      const number = first + at;
      if (number > largestNumber || entries.has(number)) continue;
      if (type === 1) entries.set(number, { offset: second, generation: third });
      else if (type === 2) entries.set(number, { container: second, index: third });
      else entries.set(number, null);
    }
  }
  return { entries, trailer: dictionary, isStream: true };
}

function numbers(value: PdfValue | undefined): readonly number[] {
  return isArray(value) ? value.filter((item): item is number => Number.isInteger(item)) : [];
}

function integer(bytes: Uint8Array, start: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + (bytes[start + index] ?? 0);
  return value;
}

/** `n g obj` anywhere, the last of a number counting: for files whose cross references are damaged. */
function findObjects(bytes: Uint8Array): CrossReferences {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const locations = new Map<number, ObjectLocation>();
  const trailer = new Map<string, PdfValue>();
  const containers: number[] = [];
  for (let at = buffer.indexOf(' obj'); at >= 0; at = buffer.indexOf(' obj', at + 4)) {
    const head = /(\d{1,10})[\s\0]+(\d{1,5})$/.exec(buffer.toString('latin1', Math.max(0, at - 20), at));
    if (head === null) continue;
    const number = Number(head[1]);
    if (number <= 0 || number > largestNumber) continue;
    const offset = at - head[0].length;
    locations.set(number, { offset, generation: Number(head[2]) });
    const sample = buffer.toString('latin1', at, Math.min(buffer.length, at + 600));
    if (/\/Type\s*\/ObjStm/.test(sample)) containers.push(number);
    if (/\/Type\s*\/XRef/.test(sample)) addTrailer(trailer, () => readStream(bytes, offset));
    else if (/\/Type\s*\/Catalog/.test(sample)) trailer.set('Root', new PdfReference(number, Number(head[2])));
  }
  for (let at = buffer.indexOf('trailer'); at >= 0; at = buffer.indexOf('trailer', at + 7))
    addTrailer(trailer, () => parseValue(new PdfTokenizer(bytes, at + 7)));
  for (const container of containers) addContained(bytes, container, locations);
  return { locations, trailer, newest: undefined, isStream: false };
}

function addTrailer(trailer: Map<string, PdfValue>, read: () => PdfValue): void {
  try {
    const value = read();
    const entries = value instanceof PdfStream ? value.dictionary : value;
    if (!isDictionary(entries)) return;
    for (const key of ['Root', 'Info', 'ID', 'Encrypt']) {
      const entry = entries.get(key);
      if (entry !== undefined) trailer.set(key, entry);
    }
  } catch (error) {
    if (!(error instanceof PdfSyntaxError)) throw error;
  }
}

function addContained(bytes: Uint8Array, container: number, locations: Map<number, ObjectLocation>): void {
  const location = locations.get(container);
  if (location === undefined || !('offset' in location)) return;
  try {
    const stream = readStream(bytes, location.offset);
    if (!(stream instanceof PdfStream)) return;
    const numbersOf = containedNumbers(
      stream,
      decodeStream(stream, (value) => value ?? null, decodedBytes),
    );
    for (const [index, { number }] of numbersOf.entries())
      if (number <= largestNumber && !locations.has(number)) locations.set(number, { container, index });
  } catch (error) {
    if (!(error instanceof PdfSyntaxError || error instanceof StreamError)) throw error;
  }
}

/** Numbers and offsets of the objects in a stream of objects. */
export function containedNumbers(
  { dictionary }: PdfStream,
  data: Uint8Array,
): readonly { readonly number: number; readonly offset: number }[] {
  const [count, first] = [dictionary.get('N'), dictionary.get('First')];
  if (typeof count !== 'number' || typeof first !== 'number')
    throw new PdfSyntaxError('a stream of objects is damaged');
  const tokens = new PdfTokenizer(data.subarray(0, first));
  const found: { number: number; offset: number }[] = [];
  for (let index = 0; index < count; index++) {
    const [number, offset] = [tokens.next(), tokens.next()];
    if (number.kind !== 'number' || offset.kind !== 'number') break;
    found.push({ number: number.value, offset: first + offset.value });
  }
  return found;
}
