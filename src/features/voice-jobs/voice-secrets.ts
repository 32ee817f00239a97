import { DerivedSecrets, type DerivedSecretsOptions } from '../sealing/derived-secrets.ts';

/** Secrets of voice jobs; signatures are for the upload of a job, or the download of the result of one target. */
export class VoiceSecrets extends DerivedSecrets<'upload' | `result-${number}`> {
  constructor(options: DerivedSecretsOptions) {
    super(options, {
      purpose: 'voice-jobs',
      keys: 'dragoman voice job v1',
      signatures: 'dragoman voice signature v1',
    });
  }
}
