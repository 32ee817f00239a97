import type { TextEdit } from '../text-edit.ts';
import { isLatinWord } from './foreign-words.ts';
import { formationTables, isComputingWord } from './formation-tables.ts';
import { wordFrequencies } from './frequent-words.ts';
import { isVariant } from './regional-variants.ts';
import type { Spelling } from './spelling.ts';
import type { SpelledWord } from './words.ts';

/** What is known of the text beside the unknown words that are left. */
interface CarelessText {
  readonly words: number;
  /** How many words are surely mistakes. */
  readonly sure: number;
  readonly spelling: Spelling;
}

/** Signs of a careless author beside the word itself. */
const fewestSigns = 2;
/** So many words have a sign. */
const wordsPerSign = 40;
/** Each is compared with the frequent words. */
const mostCompared = 60;

/**
 * Edits of unknown words in small letters where other mistakes stand in the same text. Right texts have rare words and loans, but
 * no mistakes beside them.
 */
export function carelessEdits(
  unknown: readonly SpelledWord[],
  { words, sure, spelling }: CarelessText,
): readonly TextEdit[] {
  const { isOwnWord } = formationTables('en');
  const known = sure + (spelling.isOfCarelessText === true ? 1 : 0);
  const asked = unknown.filter(
    ({ word }) => /^[a-z]+$/.test(word) && !isLatinWord(word) && !isComputingWord(word) && !isOwnWord(word),
  );
  if (asked.length > mostCompared || (known + asked.length) * wordsPerSign < words) return [];
  if (known + distinct(asked.map(({ word }) => word)) < fewestSigns) return [];
  const edits = asked.flatMap(({ word, start, end }) => {
    const meant = carelessSlip(word);
    // `everyones` may lack its apostrophe.
    return meant === undefined || word === `${meant}s` || isVariant(word, meant, 'en')
      ? []
      : [{ start, end, text: meant, rule: 'spelling' }];
  });
  // Words of another language are near to frequent words by chance, but not all of them: `Dutch troost, West Frisian treast`.
  // What comes twice is one sign: it may be a term that the dictionary lacks.
  const signs = known + distinct(edits.map(({ text }) => text));
  return signs >= fewestSigns && edits.length * 2 > unknown.length - known ? edits : [];
}

function distinct(words: readonly string[]): number {
  return new Set(words).size;
}

/**
 * What the author of a text with mistakes meant by a word that no dictionary has: the frequent word that the letters, as they
 * sound, are nearest to. In other texts such words are rather rare ones than mistakes. English.
 */
export function carelessSlip(word: string): string | undefined {
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return undefined;
  const limit = Math.min(farthest, perLetter * word.length + anyLetters);
  let best: Weighed | undefined;
  let next = Infinity;
  const written = lettersOf(word);
  const rows: Rows = [emptyRow(), emptyRow(), emptyRow()];
  for (const known of table()) {
    if (Math.abs(known.word.length - word.length) > lengths || count(written.kinds ^ known.kinds) > otherLetters)
      continue;
    const distance = distanceOf(written, known, rows);
    if (distance > farthest) continue;
    const weight = distance - known.gain;
    if (best === undefined || weight < best.weight) {
      next = best?.weight ?? Infinity;
      best = { word: known.word, distance, weight };
    } else if (weight < next) next = weight;
  }
  if (best === undefined || best.distance > limit || next - best.weight < margin) return undefined;
  return best.word;
}

/**
 * Frequent words that may be meant by one that no dictionary has, and those of `others`, the likeliest first: whose letters, as they
 * sound, are about as near as `carelessSlip` allows. What is around the word may decide between them.
 */
