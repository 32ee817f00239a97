import type { Clock } from '../../contracts/clock.ts';
import type { ImprovementBatch, ImprovementOutcome, WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type EngineCall, watchEngineCall } from '../../observability/watch-engine-call.ts';
import { withoutSoftHyphens } from './soft-hyphens.ts';

export interface WritingEngineAttempts {
  /** Best first. */
  readonly writingEngines: readonly WritingEngine[];
  /** One with another behind it is given up after this time, so that the other has some left. */
  readonly milliseconds: number;
  readonly clock: Pick<Clock, 'after'>;
  /** What it is asked: engines differ in what they do by themselves. */
  batchFor(writingEngine: WritingEngine): Promise<ImprovementBatch>;
  onCall(call: EngineCall): void;
  onReplaced(replacement: { readonly failed: string; readonly next: string; readonly error: unknown }): void;
}

export interface AttemptedImprovement {
  readonly writingEngine: WritingEngine;
  /** The texts that it was asked for. */
  readonly asked: readonly string[];
  readonly outcome: ImprovementOutcome;
}

/** Asks one after the other until one succeeds. The first failure is what the caller sees if none does. */
export async function tryWritingEngines(
  attempts: WritingEngineAttempts,
  signal: AbortSignal,
): Promise<AttemptedImprovement> {
  const { writingEngines, onReplaced } = attempts;
  let first: { readonly failure: unknown } | undefined;
  for (const [index, writingEngine] of writingEngines.entries()) {
    const next = writingEngines[index + 1];
    try {
      const answered = await (next === undefined
        ? improve(writingEngine, attempts, signal)
        : improveWithin(writingEngine, attempts, signal));
      return { writingEngine, ...answered };
    } catch (error) {
      signal.throwIfAborted();
      if (isTooLarge(error)) throw error;
      first ??= { failure: error };
      if (next !== undefined) onReplaced({ failed: writingEngine.id, next: next.id, error });
    }
  }
  throw (
    first?.failure ??
    new ServiceError('engine_unavailable', { reason: 'no writing engine is available for this language.' })
  );
}

async function improveWithin(
  writingEngine: WritingEngine,
  attempts: WritingEngineAttempts,
  signal: AbortSignal,
): Promise<Omit<AttemptedImprovement, 'writingEngine'>> {
  const late = new AbortController();
  const timeOver = (): void => late.abort(new ServiceError('engine_timed_out', {}));
  const cancel = attempts.clock.after(attempts.milliseconds, timeOver);
  try {
    return await improve(writingEngine, attempts, AbortSignal.any([signal, late.signal]));
  } finally {
    cancel();
  }
}

async function improve(
  writingEngine: WritingEngine,
  { batchFor, onCall }: WritingEngineAttempts,
  signal: AbortSignal,
): Promise<Omit<AttemptedImprovement, 'writingEngine'>> {
  const batch = await batchFor(writingEngine);
  const { length } = batch.texts;
  return watchEngineCall({ engine: writingEngine.id, segments: length }, signal, onCall, async () => {
    const { texts, restore } = withoutSoftHyphens(batch.texts);
    const outcome = await writingEngine.improve({ ...batch, texts }, signal);
    if (outcome.texts.length === length) return { asked: batch.texts, outcome: restore(outcome) };
    // Texts would be mixed up, so nothing of the outcome is used.
    const counts = `answered ${outcome.texts.length} texts where ${length} were asked for`;
    throw new ServiceError('engine_failed', {}, { cause: new Error(`Engine '${writingEngine.id}' ${counts}.`) });
  });
}

/** The text is at fault, whichever engine works on it. */
function isTooLarge(error: unknown): boolean {
  return error instanceof ServiceError && (error as ServiceError).code === 'work_too_large';
}
