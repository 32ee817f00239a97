/** What the agreement of a language needs to know beside its lexicon. */
export interface AgreementGrammar {
  /** Subject pronouns, each with the persons that its verb may have: `p3pl`. */
  readonly pronouns: Readonly<Record<string, string>>;
  /** Gender and number of pronouns that show both: `m.sg`. */
  readonly genders: Readonly<Record<string, string>>;
  /** What may be between a subject pronoun and its verb. */
  readonly clitics: readonly string[];
  /** What may be between other subjects and their verbs. */
  readonly beforeVerb: readonly string[];
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
  /** Contractions of a preposition and a determiner, and how both are written apart: `del` is `de el`. */
  readonly contractions: Readonly<Record<string, string>>;
  /** Determiners that other letters behind them change: before most, before `z`, `gn`, `sp` and the like, before a vowel. */
  readonly articles: Readonly<Record<string, readonly string[]>>;
  /** Further letters before which articles are as before most. */
  readonly plainLetters?: string;
  /** Contractions that are mostly written for the preposition alone: their gender says nothing. */
  readonly anyGender: readonly string[];
  /** What is before the subject of a clause, beside punctuation. */
  readonly subordinators: readonly string[];
  /** Behind these, and words before them, `que` compares: `melhor que eu`. */
  readonly comparatives: readonly string[];
  /** Prepositions of what belongs to a noun. */
  readonly of: readonly string[];
  /** Words before which articles are as before a vowel, whatever their letters. */
  readonly articleExceptions: readonly string[];
  /** Adjectives and determiners that mostly are adverbs in this form: `certo`, `junto`. */
  readonly adverbial: readonly string[];
  readonly conjunctions: readonly string[];
  readonly prepositions: readonly string[];
  /** Determiners that with an accent are a verb. */
  readonly accentTwins: readonly string[];
  /** Nouns that have both genders, by whom or what they name. */
  readonly commonNouns: readonly string[];
  /** Ends of masculine nouns that mostly name people, who may be women as well. */
  readonly personEndings: readonly string[];
  /** Ends of nouns that say their gender, `m` or `f`, where a lexicon may be wrong. */
  readonly genderEndings: Readonly<Record<string, string>>;
  /** Nouns with such ends that name no people. */
  readonly things: readonly string[];
  /** Last letters of words of the language: gender and number of others (`la lobby`, `i rumor`) are as authors like. Empty for any. */
  readonly lastLetters: string;
  /** Ends of words that are English where the English lexicon has them: nobody knows their gender. */
  readonly foreignEndings: readonly string[];
  /** Behind these, a word that may be an article before a noun may be a pronoun before a verb. */
  readonly beforeClitics: readonly string[];
  /** The plural person that one person is spoken to with, so that an adjective or participle may be in the singular: Italian `p2pl`. */
  readonly politePerson?: string;
  /** Endings that older authors gave the verbs of a pronoun: `io aveva`. */
  readonly olderEndings?: Readonly<Record<string, string>>;
  /** Accents that letters may have: `áâã` of `a`. Empty where none of them distinguishes words. */
  readonly accents?: Readonly<Record<string, string>>;
  /** Phrases with a noun that names people or things of another gender: `un cabeza de familia`. */
  readonly setPhrases?: readonly string[];
  /** Words that are right beside another with another accent: a reform took it from `polo`; `avós` are not only `avôs`. */
  readonly withOlderTwin?: readonly string[];
  /** Indefinite articles, which are numerals and pronouns as well. */
  readonly indefinite?: readonly string[];
  /** Words behind a noun that a lexicon has as a verb only: `el plasma de`, `el embrague no`. */
  readonly behindNouns?: readonly string[];
  /** Nouns that the name of a command or a part of a program follows, which may be the form of a verb. */
  readonly naming?: readonly string[];
  /** Prepositions that are nothing else and that no verb follows but an infinitive. */
  readonly barePrepositions?: readonly string[];
  /** Determiners that with an accent are a verb, and that verb: `esta` and `está`. */
  readonly verbsWithoutAccent?: Readonly<Record<string, string>>;
  /** Words that a verb follows and a determiner does not. */
  readonly beforeVerbs?: readonly string[];
  /** Prepositions and adverbs that follow such a verb. */
  readonly behindVerb?: readonly string[];
  readonly crase?: CraseGrammar;
  /** Determiners that have no plural: `ogni`. */
  readonly singularOnly?: readonly string[];
  /** What only feminine words have, and what masculine ones have instead: `un'`. */
  readonly feminineElisions?: Readonly<Record<string, string>>;
  /** Feminine words with the last letter of masculine ones: `auto`. */
  readonly feminineInO?: readonly string[];
  /** Adjectives that describe what is before them, though they are nouns as well: `favorito`. */
  readonly describing?: readonly string[];
  /** Adverbs before adjectives: `muy`. */
  readonly degrees?: readonly string[];
  readonly confusions?: readonly Confusion[];
  /** Lemmas of verbs that mostly are before their subject, and of those that are with a pronoun before them. */
  readonly inverting?: readonly string[];
  readonly invertingWithPronoun?: readonly string[];
  readonly dativePronouns?: readonly string[];
  /** Prepositions that only an infinitive follows, of the verbs. */
  readonly beforeInfinitives?: readonly string[];
  /** Lemmas of verbs that an infinitive follows. */
  readonly modals?: readonly string[];
  /** Whether infinitives have persons. */
  readonly personalInfinitive?: boolean;
  /** Pronouns whose clause is the subject of another verb: `chi`. */
  readonly freeRelatives?: readonly string[];
  /** What begins relative clauses. */
  readonly relative?: string;
  /** Lemmas of nouns of people that are mostly the subject of a relative clause. */
  readonly people?: readonly string[];
  /** Plural pronouns that a relative clause follows. */
  readonly thoseWho?: readonly string[];
  /** Articles that begin a sentence where a word that may be a noun and a verb stand behind them: two verbs do not. */
  readonly initialArticles?: readonly string[];
  /** Articles and contractions that are never pronouns: their form depends on the letters behind them alone. */
  readonly pureArticles?: readonly string[];
  /** Adjectives and numerals that are shorter right before a masculine noun, and those that are before any noun in the singular. */
  readonly shortenedAdjectives?: Readonly<Record<string, string>>;
  /** Plurals that begin a phrase as determiners do, and that a lexicon has as adjectives. */
  readonly quantities?: readonly string[];
  /** Words of quantity before a noun, and what they are before an adjective: `molta` and `molto`. */
  readonly degreeForms?: Readonly<Record<string, string>>;
  /** Verbs whose plural differs in an accent, or that lexicons have with what follows: `tem que`. */
  readonly pluralTexts?: Readonly<Record<string, string>>;
  /** Lemmas of verbs that are passive with `si`: `si vede tre treni`. */
  readonly invertingWithReflexive?: readonly string[];
  readonly reflexive?: string;
  readonly moods?: readonly Mood[];
  /** Adjectives that say of a thing with an indefinite article behind them how it is: `É necessário uma análise`. */
  readonly impersonal?: readonly string[];
  /** What is shorter before a masculine noun. */
  readonly shortened: Readonly<Record<string, string>>;
}

