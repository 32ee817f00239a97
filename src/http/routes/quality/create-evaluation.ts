import type { QualityEvaluations } from '../../../features/quality/quality-evaluations.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { recordLanguages } from '../../plugins/request-record.ts';
import { refuseBrokenText } from '../../schemas/text-rules.ts';
import { JobAnswer, qualityTag, SegmentsBody, segmentsBodyLimit } from './quality-schemas.ts';

export function createEvaluationOperation(evaluations: QualityEvaluations): Operation {
  return defineOperation<SegmentsBody, undefined>({
    id: 'createQualityEvaluation',
    method: 'POST',
    path: '/v1/quality-evaluation',
    access: { kind: 'developer', scope: 'quality:evaluate' },
    summary: 'Evaluate segments and their translations',
    description:
      'The server responds as soon as it has stored the encrypted segments, and evaluates them in the background. Read the result with the job id. Evaluations are not billed. They need the plan `pro` and an account that has the right.',
    tag: qualityTag,
    isBilled: true,
    bodyLimit: segmentsBodyLimit,
    body: SegmentsBody,
    status: 202,
    response: JobAnswer,
    async handle({ body, identity, request, signal }): Promise<JobAnswer> {
      const { source_lang: sourceLanguage, target_lang: targetLanguage, segments } = body;
      recordLanguages(request.record, { source: sourceLanguage, target: targetLanguage });
      for (const [index, { source, target }] of segments.entries()) {
        refuseBrokenText(`segments[${index}].source`, source);
        refuseBrokenText(`segments[${index}].target`, target);
      }
      const order = { ...(sourceLanguage === undefined ? {} : { sourceLanguage }), targetLanguage, segments };
      return { job_id: await evaluations.submit(identity, order, signal) };
    },
  });
}
