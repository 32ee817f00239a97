import type { ImprovementBatch } from '../../contracts/engines/writing-engine.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import type { CorrectedOutcome } from './corrected-texts.ts';

/** Corrects texts by what a grammar checker found, by rules of ours and by a dictionary. */
export interface SpellingCorrector extends AsyncDisposable {
  /** `found` has the edits of each text. */
  improveWith(
    batch: ImprovementBatch,
    found: readonly (readonly TextEdit[])[],
    signal: AbortSignal,
  ): Promise<CorrectedOutcome>;
  languages(): readonly string[];
}
