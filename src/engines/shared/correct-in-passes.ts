import type { ImprovementBatch } from '../../contracts/engines/writing-engine.ts';
import { composeCorrections } from '../../language/writing/compose-corrections.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import { inlineSession } from '../../threads/inline-text-work.ts';
import type { CorrectedOutcome } from './corrected-texts.ts';
import type { EngineCalls } from './engine-calls.ts';
import type { SpellingCorrector } from './spelling-corrector.ts';

/** What a spelling uncovers is found in a second pass. */
const passes = 2;

/** A batch with the work of its request. */
export type WorkedBatch = ImprovementBatch & Required<Pick<ImprovementBatch, 'work'>>;

interface Checkers {
  readonly calls: EngineCalls;
  /** Spelling and our own rules. */
  readonly corrector: SpellingCorrector;
  /** The edits of the grammar checker in each text. */
  find(batch: WorkedBatch, signal: AbortSignal): Promise<readonly (readonly TextEdit[])[]>;
}

/** Corrects texts by a grammar checker and a corrector of spelling, and then what they made of them, as one call of the engine. */
export function correctInPasses(
  given: ImprovementBatch,
  { calls, corrector, find }: Checkers,
  signal: AbortSignal,
): Promise<CorrectedOutcome> {
  return calls.runWithSignal({ signal }, (call) => {
    const batch = { ...given, work: given.work ?? inlineSession(call) };
    return inPasses(batch, corrector, (texts) => find({ ...batch, texts }, call), call);
  });
}

async function inPasses(
  batch: WorkedBatch,
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
