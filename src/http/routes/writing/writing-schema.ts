import { type Static, Type } from 'typebox';
import { writingStyles, writingTones } from '../../../language/writing/styles/styles-and-tones.ts';

const style = <const Value extends string>(values: readonly Value[], description: string) => {
  const all = [...values, 'default', ...values.map((value) => `prefer_${value}`)];
  return Type.Unsafe<Value | 'default' | `prefer_${Value}`>({
    type: 'string',
    enum: all,
    description,
  });
};

const improvedFields = {
  text: Type.Array(Type.String(), {
    minItems: 1,
    description: 'Texts to improve, each separately. The response keeps their order.',
  }),
  target_lang: Type.Optional(
    Type.String({
      description:
        'Language of the texts, such as `de`, `en-GB` or `pt-BR`. Texts are converted to the variant. If you omit it, each text stays in its own language.',
    }),
  ),
  show_changes: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Adds `changes` to each improvement: what was changed, and why. An extension of this server.',
    }),
  ),
};

/** `interface.md`, Text improvement. */
export const RephraseBody = Type.Object({
  ...improvedFields,
  writing_style: Type.Optional(
    style(
      writingStyles,
      'Writing style. With `prefer_` the style is ignored for languages without it. Cannot be combined with `tone`.',
    ),
  ),
  tone: Type.Optional(
    style(
      writingTones,
      'Tone of the text. With `prefer_` the tone is ignored for languages without it. Cannot be combined with `writing_style`.',
    ),
  ),
});

export type RephraseBody = Static<typeof RephraseBody>;

/** `facts.md`, Writing. */
export const CorrectBody = Type.Object(improvedFields);

export type CorrectBody = Static<typeof CorrectBody>;

/** Ours: absent unless `show_changes` asks for it. */
const Change = Type.Object({
  start: Type.Integer({ minimum: 0, description: 'Where it is in the given text, in Unicode code points.' }),
  end: Type.Integer({ minimum: 0, description: 'Behind the last code point; as `start` where something is inserted.' }),
  before: Type.String({ description: 'What the given text has there.' }),
  replacements: Type.Array(Type.String(), {
    minItems: 1,
    description: 'What may be there instead, the likeliest first. The first one is in `text`.',
  }),
  rule: Type.String({
    description: 'Stable name of the rule, with its area or engine first, such as `spelling` or `grammar/agreement`.',
  }),
  reason: Type.String({ description: 'A sentence for the author, in English or in the language of the text.' }),
  confidence: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'The share of such changes that are right, estimated for the area of the rule.',
  }),
});

export const ImprovementAnswer = Type.Object({
  improvements: Type.Array(
    Type.Object({
      text: Type.String(),
      target_language: Type.String({ description: 'Requested language with its variant, such as `en-US` for `en`.' }),
      detected_source_language: Type.String({ description: 'Base language of the text.' }),
      changes: Type.Optional(Type.Array(Change, { description: 'With `show_changes`, in reading order.' })),
    }),
  ),
});

export type ImprovementAnswer = Static<typeof ImprovementAnswer>;

/** Bytes (`interface.md`, Limits). */
export const writingBodyLimit = 10 * 1024;
