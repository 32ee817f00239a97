/** `name`: nothing but a proper noun. `person`: one that people have. */
export type WordKind = 'word' | 'name' | 'person';

/** The words of a language, as an installed dictionary has them. */
export interface Lexicon {
  /** Undefined for what it does not know. The spelling counts, capitals included. */
  kindOf(word: string): WordKind | undefined;
}
