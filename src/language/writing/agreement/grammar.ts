/** What the agreement of a language needs to know beside its lexicon. */
export interface AgreementGrammar {
  /** Subject pronouns, each with the persons that its verb may have: `p3pl`. */
  readonly pronouns: Readonly<Record<string, string>>;
  /** Gender and number of pronouns that show both: `m.sg`. */
  readonly genders: Readonly<Record<string, string>>;
  /** What may be between a subject pronoun and its verb. */
  readonly clitics: readonly string[];
  /** Nouns that say when or how much: their phrase before a verb is mostly no subject, or its number is free. */
  readonly freeNouns: readonly string[];
  /** Tags of tenses that state something. */
  readonly indicative: readonly string[];
  /** Lemmas of verbs that a predicate follows. */
  readonly copulas: readonly string[];
  /** Of these the verb has the number of the predicate as well. */
  readonly identity: readonly string[];
  /** Forms of the auxiliary of compound tenses that are nothing else. */
  readonly auxiliaries: readonly string[];
  /** Masculine determiners that feminine nouns with a stressed first vowel have: `el agua`. */
  readonly beforeStressed: readonly string[];
  /** Contractions of a preposition and a masculine article, and how both are written apart before other articles. */
  readonly contractions: Readonly<Record<string, string>>;
  readonly conjunctions: readonly string[];
  readonly prepositions: readonly string[];
  /** Determiners that with an accent are a verb. */
  readonly accentTwins: readonly string[];
  /** Nouns that have both genders, by whom or what they name. */
  readonly commonNouns: readonly string[];
  /** Ends of masculine nouns that mostly name people, who may be women as well. */
  readonly personEndings: readonly string[];
  /** Nouns with such ends that name no people. */
  readonly things: readonly string[];
  /** What is shorter before a masculine noun. */
  readonly shortened: Readonly<Record<string, string>>;
}
