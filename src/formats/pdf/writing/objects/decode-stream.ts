import { constants, inflateSync } from 'node:zlib';
import { predictedByte } from '../../../shared/pixels/predicted-byte.ts';
import { latin1 } from './pdf-tokenizer.ts';
import { isArray, isDictionary, type PdfDictionary, PdfName, type PdfStream, type PdfValue } from './pdf-values.ts';

/** A stream whose filters are for pictures, are unknown, or whose data is damaged or too large. */
export class StreamError extends Error {}

export type Resolve = (value: PdfValue | undefined) => PdfValue;

const mostFilters = 8;

/** Of damaged data: nothing, or what comes before the damage, which is what viewers show. */
export type Damage = 'refused' | 'cut';

/** The data of a stream without its filters, at most so many bytes. */
export function decodeStream(
  stream: PdfStream,
  resolve: Resolve,
  maximum: number,
  damage: Damage = 'refused',
): Uint8Array {
  const filters = list(resolve(stream.dictionary.get('Filter') ?? stream.dictionary.get('F')), resolve);
  const parameters = list(resolve(stream.dictionary.get('DecodeParms') ?? stream.dictionary.get('DP')), resolve);
  if (filters.length > mostFilters) throw new StreamError('a stream has too many filters');
  let bytes = stream.bytes;
  for (const [index, filter] of filters.entries()) {
    const given = parameters[index];
    const options = isDictionary(given) ? given : new Map<string, PdfValue>();
    const option = (key: string): PdfValue => resolve(options.get(key));
    bytes = decode(bytes, filter instanceof PdfName ? filter.value : '', option, maximum, damage);
    if (bytes.length > maximum) throw new StreamError('a stream is too large');
  }
  return bytes;
}

function list(value: PdfValue, resolve: Resolve): readonly PdfValue[] {
  if (isArray(value)) return value.map(resolve);
  return value === null ? [] : [value];
}

type Option = (key: string) => PdfValue;

function decode(bytes: Uint8Array, filter: string, option: Option, maximum: number, damage: Damage): Uint8Array {
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return undoPredictor(inflate(bytes, maximum, damage), option);
    case 'LZWDecode':
    case 'LZW':
      return undoPredictor(decodeLzw(bytes, option('EarlyChange') !== 0, maximum), option);
    case 'ASCIIHexDecode':
    case 'AHx':
      return decodeHex(bytes);
    case 'ASCII85Decode':
    case 'A85':
      return decodeBase85(bytes);
    case 'RunLengthDecode':
    case 'RL':
      return decodeRuns(bytes, maximum);
    case 'Crypt':
      return bytes;
  }
  throw new StreamError(`the filter ${JSON.stringify(filter)} is not one for text`);
}

/** Producers declare smaller windows than they use, and data may end early. */
const lenient = { windowBits: 15, finishFlush: constants.Z_SYNC_FLUSH };

function inflate(bytes: Uint8Array, maximum: number, damage: Damage): Uint8Array {
  try {
    // Data that ends early is what viewers show as far as it goes.
    return inflateSync(bytes, { ...lenient, maxOutputLength: maximum });
  } catch (cause) {
    const whole = damage === 'cut' && !isTooLarge(cause) ? inflateBeforeDamage(bytes, maximum) : undefined;
    if (whole !== undefined) return whole;
    throw new StreamError('compressed data is damaged or too large', { cause });
  }
}

/** Damaged data is unpacked several times. */
const largestDamaged = 8 * 1024 ** 2;

/** What the longest beginning without damage has; undefined where it is too large. */
function inflateBeforeDamage(bytes: Uint8Array, maximum: number): Uint8Array | undefined {
  let [whole, damaged] = [0, bytes.length];
  let result: Uint8Array = new Uint8Array();
  while (damaged - whole > 1) {
    const middle = (whole + damaged) >> 1;
    try {
      const maxOutputLength = Math.min(maximum, largestDamaged);
      result = inflateSync(bytes.subarray(0, middle), { ...lenient, maxOutputLength });
      whole = middle;
    } catch (error) {
      if (isTooLarge(error)) return undefined;
      damaged = middle;
    }
  }
  return result.length === 0 ? undefined : result;
}

function isTooLarge(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
}

function undoPredictor(bytes: Uint8Array, option: Option): Uint8Array {
  const predictor = positive(option('Predictor'), 1);
  if (predictor === 1) return bytes;
  const colours = Math.min(positive(option('Colors'), 1), 32);
  const bits = Math.min(positive(option('BitsPerComponent'), 8), 16);
  const columns = Math.min(positive(option('Columns'), 1), 1 << 20);
  const pixel = Math.max(1, (colours * bits) >> 3);
  const row = Math.ceil((colours * bits * columns) / 8);
  if (predictor === 2) {
    if (bits !== 8) throw new StreamError('a predictor is not supported');
    const result = Uint8Array.from(bytes);
    for (let start = 0; start < result.length; start += row)
      for (let index = start + pixel; index < Math.min(start + row, result.length); index++)
        result[index] = ((result[index] ?? 0) + (result[index - pixel] ?? 0)) & 0xff;
    return result;
  }
  return undoPng(bytes, row, pixel);
}

