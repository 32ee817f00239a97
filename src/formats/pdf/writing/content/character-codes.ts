import { StreamError } from '../objects/decode-stream.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import { latin1 } from '../objects/pdf-tokenizer.ts';
import { type PdfDictionary, PdfName, PdfStream, PdfString, type PdfValue } from '../objects/pdf-values.ts';
import type { ContentStream, ShowOperation } from './text-state.ts';

/** A character code in a show operator, or a distance between two. */
export type ShownCode = { readonly code: Uint8Array } | { readonly adjustment: number };

type CodeLength = (bytes: Uint8Array, position: number) => number;

/** The codes of a show operator one by one; undefined where its font's encoding is not known. */
export function shownCodes(file: PdfFile, show: ShowOperation): readonly ShownCode[] | undefined {
  const lengthAt = shownFont(file, show)?.lengthAt;
  if (lengthAt === undefined) return undefined;
  const items = show.operator === 'TJ' ? show.operands : [show.operands.at(-1)];
  const codes: ShownCode[] = [];
  for (const item of items) {
    if (typeof item === 'number') codes.push({ adjustment: item });
    if (!(item instanceof PdfString)) continue;
    for (let position = 0; position < item.bytes.length; ) {
      const length = lengthAt(item.bytes, position);
      codes.push({ code: item.bytes.subarray(position, position + length) });
      position += length;
    }
  }
  return codes;
}

/** The font of a show operator. */
interface ShownFont {
  /** As the resources of the stream have it: a reference, usually. */
  readonly value: PdfValue;
  readonly dictionary: PdfDictionary;
  readonly lengthAt: CodeLength | undefined;
  readonly isVertical: boolean;
}

/** Fonts by their names in a stream: reading one takes as long as it is, and a page has thousands of operators with the same. */
const fonts = new WeakMap<ContentStream, Map<string, ShownFont | undefined>>();

function shownFont(file: PdfFile, { stream, state }: ShowOperation): ShownFont | undefined {
  const { fontName } = state;
  if (fontName === undefined) return undefined;
  const own = fonts.get(stream) ?? new Map<string, ShownFont | undefined>();
  fonts.set(stream, own);
  if (!own.has(fontName)) own.set(fontName, readFont(file, stream, fontName));
  return own.get(fontName);
}

function readFont(file: PdfFile, stream: ContentStream, name: string): ShownFont | undefined {
  const value = file.dictionary(stream.resources.get('Font'))?.get(name);
  const font = file.dictionary(value);
  if (value === undefined || font === undefined) return undefined;
  return { value, dictionary: font, lengthAt: codeLength(file, font), isVertical: writesDown(file, font) };
}

/** What the resources have for the font of a show operator; undefined where that is no font. */
export function fontOfShow(file: PdfFile, show: ShowOperation): PdfValue | undefined {
  return shownFont(file, show)?.value;
}

/** The same object for all operators of a stream with this font. */
export function fontDictionary(file: PdfFile, show: ShowOperation): PdfDictionary | undefined {
  return shownFont(file, show)?.dictionary;
}

function codeLength(file: PdfFile, font: PdfDictionary): CodeLength | undefined {
  const subtype = file.resolve(font.get('Subtype'));
  if (!(subtype instanceof PdfName) || subtype.value !== 'Type0') return () => 1;
  const encoding = file.resolve(font.get('Encoding'));
  if (encoding instanceof PdfName) return /^Identity-H$|UCS2-H$/.test(encoding.value) ? () => 2 : undefined;
  if (!(encoding instanceof PdfStream) || file.resolve(encoding.dictionary.get('WMode')) === 1) return undefined;
  try {
    return lengthByRanges(latin1(file.decode(encoding), 0, Number.MAX_SAFE_INTEGER));
  } catch (error) {
    if (error instanceof StreamError) return undefined;
    throw error;
  }
}

interface CodeRange {
  readonly low: Buffer;
  readonly high: Buffer;
}

const mostRanges = 256;

function lengthByRanges(map: string): CodeLength | undefined {
  const ranges: CodeRange[] = [];
  for (const [, body = ''] of map.matchAll(/begincodespacerange([\s\S]*?)endcodespacerange/g)) {
    for (const [, low = '', high = ''] of body.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi))
      if (ranges.length < mostRanges) ranges.push({ low: Buffer.from(low, 'hex'), high: Buffer.from(high, 'hex') });
  }
  if (ranges.length === 0) return undefined;
  ranges.sort((left, right) => left.low.length - right.low.length);
  const shortest = Math.max(1, ranges[0]?.low.length ?? 1);
  return (bytes, position) => ranges.find((range) => includes(range, bytes, position))?.low.length || shortest;
}

function includes({ low, high }: CodeRange, bytes: Uint8Array, position: number): boolean {
  return low.every((least, index) => {
    const byte = bytes[position + index];
    return byte !== undefined && byte >= least && byte <= (high[index] ?? 255);
  });
}

export function isVertical(file: PdfFile, show: ShowOperation): boolean {
  return shownFont(file, show)?.isVertical === true;
}

function writesDown(file: PdfFile, font: PdfDictionary): boolean {
  const encoding = file.resolve(font.get('Encoding'));
  if (encoding instanceof PdfName) return encoding.value.endsWith('-V');
  return encoding instanceof PdfStream && file.resolve(encoding.dictionary.get('WMode')) === 1;
}
