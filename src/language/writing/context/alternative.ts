import type { Reading, ReadWord } from './sentence.ts';

/** What may be meant instead of the words from `from` to before `to` of a reading; where both are the same, it is put before them. */
export interface Alternative {
  readonly from: number;
  readonly to: number;
  /** In small letters. */
  readonly words: readonly string[];
  /** Kind of mistake: what `context.json` of the pack weighs, and the end of the name of the rule. */
  readonly kind: string;
  /** How unlikely the slip is by itself, in the logarithms of the model. */
  readonly cost?: number;
}

/** What may be meant at a position of a text, by the tables of a language. */
export type Proposer<Word extends ReadWord> = (reading: Reading<Word>, position: number) => readonly Alternative[];
