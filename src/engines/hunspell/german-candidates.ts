import { withCapital } from '../../language/letter-case.ts';
import { doubling, guessed } from '../../language/writing/spelling/candidates.ts';
import { germanForms } from '../../language/writing/spelling/formed-words.ts';
import { wordFrequencies } from '../../language/writing/spelling/frequent-words.ts';

/** What a capital costs that is added to a likely slip. */
const withCapitalCost = 0.15;
/** Signs of units have their capitals: `km` is in dictionaries, `Km` is not. */
const longestSign = 4;

/**
 * Candidates for a German word that are asked for first: likely slips, frequent words, words beside it, and forms that decide whether it
 * is a word itself. They are a sixteenth of all.
 */
export function firstCandidates(
  word: string,
  costs: ReadonlyMap<string, number>,
  written: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const frequencies = wordFrequencies('de');
  const forms = new Set(germanForms(word));
  return new Map(
    [...costs].filter(([candidate, cost]) => {
      const small = candidate.toLowerCase();
      return (
        cost <= guessed + withCapitalCost ||
        frequencies.has(candidate) ||
        frequencies.has(small) ||
        written.has(small) ||
        forms.has(candidate)
      );
    }),
  );
}

/** So long a word takes the dictionary a tenth of a millisecond or more for each candidate, of which it has thousands. */
const longestGuessed = 32;

/**
 * Whether rare words for which a letter has to be guessed can change nothing: a likely slip is far nearer than any of them, and no frequent
 * word is guessed, of which they might be another form.
 */
export function isSettled(word: string, known: readonly (readonly [string, number])[]): boolean {
  if (word.length > longestGuessed) return true;
  const frequencies = wordFrequencies('de');
  const isFrequent = (candidate: string): boolean =>
    frequencies.has(candidate) || frequencies.has(candidate.toLowerCase());
  return (
    known.some(([candidate, cost]) => cost <= doubling || (cost <= guessed && frequencies.has(candidate))) &&
    known.every(([candidate, cost]) => cost <= guessed + withCapitalCost || !isFrequent(candidate))
  );
}

/**
 * Words in small letters that the dictionary may only have where it has them with a capital, which is asked for as well: at the start of a
 * sentence every word has one.
 */
export function impliedBy(words: ReadonlySet<string>): readonly string[] {
  return [...words].filter(
    (word) => word.length > longestSign && /^\p{Ll}/u.test(word) && words.has(withCapital(word)),
  );
}
