import { allMatches } from './all-matches.ts';
import { sourceOf } from './code/recognisers.ts';
import type { TextSpan } from './text-edit.ts';

/**
 * What must come back letter for letter though it looks like words, wherever text is changed: addresses, paths,
 * identifiers and the placeholders of common string formats (`code/recognisers.json`). Source of a pattern with the flag `u`.
 */
export const protectedTextSource: string = sourceOf(({ use }) => use === 'everywhere');

/** Found quickly: nothing that is protected is without one of these. */
const hint = /[@#{%_\\/<]|[.:]\S/;

const pattern = new RegExp(protectedTextSource, 'gu');

/** Where such passages are in a text, in order. */
export function findProtectedText(text: string): readonly TextSpan[] {
  if (!hint.test(text)) return [];
  return allMatches(text, pattern).map(({ 0: passage, index }) => ({ start: index, end: index + passage.length }));
}
