import { baseLanguage } from '../../codes.ts';
import { withCapital } from '../../letter-case.ts';
import { type Orthography, orthographyOf } from './orthographies.ts';

/*
 * What a slip of a finger or of the ear costs; 0 would be the same word, and 1 is a letter that nothing explains. Two slips
 * add up, and of two only one may be of the kind that has to be guessed.
 */
/** A missing accent, or one too many. */
export const markCost = 0.25;
export const doubling = 0.4;
const swap = 0.38;
const alike = 0.45;
/** Two letters that change places. */
export const transposition = 0.44;
/** Above it a letter is guessed, or there are two slips. */
export const guessed = 0.5;
const neighbourKey = 0.82;
const extraLetter = 0.86;
const missingLetter = 0.84;
const anyLetter = 1;
const capital = 0.15;
/** A capital that is missing. */
export const capitalOnly = 0.3;
/** People rarely miss the first letter. */
const firstLetter = 0.7;

/** In longer words a second slip is not looked for: there would be too many words to look up. */
const longestForTwo = 14;

/**
 * Letters of what may be a word. Longer ones are keys, addresses or lists without spaces: what may be meant grows with the
 * square of the length, and no dictionary has it.
 */
export const longestWord = 64;

/**
 * Words that may have been meant where a word is written, with what the slips from one to the other cost; most are no words
 * at all. In the case of the first letter, in German also with a capital. None for what is longer than `longestWord`.
 */
export function candidates(word: string, language: string): ReadonlyMap<string, number> {
  const orthography = orthographyOf(baseLanguage(language));
  const found = new Map<string, number>();
  if (orthography === undefined || word.length > longestWord) return found;
  const written = word.toLowerCase();
  const likely = new Map<string, number>();
  likelySlips(written, orthography, (meant, cost) => add(likely, meant, cost));
  for (const [meant, cost] of likely) add(found, meant, cost);
  guessedSlips(written, orthography, (meant, cost) => add(found, meant, cost));
  if (written.length <= longestForTwo)
    for (const [meant, cost] of likely)
      likelySlips(meant, orthography, (again, more) => add(found, again, cost + more));
  found.delete(written);
  return inCase(word, found, baseLanguage(language) === 'de');
}

/** Whether all letters of a word are those of its language. */
export function hasOwnLetters(word: string, language: string): boolean {
  const letters = orthographyOf(baseLanguage(language))?.letters;
  if (letters === undefined) return true;
  return [...word.toLowerCase().normalize('NFC')].every((letter) => letters.includes(letter) || /['’]/.test(letter));
}

type Propose = (meant: string, cost: number) => void;

function add(found: Map<string, number>, meant: string, cost: number): void {
  const known = found.get(meant);
  if (known === undefined || known > cost) found.set(meant, cost);
}

function likelySlips(written: string, orthography: Orthography, propose: Propose): void {
  const { alike: groups, swaps } = orthography;
  for (let at = 0; at < written.length; at += 1) {
    const letter = written[at] as string;
    const [before, after] = [written.slice(0, at), written.slice(at + 1)];
    const first = at === 0 ? firstLetter : 0;
    const next = written[at + 1];
    if (letter === next) propose(before + after, doubling);
    else {
      if (at > 0 && letter !== written[at - 1]) propose(before + letter + letter + after, doubling);
      if (next !== undefined) propose(before + next + letter + written.slice(at + 2), transposition + first);
    }
    for (const group of groups)
      if (group.includes(letter))
        for (const other of group)
          if (other !== letter)
            propose(
              before + other + after,
              sameButMarks(letter, other) ? markSlip(letter, orthography) : alike + first,
            );
  }
  for (const [one, other] of swaps) {
    replaceEach(written, one, other, propose);
    replaceEach(written, other, one, propose);
  }
}

function markSlip(letter: string, { sureMarks = '' }: Orthography): number {
  return sureMarks.includes(letter) ? anyLetter : markCost;
}

function replaceEach(written: string, from: string, to: string, propose: Propose): void {
  if (from === '') {
    // Nothing is everywhere: a silent letter may be missing before any.
    for (let at = 0; at < written.length; at += 1) propose(written.slice(0, at) + to + written.slice(at), swap);
    return;
  }
  for (let at = written.indexOf(from); at >= 0; at = written.indexOf(from, at + 1))
    propose(written.slice(0, at) + to + written.slice(at + from.length), swap);
}

function guessedSlips(written: string, { letters }: Orthography, propose: Propose): void {
  for (let at = 0; at <= written.length; at += 1) {
    const first = at === 0 ? firstLetter : 0;
    const [before, rest] = [written.slice(0, at), written.slice(at)];
    for (const letter of letters) propose(before + letter + rest, missingLetter + first);
    if (rest === '') break;
    const written1 = rest[0] as string;
    propose(before + rest.slice(1), extraLetter + first);
    for (const letter of letters)
      if (letter !== written1)
        propose(before + letter + rest.slice(1), (areNeighbours(written1, letter) ? neighbourKey : anyLetter) + first);
  }
}

function inCase(word: string, found: ReadonlyMap<string, number>, nouns: boolean): ReadonlyMap<string, number> {
  const result = new Map<string, number>();
  if (/^\p{Lu}/u.test(word)) {
    for (const [meant, cost] of found) result.set(withCapital(meant), cost);
    return result;
  }
  for (const [meant, cost] of found) {
    result.set(meant, cost);
    if (nouns) result.set(withCapital(meant), cost + capital);
  }
  // `london` for `London`: no slip is likelier.
  if (word.length > 3) result.set(withCapital(word), capitalOnly);
  return result;
}

function sameButMarks(one: string, other: string): boolean {
  return one.normalize('NFD')[0] === other.normalize('NFD')[0];
}

const keyboards = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
];

function areNeighbours(one: string, other: string): boolean {
  return keyboards.some((row) => {
    const [index, otherIndex] = [row.indexOf(one), row.indexOf(other)];
    return index >= 0 && otherIndex >= 0 && Math.abs(index - otherIndex) === 1;
  });
}
