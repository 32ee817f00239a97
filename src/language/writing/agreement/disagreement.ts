import type { WordReading } from '../../../contracts/language/morphology.ts';

/** A word that does not agree, and the forms that do: any of them that a lexicon writes. */
export interface ChangedWord {
  readonly index: number;
  readonly forms: readonly WordReading[];
  /** What is written, where no lexicon need say it. */
  readonly text?: string;
  /** The preposition that is part of the word: `de` of `del`. */
  readonly preposition?: string;
  /** Forms that are shorter here: `primer` for `primero`. */
  readonly shortened?: Readonly<Record<string, string>>;
  /** An article whose preposition is before it: `de` and `el` become `del`. */
  readonly isArticle?: boolean;
}

/** Words that should agree and cannot, whatever their readings. */
export interface Disagreement {
  readonly rule: string;
  /** The words that were compared. */
  readonly compared: readonly number[];
  /** One word only: where two would have to change, nobody knows which of them is wrong. */
  readonly change: ChangedWord;
}
