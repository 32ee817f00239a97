import { readPackJson } from '../../../packs/pack-files.ts';

/** Cells of a declension, by case and gender: `Nm Df Gf Gp`. */
type Cells = string;

/** What German agreement knows of phrases with a noun, beside the dictionary: `languages/de/noun-phrases.json`. */
interface NounPhrases {
  /** Forms of the definite article with their cells. */
  readonly articles: Readonly<Record<string, Cells>>;
  /** Stems that articles are written together with: `derjenige`. */
  readonly behindArticles: readonly string[];
  readonly determiners: readonly {
    readonly stems: readonly string[];
    readonly endings: Readonly<Record<string, Cells>>;
  }[];
  /** Stems that are shorter before an ending: `eure`. */
  readonly shortened: Readonly<Record<string, string>>;
  /** Determiners that have a form without an ending, as `ein` has. */
  readonly withoutEnding: readonly string[];
  /** Determiners behind which adjectives may have strong endings. */
  readonly beforeStrong: readonly string[];
  /** Determiners that are pronouns as well. */
  readonly alone: readonly string[];
  /** `im`: preposition and article. */
  readonly contractions: Readonly<Record<string, readonly string[]>>;
  /** Prepositions by the cases that they have: `AD`. */
  readonly prepositions: Readonly<Record<string, readonly string[]>>;
  /** Forms that are another word. */
  readonly noDeterminers: readonly string[];
  /** Nouns of more than one gender, which a dictionary has with one. */
  readonly severalGenders: Readonly<Record<string, string>>;
  /** Nouns that are others, with another gender, beside words that have one of these parts. */
  readonly gendersBySubject: Readonly<Record<string, readonly string[]>>;
  /** Prepositions that an infinitive may follow. */
  readonly withInfinitive: readonly string[];
  readonly adjectiveEndings: {
    readonly weak: Readonly<Record<'e' | 'en', Cells>>;
    readonly mixed: Readonly<Record<string, Cells>>;
    readonly strong: Readonly<Record<string, Cells>>;
  };
  /** Nouns that end in -n in all cases but one, and ends of such nouns. */
  readonly weakNouns: readonly string[];
  readonly weakEndings: readonly string[];
  /** Those that are not right without it, beside the ones that the endings of the dictionary show. */
  readonly surelyWeak: readonly string[];
  /** Nouns with an ending of such nouns that are none. */
  readonly strong: readonly string[];
  /** Stems of adjectives that no dictionary lists as such, and ends of others. */
  readonly adjectives: readonly string[];
  readonly adjectiveEnds: readonly string[];
  /** Words that look like adjectives. */
  readonly noAdjectives: readonly string[];
  readonly adverbsBehindPrepositions: readonly string[];
  /** Behind these an article may be a pronoun. */
  readonly beforePronouns: readonly string[];
  /** Words before `zu` that make an adverb of it: `viel zu hoch`. */
  readonly beforeTooMuch: readonly string[];
  /** Adverbs before adjectives. */
  readonly modifiers: readonly string[];
  /** Phrases whose last word is a noun. */
  readonly fixedCapitals: readonly (readonly string[])[];
  readonly uncountable: readonly string[];
  readonly numbers: readonly string[];
  /** Nouns that stay in the singular behind numbers. */
  readonly counted: readonly string[];
  /** Words of other languages: a sentence that has one is left alone. */
  readonly foreign: readonly string[];
}

/** What it knows of verbs: `languages/de/verbs.json`. */
interface Verbs {
  readonly finite: { readonly singular: readonly string[]; readonly plural: readonly string[] };
  /** Verbs that take an object in the accusative. */
  readonly withObject: readonly string[];
  readonly betweenVerbAndObject: readonly string[];
  /** Verbs of going somewhere, and of being somewhere. */
  readonly moving: readonly string[];
  readonly dwelling: readonly string[];
  readonly modal: readonly string[];
  readonly subordinating: readonly string[];
  /** Behind these, `Ich` begins no sentence and has a small letter. */
  readonly withCapitalIch: readonly string[];
  /** Words that begin another clause. */
  readonly joining: readonly string[];
  /** Behind these, a noun has the case of another one. */
  readonly comparing: readonly string[];
  /** Verbs beside which two nouns may be in the nominative, or the subject is behind the verb. */
  readonly copulas: readonly string[];
  /** Those of them that an infinitive of another verb may follow. */
  readonly conditional: readonly string[];
  readonly withDative: readonly string[];
  /** Of the first, second and third person of the singular, and of the first of the plural. */
  readonly persons: readonly (readonly string[])[];
  /** Forms that are also of the third person, in reported speech. */
  readonly subjunctive: readonly string[];
  /** Nouns in the singular that may have a verb in the plural. */
  readonly collective: readonly string[];
  /** Words that may be a subject or begin one. */
  readonly otherSubjects: readonly string[];
  /** Words that have a small letter within a sentence. */
  readonly smallWithin: readonly string[];
  /** Words that begin a clause with a small letter. */
  readonly behindComma: readonly string[];
}

export const nounPhrases = readPackJson<NounPhrases>('de', 'noun-phrases.json');
export const verbs = readPackJson<Verbs>('de', 'verbs.json');
