import { candidates } from '../../writing/spelling/candidates.ts';
import { formations } from '../../writing/spelling/word-formation.ts';

export interface CandidatesInput {
  readonly words: readonly string[];
  readonly language: string;
}

/** What may have been meant where a word is written. */
export interface WordCandidates {
  readonly word: string;
  /** Candidates with what the slips cost; most are no words. */
  readonly costs: ReadonlyMap<string, number>;
  /** Parts that the word may be formed of by rule. */
  readonly formed: readonly (readonly string[])[];
}

export function run({ words, language }: CandidatesInput): readonly WordCandidates[] {
  return words.map((word) => ({
    word,
    costs: candidates(word, language),
    formed: formations(word, language),
  }));
}
