import { baseLanguage } from '../../codes.ts';
import { frequentWords } from './frequent-words.ts';
import type { Suggestion } from './spelling.ts';

export interface Choosing {
  readonly language: string;
  /** The word may be a name: only slips that are very common count. */
  readonly careful: boolean;
}

/** Shorter words are near too many others. */
const shortestWord = 3;
/** By how much the best suggestion must be likelier than the next one. */
const margin = 0.18;
/** What is written often is meant often. */
const frequencyGain = 0.3;

/**
 * What was surely meant by an unknown word, or undefined: the nearest suggestion where it is near enough for the length of
 * the word and no other is nearly as near.
 */
export function chooseSuggestion(
  word: string,
  suggestions: readonly Suggestion[],
  { language, careful }: Choosing,
): string | undefined {
  if (word.length < shortestWord) return undefined;
  const frequent = frequentWords(baseLanguage(language));
  const [best, next] = inOneCase(suggestions)
    .map(({ word: meant, cost }) => ({
      meant,
      cost,
      weight: cost - (frequent.has(meant.toLowerCase()) ? frequencyGain : 0),
    }))
    .sort((one, other) => one.weight - other.weight);
  if (
    best === undefined ||
    best.cost > costLimit(word.length, language, careful, best.weight < best.cost) ||
    isDerived(word, best)
  )
    return undefined;
  return next !== undefined && next.weight - best.weight < margin ? undefined : best.meant;
}

/** `rewriters` is no slip for `rewrites`, nor `octals` for `octal`: dictionaries lack forms rather than words. */
function isDerived(word: string, { meant, cost }: { readonly meant: string; readonly cost: number }): boolean {
  return cost > 0.5 && word.length > meant.length && word.slice(0, -2) === meant.slice(0, word.length - 2);
}

/**
 * Shorter words have more neighbours, and what dictionaries of other languages than English lack are mostly terms: there
 * only frequent words are worth a guess.
 */
function costLimit(length: number, language: string, careful: boolean, frequent: boolean): number {
  if (careful) return length >= 6 ? 0.44 : 0.25;
  if (length <= 3) return frequent ? 0.44 : 0.25;
  if (length <= 5) return frequent ? 0.5 : 0.44;
  if (length <= 7) return frequent || baseLanguage(language) === 'en' ? 0.85 : 0.8;
  return 0.9;
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
