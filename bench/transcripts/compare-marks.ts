import type { MarkedWord } from './edited-sentence.ts';

/** What is compared. */
export const kinds = [
  'sentence end',
  'question mark',
  'comma',
  'capital of a sentence',
  'capital in a sentence',
] as const;
export type Kind = (typeof kinds)[number];

export interface Counts {
  expected: number;
  written: number;
  right: number;
}

const isOf: Readonly<Record<Kind, (word: MarkedWord, edited: MarkedWord) => boolean>> = {
  'sentence end': ({ mark }) => mark === 'stop' || mark === 'question',
  'question mark': ({ mark }) => mark === 'question',
  comma: ({ mark }) => mark === 'comma',
  // Where the edited text begins a sentence.
  'capital of a sentence': ({ capital }, { first }) => first && capital,
  'capital in a sentence': ({ capital }, { first }) => !first && capital,
};

/** Adds what is the same and what is not. Both have the same words. */
export function compareMarks(
  edited: readonly MarkedWord[],
  restored: readonly MarkedWord[],
  counts: ReadonlyMap<Kind, Counts>,
): void {
  if (edited.length !== restored.length)
    throw new Error(`${edited.length} words, and ${restored.length} were restored`);
  for (const [index, word] of edited.entries()) {
    const other = restored[index] as MarkedWord;
    for (const kind of kinds) {
      const count = counts.get(kind) as Counts;
      const [expected, written] = [isOf[kind](word, word), isOf[kind](other, word)];
      count.expected += Number(expected);
      count.written += Number(written);
      count.right += Number(expected && written);
    }
  }
}

export function noCounts(): ReadonlyMap<Kind, Counts> {
  return new Map(kinds.map((kind) => [kind, { expected: 0, written: 0, right: 0 }]));
}

/** Precision, recall and F1 in percent. */
export function scoresOf({ expected, written, right }: Counts): readonly [number, number, number] {
  const precision = written === 0 ? 0 : (100 * right) / written;
  const recall = expected === 0 ? 0 : (100 * right) / expected;
  return [precision, recall, precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)];
}
