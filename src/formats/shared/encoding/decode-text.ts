import { ServiceError } from '../../../errors/service-error.ts';
import { detectLegacyEncodings } from './detect-legacy-encodings.ts';
import { decodeExactly, exactEncodingOf } from './exact-encodings.ts';
import { decodeUtf32 } from './utf32.ts';

/** A text file taken in: what it says, and how its bytes say it. */
export interface TextFile {
  readonly bytes: Buffer;
  /** Without the byte order mark. */
  readonly text: string;
  /** A name that `TextDecoder` knows, in lower case, one of `exact-encodings.ts`, `utf-32le` or `utf-32be`. */
  readonly encoding: string;
  /** Bytes of the byte order mark; 0 without one. */
  readonly markLength: number;
  /** The bytes are not valid in the encoding that the file gives, so `encoding` is a guess. */
  readonly misdeclared?: boolean;
}

export interface DecodeOptions {
  /** Name of the encoding that the file itself gives. Weaker than a byte order mark; left when the bytes disagree. */
  readonly declared?: string | undefined;
  /**
   * What a declared label means. `web`, the default: what browsers read, `ISO-8859-1` as windows-1252 for one. `exact`: the encoding
   * of that name, as XML does.
   */
  readonly labels?: 'web' | 'exact';
  /** Language of the text, which distinguishes encodings that any bytes would be valid in. */
  readonly language?: string | undefined;
  /** What files of this format are in when they are not UTF-8. Default: found from the bytes. */
  readonly legacy?: 'iso-8859-1';
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

/** Those of UTF-32 first: one begins with that of UTF-16. */
const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xff, 0xfe, 0, 0], encoding: 'utf-32le' },
  { bytes: [0, 0, 0xfe, 0xff], encoding: 'utf-32be' },
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

function decodeUnmarked(bytes: Buffer, options: DecodeOptions): TextFile | undefined {
  const { declared, labels } = options;
  const wide = looksLikeUtf32(bytes) ?? looksLikeUtf16(bytes);
  if (wide !== undefined) return decodeAs(bytes, wide);
  const label = declared === undefined ? undefined : encodingOf(declared, labels);
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  if (label !== undefined && !label.startsWith('utf-16')) {
    const file = decodeAs(bytes, label);
    if (file !== undefined) return file;
    const guessed = decodeUndeclared(bytes, options);
    return guessed && { ...guessed, misdeclared: true };
  }
  return decodeUndeclared(bytes, options);
}

function decodeUndeclared(bytes: Buffer, { language, legacy }: DecodeOptions): TextFile | undefined {
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
export function encodingOf(label: string, meaning: DecodeOptions['labels'] = 'web'): string | undefined {
  const exact = meaning === 'exact' ? exactEncodingOf(label) : undefined;
  if (exact !== undefined) return exact;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === 'iso-2022-jp' || encoding === 'x-user-defined' ? undefined : encoding;
  } catch {
    return undefined;
  }
}

function decodeAs(bytes: Buffer, encoding: string, markLength = 0): TextFile | undefined {
  const body = bytes.subarray(markLength);
  try {
    const text = encoding.startsWith('utf-32')
      ? decodeUtf32(body, encoding)
      : (decodeExactly(body, encoding) ?? new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(body));
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

/** Code points have at most 21 bits: the highest byte of four is zero, the next at most 0x10, and zero in nearly all text. */
function looksLikeUtf32(bytes: Buffer): 'utf-32le' | 'utf-32be' | undefined {
  if (bytes.length % 4 !== 0 || bytes.length < 8) return undefined;
  const sample = bytes.subarray(0, 4096);
  const fits = (highest: number, next: number): boolean => {
    let zeros = 0;
    for (let at = 0; at < sample.length; at += 4) {
      const plane = sample[at + next] ?? 0;
      if (sample[at + highest] !== 0 || plane > 0x10) return false;
      if (plane === 0) zeros += 4;
    }
    return zeros * 2 > sample.length;
  };
  if (fits(3, 2)) return 'utf-32le';
  return fits(0, 1) ? 'utf-32be' : undefined;
}

function unreadable(reason: string): ServiceError {
  return new ServiceError('invalid_document', { reason });
}
