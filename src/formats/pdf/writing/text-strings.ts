import { PdfString, type PdfValue } from './objects/pdf-values.ts';

/** Characters of PDFDocEncoding that are not those of Latin-1 (ISO 32000-1, D.2). */
const special = new Map(
  [
    [0x18, '˘ˇˆ˙˝˛˚˜'],
    [0x80, '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'],
    [0xa0, '€'],
  ].flatMap(([first, characters]) =>
    [...(characters as string)].map((character, index) => [(first as number) + index, character] as const),
  ),
);

/** The text of a text string, outside of content; undefined where it is none. */
export function decodeText(value: PdfValue): string | undefined {
  if (!(value instanceof PdfString)) return undefined;
  const bytes = Buffer.from(value.bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return bytes
      .subarray(2, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3);
  return [...bytes].map((byte) => special.get(byte) ?? String.fromCharCode(byte)).join('');
}

export function encodeText(text: string): PdfString {
  if (/^[ -~]*$/.test(text)) return new PdfString(Buffer.from(text, 'latin1'));
  return new PdfString(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]));
}
