import type { ImprovementBatch } from '../../contracts/engines/writing-engine.ts';
import { composeCorrections } from '../../language/writing/compose-corrections.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import type { CorrectedOutcome } from './corrected-texts.ts';
import type { SpellingCorrector } from './spelling-corrector.ts';

/** What a spelling uncovers is found in a second pass. */
const passes = 2;

/** Corrects texts by a grammar checker and a corrector of spelling, and then what they made of them. */
export async function correctInPasses(
  batch: ImprovementBatch,
  corrector: SpellingCorrector,
  find: (texts: readonly string[]) => Promise<readonly (readonly TextEdit[])[]>,
  signal: AbortSignal,
): Promise<CorrectedOutcome> {
  let outcome: CorrectedOutcome = { texts: batch.texts, corrections: batch.texts.map(() => []), warnings: [] };
  for (let pass = 0; pass < passes; pass += 1) {
    const { texts, corrections, warnings } = outcome;
    const next = await corrector.improveWith({ ...batch, texts }, await find(texts), signal);
    outcome = {
      texts: next.texts,
      corrections: batch.texts.map((text, index) =>
        composeCorrections(text, corrections[index] ?? [], next.corrections[index] ?? []),
      ),
      warnings: pass === 0 ? next.warnings : warnings,
    };
    if (next.texts.every((text, index) => text === texts[index])) break;
  }
  return outcome;
}
