import { type Static, Type } from 'typebox';
import type { MemoryJob } from '../../../contracts/stores/translation-memory-jobs.ts';
import type { JobStatus } from '../../../features/translation-memories/memory-jobs.ts';
import { resourceId } from '../../schemas/path-parameters.ts';

export const JobParams = Type.Object({ job_id: resourceId('UUID of the job.') });
export type JobParams = Static<typeof JobParams>;

export const TokenQuery = Type.Object({
  token: Type.String({ description: 'Token from the address that the job returned.' }),
});
export type TokenQuery = Static<typeof TokenQuery>;

const Result = Type.Object({
  status: Type.String({ description: '`awaiting_input`, `processing`, `completed`, `failed` or `expired`.' }),
  status_metadata: Type.Optional(Type.Object({ required_action: Type.String() })),
  segment_count: Type.Optional(Type.Integer({ description: 'Number of segments that a running import has read.' })),
  download_url: Type.Optional(Type.String({ description: 'Address of the exported file; no key is required.' })),
  expires_at: Type.Optional(
    Type.String({ description: 'Time until which the file can be uploaded or downloaded, in ISO 8601.' }),
  ),
  error: Type.Optional(Type.Object({ message: Type.String() })),
  translation_memory_id: Type.Optional(Type.String({ description: 'Id of the memory that the import created.' })),
  skipped_segment_count: Type.Optional(Type.Integer()),
});

export const JobAnswer = Type.Object({
  job_id: Type.String(),
  product: Type.String({ description: '`translation_memory`.' }),
  operation: Type.String({ description: '`import` or `export`.' }),
  creation_time: Type.String(),
  updated_time: Type.String(),
  source_file: Type.Optional(Type.Object({ content_type: Type.String(), content_length: Type.Integer() })),
  parameters: Type.Object({
    translation_memory_id: Type.Optional(Type.String()),
    display_name: Type.Optional(Type.String()),
  }),
  results: Type.Array(Result, { description: 'Always one result.' }),
});
export type JobAnswer = Static<typeof JobAnswer>;

/** Where the file of a job is brought to or fetched from: anyone who has the address may. `server` is the server's address. */
export function fileAddress(job: MemoryJob, server: string): string {
  return `${server}/v3/translation_memories/jobs/${job.id}/file?token=${job.token}`;
}

/** `address` is that of its file. */
export function toJobAnswer(status: JobStatus, address: string): JobAnswer {
  const { job } = status;
  const isImport = job.operation === 'import';
  return {
    job_id: job.id,
    product: 'translation_memory',
    operation: job.operation,
    creation_time: job.createdAt.toISOString(),
    updated_time: job.updatedAt.toISOString(),
    ...(isImport ? { source_file: { content_type: job.contentType, content_length: job.contentLength } } : {}),
    parameters: isImport ? { display_name: job.name } : { translation_memory_id: job.memoryId },
    results: [toResult(status, address)],
  };
}

function toResult({ job, state: status, units }: JobStatus, address: string): Static<typeof Result> {
  const expires_at = job.expiresAt.toISOString();
  if (status === 'awaiting_input')
    return {
      status,
      status_metadata: { required_action: 'Upload the file to the upload_url of the job.' },
      expires_at,
    };
  if (status === 'processing') return units === undefined ? { status } : { status, segment_count: units };
  if (status === 'failed') return { status, error: { message: job.error ?? 'The import failed.' } };
  if (status === 'expired') return { status, expires_at };
  if (job.operation === 'export') return { status, download_url: address, expires_at };
  return { status, translation_memory_id: job.memoryId, skipped_segment_count: job.skipped ?? 0 };
}
