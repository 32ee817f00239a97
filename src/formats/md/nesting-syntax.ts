import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';
import { tooDeep } from './node-range.ts';

interface LineStart {
  readonly line: number;
  readonly offset: number;
  /** Positions on this line where a list or quotation could begin, up to this one: one has begun at all but the last. */
  readonly count: number;
}

/** What lists, quotations and notes begin with: `*+-`, digits, `>` and `[`. */
const starts = [42, 43, 45, ...Array.from({ length: 10 }, (_, digit) => 48 + digit), 62, 91];

/**
 * Refuses a line that begins more lists and quotations, one within the other, than levels are allowed: for each of them the parser looks at all
 * that are open. The parser asks wherever one could begin, so lines of code and HTML may have any marks.
 */
export function nestingSyntax(deepest: number): Extension {
  const lineStarts = new WeakMap<TokenizeContext, LineStart>();
  const construct: Construct = {
    name: 'nesting',
    tokenize(_, __, fail) {
      const { line, offset } = this.now();
      const last = lineStarts.get(this);
      if (last?.offset === offset) return fail;
      const count = last?.line === line ? last.count + 1 : 1;
      if (count > deepest + 1) throw tooDeep();
      lineStarts.set(this, { line, offset, count });
      return fail;
    },
  };
  return { document: Object.fromEntries(starts.map((start) => [start, construct])) };
}
