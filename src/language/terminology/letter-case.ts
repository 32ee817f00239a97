import { foldCase } from './normal-text.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Whether capitals distinguish the term from other words, as in `US`, `iPhone` or `C`: then lower case does not match.
 * A capital at the beginning of a word says nothing (`Windows` also represents `windows`).
 */
export function isCaseSensitive(term: string): boolean {
  return /^[^\p{L}]*\p{Lu}[^\p{L}]*$/u.test(term) || (term.match(word) ?? []).some(hasInnerCapital);
}

function hasInnerCapital(text: string): boolean {
  return /.\p{Lu}/su.test(text);
}

/**
 * Whether a text that is the same but for case may be accepted for a case-sensitive term. Each word that has capitals of its
 * own must have them in the text, or be all in capitals there, as in a headline.
 */
export function caseAgrees(term: string, text: string): boolean {
  if (term === text) return true;
  if (/^[^\p{L}]*\p{L}[^\p{L}]*$/u.test(term)) return false;
  for (const found of term.matchAll(word)) {
    const [spelling] = found;
    if (!hasInnerCapital(spelling)) continue;
    const other = text.slice(found.index, found.index + spelling.length);
    if (other !== spelling && !(isAllCapitals(other) && foldCase(other) === foldCase(spelling))) return false;
  }
  return true;
}

/** Two letters at least, and all of them capitals. */
export function isAllCapitals(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/su.test(text) && !/\p{Ll}/u.test(text);
}

/** Whether the first letter is a capital. */
export function startsWithCapital(text: string): boolean {
  return /^[^\p{L}\p{N}]*\p{Lu}/u.test(text);
}

/** With a capital for its first letter; what has capitals further on is a name with its own spelling (`iPhone`). */
export function capitalized(text: string, language: string): string {
  const [first = ''] = text.match(word) ?? [];
  if (hasInnerCapital(first)) return text;
  return text.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, one: string) => before + title(one, language));
}

function title(first: string, language: string): string {
  const upper = first.toLocaleUpperCase(language);
  return upper.length === 1 ? upper : first;
}
