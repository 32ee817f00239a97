import { ServiceError } from '../../../errors/service-error.ts';
import { detectLegacyEncodings } from './detect-legacy-encodings.ts';

/** A text file taken in: what it says, and how its bytes say it. */
export interface TextFile {
  readonly bytes: Buffer;
  /** Without the byte order mark. */
  readonly text: string;
  /** A name that `TextDecoder` knows, in lower case, or `latin1`. */
  readonly encoding: string;
  /** Bytes of the byte order mark; 0 without one. */
  readonly markLength: number;
}

export interface DecodeOptions {
  /** Name of the encoding that the file itself gives. Weaker than a byte order mark; left when the bytes disagree. */
  readonly declared?: string | undefined;
  /** Language of the text, which distinguishes encodings that any bytes would be valid in. */
  readonly language?: string | undefined;
  /** What files of this format are in when they are not UTF-8. Default: found from the bytes. */
  readonly legacy?: 'latin1';
}

/**
 * Decodes a text file: byte order mark, declared encoding, UTF-8, UTF-16 without a mark, then what the bytes look like.
 * `invalid_document` when nothing fits, or when it is no text.
 */
export function decodeText(bytes: Buffer, options: DecodeOptions = {}): TextFile {
  const file = decodeMarked(bytes) ?? decodeUnmarked(bytes, options);
  if (file === undefined) throw unreadable('its characters are in no encoding known here; save it as UTF-8.');
  if (file.text.includes('\0')) throw unreadable('it is not a text file.');
  return file;
}

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

function decodeMarked(bytes: Buffer): TextFile | undefined {
  const mark = marks.find((candidate) => candidate.bytes.every((byte, index) => bytes[index] === byte));
  if (mark === undefined) return undefined;
  const file = decodeAs(bytes, mark.encoding, mark.bytes.length);
  if (file === undefined) {
    throw unreadable(
      `it begins with a byte order mark of ${mark.encoding.toUpperCase()}, but its bytes are not valid in it.`,
    );
  }
  return file;
}

function decodeUnmarked(bytes: Buffer, { declared, language, legacy }: DecodeOptions): TextFile | undefined {
  const wide = looksLikeUtf16(bytes);
  if (wide !== undefined) return decodeAs(bytes, wide);
  const label = declared === undefined ? undefined : encodingOf(declared);
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  if (label !== undefined && !label.startsWith('utf-16')) {
    const file = decodeAs(bytes, label);
    if (file !== undefined) return file;
  }
  const utf8 = decodeAs(bytes, 'utf-8');
  if (utf8 !== undefined) return utf8;
  if (legacy !== undefined) return decodeAs(bytes, legacy);
  for (const encoding of detectLegacyEncodings(bytes, language)) {
    const file = decodeAs(bytes, encoding);
    if (file !== undefined && !/[\u0080-\u009f]/.test(file.text)) return file;
  }
  return undefined;
}

/** The standard name of an encoding, or undefined when there is no such encoding. */
export function encodingOf(label: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === 'iso-2022-jp' || encoding === 'x-user-defined' ? undefined : encoding;
  } catch {
    return undefined;
  }
}

function decodeAs(bytes: Buffer, encoding: string, markLength = 0): TextFile | undefined {
  const body = bytes.subarray(markLength);
  if (encoding === 'latin1') return { bytes, text: body.toString('latin1'), encoding, markLength };
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(body);
    return { bytes, text, encoding, markLength };
  } catch {
    return undefined;
  }
}

/** Text in UTF-16 has a zero byte in every second place as soon as there are letters, spaces or line ends of ASCII. */
function looksLikeUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 4096);
  if (bytes.length % 2 !== 0 || sample.length < 4) return undefined;
  const zeros = [0, 0] as [number, number];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[(index % 2) as 0 | 1]++;
  const [even, odd] = zeros;
  const enough = sample.length / 16;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : undefined;
}

function unreadable(reason: string): ServiceError {
  return new ServiceError('invalid_document', { reason });
}
