import { withCapital } from '../../language/letter-case.ts';
import type { WordCandidates } from '../../language/tasks/writing/word-candidates.ts';
import { doubling, guessed } from '../../language/writing/spelling/candidates.ts';
import { isMissingLetter } from '../../language/writing/spelling/compare-spellings.ts';
import { germanForms } from '../../language/writing/spelling/formed-words.ts';
import { wordFrequencies } from '../../language/writing/spelling/frequent-words.ts';

/** What a capital costs that is added to a likely slip. */
const withCapitalCost = 0.15;
/** Signs of units have their capitals: `km` is in dictionaries, `Km` is not. */
const longestSign = 4;

/** Languages whose rare candidates follow later. In Spanish and Italian, rules look at rare suggestions of words that are no slips, too. */
const inSteps: ReadonlySet<string> = new Set(['de', 'fr', 'pt']);

export function areAskedInSteps(base: string): boolean {
  return inSteps.has(base);
}

/**
 * Candidates for a word that are asked for first: likely slips, frequent words, words beside it, and German forms that decide whether it
 * is a word itself. They are a sixteenth of all.
 */
export function firstCandidates(
  { word, costs }: Pick<WordCandidates, 'word' | 'costs'>,
  base: string,
  written: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const frequencies = wordFrequencies(base);
  const forms = new Set(base === 'de' ? germanForms(word) : []);
  return new Map(
    [...costs].filter(([candidate, cost]) => {
      if (cost <= guessed + withCapitalCost || frequencies.has(candidate) || forms.has(candidate)) return true;
      const small = candidate.toLowerCase();
      return frequencies.has(small) || written.has(small);
    }),
  );
}

/** From so many letters on a rare word is meant though a letter has to be guessed; German ones are, in careless texts. */
const longForRare = 9;
const longForRareGerman = 7;
/** So long a word takes the dictionary a tenth of a millisecond or more for each candidate, of which it has thousands. */
const longestGuessed = 32;
/** What a letter costs at most that is missing, superfluous or beside the right one. */
const oneSlip = 0.86;

/**
 * Candidates that may be meant where no first one is a word: a rare word is only meant for a long one, and where a letter is missing.
 * In careless texts a German word may have any slip, or an umlaut too many.
 */
export function rareCandidates(
  { word, costs }: Pick<WordCandidates, 'word' | 'costs'>,
  base: string,
): ReadonlyMap<string, number> {
  const isLong = word.length >= (base === 'de' ? longForRareGerman : longForRare) && word.length <= longestGuessed;
  const bare = withoutMarks(word);
  return new Map(
    [...costs].filter(([candidate, cost]) =>
      base === 'de'
        ? (isLong && cost <= oneSlip) || (candidate.length === word.length && withoutMarks(candidate) === bare)
        : isLong && cost <= oneSlip && isMissingLetter(word, candidate),
    ),
  );
}

function withoutMarks(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Whether rare words for which a letter has to be guessed can change nothing: a likely slip is far nearer than any of them, and no frequent
 * word is guessed, of which they might be another form.
 */
export function isSettled(word: string, base: string, known: readonly (readonly [string, number])[]): boolean {
  if (word.length > longestGuessed) return true;
  const frequencies = wordFrequencies(base);
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
