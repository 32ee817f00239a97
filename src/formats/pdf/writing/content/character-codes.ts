import { StreamError } from '../objects/decode-stream.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import { latin1 } from '../objects/pdf-tokenizer.ts';
import { PdfName, PdfStream, PdfString } from '../objects/pdf-values.ts';
import type { ShowOperation } from './text-state.ts';

/** A character code in a show operator, or a distance between two. */
export type ShownCode = { readonly code: Uint8Array } | { readonly adjustment: number };

type CodeLength = (bytes: Uint8Array, position: number) => number;

/** The codes of a show operator one by one; undefined where its font's encoding is not known. */
export function shownCodes(file: PdfFile, show: ShowOperation): readonly ShownCode[] | undefined {
  const lengthAt = codeLength(file, show);
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

function codeLength(file: PdfFile, { stream, state }: ShowOperation): CodeLength | undefined {
  if (state.fontName === undefined) return undefined;
  const font = file.dictionary(file.dictionary(stream.resources.get('Font'))?.get(state.fontName));
  if (font === undefined) return undefined;
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

export function isVertical(file: PdfFile, { stream, state }: ShowOperation): boolean {
  if (state.fontName === undefined) return false;
  const font = file.dictionary(file.dictionary(stream.resources.get('Font'))?.get(state.fontName));
  const encoding = file.resolve(font?.get('Encoding'));
  if (encoding instanceof PdfName) return encoding.value.endsWith('-V');
  return encoding instanceof PdfStream && file.resolve(encoding.dictionary.get('WMode')) === 1;
}
