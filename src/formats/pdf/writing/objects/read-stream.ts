import { PdfSyntaxError, parseValue } from './parse-value.ts';
import { PdfTokenizer } from './pdf-tokenizer.ts';
import { isDictionary, PdfReference, PdfStream, type PdfValue } from './pdf-values.ts';

/** Looks up a length that is an object of its own. */
export type LengthOf = (reference: PdfReference) => number | undefined;

/** The object `n g obj …` at an offset. Its number has to be `expected`, where one is. */
export function readStream(
  bytes: Uint8Array,
  offset: number,
  { expected, lengthOf }: { readonly expected?: number; readonly lengthOf?: LengthOf } = {},
): PdfValue {
  const tokens = new PdfTokenizer(bytes, offset);
  const [number, generation, word] = [tokens.next(), tokens.next(), tokens.next()];
  if (number.kind !== 'number' || generation.kind !== 'number' || word.kind !== 'word' || word.value !== 'obj')
    throw new PdfSyntaxError('there is no object where one should be');
  if (expected !== undefined && number.value !== expected)
    throw new PdfSyntaxError('there is another object where one should be');
  const value = parseValue(tokens);
  if (!isDictionary(value)) return value;
  const next = tokens.next();
  if (next.kind !== 'word' || next.value !== 'stream') return value;
  const start = afterLine(bytes, tokens.position);
  const declared = value.get('Length');
  const length = declared instanceof PdfReference ? lengthOf?.(declared) : declared;
  return new PdfStream(value, bytes.subarray(start, endOf(bytes, start, length)));
}

function afterLine(bytes: Uint8Array, position: number): number {
  if (bytes[position] === 13) return bytes[position + 1] === 10 ? position + 2 : position + 1;
  return bytes[position] === 10 ? position + 1 : position;
}

function endOf(bytes: Uint8Array, start: number, length: PdfValue | undefined): number {
  if (typeof length === 'number' && length >= 0 && start + length <= bytes.length) {
    const word = new PdfTokenizer(bytes, start + length).next();
    if (word.kind === 'word' && (word.value === 'endstream' || word.value === 'endobj')) return start + length;
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = buffer.indexOf('endstream', start);
  if (found < 0) throw new PdfSyntaxError('a stream has no end');
  if (bytes[found - 1] === 10) return bytes[found - 2] === 13 ? found - 2 : found - 1;
  return bytes[found - 1] === 13 ? found - 1 : found;
}
