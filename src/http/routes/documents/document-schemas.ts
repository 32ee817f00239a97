import { type Static, Type } from 'typebox';
import { ServiceError } from '../../../errors/service-error.ts';
import { interfacePhrases } from '../../schemas/interface-phrases.ts';
import { keepCode } from '../../schemas/keep-code.ts';
import { betaLanguages, sourceLanguage, storedResourceFields } from '../../schemas/stored-resources.ts';

export const documentTag = 'Documents';

export const DocumentParams = Type.Object({
  document_id: Type.String({ description: 'Id from the response to the upload.' }),
});
export type DocumentParams = Static<typeof DocumentParams>;

const documentKey = Type.Optional(Type.String({ description: 'Key from the response to the upload. Required.' }));
export const DocumentKeyFields = Type.Object({ document_key: documentKey });
export type DocumentKeyFields = Static<typeof DocumentKeyFields>;

/** From the body or from the query, whichever has it. */
export function readDocumentKey(...given: readonly (DocumentKeyFields | undefined)[]): string {
  for (const fields of given) if (fields?.document_key !== undefined) return fields.document_key;
  throw new ServiceError('missing_parameter', { parameter: 'document_key' });
}

export const DocumentHandle = Type.Object({
  document_id: Type.String({ description: '32 hexadecimal digits.' }),
  document_key: Type.String({
    description:
      '64 hexadecimal digits, required by every later request about the document. The server does not store this key, which encrypts the stored document.',
  }),
  quality_evaluation_job_id: Type.Optional(
    Type.String({
      description: 'Job id for `GET /v1/quality-evaluations/{job_id}`, with `enable_quality_evaluation=true`.',
    }),
  ),
});
export type DocumentHandle = Static<typeof DocumentHandle>;

export const DocumentStatusAnswer = Type.Object({
  document_id: Type.String(),
  status: Type.Unsafe<'queued' | 'translating' | 'done' | 'error'>({
    type: 'string',
    enum: ['queued', 'translating', 'done', 'error'],
  }),
  seconds_remaining: Type.Optional(
    Type.Integer({
      description: 'With `translating`: an estimate from measured speed; absent until the speed is known.',
    }),
  ),
  progress: Type.Optional(
    Type.Object(
      {
        stage: Type.Unsafe<'reading' | 'translating' | 'writing'>({
          type: 'string',
          enum: ['reading', 'translating', 'writing'],
        }),
        unit: Type.Unsafe<'pages' | 'pictures'>({ type: 'string', enum: ['pages', 'pictures'] }),
        done: Type.Integer({ description: 'In this stage.' }),
        total: Type.Integer(),
      },
      {
        description:
          'With `translating`: how far it is. Absent for documents that are not worked on by pages or pictures.',
      },
    ),
  ),
  billed_characters: Type.Optional(Type.Integer({ description: 'Present with `done`.' })),
  message: Type.Optional(Type.String({ description: 'With `error`: the reason.' })),
  error_message: Type.Optional(Type.String({ description: 'The same as `message`.' })),
  warnings: Type.Optional(
    Type.Array(
      Type.Object({
        code: Type.String({ description: 'As in `X-Service-Warnings`.' }),
        message: Type.String(),
        location: Type.Optional(
          Type.Object({
            part: Type.Optional(Type.String({ description: 'A file in an archive.' })),
            page: Type.Optional(Type.Integer({ description: 'From 1.' })),
            line: Type.Optional(Type.Integer({ description: 'From 1.' })),
          }),
        ),
      }),
      {
        description: 'With `done`: what could not be done as requested, and where; up to 200. Absent if there is none.',
      },
    ),
  ),
  quality_evaluation_job_id: Type.Optional(Type.String({ description: 'As in the response to the upload.' })),
});
export type DocumentStatusAnswer = Static<typeof DocumentStatusAnswer>;

const oneOf = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Optional(Type.Unsafe<Value>({ type: 'string', enum: values, description }));

/** `interface.md`, Document translation: the form fields beside the file. */
export const UploadFields = Type.Object({
  target_lang: Type.String({ description: 'Target language, such as `ES`, `PT-BR` or `EN-GB`.' }),
  source_lang: sourceLanguage('Language of the document. If you omit it, it is detected.'),
  filename: Type.Optional(
    Type.String({ maxLength: 1024, description: 'Name of the file, if the part of the form does not have it.' }),
  ),
  output_format: Type.Optional(
    Type.String({
      description:
        'Extension of the result. Default: the extension of the file; `docx` for `doc`. `pdf` is possible for several types if LibreOffice is installed.',
    }),
  ),
  input_conversion_options: Type.Optional(
    Type.String({
      description: '`version:1` followed by key-value pairs, such as `version:1,json-placeholders:translate`.',
    }),
  ),
  formality: oneOf(
    ['default', 'more', 'less', 'prefer_more', 'prefer_less'],
    'Formal or informal address. Without `prefer_` the request fails if no engine supports it for the language.',
  ),
  keep_code: Type.Optional(keepCode),
  interface_phrases: Type.Optional(interfacePhrases),
  ...storedResourceFields,
  enable_beta_languages: betaLanguages,
  pages: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description:
        'Pages of a PDF file to translate, such as `1-3,7,12-`; the others stay as they are and cost nothing. Default: all.',
    }),
  ),
  bilingual: oneOf(
    ['off', 'side_by_side'],
    'With `side_by_side`, a PDF file shows each page of the source beside its translation. Default: `off`.',
  ),
  enable_watermark: Type.Optional(
    Type.Boolean({ default: false, description: 'For DOCX and PDF; ignored for other formats.' }),
  ),
  enable_quality_evaluation: oneOf(
    ['true', 'false'],
    'With `true`, the translation is evaluated too, which needs `source_lang` and an account with the right. The response then has `quality_evaluation_job_id`.',
  ),
});
export type UploadFields = Static<typeof UploadFields>;

/** What all requests about a document that was uploaded share. */
export const uploadedDocument = {
  access: { kind: 'developer', scope: 'translate:document' },
  tag: documentTag,
  params: DocumentParams,
  query: DocumentKeyFields,
} as const;
