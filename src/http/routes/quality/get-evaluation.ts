import { Readable } from 'node:stream';
import type { QualityEvaluations } from '../../../features/quality/quality-evaluations.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { retryAfterHeader, setWarningsHeader, warningsHeader } from '../../schemas/service-headers.ts';
import { writeEvaluation } from './answer-evaluation.ts';
import { EvaluationAnswer, EvaluationParams, ProcessingAnswer, qualityTag } from './quality-schemas.ts';

/** In seconds. */
const retryAfter = 1;

export function getEvaluationOperations(evaluations: QualityEvaluations): readonly Operation[] {
  const get = (id: string, path: string, summary: string): Operation =>
    defineOperation<undefined, undefined, EvaluationParams>({
      id,
      method: 'GET',
      path,
      access: { kind: 'developer', scope: 'quality:evaluate' },
      summary,
      description:
        'Answers 202 until the evaluation has ended, then 200 for 24 hours, with the errors and a score from 0 to 100 for each segment and for the whole text. Of a document, the first 500 segments are evaluated. `X-Service-Warnings` lists what could not be evaluated as requested.',
      tag: qualityTag,
      params: EvaluationParams,
      response: EvaluationAnswer,
      otherAnswers: { 202: ProcessingAnswer },
      responseHeaders: { ...retryAfterHeader, ...warningsHeader },
      async handle({ params, identity, reply }): Promise<EvaluationAnswer | ProcessingAnswer | Readable> {
        const jobId = params.job_id.toLowerCase();
        const status = await evaluations.status(identity, jobId);
        if (status.state === 'processing') {
          reply.code(202).header('retry-after', String(retryAfter));
          return { job_id: jobId, status: 'processing' };
        }
        if (status.state === 'error')
          return { job_id: jobId, status: 'error', error: { code: 'evaluation_failed', message: status.message } };
        setWarningsHeader(reply, status.result.warnings);
        reply.type('application/json; charset=utf-8');
        return Readable.from(writeEvaluation(jobId, status.result), { objectMode: false });
      },
    });
  return [
    get('getQualityEvaluation', '/v1/quality-evaluations/:job_id', 'Read the evaluation of a translation'),
    get(
      'getQualityEvaluationByAlias',
      '/v1/quality-evaluation/:job_id',
      'Read the evaluation of a translation, at the path that takes segments',
    ),
  ];
}
