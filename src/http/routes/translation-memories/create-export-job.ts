import { type Static, Type } from 'typebox';
import type { MemoryJobs } from '../../../features/translation-memories/memory-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { MemoryParams, memoryTag } from './translation-memory-schemas.ts';

const Answer = Type.Object({
  job_id: Type.String(),
  parameters: Type.Object({ translation_memory_id: Type.String() }),
});

export function createExportJobOperation(jobs: MemoryJobs): Operation {
  return defineOperation<undefined, undefined, MemoryParams>({
    id: 'createTranslationMemoryExport',
    method: 'POST',
    path: '/v3/translation_memories/:translation_memory_id/export',
    access: { kind: 'developer', scope: 'translation_memories:read' },
    summary: 'Create a job that exports a translation memory',
    description:
      'The job has an address for the download, which requires no key. The status is 202, or 200 if such a job already exists.',
    tag: memoryTag,
    params: MemoryParams,
    status: 202,
    response: Answer,
    async handle({ params, identity, reply }): Promise<Static<typeof Answer>> {
      const { job, reused } = await jobs.createExport(identity.account.id, params.translation_memory_id);
      if (reused) reply.code(200);
      return { job_id: job.id, parameters: { translation_memory_id: job.memoryId } };
    },
  });
}
