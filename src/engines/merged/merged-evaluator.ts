import type {
  EvaluationOutcome,
  EvaluationRequest,
  EvaluationWarning,
  QualityEvaluator,
  SegmentEvaluation,
} from '../../contracts/engines/quality-evaluator.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { mergeFindings } from '../../language/quality/merge-findings.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';

/**
 * Several evaluators as one. All that serve a pair evaluate it at the same time; one that fails is left out with a warning,
 * unless all fail.
 */
export class MergedEvaluator implements QualityEvaluator {
  readonly id = 'merged';
  readonly #evaluators: readonly QualityEvaluator[];
  readonly #calls = new EngineCalls();

  /** The most exact evaluator first: its findings are kept where several mean the same error. It disposes of all. */
  constructor(evaluators: readonly QualityEvaluator[]) {
    this.#evaluators = evaluators;
  }

  get version(): string {
    return this.#evaluators.map(({ id, version }) => `${id} ${version}`).join(', ');
  }

  serves(pair: LanguagePair): boolean {
    return this.#evaluators.some((evaluator) => evaluator.serves(pair));
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    const states = this.#evaluators.map((evaluator) => evaluator.health());
    const best = states.find(({ state }) => state === 'ready') ?? states.find(({ state }) => state === 'failing');
    return best ?? states[0] ?? { state: 'unavailable', reason: 'no quality evaluator is configured' };
  }

  async started(): Promise<void> {
    await Promise.all(this.#evaluators.map((evaluator) => evaluator.started?.()));
  }

  evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    return this.#calls.runWithSignal({ signal }, (call) => this.#evaluate(request, call));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await Promise.all(this.#evaluators.map((evaluator) => evaluator[Symbol.asyncDispose]()));
  }

  async #evaluate(request: EvaluationRequest, signal: AbortSignal): Promise<EvaluationOutcome> {
    const serving = this.#evaluators.filter((evaluator) => evaluator.serves(request));
    const settled = await Promise.allSettled(
      serving.map(async (evaluator) => complete(evaluator, await evaluator.evaluate(request, signal), request)),
    );
    const outcomes = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (outcomes.length === 0) throw firstFailure(settled) ?? noEvaluator(request);
    const failed = settled.flatMap((result, index): readonly EvaluationWarning[] =>
      result.status === 'fulfilled' ? [] : [failedWarning(serving[index] as QualityEvaluator, result.reason)],
    );
    return {
      segments: request.segments.map((segment, index) => {
        const own = outcomes.map(({ segments }) => segments[index] as SegmentEvaluation);
        const scores = own.flatMap(({ score }) => score ?? []);
        const findings = mergeFindings(segment, own);
        return scores.length === 0 ? { findings } : { findings, score: mean(scores) };
      }),
      warnings: [...outcomes.flatMap(({ warnings }) => warnings), ...failed],
    };
  }
}

function complete(
  { id }: QualityEvaluator,
  outcome: EvaluationOutcome,
  { segments }: EvaluationRequest,
): EvaluationOutcome {
  if (outcome.segments.length === segments.length) return outcome;
  // Findings would be attributed to other segments, so nothing of the outcome is used.
  const counts = `answered ${outcome.segments.length} segments where ${segments.length} were asked for`;
  throw new ServiceError('engine_failed', {}, { cause: new Error(`Evaluator '${id}' ${counts}.`) });
}

function firstFailure(settled: readonly PromiseSettledResult<unknown>[]): unknown {
  return settled.find((result) => result.status === 'rejected')?.reason;
}

function noEvaluator({ source, target }: LanguagePair): ServiceError {
  return new ServiceError('engine_unavailable', { reason: `no quality evaluator serves ${source} to ${target}.` });
}

function failedWarning({ id }: QualityEvaluator, error: unknown): EvaluationWarning {
  const reason = error instanceof Error ? error.message : String(error);
  return { code: 'evaluator_failed', message: `The quality evaluator '${id}' failed and was left out: ${reason}` };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
