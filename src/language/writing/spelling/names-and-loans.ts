import { baseLanguage } from '../../codes.ts';
import { hasOwnLetters } from './candidates.ts';
import { isLatinWord } from './foreign-words.ts';
import { orthographyOf } from './orthographies.ts';
import type { Spelling } from './spelling.ts';
import type { SpelledWord } from './words.ts';

/* Words that a dictionary lacks and that are no slips: of names, of another language, or taken from one. */

export function isOfAnotherLanguage(spelled: SpelledWord | undefined, language: string): boolean {
  return spelled !== undefined && !hasOwnLetters(spelled.word, language);
}

/** Of words that a dictionary does not have: `restitutio in integrum`. */
export const latinEnding = /(?:[^aeiou]um|ibus|[ao]rum|[^aeiou]us)$/i;

/** Small words of Latin that set phrases have and dictionaries of other languages know: `post hoc ergo propter hoc`. */
const latinWords =
  /^(?:ergo|facto|hoc|ipso|juris|jure|magna|mea|mirabilis|modus|nolens|nostrum|opus|pater|propter|quid|quod|sancta|sanctus|sine|stella|terra|vita|vitae|vulgaris)$/i;

export function isLatin(spelled: SpelledWord | undefined, spelling: Spelling): boolean {
  if (spelled === undefined) return false;
  return latinWords.test(spelled.word) || (isLatinWord(spelled.word) && spelling.unknown(spelled.word) !== undefined);
}

/** German ones have a capital within a sentence, as the noun behind them has. */
export function isAdjectiveOfName(text: string, { word, start, end }: SpelledWord, language: string): boolean {
  return (
    baseLanguage(language) === 'de' &&
    /^\p{Lu}\p{Ll}+ische[mnrs]?$/u.test(word) &&
    /\p{Ll} $/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /^ \p{Lu}/u.test(text.slice(end, end + 2))
  );
}

/** A word with a capital before another capital, of which one is of another language: `Kapitán Andréevo`, `Theatre Royal`. */
export function isNameOfTwo(
  text: string,
  words: readonly SpelledWord[],
  index: number,
  { language, spelling }: { readonly language: string; readonly spelling: Spelling },
): boolean {
  const [spelled, next] = [words[index] as SpelledWord, words[index + 1]];
  if (!/^\p{Lu}/u.test(spelled.word) || !/^(?: | d['’])\p{Lu}/u.test(text.slice(spelled.end, spelled.end + 4)))
    return false;
  if (isForeignWord(spelled, spelling)) return true;
  if (next?.start !== spelled.end + 1 || spelling.unknown(next.word) === undefined) return false;
  return baseLanguage(language) !== 'de' || isForeignWord(next, spelling);
}

export function isForeignWord({ word }: SpelledWord, spelling: Spelling): boolean {
  const unknown = spelling.unknown(word);
  return unknown?.isForeign === true || unknown?.isEnglish === true;
}

export function isEnglish({ word }: SpelledWord, spelling: Spelling): boolean {
  return spelling.unknown(word)?.isEnglish === true;
}

/** So many words around an English one that the dictionary does not have say that it is English here. */
const englishReach = 2;

export function isNearEnglish(words: readonly SpelledWord[], index: number, spelling: Spelling): boolean {
  return words
    .slice(Math.max(0, index - englishReach), index + englishReach + 1)
    .some((other) => other !== words[index] && isEnglish(other, spelling));
}

/** A word in small letters that its language has from another one, as its letters show. */
export function isLoan(spelled: SpelledWord | undefined, language: string): boolean {
  const base = baseLanguage(language);
  if (spelled === undefined || base === 'de' || base === 'en' || /^\p{Lu}/u.test(spelled.word)) return false;
  return orthographyOf(base)?.foreign?.test(spelled.word) === true || /[bcdfgklmnprstvz]y$/.test(spelled.word);
}

/** `Karenia brevis`: right behind a name that nobody knows, or behind a word that is not near to any other. */
export function isInName(words: readonly SpelledWord[], index: number, spelling: Spelling): boolean {
  const [before, spelled] = [words[index - 1], words[index] as SpelledWord];
  if (before === undefined || spelled.start - before.end !== 1) return false;
  const unknown = spelling.unknown(before.word);
  return unknown !== undefined && (unknown.suggestions.length === 0 || /^\p{Lu}/u.test(before.word));
}
