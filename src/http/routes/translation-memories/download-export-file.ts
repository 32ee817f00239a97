import type { Readable } from 'node:stream';
import type { MemoryJobs } from '../../../features/translation-memories/memory-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { toExportStream } from './export-stream.ts';
import { JobParams, TokenQuery } from './memory-job-schemas.ts';
import { tmxMediaType } from './tmx-body.ts';
import { memoryTag } from './translation-memory-schemas.ts';

export function downloadExportFileOperation(jobs: MemoryJobs): Operation {
  return defineOperation<undefined, TokenQuery, JobParams>({
    id: 'downloadTranslationMemoryFile',
    method: 'GET',
    path: '/v3/translation_memories/jobs/:job_id/file',
    access: { kind: 'public' },
    summary: 'Download the file of an export',
    description: 'The address is the `download_url` of the export. It requires no key and is valid for an hour.',
    tag: memoryTag,
    params: JobParams,
    query: TokenQuery,
    response: { mediaTypes: [tmxMediaType] },
    async handle({ params, query, reply }): Promise<Readable> {
      return toExportStream(await jobs.download(params.job_id, query.token), reply);
    },
  });
}
