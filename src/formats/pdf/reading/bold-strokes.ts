import type { Colour } from './page-content.ts';

/** `Tr`: letters are filled, and strokes are drawn around them. */
export const fillsAndStrokes = 2;

/** Widths of strokes that make letters bold, in parts of their size. */
const widths = { least: 0.02, most: 0.12 };
const otherColour = 0.06;

/** Strokes of another colour are an outline. */
export function areOfOneColour(one: Colour, other: Colour): boolean {
  return (['red', 'green', 'blue', 'alpha'] as const).every((part) => Math.abs(one[part] - other[part]) < otherColour);
}

/**
 * Whether strokes around letters make them bold, as programs draw families without a bold face. PDFium does not say how much the content
 * scales strokes: as much as the font's own size, or not at all.
 */
export function isBoldStroke(width: number, { fontSize, size }: { fontSize: number; size: number }): boolean {
  return [fontSize, size].some((each) => width >= widths.least * each && width <= widths.most * each);
}
