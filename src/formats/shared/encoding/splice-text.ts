import { countCharacters } from '../../../language/characters.ts';
import { applyEdits, type TextEdit } from '../../../language/text-edit.ts';
import type { TextFile } from './decode-text.ts';
import { type LegacyEncoding, legacyEncoding } from './legacy-encodings.ts';
import { encodeUtf32 } from './utf32.ts';

/**
 * What becomes of a character that the file's encoding does not have: an escape of the format for it (made of characters
 * that it has), or the whole file becomes UTF-8.
 */
export type Unencodable = ((character: string) => string) | 'use_utf8';

/** The file with the edits made; everything else byte for byte. Edits in order, not overlapping. */
export function spliceText(file: TextFile, edits: readonly TextEdit[], unencodable: Unencodable): Buffer {
  if (edits.length === 0) return file.bytes;
  if (unencodable === 'use_utf8' && !edits.every(({ text }) => canEncode(text, file.encoding))) {
    return Buffer.from(applyEdits(file.text, edits), 'utf8');
  }
  const parts = [file.bytes.subarray(0, file.markLength)];
  let position = 0;
  let byte = file.markLength;
  for (const { start, end, text } of edits) {
    if (start < position || end < start) throw new RangeError(`edits out of order at ${start}`);
    const from = byte + lengthInBytes(file.text.slice(position, start), file.encoding);
    parts.push(file.bytes.subarray(byte, from), encode(text, file, unencodable));
    byte = from + lengthInBytes(file.text.slice(start, end), file.encoding);
    position = end;
  }
  parts.push(file.bytes.subarray(byte));
  return Buffer.concat(parts);
}

/** A whole new text in the encoding of a file, with its byte order mark. */
export function encodeText(file: TextFile, text: string, unencodable: Unencodable): Buffer {
  if (unencodable === 'use_utf8' && !canEncode(text, file.encoding)) return Buffer.from(text, 'utf8');
  return Buffer.concat([file.bytes.subarray(0, file.markLength), encode(text, file, unencodable)]);
}

function isUnicode(encoding: string): boolean {
  return encoding.startsWith('utf-');
}

/** True if the encoding has all characters of the text. */
export function canEncode(text: string, encoding: string): boolean {
  if (isUnicode(encoding)) return true;
  const legacy = legacyEncoding(encoding);
  for (const character of text) if (legacy.encode(character) === undefined) return false;
  return true;
}

/** In a file whose encoding is a guess, readers that go by its declaration read ASCII as it is meant. */
function encode(
  text: string,
  { encoding, misdeclared }: Pick<TextFile, 'encoding' | 'misdeclared'>,
  unencodable: Unencodable,
): Buffer {
  if (misdeclared === true && unencodable !== 'use_utf8')
    return encode(text.replace(/[^\0-\x7f]/gu, unencodable), { encoding }, unencodable);
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  if (encoding.startsWith('utf-32')) return encodeUtf32(text, encoding);
  return encodeLegacy(text, legacyEncoding(encoding), unencodable);
}

function encodeLegacy(text: string, legacy: LegacyEncoding, unencodable: Unencodable): Buffer {
  const bytes: number[] = [];
  for (const character of text) {
    const found = legacy.encode(character);
    if (found !== undefined) bytes.push(...found);
    else bytes.push(...Buffer.from(unencodable === 'use_utf8' ? '?' : unencodable(character), 'latin1'));
  }
  return Buffer.from(bytes);
}

function lengthInBytes(text: string, encoding: string): number {
  if (encoding === 'utf-8') return Buffer.byteLength(text, 'utf8');
  if (encoding.startsWith('utf-32')) return countCharacters(text) * 4;
  if (isUnicode(encoding)) return text.length * 2;
  const legacy = legacyEncoding(encoding);
  let length = 0;
  for (const character of text) length += legacy.lengthOf(character);
  return length;
}
