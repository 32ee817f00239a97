import { baseLanguage } from '../../../codes.ts';
import { languagesWithFile, packData } from '../../../packs/pack-files.ts';

/** The forms of a determiner: with nouns of common gender, with neuter ones, and in the plural. */
export type DeterminerForms = Readonly<Partial<Record<'ut' | 'nt' | 'pl', string>>>;

/** What the agreement of a Nordic language needs to know beside its lexicon. */
export interface NordicGrammar {
  /** Before indefinite nouns and adjectives that show gender. */
  readonly indefinite: readonly DeterminerForms[];
  /** Before indefinite nouns and definite adjectives. */
  readonly possessive: readonly DeterminerForms[];
  /** Before definite adjectives. */
  readonly definite: readonly DeterminerForms[];
  /** Whether nouns behind definite articles are definite: `den stora bilen`, but Danish `den store bil`. */
  readonly definiteNouns: boolean;
  /** Whether lexicons know the genders of nouns well enough to change a determiner by them: Danish ones have `en bundkort`. */
  readonly gendersAreSure: boolean;
  /** Of nouns that hardly have a plural: `sine vedholdenhed` is `sin vedholdenhed`, not `vedholdenheder`. */
  readonly uncountableEndings: readonly string[];
  readonly copulas: readonly string[];
  /** What may be between a copula and its predicate. */
  readonly adverbs: readonly string[];
  /** Subject pronouns with the number of a predicate, or `nt`. */
  readonly pronouns: Readonly<Record<string, string>>;
  /** Adjectives that do not show their gender or number as others do, or that mostly are adverbs. */
  readonly uninflected: readonly string[];
  /** Nouns that say how much or of what kind, since what is before them may belong to the noun behind, and nouns of two genders. */
  readonly freeNouns: readonly string[];
  /** Words that end what a predicate may be. */
  readonly beforeEnd: readonly string[];
}

/** Base languages of these grammars. */
export const nordicLanguages: readonly string[] = languagesWithFile('nordic-agreement.json');

let grammars: Readonly<Record<string, NordicGrammar>> | undefined;

export function nordicGrammar(language: string): NordicGrammar | undefined {
  grammars ??= packData('nordic-agreement');
  return grammars[baseLanguage(language)];
}
