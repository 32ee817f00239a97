import type { TextSpan } from '../../../language/text-edit.ts';
import type { AloneNode, PairNode } from './code-tree.ts';

/** A code with its place in the target: around tokens, or in the gap before the token of that number. */
export type Placed =
  | { readonly kind: 'pair'; readonly node: PairNode; readonly range: TextSpan; readonly children: readonly Placed[] }
  | { readonly kind: 'alone'; readonly node: AloneNode; readonly gap: number };

/** Whether white space comes directly before and after a place of the text. */
export function spacesAround(
  text: string,
  start: number,
  end: number,
): { readonly before: boolean; readonly after: boolean } {
  return { before: /\s/.test(text.charAt(start - 1)), after: /\s/.test(text.charAt(end)) };
}
