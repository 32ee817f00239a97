import { type Static, Type } from 'typebox';
import { interfacePhrases } from '../../schemas/interface-phrases.ts';
import { keepCode } from '../../schemas/keep-code.ts';
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
    description: 'Texts to translate, each separately. The response keeps their order.',
  }),
  source_lang: sourceLanguage('Language of the texts. If you omit it, the language of each text is detected.'),
  target_lang: Type.String({ description: 'Target language, such as `ES`, `PT-BR` or `EN-GB`.' }),
  context: Type.Optional(
    Type.String({
      description: 'Additional text that helps the engine understand. It is neither translated nor billed.',
    }),
  ),
  model_type: Type.Optional(
    oneOf(
      ['latency_optimized', 'quality_optimized', 'prefer_quality_optimized'],
      'Whether speed or quality matters more. If you set it, each translation has the tier that served it in `model_type_used`.',
    ),
  ),
  engine: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'Name of the engine that alone may translate, as `X-Service-Engine` and `GET /v1/console/pair` have it. An extension; default: the best that there is.',
    }),
  ),
  split_sentences: Type.Optional(
    oneOf(
      ['0', '1', 'nonewlines'],
      '`0`: no splitting; `1`: at punctuation and newlines (default); `nonewlines`: at punctuation only (default for HTML).',
    ),
  ),
  preserve_formatting: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Keep the punctuation at both ends and the case of the first letter.',
    }),
  ),
  formality: Type.Optional(
    oneOf(
      ['default', 'more', 'less', 'prefer_more', 'prefer_less'],
      'Formal or informal address. Without `prefer_` the request fails if no engine supports it for the language.',
    ),
  ),
  keep_code: Type.Optional(keepCode),
  interface_phrases: Type.Optional(interfacePhrases),
  ...storedResourceFields,
  custom_instructions: Type.Optional(
    Type.Array(Type.String({ maxLength: 300 }), {
      maxItems: 10,
      description:
        'Up to 10 instructions of at most 300 characters each, for the target languages de, en, es, fr, it, ja, ko and zh.',
    }),
  ),
  show_billed_characters: Type.Optional(
    Type.Boolean({ default: false, description: 'Adds `billed_characters` to each translation.' }),
  ),
  enable_beta_languages: betaLanguages,
  tag_handling: Type.Optional(oneOf(['html', 'xml'], 'The texts contain this markup, which is kept.')),
  tag_handling_version: Type.Optional(
    oneOf(['v1', 'v2'], '`v2` (default) refuses malformed XML; `v1` accepts it as far as possible.'),
  ),
  outline_detection: Type.Optional(
    Type.Boolean({ default: true, description: 'For XML: detect which tags split sentences.' }),
  ),
  splitting_tags: tagList('XML tags that always split sentences, as a list or comma-separated.'),
  non_splitting_tags: tagList('XML tags that never split sentences.'),
  ignore_tags: tagList('XML tags whose text is not translated.'),
});

export type TranslateBody = Static<typeof TranslateBody>;

export const TranslateAnswer = Type.Object({
  translations: Type.Array(
    Type.Object({
      detected_source_language: Type.String({
        description: 'Detected or requested source language, in upper case, without region.',
      }),
      text: Type.String(),
      billed_characters: Type.Optional(
        Type.Integer({ description: 'Number of Unicode code points in the source text.' }),
      ),
      model_type_used: Type.Optional(oneOf(['latency_optimized', 'quality_optimized'], 'Tier that served this text.')),
      tag_handling_version: Type.Optional(oneOf(['v1', 'v2'], 'Version of tag handling that was used.')),
    }),
  ),
});

export type TranslateAnswer = Static<typeof TranslateAnswer>;
