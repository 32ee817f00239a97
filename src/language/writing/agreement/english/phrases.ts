import { packWords } from '../../../packs/tables.ts';
import {
  type EnglishToken,
  isAdjective,
  isNoun,
  isOnlyAdjective,
  isParticiple,
  isPluralNoun,
  isPreposition,
  isSingularNoun,
  isUnknown,
  isVerb,
} from './tokens.ts';

/** The words and signs of a sentence. */
export type Tokens = readonly EnglishToken[];

/** What words do in a sentence: a section of `languages/en/agreement.tables`. */
export function wordsOf(section: string): ReadonlySet<string> {
  return new Set(packWords('en', 'agreement', section));
}

const between = wordsOf('between');
const possessives = wordsOf('possessives');
const measures = wordsOf('measures');
const openers = wordsOf('clause-openers');
const subjects = new Set([
  ...wordsOf('singular-pronouns'),
  ...wordsOf('plural-pronouns'),
  ...['this', 'that', 'these', 'those', 'who', 'which'],
]);

/** A pronoun that may be the subject of a verb. */
export function isSubject(token: EnglishToken | undefined): boolean {
  return token !== undefined && subjects.has(token.word);
}

export function isPossessive(token: EnglishToken): boolean {
  return possessives.has(token.word);
}

/** Index of the first word that is no adverb; at most two adverbs are passed over. */
export function behindAdverbs(tokens: Tokens, index: number): number {
  let at = index;
  while (at < index + 2 && between.has(tokens[at]?.word ?? '')) at += 1;
  return at;
}

/** Index of the first word that is no adjective; at most three adjectives are passed over. */
export function behindAdjectives(tokens: Tokens, index: number): number {
  let at = index;
  while (at < index + 3 && (isOnlyAdjective(tokens[at]) || /^(?:most|very|more)$/.test(tokens[at]?.word ?? '')))
    at += 1;
  return at;
}

/** A noun by itself, which may be the subject of a modal verb. */
export function isHead(token: EnglishToken | undefined, isFirst: boolean): boolean {
  if (token === undefined || !isNoun(token) || isOnlyAdjective(token)) return false;
  return (isFirst || !token.isCapital) && !/'s?$/.test(token.word);
}

export function isDeterminer(token: EnglishToken | undefined): boolean {
  return (
    token !== undefined &&
    (/^(?:the|an?|this|that|these|those|any|some|all|every)$/.test(token.word) || isPossessive(token))
  );
}

export function isObject(token: EnglishToken | undefined): boolean {
  return token !== undefined && /^(?:me|him|us|them)$/.test(token.word);
}

export function isMeasure(noun: EnglishToken): boolean {
  return noun.readings.some(({ lemma }) => measures.has(lemma));
}

/** Of `these` and the like nothing but the plural: `means` and `shows` are others as well. */
export function isPluralOnly(token: EnglishToken): boolean {
  return isPluralNoun(token) && !isSingularNoun(token) && !isVerb(token) && !isAdjective(token);
}

/** No noun follows that the word may describe: `many car owners`, `every sports event`, `these school and college students`. */
export function endsPhrase(tokens: Tokens, index: number): boolean {
  const next = tokens[index + 1];
  if (next === undefined) return true;
  if (!next.isWord) return /^[.,;:!?]$/.test(next.word);
  if (next.isCapital || isUnknown(next) || /^(?:and|or|nor|of)$/.test(next.word)) return false;
  return (
    !isNoun(next) &&
    !isAdjective(next) &&
    !(isParticiple(next) && !isPreposition(tokens[index + 2])) &&
    !next.word.endsWith('ing')
  );
}

/** Nothing before it in the sentence, or a sign or a conjunction that opens a clause. */
export function opensClause(tokens: Tokens, index: number): boolean {
  const before = tokens[index - 1];
  if (before === undefined) return true;
  if (!before.isWord) return /^[,;:]$/.test(before.word);
  if (!openers.has(before.word)) return false;
  const farther = tokens[index - 2];
  // `my brother and I`
  return before.word !== 'and' || farther === undefined || !(farther.isCapital || isSubject(farther));
}
