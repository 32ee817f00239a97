import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import type { MemoryJobs } from '../../../features/translation-memories/memory-jobs.ts';
import { readableSize } from '../../body/readable-size.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { fileAddress } from './memory-job-schemas.ts';
import { type ImportSettings, tmxMediaTypes } from './tmx-body.ts';
import { memoryTag } from './translation-memory-schemas.ts';

const Body = Type.Object({
  source_file: Type.Object({
    file_name: Type.String(),
    content_length: Type.Integer({ minimum: 1, description: 'Size of the file in bytes.' }),
    content_type: Type.Optional(
      Type.Unsafe<string>({ type: 'string', enum: tmxMediaTypes, default: 'application/xml' }),
    ),
  }),
  parameters: Type.Optional(
    Type.Object({ display_name: Type.Optional(Type.String({ description: 'Default: the name of the file.' })) }),
  ),
});

const Answer = Type.Object({
  job_id: Type.String(),
  upload_url: Type.String({ description: 'Address to `PUT` the file to; no key is required.' }),
  expires_at: Type.String({ description: 'Time until which the address is valid, in ISO 8601.' }),
});

export function createImportJobOperation(jobs: MemoryJobs, settings: ImportSettings): Operation {
  return defineOperation<Static<typeof Body>, undefined>({
    id: 'createTranslationMemoryImport',
    method: 'POST',
    path: '/v3/translation_memories/import',
    access: { kind: 'developer', scope: 'translation_memories:write' },
    summary: 'Create a job that imports a TMX file',
    description:
      '`PUT` the file to `upload_url` within an hour; the job then shows the progress of the import. To import a file in one request, send it to `POST /v3/translation_memories`.',
    tag: memoryTag,
    body: Body,
    status: 201,
    response: Answer,
    async handle({ body, identity, request }): Promise<Static<typeof Answer>> {
      const {
        file_name,
        content_length: contentLength,
        content_type: contentType = 'application/xml',
      } = body.source_file;
      if (contentLength > settings.fileLimit)
        throw new ServiceError('body_too_large', { limit: readableSize(settings.fileLimit) });
      const name = body.parameters?.display_name ?? file_name;
      const job = await jobs.createImport(identity.account.id, { name, contentType, contentLength });
      return {
        job_id: job.id,
        upload_url: fileAddress(job, settings.publicAddress.of(request.caller)),
        expires_at: job.expiresAt.toISOString(),
      };
    },
  });
}
