/**
 * What a language adds to the general rules of sentence ends. All lists are words separated by spaces, without their
 * last stop. A word in lower case represents every spelling; one with capitals only for itself (`Me` but not `me`).
 */
export interface LanguageRules {
  /** Always go on: titles and words that need what follows (`Dr`, `z.B`, `vs`). */
  readonly leading?: string;
  /** Go on before a number, end elsewhere (`No`, `Fig`, `Jan`). */
  readonly numbered?: string;
  /** Go on, except after a number, where they may end (`г` in `г. Москва`, `1980 г.`). */
  readonly units?: string;
  /** May end, but only where a word follows that commonly starts a sentence (`Inc`, `a.m`, `U.S`). */
  readonly doubtful?: string;
  /** End wherever a capital follows, although they look like abbreviations (`usw`, `k.t.p`). */
  readonly closing?: string;
  /** Words that start sentences and no names: articles, pronouns, conjunctions, with their capital. */
  readonly starters?: string;
  /** Numbers with a stop are ordinals: `3. Oktober`, `2. verdenskrig`. */
  readonly ordinals?: boolean;
}
