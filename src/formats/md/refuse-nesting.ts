import { tooDeep } from './node-range.ts';
import { mostSigns, tooManyMarks } from './parsing-cost.ts';

/** What begins a list or quotation on a line. */
const opening = '(?:(?:[-+*]|\\d{1,9}[.)])[ \\t]+|>[ \\t]*)';

/** A line across the page: marks of one kind, with spaces between. */
const rule = /[ \t]*([-*])(?:[ \t]*\1)+[ \t]*(?=[\n\r]|$)/y;

/**
 * Refuses a line that begins more lists and quotations, one within the other, than levels are allowed. The parser looks at the rest of the
 * line for each of them, and at all that are open.
 */
export function refuseNesting(source: string, deepest: number): void {
  for (const { index } of source.matchAll(new RegExp(`^[ \\t]*${opening}{${deepest + 1}}`, 'gm'))) {
    rule.lastIndex = index;
    const [found, mark] = rule.exec(source) ?? [];
    if (found === undefined || mark === undefined) throw tooDeep();
    if (found.split(mark).length > mostSigns) throw tooManyMarks();
  }
}
