import type { WordReading } from '../../../contracts/language/morphology.ts';
import { featuresOf, kindOf, personsOf, plural } from './features.ts';

const shortestVerb = 3;
const shortestNoun = 4;

/** Where a word may be divided into a verb and a noun in the plural: `corta` and `fuegos`. */
export function splitsOf(word: string): readonly (readonly [verb: string, noun: string])[] {
  const lower = word.toLowerCase();
  if (!/^\p{Ll}+s$/u.test(lower)) return [];
  const splits: (readonly [string, string])[] = [];
  for (let at = shortestVerb; at <= lower.length - shortestNoun; at += 1)
    if (/[ae]$/.test(lower.slice(0, at))) splits.push([lower.slice(0, at), lower.slice(at)]);
  return splits;
}

/**
 * Compounds of a verb and its object are masculine and have one form for both numbers: `un cortafuegos`. Lexicons that do not
 * have them guess a plural.
 */
export function compoundReading(
  word: string,
  verb: readonly WordReading[],
  noun: readonly WordReading[],
): WordReading | undefined {
  const isVerb = verb.some((reading) => kindOf(reading) === 'finite' && reading.tags.includes('pri'));
  if (!isVerb || !personsOf(verb).has('p3sg')) return undefined;
  const nouns = noun.filter((reading) => kindOf(reading) === 'noun');
  const [first] = nouns;
  const isPlural = (featuresOf(nouns, 'noun') & plural) !== 0;
  return first === undefined || !isPlural ? undefined : { ...first, lemma: word, tags: ['n', 'm', 'sp'] };
}
