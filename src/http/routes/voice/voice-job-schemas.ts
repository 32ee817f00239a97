import { type Static, Type } from 'typebox';
import type { VoiceJobStatus } from '../../../features/voice-jobs/voice-jobs.ts';
import { resourceId } from '../../schemas/path-parameters.ts';

export const voiceTag = 'Voice';

export const jobsPath = '/v1/jobs/voice/translate';

export const JobParams = Type.Object({ job_id: resourceId('UUID of the job.') });
export type JobParams = Static<typeof JobParams>;

export const ResultParams = Type.Object({
  ...JobParams.properties,
  position: Type.Integer({ minimum: 0, maximum: 99, description: 'Position of the target, from 0 on.' }),
});
export type ResultParams = Static<typeof ResultParams>;

export const IncludeQuery = Type.Object({
  include: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String())], {
      description: '`signed_url`: also answer addresses that work without the header with the signature.',
    }),
  ),
});
export type IncludeQuery = Static<typeof IncludeQuery>;

export const SignatureQuery = Type.Object({
  signature: Type.Optional(Type.String({ description: 'Of a signed address, instead of the header.' })),
});
export type SignatureQuery = Static<typeof SignatureQuery>;

const Target = Type.Object({
  language: Type.String({ description: 'The language of the source gives the transcript itself.' }),
  type: Type.String({
    description:
      'Media type of the output: `text/plain`, `application/x-subrip` or speech such as `audio/ogg;codecs=opus`. Also `text/vtt` and `application/json`.',
  }),
});

const SourceFile = Type.Object({
  name: Type.String({ description: 'Names of results begin with it.' }),
  content_type: Type.String({
    description: '`audio/mpeg`, `audio/wav`, `audio/ogg`, `audio/flac`, `audio/mp4` or `audio/webm`.',
  }),
  content_length: Type.Integer({ description: 'Bytes of the file, at most 1 GB. The upload has exactly as many.' }),
});

export const CreateBody = Type.Object({
  source_file: SourceFile,
  parameters: Type.Optional(
    Type.Object({
      source_language: Type.Optional(
        Type.Union([Type.String(), Type.Null()], { description: 'Null, `auto` or absent: detected by the engine.' }),
      ),
      formality: Type.Optional(
        Type.String({ description: 'As in text translation; `formal` and `informal` mean `more` and `less`.' }),
      ),
      glossary_id: Type.Optional(Type.String()),
      spoken_terms_id: Type.Optional(Type.String({ description: 'Words that speech recognition expects.' })),
    }),
  ),
  targets: Type.Array(Target, { description: 'What is to be made of the audio, at most 20 outputs.' }),
});
export type CreateBody = Static<typeof CreateBody>;

export const CreatedAnswer = Type.Object({
  job_id: Type.String(),
  upload_url: Type.String({ description: 'Address to `PUT` the file to, within 5 minutes.' }),
  signature: Type.String({
    description: 'For the header `Authorization: Service-Signature <signature>` of the upload.',
  }),
  signed_upload_url: Type.Optional(Type.String({ description: 'The same address with its signature, if requested.' })),
});
export type CreatedAnswer = Static<typeof CreatedAnswer>;

const literal = <Value extends string>(...values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values] });

const Result = Type.Object({
  status: literal('processing', 'complete', 'downloaded', 'failed'),
  download_url: Type.Optional(Type.String({ description: 'With `complete`.' })),
  signature: Type.Optional(Type.String({ description: 'With `complete`: for the download of this result only.' })),
  signed_download_url: Type.Optional(Type.String({ description: 'With `complete`, if requested.' })),
  error: Type.Optional(Type.Object({ message: Type.String() }, { description: 'With `failed`.' })),
});

export const JobAnswer = Type.Object({
  job_id: Type.String(),
  product: literal('voice'),
  operation: literal('translate'),
  status: literal('pending', 'uploaded', 'processing', 'complete', 'downloaded', 'failed'),
  progress: Type.Number({ minimum: 0, maximum: 1, description: 'How much of the work is done.' }),
  created_at: Type.String(),
  updated_at: Type.String(),
  usage: Type.Object({ storage_used: Type.Integer({ description: 'Bytes that are kept for the job.' }) }),
  source_file: SourceFile,
  parameters: Type.Object({ source_language: Type.Union([Type.String(), Type.Null()]) }),
  targets: Type.Array(Target),
  results: Type.Array(Result, { description: 'Parallel to `targets`.' }),
});
export type JobAnswer = Static<typeof JobAnswer>;

export function uploadAddress(base: string, id: string): string {
  return `${base}${jobsPath}/${id}/file`;
}

/** `isSigned`: with addresses that need no header. */
export function toJobAnswer({ record, signatures }: VoiceJobStatus, base: string, isSigned: boolean): JobAnswer {
  const { id, order } = record;
  return {
    job_id: id,
    product: 'voice',
    operation: 'translate',
    status: record.state,
    progress: record.progress / 1_000,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    usage: { storage_used: record.storedBytes },
    source_file: {
      name: order.sourceFile.name,
      content_type: order.sourceFile.contentType,
      content_length: order.sourceFile.contentLength,
    },
    parameters: { source_language: order.sourceLanguage },
    targets: order.targets.map(({ language, type }) => ({ language, type })),
    results: record.results.map((result, position) => {
      if (result.state === 'failed') return { status: result.state, error: { message: result.message } };
      const signature = signatures.get(position);
      if (result.state !== 'complete' || signature === undefined)
        return { status: result.state === 'complete' ? 'processing' : result.state };
      const address = `${base}${jobsPath}/${id}/results/${position}`;
      return {
        status: result.state,
        download_url: address,
        signature,
        ...(isSigned && { signed_download_url: signed(address, signature) }),
      };
    }),
  };
}

export function signed(address: string, signature: string): string {
  return `${address}?signature=${encodeURIComponent(signature)}`;
}

export function wantsSigned({ include }: IncludeQuery): boolean {
  return [include ?? []].flat().some((value) => value.split(',').includes('signed_url'));
}
