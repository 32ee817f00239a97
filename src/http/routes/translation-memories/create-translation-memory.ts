import { type Static, Type } from 'typebox';
import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { type ImportSettings, tmxBody } from './tmx-body.ts';
import { CreatedMemoryAnswer, memoryTag, toMemoryAnswer } from './translation-memory-schemas.ts';

const segmentsBodyLimit = 10 * 1024 * 1024;

const fallbackName = 'Translation memory';

const name = Type.String({ description: 'At most 1024 bytes of UTF-8.' });

const Body = Type.Object({
  name,
  source_language: Type.String({ description: 'Language code, such as `en` or `pt-BR`.' }),
  segments: Type.Array(
    Type.Object({
      source: Type.String(),
      target: Type.String(),
      target_language: Type.String(),
    }),
    { minItems: 1 },
  ),
});
type Body = Static<typeof Body>;

const Query = Type.Object({
  name: Type.Optional(Type.String({ description: `For files: name of the memory. Default \`${fallbackName}\`.` })),
  source_language: Type.Optional(
    Type.String({ description: 'For files: the source language if the file does not specify it (`srclang="*all*"`).' }),
  ),
});
type Query = Static<typeof Query>;

export function createTranslationMemoryOperation(memories: TranslationMemories, settings: ImportSettings): Operation {
  return defineOperation<Body, Query>({
    id: 'createTranslationMemory',
    method: 'POST',
    path: '/v3/translation_memories',
    access: { kind: 'developer', scope: 'translation_memories:write' },
    summary: 'Create a translation memory from a TMX file or from segments',
    description:
      'The server indexes a file while it arrives; the upload has no time limit as long as data arrives. Closing the connection cancels the import. The memory is created completely or not at all.',
    tag: memoryTag,
    bodyLimit: segmentsBodyLimit,
    body: Body,
    streamedBody: tmxBody(settings.fileLimit),
    query: Query,
    status: 201,
    response: CreatedMemoryAnswer,
    async handle({ body, stream, query, identity, request, signal }): Promise<CreatedMemoryAnswer> {
      const accountId = identity.account.id;
      const call = { traceId: request.id, signal };
      if (stream === undefined) {
        const memory = await memories.create(accountId, toGivenSegments(body), call);
        return { ...toMemoryAnswer(memory), skipped_segment_count: 0 };
      }
      const file = { name: query.name ?? fallbackName, sourceLanguage: query.source_language, chunks: stream };
      const { memory, skipped } = await memories.importFile(accountId, file, call);
      return { ...toMemoryAnswer(memory), skipped_segment_count: skipped };
    },
  });
}

function toGivenSegments({ name, source_language, segments }: Body) {
  return {
    name,
    sourceLanguage: source_language,
    segments: segments.map(({ source, target, target_language }) => ({
      source,
      target,
      targetLanguage: target_language,
    })),
  };
}
