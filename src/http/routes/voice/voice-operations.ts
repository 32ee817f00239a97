import type { VoiceJobs } from '../../../features/voice-jobs/voice-jobs.ts';
import type { Operation } from '../../operation.ts';
import { createVoiceJobOperation } from './create-voice-job.ts';
import { deleteVoiceJobOperation } from './delete-voice-job.ts';
import { downloadVoiceResultOperation } from './download-voice-result.ts';
import { getVoiceJobOperation } from './get-voice-job.ts';
import { uploadVoiceFileOperation } from './upload-voice-file.ts';
import type { VoiceRoutes } from './voice-routes.ts';

/** Everything that is served of voice jobs. */
export function voiceOperations(jobs: VoiceJobs, routes: VoiceRoutes): readonly Operation[] {
  return [
    createVoiceJobOperation(jobs, routes),
    uploadVoiceFileOperation(jobs),
    getVoiceJobOperation(jobs, routes),
    downloadVoiceResultOperation(jobs),
    deleteVoiceJobOperation(jobs),
  ];
}
