import type { PdfFile } from '../objects/pdf-file.ts';
import { isArray, PdfStream, type PdfValue } from '../objects/pdf-values.ts';

/** The content of a page as one text: a token may begin in one part and not end there, but words do not go on. */
export function pageBytes(file: PdfFile, contents: PdfValue | undefined): Uint8Array {
  const value = file.resolve(contents);
  const parts = isArray(value) ? value.map(file.resolve) : [value];
  const decoded: Uint8Array[] = [];
  for (const part of parts) {
    if (!(part instanceof PdfStream)) continue;
    decoded.push(file.decode(part), newline);
  }
  return decoded.length === 2 ? (decoded[0] as Uint8Array) : Buffer.concat(decoded);
}

const newline = Uint8Array.of(10);
