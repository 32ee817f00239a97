import type { AloneNode, PairNode } from './code-tree.ts';

/** A stretch of target tokens, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A code with its place in the target: around tokens, or in the gap before the token of that number. */
export type Placed =
  | { readonly kind: 'pair'; readonly node: PairNode; readonly range: Range; readonly children: readonly Placed[] }
  | { readonly kind: 'alone'; readonly node: AloneNode; readonly gap: number };

/** Whether white space comes directly before and after a place of the text. */
export function spacesAround(
  text: string,
  start: number,
  end: number,
): { readonly before: boolean; readonly after: boolean } {
  return { before: /\s/.test(text.charAt(start - 1)), after: /\s/.test(text.charAt(end)) };
}
