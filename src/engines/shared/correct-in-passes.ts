import type { Correction } from '../../contracts/engines/correction.ts';
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
  const texts = [...batch.texts];
  const corrections: (readonly Correction[])[] = batch.texts.map(() => []);
  let warnings: CorrectedOutcome['warnings'] = [];
  // What a pass leaves as it is, the next one would leave as well.
  let changed: readonly number[] = [...texts.keys()];
  for (let pass = 0; pass < passes && changed.length > 0; pass += 1) {
    const asked = changed.map((index) => texts[index] as string);
    const next = await corrector.improveWith({ ...batch, texts: asked }, await find(asked), signal);
    if (pass === 0) warnings = next.warnings;
    for (const [position, index] of changed.entries()) {
      texts[index] = next.texts[position] as string;
      const made = next.corrections[position] ?? [];
      corrections[index] = composeCorrections(batch.texts[index] as string, corrections[index] ?? [], made);
    }
    changed = changed.filter((index, position) => texts[index] !== asked[position]);
  }
  return { texts, corrections, warnings };
}
