import { Type } from 'typebox';
import { ServiceError } from '../../errors/service-error.ts';
import type { TranslationRequest } from '../../features/translation/translation-request.ts';
import { refuseMalformedId } from './text-rules.ts';

/** Clients of other services send `auto` where the language is to be detected. */
export const sourceLanguage = (description: string) =>
  Type.Optional(Type.String({ 'x-absent': ['auto'], description: `${description} \`auto\` means the same.` }));

/** Part of the public interface since languages in beta exist there. */
export const betaLanguages = Type.Optional(
  Type.Boolean({
    default: false,
    description: 'Accepted without effect: this server has no beta languages for translation.',
  }),
);

/** Fields of requests that name what an account has stored (`interface.md`, Text and Document translation). */
export const storedResourceFields = {
  glossary_id: Type.Optional(
    Type.String({ description: 'UUID of a glossary. Requires `source_lang`; cannot be combined with `glossary_ids`.' }),
  ),
  glossary_ids: Type.Optional(
    Type.Array(Type.String(), {
      maxItems: 5,
      'x-comma-separated': true,
      description: 'UUIDs of up to 5 glossaries. Requires `source_lang`; cannot be combined with `glossary_id`.',
    }),
  ),
  style_id: Type.Optional(Type.String({ description: 'UUID of a style rule list for the target language.' })),
  translation_memory_id: Type.Optional(Type.String({ description: 'UUID of a translation memory.' })),
  translation_memory_threshold: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100,
      default: 75,
      description:
        'Minimum score of a match, in percent. The same text scores 100, a text that differs only in numbers, placeholder names, letter case, final mark or tags 95 or more; other similar texts are not translated from the memory. For documents, values below 50 count as 50.',
    }),
  ),
};

/** Fields by which requests name what their account stored. */
export interface StoredResourceFields {
  readonly source_lang?: string;
  readonly glossary_id?: string;
  readonly glossary_ids?: readonly string[];
  readonly style_id?: string;
  readonly translation_memory_id?: string;
  readonly translation_memory_threshold?: number;
}

/** Threshold of matches where a request names none (`interface.md`, Text translation). */
const defaultThreshold = 75;

export function storedResources(
  fields: StoredResourceFields,
): Pick<TranslationRequest, 'glossaries' | 'styleId' | 'memory'> {
  const glossaries = readGlossaries(fields);
  const { style_id: styleId, translation_memory_id: memoryId } = fields;
  if (styleId !== undefined) refuseMalformedId('style_id', styleId);
  if (memoryId !== undefined) refuseMalformedId('translation_memory_id', memoryId);
  const threshold = fields.translation_memory_threshold ?? defaultThreshold;
  return {
    ...(glossaries.length === 0 ? {} : { glossaries }),
    ...(styleId === undefined ? {} : { styleId }),
    ...(memoryId === undefined ? {} : { memory: { id: memoryId, threshold } }),
  };
}

function readGlossaries(fields: StoredResourceFields): readonly string[] {
  if (fields.glossary_id !== undefined && fields.glossary_ids !== undefined)
    throw new ServiceError('conflicting_parameters', {
      reason: "Parameters 'glossary_id' and 'glossary_ids' cannot be used together.",
    });
  const glossaries = fields.glossary_ids ?? (fields.glossary_id === undefined ? [] : [fields.glossary_id]);
  const parameter = fields.glossary_id === undefined ? 'glossary_ids' : 'glossary_id';
  for (const id of glossaries) refuseMalformedId(parameter, id);
  if (glossaries.length > 0 && fields.source_lang === undefined)
    throw new ServiceError(
      'missing_parameter',
      { parameter: 'source_lang' },
      { detail: `'${parameter}' needs it: a glossary belongs to one direction.` },
    );
  return glossaries;
}
