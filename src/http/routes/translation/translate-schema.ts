import { type Static, Type } from 'typebox';
import { betaLanguages, sourceLanguage, storedResourceFields } from '../../schemas/stored-resources.ts';

const tagList = (description: string) =>
  Type.Optional(Type.Array(Type.String(), { description, 'x-comma-separated': true }));
const oneOf = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: values, description });

/** `interface.md`, Text translation: the parameter table. Rules that a schema cannot say are in `translate.ts`. */
export const TranslateBody = Type.Object({
  text: Type.Array(Type.String(), {
    minItems: 1,
    maxItems: 50,
    description: 'Texts to translate, each by itself. Answers keep the order.',
  }),
  source_lang: sourceLanguage('Language of the texts. Left out, it is detected for each.'),
  target_lang: Type.String({ description: 'Language to translate into, such as `ES`, `PT-BR`, `EN-GB`.' }),
  context: Type.Optional(
    Type.String({ description: 'Text that helps to understand, is not translated and not billed.' }),
  ),
  model_type: Type.Optional(
    oneOf(
      ['latency_optimized', 'quality_optimized', 'prefer_quality_optimized'],
      'What matters most. Given, each answer says in `model_type_used` what served it.',
    ),
  ),
  split_sentences: Type.Optional(
    oneOf(
      ['0', '1', 'nonewlines'],
      '`0` no splitting, `1` at punctuation and newlines (default), `nonewlines` at punctuation only (default for HTML).',
    ),
  ),
  preserve_formatting: Type.Optional(
    Type.Boolean({ default: false, description: 'Keep punctuation at both ends and the case of the first letter.' }),
  ),
  formality: Type.Optional(
    oneOf(
      ['default', 'more', 'less', 'prefer_more', 'prefer_less'],
      'Address people formally or informally. Without `prefer_` it fails where no engine can.',
    ),
  ),
  ...storedResourceFields,
  custom_instructions: Type.Optional(
    Type.Array(Type.String({ maxLength: 300 }), {
      maxItems: 10,
      description: 'Up to 10 instructions of at most 300 characters, for targets de, en, es, fr, it, ja, ko, zh.',
    }),
  ),
  show_billed_characters: Type.Optional(
    Type.Boolean({ default: false, description: 'Adds `billed_characters` to each answer.' }),
  ),
  enable_beta_languages: betaLanguages,
  tag_handling: Type.Optional(oneOf(['html', 'xml'], 'The texts hold markup, which is kept.')),
  tag_handling_version: Type.Optional(
    oneOf(['v1', 'v2'], '`v2` (default) refuses malformed XML, `v1` makes the best of it.'),
  ),
  outline_detection: Type.Optional(
    Type.Boolean({ default: true, description: 'XML: find out by itself which tags split sentences.' }),
  ),
  splitting_tags: tagList('XML tags that always split sentences, as a list or separated by commas.'),
  non_splitting_tags: tagList('XML tags that never split sentences.'),
  ignore_tags: tagList('XML tags whose text is not translated.'),
});

export type TranslateBody = Static<typeof TranslateBody>;

export const TranslateAnswer = Type.Object({
  translations: Type.Array(
    Type.Object({
      detected_source_language: Type.String({ description: 'Detected or given; upper case, without region.' }),
      text: Type.String(),
      billed_characters: Type.Optional(Type.Integer({ description: 'Code points of the source text.' })),
      model_type_used: Type.Optional(oneOf(['latency_optimized', 'quality_optimized'], 'What served this text.')),
      tag_handling_version: Type.Optional(oneOf(['v1', 'v2'], 'The tag handling that was applied.')),
    }),
  ),
});

export type TranslateAnswer = Static<typeof TranslateAnswer>;
