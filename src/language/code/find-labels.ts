import { allMatches } from '../all-matches.ts';
import { baseLanguage } from '../codes.ts';
import type { TextSpan } from '../text-edit.ts';
import labels from './labels.json' with { type: 'json' };

function sets(lists: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]));
}

const wordsOf = sets(labels.words);
const nounsOf = sets(labels.nouns);
const none: ReadonlySet<string> = new Set();

/** A Latin letter alone: not part of a word, an abbreviation with full stops, a compound or an elision. */
const letterAlone = /(?<![\p{L}\p{N}\p{M}_'’&@#$%/\\.+-])[A-Za-z](?![\p{L}\p{N}\p{M}_'’&@/\\+-]|\.\p{L})/gu;
const wordBefore = /(\p{L}+)[ \u00a0]$/u;
/** `M. Dupont`, `John F. Kennedy`: titles and parts of names, which engines know. */
const initial = /^\.[ \u00a0\u202f]\p{Lu}/u;
const longestWord = 40;

/**
 * Letters that stand as labels: `EXHIBIT A`, `Plan B`, `(a)`, a cell that is one letter. Letters that are words of the
 * language are labels where no word can be: after a noun that is followed by labels, in brackets, alone. Languages whose
 * words are not known have none. `aloneIsLabel`: a small letter that is all of the text is one.
 */
export function findLabels(text: string, language: string, aloneIsLabel: boolean): readonly TextSpan[] {
  const base = baseLanguage(language);
  const words = wordsOf.get(base);
  if (words === undefined) return [];
  const nouns = nounsOf.get(base) ?? none;
  const found: TextSpan[] = [];
  for (const { 0: letter, index } of allMatches(text, letterAlone)) {
    if (isAbbreviation(text, index)) continue;
    const isInitial = initial.test(text.slice(index + 1, index + 4));
    const isWord = words.has(letter.toLowerCase());
    const isCapital = letter !== letter.toLowerCase();
    if ((isCapital && !isWord && !isInitial) || isLabel(text, index, nouns, isCapital, aloneIsLabel))
      found.push({ start: index, end: index + 1 });
  }
  return found;
}

/** `z. B.`, `p. M.`: letters with full stops one after the other. */
function isAbbreviation(text: string, index: number): boolean {
  if (text.charAt(index + 1) !== '.') return false;
  return /(?<![\p{L}\p{N}])\p{L}\.[ \u00a0\u202f]$/u.test(text.slice(Math.max(0, index - 4), index));
}

function isLabel(
  text: string,
  index: number,
  nouns: ReadonlySet<string>,
  isCapital: boolean,
  aloneIsLabel: boolean,
): boolean {
  const before = text.charAt(index - 1);
  const after = text.charAt(index + 1);
  if (before === '(' && after === ')') return !/\p{L}/u.test(text.charAt(index - 2));
  if (before === '' && (after === ')' || (after === '' && (isCapital || aloneIsLabel)))) return true;
  if (!isCapital) return false;
  const word = wordBefore.exec(text.slice(Math.max(0, index - longestWord), index))?.[1];
  if (word === undefined) return false;
  return nouns.has(word.toLowerCase());
}