export function nearWords(word: string, others: readonly string[] = []): readonly Weighed[] {
  if (word.length < shortestNear || word.length > longest || !/^[a-z]+$/.test(word)) return [];
  const limit = Math.min(farthest, perLetter * word.length + anyLetters + slackOfNear);
  const written = lettersOf(word);
  const rows: Rows = [emptyRow(), emptyRow(), emptyRow()];
  const near = new Map<string, Weighed>();
  const compare = (known: Known): void => {
    if (Math.abs(known.codes.length - word.length) > lengths || count(written.kinds ^ known.kinds) > otherLetters)
      return;
    const distance = distanceOf(written, known, rows);
    if (distance <= limit) near.set(known.word, { word: known.word, distance, weight: distance - known.gain });
  };
  for (const known of table()) compare(known);
  for (const other of others)
    if (!near.has(other) && /^[a-z']{2,}$/.test(other))
      compare({ word: other, ...lettersOf(other.replaceAll("'", '')), gain: 0 });
  return [...near.values()].sort((one, other) => one.weight - other.weight).slice(0, mostNear);
}
const shortestNear = 3;
const slackOfNear = 0.3;
const mostNear = 12;

export interface Weighed {
  readonly word: string;
  readonly distance: number;
  /** The distance, less the more often books have the word. */
  readonly weight: number;
}

interface Letters {
  readonly codes: readonly number[];
  /** A bit for each kind of letter. */
  readonly kinds: number;
  /** What each letter costs where the other word lacks it. */
  readonly lacking: readonly number[];
}

interface Known extends Letters {
  readonly word: string;
  readonly gain: number;
}

const shortest = 4;
const longest = 20;
const lengths = 2;
/** Kinds of letters that one word has and the other has not. */
const otherLetters = 4;
const farthest = 2;
const perLetter = 0.2;
const anyLetters = 0.1;
/** By how much another word must be less likely. */
const margin = 0.3;
/** What ten times as many occurrences add. */
const gainOfTenfold = 0.3;
const fewestOccurrences = 500;

let held: readonly Known[] | undefined;

function table(): readonly Known[] {
  held ??= [...wordFrequencies('en')]
    .filter(([word]) => word.length > 1 && /^[a-z]+$/.test(word))
    .map(([word, occurrences]) => ({
      word,
      ...lettersOf(word),
      gain: gainOfTenfold * Math.log10(Math.max(occurrences, fewestOccurrences) / fewestOccurrences),
    }));
  return held;
}

function lettersOf(word: string): Letters {
  const codes = Array.from(word, (letter) => alphabet.indexOf(letter));
  const kinds = codes.reduce((found, code) => found | (1 << code), 0);
  return { codes, kinds, lacking: codes.map((_, at) => more(word, at)) };
}

function count(bits: number): number {
  let [left, found] = [bits, 0];
  while (left !== 0) {
    left &= left - 1;
    found += 1;
  }
  return found;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const vowels = 'aeiouy';
/** Consonants that sound alike, or are signs of one sound. */
const alike = ['cksqg', 'szc', 'dt', 'bpv', 'vfw', 'mn', 'gj', 'rl'];
const doubled = 0.4;
const silent = 0.55;
const vowelMore = 0.65;
const consonantMore = 0.85;
const otherVowel = 0.5;
const alikeConsonant = 0.6;
const transposed = 0.45;
const otherFirst = 0.5;

/** A letter of `word` that the other word lacks. */
function more(word: string, at: number): number {
  const letter = word[at] as string;
  if (letter === word[at - 1] || letter === word[at + 1]) return doubled;
  if (letter === 'e' || letter === 'h') return silent;
  return vowels.includes(letter) ? vowelMore : consonantMore;
}

function other(one: string, letter: string): number {
  if (vowels.includes(one) && vowels.includes(letter)) return otherVowel;
  return alike.some((group) => group.includes(one) && group.includes(letter)) ? alikeConsonant : 1;
}

/** Costs of a letter instead of another one, by the codes of both. */
const others = Array.from(alphabet, (one) =>
  Array.from(alphabet, (letter) => (one === letter ? 0 : other(one, letter))),
);

/** Distances to each beginning of the meant word: two rows for the letters before, and the row that is filled. */
type Rows = readonly [Float64Array, Float64Array, Float64Array];

function emptyRow(): Float64Array {
  return new Float64Array(longest + lengths + 1);
}

/** Anything above `farthest` may be any number above it. */
function distanceOf(word: Letters, meant: Letters, rows: Rows): number {
  let [before, last, row] = rows;
  last[0] = 0;
  for (const [at, cost] of meant.lacking.entries()) last[at + 1] = (last[at] as number) + cost;
  for (let at = 0; at < word.codes.length; at += 1) {
    const [letter, lacking] = [word.codes[at] as number, word.lacking[at] as number];
    const costs = others[letter] as readonly number[];
    row[0] = (last[0] as number) + lacking;
    let least = row[0];
    for (let to = 0; to < meant.codes.length; to += 1) {
      const wanted = meant.codes[to] as number;
      let cost = Math.min(
        (last[to] as number) + (costs[wanted] as number),
        (last[to + 1] as number) + lacking,
        (row[to] as number) + (meant.lacking[to] as number),
      );
      if (letter === meant.codes[to - 1] && word.codes[at - 1] === wanted && letter !== wanted)
        cost = Math.min(cost, (before[to - 1] as number) + transposed);
      row[to + 1] = cost;
      if (cost < least) least = cost;
    }
    if (least > farthest) return Infinity;
    [before, last, row] = [last, row, before];
  }
  return (last[meant.codes.length] as number) + (word.codes[0] === meant.codes[0] ? 0 : otherFirst);
}