/** What the subjunctive follows. */
export interface Mood {
  /** Sequences of words that end right before the clause: `espero que`. */
  readonly behind: readonly string[];
  /** The tag that its verb has, and the one that it should have: `pri` and `prs`. */
  readonly from: string;
  readonly to: string;
}

/** A word that is meant to be another one between these. An element is a word, `:finite`, `:noun`, `:inf`, `:number`, `{lemma|lemma}`, `^` or `$`. */
export interface Confusion {
  readonly wrong: string;
  readonly right: string;
  /** Any of these is right before it. */
  readonly before?: readonly string[];
  /** Any of these sequences is right behind it. */
  readonly after?: readonly string[];
  /** None of these is anywhere in the sentence. */
  readonly unless?: readonly string[];
}

/** Where the Portuguese preposition *a* is, and where it has no article. */
export interface CraseGrammar {
  /** Phrases that end in what asks for *a* before what they are about. */
  readonly governors: readonly string[];
  /** Of these, those before what is known to the reader, whatever follows, and unless an indefinite noun follows. */
  readonly definite: readonly string[];
  readonly mostlyDefinite: readonly string[];
  /** Lemmas of verbs that do. */
  readonly governingVerbs: readonly string[];
  /** Words that never have an article. */
  readonly pronouns: readonly string[];
}
