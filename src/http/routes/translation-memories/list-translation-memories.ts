import { type Static, Type } from 'typebox';
import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { MemorySummary, memoryTag, toMemorySummary } from './translation-memory-schemas.ts';

const Query = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'Page number, starting at 0.' })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 25, default: 10 })),
});
type Query = Static<typeof Query>;

const Answer = Type.Object({
  translation_memories: Type.Array(MemorySummary),
  total_count: Type.Integer({ description: 'Number of memories on all pages.' }),
});

export function listTranslationMemoriesOperation(memories: TranslationMemories): Operation {
  return defineOperation<undefined, Query>({
    id: 'listTranslationMemories',
    method: 'GET',
    path: '/v3/translation_memories',
    access: { kind: 'developer', scope: 'translation_memories:read' },
    summary: 'List the translation memories of the account, oldest first',
    description: 'The response is one page; `total_count` counts all pages.',
    tag: memoryTag,
    query: Query,
    response: Answer,
    async handle({ query, identity }): Promise<Static<typeof Answer>> {
      const { page = 0, page_size: size = 10 } = query;
      const all = await memories.list(identity.account.id);
      const shown = all.slice(page * size, (page + 1) * size);
      return { translation_memories: shown.map(toMemorySummary), total_count: all.length };
    },
  });
}
