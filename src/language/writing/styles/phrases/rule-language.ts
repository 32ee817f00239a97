import type { Inflection } from '../../../inflection/inflection.ts';
import type { WordHabits } from './read-prose.ts';

/** What the rules of a language need to know beside their words. */
export interface RuleLanguage {
  readonly language: string;
  readonly habits: WordHabits;
  /** Groups of words that rules name with `@`, beside those of the pack (`word-groups.ts`): what the lexicon lists. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Forms of the words in braces. */
  readonly inflection?: Inflection;
  /** Of forms that are written alike (`used`), the place of the one that is meant after these words. */
  readonly chooseForm?: (indexes: readonly number[], before: readonly string[]) => number;
  /**
   * The word before as it has to be written where another word follows (`an` before `added`); undefined where that cannot
   * be known, so that the rule is not applied.
   */
  readonly fit?: (word: string, next: string) => string | undefined;
}
