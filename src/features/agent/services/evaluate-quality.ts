import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { TextDetector } from '../../../language/tasks/text-detector.ts';
import { detectSource } from '../../quality/detect-source.ts';
import { type EvaluationTools, evaluateText } from '../../quality/evaluate-text.ts';
import { readSource, readTarget, requireEvaluator, requireServed } from '../../quality/evaluated-pair.ts';
import type { EvaluationResult } from '../../quality/evaluation-content.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';

export interface EvaluateQualityOptions extends EvaluationTools {
  readonly detector: TextDetector;
}

interface EvaluateQualityInput {
  readonly segments: readonly { readonly source: string; readonly target: string }[];
  readonly target_lang: string;
  readonly source_lang?: string;
  /** What becomes of pairs that nothing evaluates; `refuse` by default. */
  readonly unsupported?: 'refuse' | 'keep';
}

const segment = {
  type: 'object',
  required: ['source', 'target'],
  properties: { source: inputs.text, target: inputs.text },
};

/** `evaluate_quality`: as `POST /v1/quality-evaluation`. */
export function evaluateQuality(options: EvaluateQualityOptions): AgentService<EvaluateQualityInput> {
  return {
    input: inputSchema(['segments', 'target_lang'], {
      segments: { type: 'array', items: segment, maxItems: 500 },
      target_lang: inputs.language,
      source_lang: inputs.language,
      unsupported: { enum: ['refuse', 'keep'] },
    }),
    isFree: true,
    unavailable: () => (options.evaluator === undefined ? 'no quality evaluator is installed.' : undefined),
    assume: ({ segments, source_lang }) => ({
      score: 100,
      source_lang: source_lang ?? '',
      segments: segments.map(({ source, target }) => ({ source, target, score: 100, errors: [] })),
    }),
    async prepare({ caller: { identity } }, { segments, target_lang, source_lang, unsupported }, signal) {
      const { detector, textWork } = options;
      const accountId = identity.account.id;
      const evaluator = requireEvaluator(options.evaluator);
      const target = readTarget(target_lang);
      const work = textWork.open({ accountId, urgency: 'background', signal });
      const sources = segments.map(({ source }) => source);
      const source =
        source_lang === undefined
          ? await detectSource({ detector, evaluator, work }, sources, target)
          : readSource(source_lang);
      const isServed = segments.length > 0 && source !== target && evaluator.serves({ source, target });
      if (unsupported === 'keep' && !isServed)
        return { run: async () => ({ score: null, source_lang: source, segments: [] }) };
      requireServed(evaluator, { source, target }, 'target_lang');
      const content = { pair: { source, target }, segments };
      return {
        run: async (running) => answerOf(source, await evaluateText(options, accountId, content, running)),
      };
    },
  };
}

function answerOf(source: string, { overall, segments }: EvaluationResult): JsonValue {
  return {
    score: overall,
    source_lang: source,
    segments: segments.map(({ source: text, target, score, findings }) => ({
      source: text,
      target,
      score,
      errors: findings.map(({ type, subType, severity, explanation }) => ({
        type,
        sub_type: subType,
        severity,
        explanation,
      })),
    })),
  };
}
