import type { EvaluatedSegment } from '../../contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { CheckedSegment } from './check-report.ts';

/** What does the work of `dragoman check`: the evaluators of this machine, or a server. */
export interface Checker extends AsyncDisposable {
  /** Same count and order, at most 500 segments. Rejects with an error made for people, or with the reason of the signal. */
  check(
    pair: LanguagePair,
    segments: readonly EvaluatedSegment[],
    signal: AbortSignal,
  ): Promise<readonly CheckedSegment[]>;
}
