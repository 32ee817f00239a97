import { spellingCost } from './spelling-cost.ts';

export interface Choosing {
  readonly language: string;
  /** The word may be a name: only slips that are very common count. */
  readonly careful: boolean;
}

/** Shorter words are near too many others. */
const shortestWord = 4;
/** By how much the best suggestion must be likelier than the next one. */
const margin = 0.25;
/** The dictionary's own ranking decides between suggestions that are equally near. */
const rankCost = 0.04;

/**
 * What was surely meant by an unknown word, in the case of its first letter, or undefined: the nearest suggestion where it
 * is near enough for the length of the word and no other is nearly as near.
 */
export function chooseSuggestion(
  word: string,
  suggestions: readonly string[],
  { language, careful }: Choosing,
): string | undefined {
  const recased = suggestions.find((suggestion) => suggestion.toLowerCase() === word.toLowerCase());
  if (recased !== undefined) return isCapitalOnly(recased) ? recased : undefined;
  if (word.length < shortestWord) return undefined;
  const limit = costLimit(word.length, careful);
  const written = word.toLowerCase();
  const ranked = suggestions
    .filter((suggestion) => fits(suggestion, word, language))
    .map((suggestion, rank) => ({
      suggestion,
      cost: spellingCost(written, suggestion.toLowerCase(), limit + margin) + rank * rankCost,
    }))
    .sort((one, other) => one.cost - other.cost);
  const [best, next] = ranked;
  if (best === undefined || best.cost > limit) return undefined;
  return next !== undefined && next.cost - best.cost < margin ? undefined : best.suggestion;
}

function costLimit(length: number, careful: boolean): number {
  if (careful) return length >= 6 ? 0.5 : 0;
  if (length <= 5) return 0.5;
  return length <= 7 ? 0.85 : 1.25;
}

/** `london` → `London`, but not `usa` → `USA`, which may be a word of its own. */
function isCapitalOnly(suggestion: string): boolean {
  return /^\p{Lu}[\p{Ll}\p{M}'’-]+$/u.test(suggestion) && suggestion.length > 3;
}

/** One word, and no name where none was written; German nouns may stand for words in small letters. */
function fits(suggestion: string, word: string, language: string): boolean {
  if (!/^[\p{L}\p{M}'’]+$/u.test(suggestion)) return false;
  const capital = /^\p{Lu}/u.test(suggestion);
  const inner = /\p{Lu}/u.test(suggestion.slice(1));
  return !inner && (!capital || /^\p{Lu}/u.test(word) || language.startsWith('de'));
}
