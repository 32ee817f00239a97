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
    description: 'Texts to improve, each by itself. Answers keep the order.',
  }),
  target_lang: Type.Optional(
    Type.String({
      description:
        'Language of the texts, such as `de`, `en-GB`, `pt-BR`; a variant is what they are brought into. Left out, each text stays in its own.',
    }),
  ),
};

/** `interface.md`, Text improvement. */
export const RephraseBody = Type.Object({
  ...improvedFields,
  writing_style: Type.Optional(
    style(writingStyles, 'Style to write in. With `prefer_` a language without it goes without. Excludes `tone`.'),
  ),
  tone: Type.Optional(
    style(
      writingTones,
      'Tone to write in. With `prefer_` a language without it goes without. Excludes `writing_style`.',
    ),
  ),
});

export type RephraseBody = Static<typeof RephraseBody>;

/** `facts.md`, Writing. */
export const CorrectBody = Type.Object(improvedFields);

export type CorrectBody = Static<typeof CorrectBody>;

export const ImprovementAnswer = Type.Object({
  improvements: Type.Array(
    Type.Object({
      text: Type.String(),
      target_language: Type.String({ description: 'As asked for, with its variant: `en-US` where that was `en`.' }),
      detected_source_language: Type.String({ description: 'Base language of the text.' }),
    }),
  ),
});

export type ImprovementAnswer = Static<typeof ImprovementAnswer>;

/** Bytes (`interface.md`, Limits). */
export const writingBodyLimit = 10 * 1024;
