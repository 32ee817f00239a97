import { type CorrectedText, correctedText } from '../shared/corrected-texts.ts';
import type { LanguageToolMatch } from './languagetool-client.ts';
import { readMatches } from './read-matches.ts';

export interface MatchesInput {
  readonly text: string;
  readonly matches: readonly LanguageToolMatch[];
  readonly language: string;
}

export function run({ text, matches, language }: MatchesInput): CorrectedText {
  const { edits, spelling } = readMatches(text, matches, language);
  return correctedText(text, language, edits, spelling);
}
