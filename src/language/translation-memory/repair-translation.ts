import { findProtectedText } from '../protected-text.ts';
import { textDifference } from './text-difference.ts';

/** A stored translation in which one piece was exchanged. */
export interface RepairedTranslation {
  readonly text: string;
  /** The piece of the stored translation, and what is there instead. */
  readonly from: string;
  readonly to: string;
}

/**
 * The translation of a text that differs from a stored one only in an identifier: a part number, a file name, an address.
 * Identifiers are the same in every language. Undefined unless it occurs once in the stored translation.
 */
export function repairIdentifier(wanted: string, stored: string, translation: string): RepairedTranslation | undefined {
  const difference = textDifference(stored, wanted);
  if (difference === undefined || !isIdentifier(difference.one) || !isIdentifier(difference.other)) return undefined;
  return exchange(translation, difference.one, difference.other);
}

/**
 * The stored translation with the one word exchanged in which an engine's translations of both texts differ. What the engine
 * writes around the word agrees with it, and is the same for both. The caller makes sure that both words are of the same form.
 */
export function repairWord(
  { wanted, stored }: { readonly wanted: string; readonly stored: string },
  translation: string,
): RepairedTranslation | undefined {
  const difference = textDifference(stored, wanted);
  if (difference === undefined || !sameSound(difference.one, difference.other)) return undefined;
  return exchange(translation, difference.one, difference.other);
}

function exchange(translation: string, from: string, to: string): RepairedTranslation | undefined {
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_'’-])${RegExp.escape(from)}(?![\\p{L}\\p{M}\\p{N}_'’-])`, 'gu');
  const found = [...translation.matchAll(pattern)];
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  const text = translation.slice(0, only.index) + to + translation.slice(only.index + from.length);
  return { text, from, to };
}

/** Letters with digits, or what is kept letter for letter anyway; no ordinal and no time of day. */
function isIdentifier(piece: string): boolean {
  const [span] = findProtectedText(piece);
  if (span !== undefined && span.start === 0 && span.end === piece.length) return true;
  return /\p{Lu}/u.test(piece) && /\p{Nd}/u.test(piece) && /^[\p{L}\p{Nd}.\-/]+$/u.test(piece);
}

/** Before vowels articles and prepositions have other forms in many languages. */
function sameSound(one: string, other: string): boolean {
  const startsOpen = (word: string): boolean => /^[aeiouhyáéíóúàèìòùâêîôûäöüåæø]/iu.test(word);
  return startsOpen(one) === startsOpen(other);
}