function undoPng(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (row + 1));
  const result = new Uint8Array(rows * row);
  let length = 0;
  for (let line = 0; line < rows; line++) {
    const from = line * (row + 1);
    const type = bytes[from];
    const to = line * row;
    const count = Math.min(row, bytes.length - from - 1);
    for (let index = 0; index < count; index++) {
      const left = index >= pixel ? (result[to + index - pixel] ?? 0) : 0;
      const up = line > 0 ? (result[to - row + index] ?? 0) : 0;
      const corner = index >= pixel && line > 0 ? (result[to - row + index - pixel] ?? 0) : 0;
      const raw = bytes[from + 1 + index] ?? 0;
      result[to + index] = (raw + predictedByte(type, left, up, corner)) & 0xff;
    }
    length = to + Math.max(count, 0);
  }
  return result.subarray(0, length);
}

function positive(value: PdfValue, otherwise: number): number {
  return typeof value === 'number' && value > 0 ? Math.floor(value) : otherwise;
}

function decodeLzw(bytes: Uint8Array, early: boolean, maximum: number): Uint8Array {
  const result = new GrowingBytes(maximum);
  /** By code: where its bytes are in the result, which has them all by then. */
  const starts = new Int32Array(4097);
  const lengths = new Int32Array(4097);
  let next = 258;
  let width = 9;
  let previous = -1;
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    if (count < width) continue;
    count -= width;
    const code = (bits >> count) & ((1 << width) - 1);
    bits &= (1 << count) - 1;
    if (code === 257) break;
    if (code === 256) {
      next = 258;
      width = 9;
      previous = -1;
      continue;
    }
    const start = result.length;
    if (code < 256) result.push(code);
    else if (code < next) result.repeat(starts[code] ?? 0, lengths[code] ?? 0);
    else if (previous >= 0) result.repeat(previous, start - previous + 1);
    else throw new StreamError('compressed data is damaged');
    if (previous >= 0 && next < 4096) {
      starts[next] = previous;
      lengths[next] = start - previous + 1;
      next += 1;
    }
    previous = start;
    const limit = next + (early ? 1 : 0);
    width = limit >= 2048 ? 12 : limit >= 1024 ? 11 : limit >= 512 ? 10 : 9;
  }
  return result.take();
}

class GrowingBytes {
  #bytes = new Uint8Array(1 << 12);
  length = 0;
  readonly #maximum: number;

  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  push(byte: number): void {
    if (this.length >= this.#maximum) throw new StreamError('a stream is too large');
    if (this.length === this.#bytes.length) {
      const larger = new Uint8Array(this.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.length++] = byte;
  }

  /** What is at a position already, which may go on into what is added. */
  repeat(start: number, length: number): void {
    for (let index = 0; index < length; index++) this.push(this.#bytes[start + index] ?? 0);
  }

  take(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}

function decodeHex(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x3e);
  const digits = latin1(bytes, 0, end < 0 ? bytes.length : end).replaceAll(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

function decodeBase85(bytes: Uint8Array): Uint8Array {
  const result: number[] = [];
  let group: number[] = [];
  const flush = (): void => {
    const missing = 5 - group.length;
    const value = [...group, ...Array<number>(missing).fill(84)].reduce((sum, digit) => sum * 85 + digit, 0) >>> 0;
    for (let index = 0; index < 4 - missing; index++) result.push((value >>> (24 - index * 8)) & 0xff);
    group = [];
  };
  for (const code of bytes) {
    if (code === 0x7e) break;
    if (code === 0x7a && group.length === 0) result.push(0, 0, 0, 0);
    else if (code >= 0x21 && code <= 0x75) {
      group.push(code - 0x21);
      if (group.length === 5) flush();
    }
  }
  if (group.length > 1) flush();
  return Uint8Array.from(result);
}

function decodeRuns(bytes: Uint8Array, maximum: number): Uint8Array {
  const result = new GrowingBytes(maximum);
  for (let position = 0; position < bytes.length; ) {
    const length = bytes[position++] as number;
    if (length === 128) break;
    if (length < 128) {
      for (let index = 0; index <= length && position < bytes.length; index++) result.push(bytes[position++] as number);
    } else {
      const byte = bytes[position++] ?? 0;
      for (let index = 0; index < 257 - length; index++) result.push(byte);
    }
  }
  return result.take();
}

/** Entries of a dictionary that a decoded stream has no more. */
export function withoutFilters(dictionary: PdfDictionary): Map<string, PdfValue> {
  const entries = new Map(dictionary);
  for (const key of ['Filter', 'DecodeParms', 'F', 'DP', 'FFilter', 'FDecodeParms', 'DL', 'Length'])
    entries.delete(key);
  return entries;
}
