import { languagesWithTables, packLines } from '../packs/tables.ts';
import type { LanguageIndex, Tally } from './language-index.ts';

/** Scripts that several languages have; a language may be written in two. */
const scripts = [/^\p{Script=Latin}/u, /^\p{Script=Cyrillic}/u, /^\p{Script=Arabic}/u];

/** For each letter (by UTF-16 unit) the places of the languages of its script that do without it. */
export type LetterLackers = ReadonlyMap<number, readonly number[]>;

export function createLetterLackers(index: LanguageIndex): LetterLackers {
  const lackers = new Map<number, number[]>();
  const all = languagesWithTables('detection').flatMap((language) =>
    packLines(language, 'detection', 'alphabets').map((letters) => [language, letters] as const),
  );
  for (const script of scripts) {
    const alphabets = all.filter(([, letters]) => script.test(letters));
    for (const letter of new Set(alphabets.flatMap(([, letters]) => [...letters]))) {
      const lacking = alphabets.filter(([, letters]) => !letters.includes(letter));
      if (lacking.length === 0) continue;
      lackers.set(
        letter.charCodeAt(0),
        lacking.flatMap(([language]) => index.all(language)),
      );
    }
  }
  return lackers;
}

/** Adds up, for each language, the part of the words that it could not spell; unlisted letters count for nothing. */
export function foreignShares(words: readonly string[], lackers: LetterLackers, tally: Tally): void {
  const counted = new Int32Array(tally.length).fill(-1);
  for (const [number, word] of words.entries()) {
    for (let position = 0; position < word.length; position++) {
      for (const slot of lackers.get(word.charCodeAt(position)) ?? []) {
        if (counted[slot] === number) continue;
        counted[slot] = number;
        tally[slot] = (tally[slot] ?? 0) + 1 / words.length;
      }
    }
  }
}
