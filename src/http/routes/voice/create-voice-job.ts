import type { VoiceJobs } from '../../../features/voice-jobs/voice-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { recordLanguages } from '../../plugins/request-record.ts';
import { readReportingTag } from '../../schemas/text-rules.ts';
import { readFormality } from './read-formality.ts';
import {
  CreateBody,
  CreatedAnswer,
  IncludeQuery,
  jobsPath,
  signed,
  uploadAddress,
  voiceTag,
  wantsSigned,
} from './voice-job-schemas.ts';
import type { VoiceRoutes } from './voice-routes.ts';

export function createVoiceJobOperation(jobs: VoiceJobs, { publicAddress, regionOf }: VoiceRoutes): Operation {
  return defineOperation<CreateBody, IncludeQuery>({
    id: 'createVoiceJob',
    method: 'POST',
    path: jobsPath,
    access: { kind: 'developer', scope: null },
    summary: 'Translate an audio file',
    description:
      'Upload the file to `upload_url` within 5 minutes. The server transcribes and translates it in the background; repeat `GET /v1/jobs/voice/translate/{job_id}` every 5 seconds until every result is `complete` or `failed`. Audio is billed by its length. Needs the plan `pro` and a key without scopes.',
    tag: voiceTag,
    isBilled: true,
    reportingTag: true,
    body: CreateBody,
    query: IncludeQuery,
    status: 201,
    response: CreatedAnswer,
    async handle({ body, query, identity, request, signal }): Promise<CreatedAnswer> {
      const { source_file: file, parameters = {}, targets } = body;
      const { source_language: sourceLanguage = null, formality, glossary_id, spoken_terms_id } = parameters;
      recordLanguages(request.record, {
        source: sourceLanguage ?? undefined,
        target: targets.map(({ language }) => language).join(','),
      });
      const { record, signature } = await jobs.create(
        { identity, region: regionOf(request) },
        {
          sourceFile: { name: file.name, contentType: file.content_type, contentLength: file.content_length },
          sourceLanguage,
          targets,
          formality: readFormality('parameters.formality', formality),
          glossaryId: glossary_id,
          spokenTermsId: spoken_terms_id,
          reportingTag: readReportingTag(request.headers),
        },
        signal,
      );
      const address = uploadAddress(publicAddress.of(request.caller), record.id);
      return {
        job_id: record.id,
        upload_url: address,
        signature,
        ...(wantsSigned(query) && { signed_upload_url: signed(address, signature) }),
      };
    },
  });
}
