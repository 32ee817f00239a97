import type { Reading, ReadWord } from './reading.ts';

/** What may be meant instead of the words from `from` to before `to` of a reading; where both positions are equal, the words are inserted there. */
export interface Alternative {
  readonly from: number;
  readonly to: number;
  /** In small letters. */
  readonly words: readonly string[];
  /** Kind of mistake: `context.json` of the pack has a weight for it, and the id of the rule ends with it. */
  readonly kind: string;
  /** How unlikely the slip is by itself, as a natural logarithm. */
  readonly cost?: number;
}

/** What may be meant at a position of a text, by the tables of a language. */
export type Proposer<Word extends ReadWord> = (reading: Reading<Word>, position: number) => readonly Alternative[];
