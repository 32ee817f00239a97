import type { QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import { answerSegment } from '../../http/routes/quality/answer-evaluation.ts';
import { baseLanguage, languageName } from '../../language/codes.ts';
import { scoreEvaluation } from '../../language/quality/score-evaluation.ts';
import { InlineTextWork } from '../../threads/inline-text-work.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import type { Checker } from './checker.ts';

/** Checks in this process, without accounts and jobs. Owns the evaluator from this call on. */
export async function createLocalChecker(
  evaluator: QualityEvaluator,
  warn: (message: string) => void,
): Promise<Checker> {
  await using opened = new AsyncDisposableStack();
  opened.use(evaluator);
  await evaluator.started?.();
  const textWork = opened.use(new InlineTextWork());
  const everything = opened.move();
  return {
    async check(pair, segments, signal) {
      if (pair.source === baseLanguage(pair.target) || !evaluator.serves(pair))
        throw new MisuseError(
          `Translations from ${languageName(pair.source)} into ${languageName(pair.target)} cannot be checked here.`,
        );
      const outcome = await evaluator.evaluate({ ...pair, segments, work: textWork.open({ signal }) }, signal);
      for (const { message } of outcome.warnings) warn(message);
      const scores = scoreEvaluation(segments, outcome.segments);
      return segments.map((segment, index) => {
        const findings = outcome.segments[index]?.findings ?? [];
        return answerSegment({ ...segment, findings, score: scores.segments[index] ?? 100 }, index);
      });
    },
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}
