import { Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import type { MemoryJobs } from '../../../features/translation-memories/memory-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { JobParams, TokenQuery } from './memory-job-schemas.ts';
import { type ImportSettings, tmxBody } from './tmx-body.ts';
import { memoryTag } from './translation-memory-schemas.ts';

export function uploadImportFileOperation(jobs: MemoryJobs, settings: ImportSettings): Operation {
  return defineOperation<undefined, TokenQuery, JobParams>({
    id: 'uploadTranslationMemoryFile',
    method: 'PUT',
    path: '/v3/translation_memories/jobs/:job_id/file',
    access: { kind: 'public' },
    summary: 'Upload the file of an import',
    description: 'The address is the `upload_url` of the import. It requires no key and is valid for an hour.',
    tag: memoryTag,
    params: JobParams,
    query: TokenQuery,
    streamedBody: tmxBody(settings.fileLimit),
    response: Type.Object({}),
    async handle({ params, query, stream, request }): Promise<object> {
      await jobs.receive(params.job_id, query.token, stream ?? noFile(request.headers['content-type']));
      return {};
    },
  });
}

async function* noFile(given = ''): AsyncGenerator<never> {
  yield* [];
  throw new ServiceError('invalid_content_type', { given, expected: 'the file as application/xml' });
}
