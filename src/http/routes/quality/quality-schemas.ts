import { type Static, Type } from 'typebox';
import type { ErrorSeverity } from '../../../contracts/engines/quality-evaluator.ts';
import { evaluationLimits } from '../../../features/quality/evaluation-limits.ts';

export const qualityTag = 'Quality evaluation';

/** UTF-8 takes at most three bytes for a UTF-16 code unit, and JSON has names around the texts. */
export const segmentsBodyLimit = 32 * 1024 * 1024;

export const EvaluationParams = Type.Object({
  job_id: Type.String({ description: 'Job id from the response to the segments or to the upload of the document.' }),
});
export type EvaluationParams = Static<typeof EvaluationParams>;

const text = (description: string) => Type.String({ maxLength: evaluationLimits.characters, description });

export const SegmentsBody = Type.Object({
  source_lang: Type.Optional(
    Type.String({ description: 'Language of the sources. If you omit it, it is detected from all of them together.' }),
  ),
  target_lang: Type.String({ description: 'Language of the translations, such as `ES`, `PT-BR` or `EN-GB`.' }),
  segments: Type.Array(
    Type.Object({
      source: text('Source text, plain, at most 10,000 characters.'),
      target: text('Its translation, plain, at most 10,000 characters.'),
    }),
    {
      minItems: 1,
      maxItems: evaluationLimits.segments,
      description: 'Sentences or paragraphs with their translations, in the order of the text, at most 500.',
    },
  ),
});
export type SegmentsBody = Static<typeof SegmentsBody>;

const jobId = Type.String({
  description: '64 hexadecimal digits. The server does not store this id, which encrypts the stored segments.',
});

export const JobAnswer = Type.Object({ job_id: jobId });
export type JobAnswer = Static<typeof JobAnswer>;

export const ProcessingAnswer = Type.Object(
  { job_id: jobId, status: Type.Unsafe<'processing'>({ type: 'string', enum: ['processing'] }) },
  { description: 'Not done yet; repeat the request after the seconds in `Retry-After`.' },
);
export type ProcessingAnswer = Static<typeof ProcessingAnswer>;

const severity = Type.Unsafe<ErrorSeverity>({
  type: 'string',
  enum: ['Critical', 'Major', 'Minor'],
  description:
    '`Critical`: readers are misled or cannot use the text. `Major`: the error disturbs or may mislead. `Minor`: the text is understood all the same.',
});

const Span = Type.Object({
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 1, description: 'Exclusive.' }),
});

const spans = (text: string) =>
  Type.Array(Span, { description: `Where the error is in the ${text}, in Unicode code points.` });

const SegmentError = Type.Object({
  type: Type.String({ description: '`Accuracy`, `Fluency`, `Style`, `Terminology` or `Miscellaneous`.' }),
  sub_type: Type.String({ description: 'For example `Omission`, `Untranslated text`, `Spelling`.' }),
  severity,
  explanation: Type.String({ description: 'What is wrong and what would be right, in English.' }),
  source_spans: spans('source'),
  target_spans: spans('translation'),
});

const count = Type.Integer({ minimum: 1 });
const counts = Type.Record(Type.String(), Type.Record(Type.String(), Type.Record(Type.String(), count)), {
  description: 'Number of errors by type, subtype and severity. Absent where there are none.',
});

const score = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });

export const EvaluationAnswer = Type.Object({
  job_id: jobId,
  status: Type.Unsafe<'done' | 'error'>({ type: 'string', enum: ['done', 'error'] }),
  segments: Type.Optional(
    Type.Array(
      Type.Object({
        segment_index: Type.Integer({ description: 'From 0 on, in the order of the text.' }),
        source: Type.String(),
        target: Type.String(),
        glossary_terms: Type.Optional(
          Type.Array(Type.Object({ source: Type.String(), target: Type.String() }), {
            description: 'Entries of the glossaries of the document that apply to the segment.',
          }),
        ),
        score: score('Of this segment: 100 without errors.'),
        errors: Type.Array(SegmentError),
      }),
      { description: 'With `done`.' },
    ),
  ),
  summary: Type.Optional(
    Type.Object(
      { overall_score: score('Of all segments by their lengths: 100 without errors.'), granular_counts: counts },
      { description: 'With `done`.' },
    ),
  ),
  error: Type.Optional(
    Type.Object(
      {
        code: Type.Unsafe<'evaluation_failed'>({ type: 'string', enum: ['evaluation_failed'] }),
        message: Type.String(),
      },
      { description: 'With `error`.' },
    ),
  ),
});
export type EvaluationAnswer = Static<typeof EvaluationAnswer>;
