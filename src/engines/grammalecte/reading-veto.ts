import type { GrammarFinding, ReadWord } from './read-answer.ts';

/** Whether a finding is no mistake, though its rule takes it for one. */
export type Veto = (sentence: string, finding: GrammarFinding, words: readonly ReadWord[]) => boolean;

export function has({ readings }: ReadWord, tag: RegExp): boolean {
  return readings.some((reading) => tag.test(reading));
}

export function isUnknown({ readings }: ReadWord): boolean {
  return readings.length === 0;
}
