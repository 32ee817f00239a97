import type { EvaluationOutcome, QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import type { run as scoreSegments } from '../../language/tasks/score-segments.ts';
import { textTask } from '../../language/tasks/text-task.ts';
import type { Events } from '../../observability/events.ts';
import { watchEngineCall } from '../../observability/watch-engine-call.ts';
import { requireEvaluator } from './evaluated-pair.ts';
import type { EvaluatedText, EvaluationResult } from './evaluation-content.ts';

export interface EvaluationTools {
  /** Undefined where none is installed. */
  readonly evaluator: QualityEvaluator | undefined;
  readonly textWork: TextWork;
  readonly events: Pick<Events, 'engineCalled'>;
}

/** Words of smaller texts are counted within some milliseconds. */
const inlineSize = 100_000;
const score = textTask<typeof scoreSegments>(
  'score',
  new URL('../../language/tasks/score-segments.ts', import.meta.url),
  inlineSize,
);

/** Findings and scores of a text, for somebody who does not wait at a request. */
export async function evaluateText(
  tools: EvaluationTools,
  accountId: string,
  { pair, segments }: EvaluatedText,
  signal: AbortSignal,
): Promise<EvaluationResult> {
  const { textWork, events } = tools;
  const evaluator = requireEvaluator(tools.evaluator);
  const work = textWork.open({ accountId, urgency: 'background', signal });
  const request = { ...pair, segments, accountId, urgency: 'background', work } as const;
  const outcome: EvaluationOutcome =
    segments.length === 0
      ? { segments: [], warnings: [] }
      : await watchEngineCall(
          { engine: evaluator.id, segments: segments.length },
          signal,
          (call) => events.engineCalled(call),
          () => evaluator.evaluate(request, signal),
        );
  const size = segments.reduce((sum, { source, target }) => sum + source.length + target.length, 1);
  const scores = await work.run(score, { segments, evaluations: outcome.segments }, size);
  return {
    overall: scores.overall,
    warnings: [...new Set(outcome.warnings.map(({ code }) => code))].sort(),
    segments: segments.map((segment, index) => ({
      ...segment,
      score: scores.segments[index] as number,
      findings: outcome.segments[index]?.findings ?? [],
    })),
  };
}
