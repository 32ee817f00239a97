import { packLines, packWords } from '../../../packs/tables.ts';
import { type EnglishToken, isAdjective, isNoun, isPreposition, isVerb } from '../../agreement/english/tokens.ts';

type Tokens = readonly EnglishToken[];

const wordsOf = (section: string): ReadonlySet<string> => new Set(packWords('en', 'context', section));
/** The words of each line, the longest lines first. */
const linesOf = (section: string): readonly (readonly string[])[] =>
  packLines('en', 'context', section)
    .map((line) => line.split(' '))
    .sort((one, other) => other.length - one.length);
const openings = linesOf('openings');
const otherOpenings = linesOf('other-openings');
const beforeOpenings = wordsOf('before-openings');
const subordinators = wordsOf('subordinators');
const prepositions = wordsOf('opening-prepositions');
const nominatives = wordsOf('nominatives');
const subjectsOrObjects = wordsOf('subjects-or-objects');
const auxiliaries = wordsOf('auxiliaries');
const adverbs = wordsOf('adverbs');
const determiners = wordsOf('determiners');
const neverBeforeComma = wordsOf('never-before-comma');
const ends = wordsOf('ends-of-introductions');

/** What an introduction is at most, before its subject. */
const longestPhrase = 9;
/** A clause of a conjunction has a subject and a verb. */
const shortestClause = 3;

/**
 * Behind which word of a sentence a comma is missing that parts an introduction from the subject behind it: `In my opinion they`,
 * `If you want it you can`. Elsewhere such commas are put or left out as writers like it, so that only the first kind is sure there.
 */
export function missingComma(tokens: Tokens, isCareless: boolean): EnglishToken | undefined {
  const first = beforeOpenings.has(tokens[0]?.word ?? '') ? 1 : 0;
  const at = behindOpening(tokens, first, isCareless) ?? (isCareless ? behindIntroduction(tokens, first) : undefined);
  const last = at === undefined ? undefined : tokens[at - 1];
  return last?.isWord === true ? last : undefined;
}

function behindOpening(tokens: Tokens, first: number, isCareless: boolean): number | undefined {
  const begins = (opening: readonly string[]): boolean =>
    opening.every((word, index) => tokens[first + index]?.word === word);
  const found = openings.find(begins) ?? (isCareless ? otherOpenings.find(begins) : undefined);
  if (found === undefined) return undefined;
  const at = first + found.length;
  const next = tokens[at];
  if (next?.isWord !== true || beforeOpenings.has(next.word)) return undefined;
  // `For example purposes, we …`
  if (tokens[at + 1]?.word === ',') return undefined;
  const opensPhrase =
    determiners.has(next.word) || prepositions.has(next.word) || subordinators.has(next.word) || isOnlyNoun(next);
  return opensPhrase || isSubject(tokens, at) ? at : undefined;
}

function isOnlyNoun(token: EnglishToken): boolean {
  return isNoun(token) && !isVerb(token) && !isPreposition(token);
}

function behindIntroduction(tokens: Tokens, first: number): number | undefined {
  const word = tokens[first]?.word ?? '';
  const isClause = subordinators.has(word);
  if (!isClause && !prepositions.has(word)) return undefined;
  for (let at = first + 2; tokens[at]?.isWord === true; at += 1) {
    if (!isClause && (at > first + longestPhrase || auxiliaries.has(tokens[at]?.word ?? ''))) return undefined;
    if (!isSubject(tokens, at) || !mayEnd(tokens, at - 1)) continue;
    if (!isClause) return at;
    if (at >= first + shortestClause && tokens.slice(first + 2, at).some(isVerbForm)) return at;
  }
  return undefined;
}

/** A pronoun with its verb; `in front of you is` has none. */
function isSubject(tokens: Tokens, at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (/^(?:i|he|she|we|they|there|it|you)'(?:m|re|s|ll|ve|d)$/.test(word)) return true;
  if (nominatives.has(word)) return isVerbForm(tokens[behindAdverbs(tokens, at + 1)]);
  return subjectsOrObjects.has(word) && auxiliaries.has(tokens[at + 1]?.word ?? '');
}

function behindAdverbs(tokens: Tokens, index: number): number {
  let at = index;
  while (at < index + 2 && adverbs.has(tokens[at]?.word ?? '')) at += 1;
  return at;
}

function isVerbForm(token: EnglishToken | undefined): boolean {
  if (token === undefined) return false;
  return auxiliaries.has(token.word) || /n't$/.test(token.word) || (isVerb(token) && !/ing$/.test(token.word));
}

/** A noun or what is like one, but no verb of which the subject behind it begins the object: `if you think you can`. */
function mayEnd(tokens: Tokens, at: number): boolean {
  const [word, before] = [tokens[at] as EnglishToken, tokens[at - 1]];
  if (neverBeforeComma.has(word.word)) return false;
  if (!isNoun(word) && !isAdjective(word) && !ends.has(word.word) && !word.word.endsWith('ly')) return false;
  if (!isVerb(word) || word.word.endsWith('ing')) return true;
  return determiners.has(before?.word ?? '') || isPreposition(before) || (isAdjective(before) && !isVerb(before));
}
