import type { Correction } from '../../contracts/engines/correction.ts';
import type { FoundCorrections } from '../../contracts/engines/text-corrector.ts';
import type { ImprovementOutcome } from '../../contracts/engines/writing-engine.ts';
import type { Inflection } from '../../language/inflection/inflection.ts';
import { applyCorrections } from '../../language/writing/compose-corrections.ts';
import { explainEdits } from '../../language/writing/explain-edits.ts';
import { joinCorrections } from '../../language/writing/find-corrections.ts';
import { isProbablyForeign } from '../../language/writing/spelling/find-misspellings.ts';
import type { Spelling } from '../../language/writing/spelling/spelling.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';

export interface CorrectedText {
  readonly text: string;
  /** What was changed, in positions of the text as it was. */
  readonly corrections: readonly Correction[];
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
  if (isProbablyForeign(text, language, spelling)) return { ...unchanged(text), foreign: true };
  const corrections = explainEdits(text, joinCorrections(text, language, edits, spelling, inflection));
  return { text: applyCorrections(text, corrections), corrections, foreign: false };
}

export function unchanged(text: string): CorrectedText {
  return { text, corrections: [], foreign: false };
}

/** What a corrector answers to a batch. */
export function correctedTexts(corrected: readonly CorrectedText[]): CorrectedOutcome {
  return {
    texts: corrected.map(({ text }) => text),
    corrections: corrected.map(({ corrections }) => corrections),
    warnings: corrected.some(({ foreign }) => foreign) ? [doubtful] : [],
  };
}

/** An outcome that says what was changed. */
export type CorrectedOutcome = ImprovementOutcome & Required<Pick<ImprovementOutcome, 'corrections'>>;

/** The same outcome as `TextCorrector` answers it. */
export function foundCorrections({ corrections, warnings }: CorrectedOutcome): FoundCorrections {
  return { corrections, warnings };
}

const doubtful = {
  code: 'language_doubtful',
  message: 'A text is probably in another language and was not changed.',
};
