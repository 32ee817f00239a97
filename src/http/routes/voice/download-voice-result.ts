import { Readable } from 'node:stream';
import type { VoiceJobs } from '../../../features/voice-jobs/voice-jobs.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { attachment } from '../../schemas/content-disposition.ts';
import { readSignature } from './read-signature.ts';
import { jobsPath, ResultParams, SignatureQuery, voiceTag } from './voice-job-schemas.ts';

export function downloadVoiceResultOperation(jobs: VoiceJobs): Operation {
  return defineOperation<undefined, SignatureQuery, ResultParams>({
    id: 'downloadVoiceResult',
    method: 'GET',
    path: `${jobsPath}/:job_id/results/:position`,
    access: { kind: 'signature' },
    crossOrigin: true,
    summary: 'Download a result of a voice job (once)',
    description:
      'The address is the `download_url` of the result. It requires no key, but the signature of this result. The server deletes the result after it has sent the last byte.',
    tag: voiceTag,
    params: ResultParams,
    query: SignatureQuery,
    response: { mediaTypes: ['application/octet-stream'] },
    async handle({ params, query, request, reply }): Promise<Readable> {
      const signature = readSignature(request, query);
      const { content, fileName, mediaType, bytes, sent } = await jobs.download(
        params.job_id,
        params.position,
        signature,
      );
      const ending = /\.[^.]*$/.exec(fileName)?.[0] ?? '';
      reply.raw.once('finish', () => void sent());
      reply
        .type(
          mediaType.startsWith('text/') || mediaType === 'application/json' ? `${mediaType}; charset=utf-8` : mediaType,
        )
        .header('content-length', String(bytes))
        .header('content-disposition', attachment(fileName.slice(0, fileName.length - ending.length), ending));
      return Readable.from(content, { objectMode: false });
    },
  });
}
