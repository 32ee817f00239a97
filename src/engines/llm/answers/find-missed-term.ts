import type { TermTranslation } from '../../../contracts/engines/text-translator.ts';

/**
 * A term whose source stands in the text and whose target, in no inflected form, in its translation. Word by word the
 * beginning has to be there: endings change with the sentence, beginnings seldom do.
 */
export function findMissedTerm(
  source: string,
  translation: string,
  terms: readonly TermTranslation[],
): TermTranslation | undefined {
  const text = fold(source);
  const translated = fold(translation);
  return terms.find(
    (term) => occurs(text, fold(term.source)) && !beginnings(fold(term.target)).every(isIn(translated)),
  );
}

const isIn = (text: string) => (part: string) => text.includes(part);

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Not inside of a longer word, in scripts that part words. */
function occurs(text: string, term: string): boolean {
  for (let start = text.indexOf(term); start !== -1 && term !== ''; start = text.indexOf(term, start + 1)) {
    const end = start + term.length;
    if (!joins(text.slice(start - 1, start), term[0]) && !joins(term.at(-1), text[end])) return true;
  }
  return false;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function joins(one: string | undefined, other: string | undefined): boolean {
  const letter = /[\p{L}\p{N}]/u;
  return letter.test(one ?? '') && letter.test(other ?? '') && !unspaced.test(one ?? '') && !unspaced.test(other ?? '');
}

function beginnings(term: string): readonly string[] {
  return term.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) => (word === '' ? [] : [beginning(word)]));
}

/** The first two thirds, three letters at least; all of a word that is short. */
function beginning(word: string): string {
  const letters = [...word];
  return letters.slice(0, Math.max(3, Math.ceil((letters.length * 2) / 3))).join('');
}
