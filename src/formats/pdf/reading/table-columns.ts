import { widthOf } from '../geometry.ts';
import type { TextLine } from './line-text.ts';

/** In sizes: names of rows are shorter. */
const widestLabel = 7;
const fewestRows = 3;
/** Share of the lines of a column that have the name of their row beside them. */
const mostlyNamed = 0.8;

/** `20 %`, `$1,250.00`; a number alone may be that of a line, or of a formula. */
const amount = /^[-+\u2212(]?[$\u20ac\u00a3\u00a5]? ?\d[\d.,' ]*[%\u2030$\u20ac\u00a3\u00a5]?\)?$/u;
const signOfAmount = /[%\u2030$\u20ac\u00a3\u00a5]|\d[.,]\d/u;

/** Whether a text in a row is as short as the name of the row, a word without a number or a mark, or is an amount. */
export function isLabel({ text, box, size }: Pick<TextLine, 'text' | 'box' | 'size'>): boolean {
  if (widthOf(box) >= widestLabel * size) return false;
  return /\p{L}{2}/u.test(text) || (amount.test(text) && signOfAmount.test(text));
}

/** Prose in narrow columns fills its lines; cells of a table do not, and have others beside them. */
export function isTableColumn(lines: readonly TextLine[]): boolean {
  const shared = lines.filter(({ beside, isItem }) => beside > 1 && isItem !== true).length;
  if (shared < 0.3 * lines.length) return false;
  const widest = Math.max(...lines.map(({ box }) => widthOf(box)));
  const size = lines[0]?.size ?? 1;
  if (widest < 5 * size) return true;
  // Notes at the edge are beside some lines of a text, names of rows beside all of them.
  const named = lines.filter(({ isBesideLabel }) => isBesideLabel === true).length;
  if (lines.length >= fewestRows && named >= mostlyNamed * lines.length) return true;
  const full = lines.filter(({ box }) => widthOf(box) > 0.78 * widest).length;
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length;
  return !(lines.length >= 3 && full >= 0.6 * lines.length && letters >= 20);
}
