import { ServiceError } from '../../../errors/service-error.ts';
import { decodeText } from '../encoding/decode-text.ts';
import { encodeText } from '../encoding/splice-text.ts';
import { xmlCharacterReference, xmlDecoding } from '../xml/declared-encoding.ts';

/** A part as text, and the way back to bytes: the same bytes for the same text. */
export interface DecodedPart {
  readonly text: string;
  readonly encode: (text: string) => Buffer;
}

/**
 * Parts of office documents are XML: in UTF-8, in UTF-16 with a byte order mark or without, or in what they declare. Characters that
 * their encoding lacks are written as references.
 */
export function decodePart(bytes: Buffer): DecodedPart {
  const options = xmlDecoding(undefined)(bytes);
  const { text, encoding, markLength, misdeclared = false } = decodeText(bytes, options);
  if (!encoding.startsWith('utf-') && (misdeclared || options.declared === undefined))
    throw new ServiceError('invalid_document', { reason: 'its text encoding is not supported.' });
  // The mark alone: the part would be held twice.
  const file = { bytes: Buffer.from(bytes.subarray(0, markLength)), text: '', encoding, markLength };
  return { text, encode: (changed) => encodeText(file, changed, xmlCharacterReference) };
}
