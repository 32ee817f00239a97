import type { ImprovementOutcome } from '../../contracts/engines/writing-engine.ts';
import type { Inflection } from '../../language/inflection/inflection.ts';
import { correctText } from '../../language/writing/find-corrections.ts';
import { isProbablyForeign } from '../../language/writing/spelling/find-misspellings.ts';
import type { Spelling } from '../../language/writing/spelling/spelling.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';

export interface CorrectedText {
  readonly text: string;
  /** Probably in another language, and so left as it is. */
  readonly foreign: boolean;
}

/** The text with what an engine has found, and what the rules of the language find beside it. */
export function correctedText(
  text: string,
  language: string,
  edits: readonly TextEdit[],
  { spelling, inflection }: { readonly spelling: Spelling; readonly inflection: Inflection },
): CorrectedText {
  if (isProbablyForeign(text, language, spelling)) return { text, foreign: true };
  return { text: correctText(text, language, edits, spelling, inflection), foreign: false };
}

/** What a corrector answers to a batch. */
export function correctedTexts(corrected: readonly CorrectedText[]): ImprovementOutcome {
  return {
    texts: corrected.map(({ text }) => text),
    warnings: corrected.some(({ foreign }) => foreign) ? [doubtful] : [],
  };
}

const doubtful = {
  code: 'language_doubtful',
  message: 'A text is probably in another language and was not changed.',
};
