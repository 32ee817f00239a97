import type { VoiceJobs } from '../../../features/voice-jobs/voice-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import {
  IncludeQuery,
  JobAnswer,
  JobParams,
  jobsPath,
  toJobAnswer,
  voiceTag,
  wantsSigned,
} from './voice-job-schemas.ts';
import type { VoiceRoutes } from './voice-routes.ts';

export function getVoiceJobOperation(jobs: VoiceJobs, { publicAddress }: VoiceRoutes): Operation {
  return defineOperation<undefined, IncludeQuery, JobParams>({
    id: 'getVoiceJob',
    method: 'GET',
    path: `${jobsPath}/:job_id`,
    access: { kind: 'developer', scope: null },
    summary: 'Read the status of a voice job',
    description:
      '`results[i]` belongs to `targets[i]`, and each has its own signature. When all results are downloaded, or an hour after the upload or the end of the work, the job is gone (404).',
    tag: voiceTag,
    params: JobParams,
    query: IncludeQuery,
    response: JobAnswer,
    async handle({ params, query, identity, request }): Promise<JobAnswer> {
      const status = await jobs.status(identity, params.job_id);
      return toJobAnswer(status, publicAddress.of(request.caller), wantsSigned(query));
    },
  });
}
