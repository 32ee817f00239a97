import type { VoiceJobs } from '../../../features/voice-jobs/voice-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { JobParams, jobsPath, voiceTag } from './voice-job-schemas.ts';

export function deleteVoiceJobOperation(jobs: VoiceJobs): Operation {
  return defineOperation<undefined, undefined, JobParams>({
    id: 'deleteVoiceJob',
    method: 'DELETE',
    path: `${jobsPath}/:job_id`,
    access: { kind: 'developer', scope: null },
    summary: 'Cancel a voice job',
    description: 'Ends the work on it and removes everything. What was not finished is not billed.',
    tag: voiceTag,
    params: JobParams,
    status: 204,
    response: null,
    async handle({ params, identity }): Promise<null> {
      await jobs.delete(identity, params.job_id);
      return null;
    },
  });
}
