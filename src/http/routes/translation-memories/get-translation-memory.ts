import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { MemoryAnswer, MemoryParams, memoryTag, toMemoryAnswer } from './translation-memory-schemas.ts';

export function getTranslationMemoryOperation(memories: TranslationMemories): Operation {
  return defineOperation<undefined, undefined, MemoryParams>({
    id: 'getTranslationMemory',
    method: 'GET',
    path: '/v3/translation_memories/:translation_memory_id',
    access: { kind: 'developer', scope: 'translation_memories:read' },
    summary: 'Read a translation memory, with counts by language',
    description: 'Returns the name, the languages and the number of segments.',
    tag: memoryTag,
    params: MemoryParams,
    response: MemoryAnswer,
    async handle({ params, identity }): Promise<MemoryAnswer> {
      return toMemoryAnswer(await memories.get(identity.account.id, params.translation_memory_id));
    },
  });
}
