import { baseLanguage } from '../../../language/codes.ts';
import {
  type AnalysisToken,
  genderIndex,
  numberIndex,
  type Reading,
  readReading,
  unescaped,
  type WordClass,
  wordClass,
} from './lexical-units.ts';

/** What is known of a target term. */
export interface TargetTerm {
  /** As the glossary has it. */
  readonly text: string;
  /** The ways it can be used, each word class at most once. Empty when its analyser does not know it. */
  readonly roles: readonly TargetRole[];
}

export interface TargetRole {
  readonly wordClass: WordClass;
  /** Of the word that gives the term its class. */
  readonly reading: Reading;
  /** Words that inflect together, and in between what stays as it is. */
  readonly words: readonly TargetWord[];
}

export interface TargetWord {
  /** What is between it and the word before: a space unless it says otherwise. */
  readonly gap?: string;
  readonly text: string;
  /** Absent when the word does not change. */
  readonly reading?: Reading;
}

/** Languages whose nouns follow what describes them. */
const headLast = new Set('en af da nb nn no sv is nl eo hi ur eu'.split(' '));

/** Reads what the target's analyser answers to a term. */
export function readTargetTerm(text: string, tokens: readonly AnalysisToken[], language: string): TargetTerm {
  const units = tokens.filter((token) => token.readings !== undefined);
  // Analysers part what is written as one: `d'abril`, `(NY)`.
  const isWhole = units.map(({ surface }) => unescaped(surface)).join(' ') === text;
  const plain = isWhole && tokens.every(({ readings, surface }) => readings !== undefined || surface.trim() === '');
  const [only] = units;
  if (only !== undefined && units.length === 1) return { text, roles: plain ? singleRoles(text, only) : [] };
  return { text, roles: phraseRoles(text, units, plain, language) };
}

function singleRoles(text: string, unit: AnalysisToken): readonly TargetRole[] {
  const roles = new Map<WordClass, TargetRole>();
  for (const reading of readingsOf(unit)) {
    const found = wordClass(reading.tags);
    const known = roles.get(found);
    if (known !== undefined && !isBetter(reading, known.reading, text)) continue;
    roles.set(found, { wordClass: found, reading, words: [word(text, reading)] });
  }
  return [...roles.values()];
}

/** A word in the form in which dictionaries have it is the better reading: `vida` is no form of `vido`. */
function isBetter(reading: Reading, than: Reading, text: string): boolean {
  const isEntry = ({ lemma, queue }: Reading) => unescaped(lemma + queue.slice(1)).toLowerCase() === text.toLowerCase();
  const rank = (one: Reading) =>
    (isEntry(one) ? 4 : 0) + (one.tags.includes('inf') ? 2 : 0) + (one.tags[0] === 'n' ? 1 : 0);
  return rank(reading) > rank(than);
}

function phraseRoles(
  text: string,
  units: readonly AnalysisToken[],
  plain: boolean,
  language: string,
): readonly TargetRole[] {
  const first = units[0];
  const infinitive = first && readingsOf(first).find(({ tags }) => wordClass(tags) === 'verb' && tags.includes('inf'));
  if (first !== undefined && infinitive !== undefined && !readingsOf(first).some(isNoun))
    return [
      { wordClass: 'verb', reading: infinitive, words: plain ? inflecting(text, units, 0, infinitive) : [{ text }] },
    ];

  const position = findHead(units, language);
  const head = units[position];
  const reading = head && readingsOf(head).find(isNoun);
  if (head === undefined || reading === undefined) return [];
  return [{ wordClass: 'noun', reading, words: plain ? inflecting(text, units, position, reading) : [{ text }] }];
}

function findHead(units: readonly AnalysisToken[], language: string): number {
  const hasNoun = (unit: AnalysisToken) => readingsOf(unit).some(isNoun);
  const first = units.findIndex(hasNoun);
  if (!headLast.has(baseLanguage(language))) return first;
  const end = units.findIndex((unit, index) => index > first && !readingsOf(unit).some(describes));
  return units.slice(0, end === -1 ? units.length : end).findLastIndex(hasNoun);
}

/** The head and the adjectives right behind it. */
function inflecting(
  phrase: string,
  units: readonly AnalysisToken[],
  head: number,
  reading: Reading,
): readonly TargetWord[] {
  let end = head + 1;
  let written = 0;
  const words = units.map(({ surface }, index): TargetWord => {
    const text = unescaped(surface);
    const start = phrase.indexOf(text, written);
    const gap = start < written || index === 0 ? undefined : phrase.slice(written, start);
    written = Math.max(written, start + text.length);
    return { ...inflectingWord(text, index), ...(gap === undefined || gap === ' ' ? {} : { gap }) };
  });
  return words;

  function inflectingWord(text: string, index: number): TargetWord {
    if (index === head) return word(text, reading);
    const adjective = index === end && isNoun(reading) ? agreeing(units[index], reading) : undefined;
    if (adjective === undefined) return { text };
    end += 1;
    return word(text, adjective);
  }
}

function agreeing(unit: AnalysisToken | undefined, noun: Reading): Reading | undefined {
  const number = noun.tags[numberIndex(noun.tags)];
  const gender = noun.tags[genderIndex(noun.tags)];
  return readingsOf(unit).find(
    ({ tags }) =>
      tags[0] === 'adj' &&
      genderIndex(tags) !== -1 &&
      [number, 'sp'].includes(tags[numberIndex(tags)]) &&
      [gender, 'mf'].includes(tags[genderIndex(tags)]),
  );
}

/** Names, and words with capitals further on, stay as the glossary has them. */
function word(text: string, reading: Reading): TargetWord {
  return reading.tags[0] === 'np' || /.\p{Lu}/su.test(text) ? { text } : { text, reading };
}

function readingsOf(unit: AnalysisToken | undefined): readonly Reading[] {
  return (unit?.readings ?? []).flatMap((text) => {
    const reading = readReading(text);
    const lexicon = unit?.lexicons?.get(text);
    if (reading === undefined) return [];
    return lexicon === undefined ? reading : { ...reading, lexicon };
  });
}

function isNoun({ tags }: Reading): boolean {
  return wordClass(tags) === 'noun';
}

function describes({ tags }: Reading): boolean {
  return wordClass(tags) === 'noun' || wordClass(tags) === 'adjective';
}
