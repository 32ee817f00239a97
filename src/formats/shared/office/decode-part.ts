import { ServiceError } from '../../../errors/service-error.ts';

/** A part as text, and the way back to bytes: the same bytes for the same text. */
export interface DecodedPart {
  readonly text: string;
  readonly encode: (text: string) => Buffer;
}

/** Office documents are UTF-8, or UTF-16 with a byte order mark. */
export function decodePart(bytes: Buffer): DecodedPart {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  try {
    // The mark stays in the text, so that it is written again.
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, encode: encoders[encoding] };
  } catch (cause) {
    throw new ServiceError('invalid_document', { reason: 'its text encoding is not supported.' }, { cause });
  }
}

const encoders = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(text, 'utf16le').swap16(),
} as const;
