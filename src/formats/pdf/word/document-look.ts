import type { FlowItem } from './page-flow.ts';
import type { TextPiece } from './text-piece.ts';

/** What is usual in a document, against which headings stand out. */
export interface DocumentLook {
  /** Points, of most text. */
  readonly bodySize: number;
  /** From the largest: sizes of headings, in half points. */
  readonly headingSizes: readonly number[];
}

const larger = 1.17;
const longestHeading = 160;
const mostLevels = 3;

export function lookOfDocument(pages: readonly (readonly FlowItem[])[]): DocumentLook {
  const letters = new Map<number, number>();
  const pieces = pages.flat().flatMap((item) => (item.kind === 'text' ? [item.piece] : []));
  for (const piece of pieces) letters.set(keyOf(piece), (letters.get(keyOf(piece)) ?? 0) + lengthOf(piece));
  const [body] = [...letters].reduce((one, other) => (other[1] > one[1] ? other : one), [20, 0] as const);
  const large = pieces.filter((piece) => isShort(piece) && keyOf(piece) > larger * body).map(keyOf);
  const sizes = [...new Set(large)].sort((one, other) => other - one);
  return { bodySize: body / 2, headingSizes: sizes.slice(0, mostLevels) };
}

/** 1 for the largest headings; undefined for other text. */
export function headingLevel(piece: TextPiece, { bodySize, headingSizes }: DocumentLook): number | undefined {
  if (!isShort(piece) || piece.marker?.match(/^[^\p{L}\p{N}]/u)) return undefined;
  const key = keyOf(piece);
  if (key > larger * 2 * bodySize) {
    const at = headingSizes.findIndex((size) => key >= size);
    return at < 0 ? headingSizes.length || 1 : at + 1;
  }
  const isBold = piece.runs.every(({ style, text }) => style.bold || text.trim() === '');
  const isOwn = isBold && piece.lines === 1 && key >= 2 * bodySize - 1 && !/[.:,;]$/u.test(textOf(piece));
  return isOwn ? Math.min(mostLevels + 1, headingSizes.length + 1) : undefined;
}

export function textOf({ runs }: TextPiece): string {
  return runs.map(({ text }) => text).join('');
}

function keyOf({ style }: TextPiece): number {
  return Math.round(style.size * 2);
}

function lengthOf(piece: TextPiece): number {
  return textOf(piece).length;
}

function isShort(piece: TextPiece): boolean {
  const text = textOf(piece);
  return piece.lines <= 3 && text.length <= longestHeading && /\p{L}{2}/u.test(text);
}
