import { ServiceError } from '../../../errors/service-error.ts';
import { sourceTypes } from '../../../features/voice-jobs/media-types.ts';
import { voiceJobLimits } from '../../../features/voice-jobs/voice-job-limits.ts';
import type { VoiceJobs } from '../../../features/voice-jobs/voice-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { readSignature } from './read-signature.ts';
import { JobParams, jobsPath, SignatureQuery, voiceTag } from './voice-job-schemas.ts';

const mediaTypes = ['application/octet-stream', ...sourceTypes];

export function uploadVoiceFileOperation(jobs: VoiceJobs): Operation {
  return defineOperation<undefined, SignatureQuery, JobParams>({
    id: 'uploadVoiceFile',
    method: 'PUT',
    path: `${jobsPath}/:job_id/file`,
    access: { kind: 'signature' },
    crossOrigin: true,
    summary: 'Upload the file of a voice job',
    description:
      'The address is the `upload_url` of the job. It requires no key, but the signature of the job, and is valid for 5 minutes and for one upload.',
    tag: voiceTag,
    params: JobParams,
    query: SignatureQuery,
    streamedBody: { mediaTypes, description: 'The file.', limit: voiceJobLimits.bytes },
    status: 204,
    response: null,
    async handle({ params, query, stream, request }): Promise<null> {
      const signature = readSignature(request, query);
      const length = request.headers['content-length'];
      await jobs.upload(
        params.job_id,
        signature,
        length === undefined ? undefined : Number(length),
        stream ?? noFile(request.headers['content-type']),
      );
      return null;
    },
  });
}

async function* noFile(given = ''): AsyncGenerator<never> {
  yield* [];
  throw new ServiceError('invalid_content_type', { given, expected: 'the file as application/octet-stream' });
}
