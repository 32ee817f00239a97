import type { QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { EvaluatorReport } from './doctor-report.ts';
import { badOutcome, ended } from './inspect-engines.ts';

const pair = { source: 'en', target: 'es' };
const segments = [{ source: 'The house.', target: 'La casa.' }];

/** `tried`: somebody else knows that it works. */
export async function inspectEvaluator(
  evaluator: QualityEvaluator,
  tried: boolean,
  signal: AbortSignal,
): Promise<EvaluatorReport> {
  await Promise.race([evaluator.started?.(), ended(signal)]);
  const health = evaluator.health();
  const isTried = health.state === 'ready' && !tried && evaluator.serves(pair);
  return { id: evaluator.id, ...health, ...(isTried && { trial: await tryEvaluation(evaluator, signal) }) };
}

async function tryEvaluation(
  evaluator: QualityEvaluator,
  signal: AbortSignal,
): Promise<NonNullable<EvaluatorReport['trial']>> {
  const start = performance.now();
  try {
    await evaluator.evaluate({ ...pair, segments }, signal);
    return { ...pair, milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    return { ...pair, ...badOutcome(error, signal) };
  }
}
