import type { WordReading } from '../../contracts/language/morphology.ts';
import { findSentences } from '../../language/segmentation/find-sentences.ts';
import {
  type EnglishChange,
  findEnglishChanges,
} from '../../language/writing/agreement/english/find-english-changes.ts';

/** A longer one is a list or no prose. */
const longestSentence = 1_500;

export interface EnglishInput {
  readonly texts: readonly string[];
  readonly language: string;
  /** The readings of their words. */
  readonly readings: ReadonlyMap<string, readonly WordReading[]>;
}

/** The changes of each text. */
export function run({ texts, language, readings }: EnglishInput): readonly (readonly EnglishChange[])[] {
  return texts.map((text) =>
    findSentences(text, language, { newlines: true })
      .filter(({ start, end }) => end - start <= longestSentence)
      .flatMap(({ start, end }) =>
        findEnglishChanges(text.slice(start, end), readings).map((change) => ({
          ...change,
          start: start + change.start,
          end: start + change.end,
        })),
      ),
  );
}
