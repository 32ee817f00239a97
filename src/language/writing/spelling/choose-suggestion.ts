import { baseLanguage } from '../../codes.ts';
import { markCost } from './candidates.ts';
import { likelyWords } from './frequent-words.ts';
import type { Suggestion } from './spelling.ts';

export interface Choosing {
  readonly language: string;
  /** The word may be a name: only slips that are very common count. */
  readonly careful: boolean;
  /** The word is one of another language. */
  readonly foreign?: boolean;
  /** The words of the text, in small letters. */
  readonly written?: ReadonlySet<string>;
}

interface Weighed extends Pick<Suggestion, 'isCommon'> {
  readonly meant: string;
  readonly cost: number;
  readonly weight: number;
}

/** Shorter words are near too many others. */
const shortestWord = 3;
/** By how much the best suggestion must be likelier than the next one. */
const margin = 0.18;
/** What is written often, or elsewhere in the text, is meant often. */
const frequencyGain = 0.3;
/** What the lexicon of a translator has is no rare word. */
const lexiconGain = 0.2;

/**
 * What was surely meant by an unknown word, or undefined: the nearest suggestion where it is near enough for the length of
 * the word and no other is nearly as near.
 */
export function chooseSuggestion(
  word: string,
  suggestions: readonly Suggestion[],
  { language, careful, foreign = false, written = new Set() }: Choosing,
): string | undefined {
  if (word.length < shortestWord) return undefined;
  const frequent = likelyWords(baseLanguage(language));
  const isLikely = (meant: string): boolean => frequent.has(meant) || written.has(meant);
  const [best, next] = inOneCase(suggestions)
    .map(({ word: meant, cost, isCommon }) => ({
      meant,
      cost,
      isCommon,
      weight: cost - (isLikely(meant.toLowerCase()) ? frequencyGain : 0) - (isCommon === true ? lexiconGain : 0),
    }))
    .sort((one, other) => one.weight - other.weight);
  if (best === undefined) return undefined;
  const likely = isLikely(best.meant.toLowerCase());
  const limit = costLimit(word.length, {
    language,
    careful,
    likely,
    common: best.isCommon === true,
    alone: isAlone(best, next),
  });
  if (
    best.cost > limit ||
    isDerived(word, best) ||
    (!likely && (isRarer(word, best, language) || (foreign && !missesMarks(word, best))))
  )
    return undefined;
  return next !== undefined && next.weight - best.weight < margin ? undefined : best.meant;
}

/** Above it a single letter is guessed. */
const guessedLetter = 0.5;
/** In so long a word a missing accent shows, even if the lexicon lacks the word. */
const longForMarks = 8;

/** Whether what may be meant is perhaps the rarer word: `planierter` is no slip for `panierter`, nor `Malaien` for `Malaisen`. */
function isRarer(word: string, { meant, cost, isCommon }: Weighed, language: string): boolean {
  // Harper proposes few words, the frequent ones.
  if (isCommon === true || baseLanguage(language) === 'en') return false;
  if (isCommon === false && (cost > markCost || word.length < longForMarks)) return true;
  if (cost <= guessedLetter) return false;
  return hasOtherLetter(word, meant) || (/^\p{Lu}/u.test(word) && word.length < longForNames);
}

/** `union` for `unión`, but not `munido` for `muñido`, whose ñ is another letter; a mark that is written is no slip. */
function missesMarks(word: string, { meant, cost }: Weighed): boolean {
  return cost <= markCost && !/ñ/i.test(meant) && marks(meant) > marks(word);
}

function marks(word: string): number {
  return word.normalize('NFD').length - word.length;
}

/** One letter is another one or one too many: that may be a word which the dictionary lacks. A missing letter leaves none. */
function hasOtherLetter(word: string, meant: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  return word.slice(start + 1) === meant.slice(start + 1) || word.slice(start + 1) === meant.slice(start);
}

/** `rewriters` is no slip for `rewrites`, nor `octals` for `octal`: dictionaries lack forms rather than words. */
function isDerived(word: string, { meant, cost }: Weighed): boolean {
  return cost > 0.5 && word.length > meant.length && word.slice(0, -2) === meant.slice(0, word.length - 2);
}

interface Limits {
  readonly language: string;
  readonly careful: boolean;
  readonly likely: boolean;
  /** A second lexicon has it. */
  readonly common: boolean;
  /** No other suggestion is anywhere near. */
  readonly alone: boolean;
}

/** Few names have as many letters. */
const longForNames = 9;

/**
 * Shorter words have more neighbours, and what dictionaries of other languages than English lack are mostly terms: there
 * only a likely word, or the only one, is worth a guess.
 */
function costLimit(length: number, { language, careful, likely, common, alone }: Limits): number {
  const base = baseLanguage(language);
  if (careful && base !== 'en' && !likely && !common && length < longForNames) return base === 'de' ? 0 : markCost;
  if (careful) return length >= 6 ? 0.44 : markCost;
  if (length <= 3) return likely ? 0.44 : 0.25;
  if (length <= 4) return likely ? 0.5 : 0.44;
  if (length <= 5) return likely ? (alone ? 0.85 : 0.5) : 0.44;
  if (length <= 7) return likely || alone || base === 'en' ? 0.85 : 0.8;
  return 0.9;
}

/** By how much the next suggestion is farther away where it is no form of the same word. */
const alone = 0.3;

function isAlone(best: Weighed, next: Weighed | undefined): boolean {
  return next === undefined || next.weight - best.weight >= alone;
}

/** Of words that differ by their capital only the nearer one. */
function inOneCase(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const nearest = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const name = suggestion.word.toLowerCase();
    if ((nearest.get(name)?.cost ?? Infinity) > suggestion.cost) nearest.set(name, suggestion);
  }
  return [...nearest.values()];
}
