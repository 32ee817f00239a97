import { wordsToCheck } from '../../writing/spelling/find-misspellings.ts';

export interface WordsInput {
  readonly texts: readonly string[];
  readonly language: string;
}

/** The words of each text that a dictionary is asked about. */
export function run({ texts, language }: WordsInput): readonly (readonly string[])[] {
  return texts.map((text) => wordsToCheck(text, language));
}
