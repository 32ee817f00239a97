import type { MemoryJobs } from '../../../features/translation-memories/memory-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { fileAddress, JobAnswer, JobParams, toJobAnswer } from './memory-job-schemas.ts';
import type { ImportSettings } from './tmx-body.ts';
import { memoryTag } from './translation-memory-schemas.ts';

export function getMemoryJobOperation(jobs: MemoryJobs, { publicAddress }: ImportSettings): Operation {
  return defineOperation<undefined, undefined, JobParams>({
    id: 'getTranslationMemoryJob',
    method: 'GET',
    path: '/v3/translation_memories/jobs/:job_id',
    access: { kind: 'developer', scope: 'translation_memories:read' },
    summary: 'Read the status of an import or export',
    description: 'Repeat the request every few seconds until the status is `completed` or `failed`.',
    tag: memoryTag,
    params: JobParams,
    response: JobAnswer,
    async handle({ params, identity, request }): Promise<JobAnswer> {
      const status = await jobs.get(identity.account.id, params.job_id);
      return toJobAnswer(status, fileAddress(status.job, publicAddress.of(request.caller)));
    },
  });
}
