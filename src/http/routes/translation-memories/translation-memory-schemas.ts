import { type Static, Type } from 'typebox';
import type { TranslationMemory } from '../../../contracts/stores/translation-memories.ts';
import { resourceId } from '../../schemas/path-parameters.ts';

export const memoryTag = 'Translation memories';

export const MemoryParams = Type.Object({ translation_memory_id: resourceId('UUID of the translation memory.') });
export type MemoryParams = Static<typeof MemoryParams>;

const summaryFields = {
  translation_memory_id: Type.String({ description: 'UUID.' }),
  name: Type.String(),
  source_language: Type.String({ description: 'BCP 47 code, such as `en` or `pt-BR`.' }),
  target_languages: Type.Array(Type.String(), { description: 'Sorted by code.' }),
  segment_count: Type.Integer({
    description: 'Number of source texts, regardless of the number of their translations.',
  }),
  creation_time: Type.String({ description: 'ISO 8601 with milliseconds.' }),
};

export const MemorySummary = Type.Object(summaryFields);
export type MemorySummary = Static<typeof MemorySummary>;

const memoryFields = {
  ...summaryFields,
  targets: Type.Array(Type.Object({ target_language: Type.String(), segment_count: Type.Integer() }), {
    description: 'Number of texts in each target language.',
  }),
};

export const MemoryAnswer = Type.Object(memoryFields);
export type MemoryAnswer = Static<typeof MemoryAnswer>;

export const CreatedMemoryAnswer = Type.Object({
  ...memoryFields,
  skipped_segment_count: Type.Integer({
    description:
      'Units of the file that were skipped because they lack a text in the source language or in any other language.',
  }),
});
export type CreatedMemoryAnswer = Static<typeof CreatedMemoryAnswer>;

export function toMemorySummary(memory: TranslationMemory): MemorySummary {
  return {
    translation_memory_id: memory.id,
    name: memory.name,
    source_language: memory.sourceLanguage,
    target_languages: memory.targets.map(({ language }) => language),
    segment_count: memory.segmentCount,
    creation_time: memory.createdAt.toISOString(),
  };
}

export function toMemoryAnswer(memory: TranslationMemory): MemoryAnswer {
  const targets = memory.targets.map(({ language, segmentCount }) => ({
    target_language: language,
    segment_count: segmentCount,
  }));
  return { ...toMemorySummary(memory), targets };
}
