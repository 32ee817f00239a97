import type { DecodeOptions } from '../encoding/decode-text.ts';

/** The encoding that an XML declaration names. */
export function declaredXmlEncoding(bytes: Buffer): string | undefined {
  return /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    bytes.subarray(0, 512).toString('latin1'),
  )?.[1];
}

/** How the bytes of an XML file are read: exactly in the encoding that it declares. */
export function xmlDecoding(language: string | undefined): (bytes: Buffer) => DecodeOptions {
  return (bytes) => ({ declared: declaredXmlEncoding(bytes), labels: 'exact', language });
}

/** A character that the encoding of an XML file lacks. */
export function xmlCharacterReference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
