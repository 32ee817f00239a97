import { latin1 } from './pdf-tokenizer.ts';
import {
  isArray,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfStream,
  PdfString,
  type PdfValue,
} from './pdf-values.ts';

/** PDF syntax of an object, one character per byte. Streams are written by `serializeStream`: they are not parts of others. */
export function serializeValue(value: PdfValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return serializeFully(value);
  if (value instanceof PdfName) return serializeName(value.value);
  if (value instanceof PdfString) return serializeString(value.bytes);
  if (value instanceof PdfReference) return `${value.number} ${value.generation} R`;
  if (isArray(value)) return `[${value.map(serializeValue).join(' ')}]`;
  if (value instanceof PdfStream) throw new TypeError('A stream is an object of its own.');
  return serializeDictionary(value as PdfDictionary);
}

export function serializeDictionary(dictionary: PdfDictionary): string {
  const entries = [...dictionary].map(([key, value]) => `${serializeName(key)} ${serializeValue(value)}`);
  return `<<${entries.join(' ')}>>`;
}

/** Values of the file itself stay what they are: the edge of a page that is rounded can be another pixel. */
function serializeFully(value: number): string {
  const text = String(value);
  return Number.isFinite(value) && !text.includes('e') ? text : serializeNumber(value);
}

/** At most five decimals, as PDF has no exponents; more do not show. */
export function serializeNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  if (Number.isInteger(value)) return Math.abs(value) < 1e15 ? String(value) : '0';
  const text = value.toFixed(5).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

/** For numbers that others are multiplied with: eight digits count, however small they are. */
export function serializePrecisely(value: number): string {
  if (!Number.isFinite(value) || Number.isInteger(value)) return serializeNumber(value);
  const digits = Math.min(12, Math.max(5, 7 - Math.floor(Math.log10(Math.max(Math.abs(value), 1e-9)))));
  const text = value.toFixed(digits).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

export function serializeName(value: string): string {
  return `/${value.replaceAll(/[^!-~]|[()<>[\]{}/%#]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}

export function serializeString(bytes: Uint8Array): string {
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  if (!isText) return `<${Buffer.from(bytes).toString('hex')}>`;
  return `(${latin1(bytes, 0, bytes.length).replaceAll(/[\\()]/g, (character) => `\\${character}`)})`;
}
