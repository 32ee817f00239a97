import type { InflectionTable } from '../../contracts/language/inflection-table.ts';
import { inflectionOf } from '../../language/inflection/held-inflections.ts';
import { type CorrectedText, correctedText } from '../shared/corrected-texts.ts';
import type { LanguageToolMatch } from './languagetool-client.ts';
import { readMatches } from './read-matches.ts';

export interface MatchesInput {
  readonly text: string;
  readonly matches: readonly LanguageToolMatch[];
  readonly language: string;
  /** Absent where no lexicon writes forms of the language. */
  readonly inflection?: InflectionTable | undefined;
}

export function run({ text, matches, language, inflection }: MatchesInput): CorrectedText {
  const { edits, spelling } = readMatches(text, matches, language);
  return correctedText(text, language, edits, { spelling, inflection: inflectionOf(inflection) });
}
