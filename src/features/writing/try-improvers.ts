import type { ImprovementBatch, ImprovementOutcome, TextImprover } from '../../contracts/engines/text-improver.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type EngineCall, watchEngineCall } from '../../observability/watch-engine-call.ts';

export interface ImproverAttempts {
  /** Best first. */
  readonly improvers: readonly TextImprover[];
  /** One with another behind it is given up after this time, so that the other has some left. */
  readonly milliseconds: number;
  /** What it is asked: engines differ in what they do by themselves. */
  batchFor(improver: TextImprover): ImprovementBatch;
  onCall(call: EngineCall): void;
  onReplaced(replacement: { readonly failed: string; readonly next: string; readonly error: unknown }): void;
}

export interface AttemptedImprovement {
  readonly improver: TextImprover;
  readonly outcome: ImprovementOutcome;
}

/** Asks one after the other until one succeeds. The first failure is what the caller sees if none does. */
export async function tryImprovers(attempts: ImproverAttempts, signal: AbortSignal): Promise<AttemptedImprovement> {
  const { improvers, onReplaced } = attempts;
  let first: { readonly failure: unknown } | undefined;
  for (const [index, improver] of improvers.entries()) {
    const next = improvers[index + 1];
    try {
      const outcome = await (next === undefined
        ? improve(improver, attempts, signal)
        : improveWithin(improver, attempts, signal));
      return { improver, outcome };
    } catch (error) {
      signal.throwIfAborted();
      first ??= { failure: error };
      if (next !== undefined) onReplaced({ failed: improver.id, next: next.id, error });
    }
  }
  throw first?.failure ?? new ServiceError('engine_unavailable', { reason: 'none improves such texts any more.' });
}

async function improveWithin(
  improver: TextImprover,
  attempts: ImproverAttempts,
  signal: AbortSignal,
): Promise<ImprovementOutcome> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new ServiceError('engine_timed_out', {})), attempts.milliseconds);
  try {
    return await improve(improver, attempts, AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}

function improve(
  improver: TextImprover,
  { batchFor, onCall }: ImproverAttempts,
  signal: AbortSignal,
): Promise<ImprovementOutcome> {
  const batch = batchFor(improver);
  const { length } = batch.texts;
  return watchEngineCall({ engine: improver.id, segments: length }, signal, onCall, async () => {
    const outcome = await improver.improve(batch, signal);
    if (outcome.texts.length === length) return outcome;
    // Texts would be mixed up, so nothing of the outcome is used.
    const counts = `answered ${outcome.texts.length} texts where ${length} were asked for`;
    throw new ServiceError('engine_failed', {}, { cause: new Error(`Engine '${improver.id}' ${counts}.`) });
  });
}
