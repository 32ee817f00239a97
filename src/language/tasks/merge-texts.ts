import type { Segment } from '../../contracts/segment.ts';
import { extractMarked } from '../tag-handling/extract-marked.ts';
import type { ExtractionInput } from './extract-texts.ts';

export interface MergeInput extends ExtractionInput {
  /** One for each segment of each text. */
  readonly translated: readonly (readonly Segment[])[];
  readonly targetLanguage: string;
}

/**
 * Texts with translations at the positions of their segments. They are taken apart once more, since what a text was taken
 * apart into cannot be handed between threads.
 */
export function run({ texts, options, translated, targetLanguage }: MergeInput): readonly string[] {
  return texts.map((text, index) => extractMarked(text, options).merge(translated[index] ?? [], targetLanguage));
}
