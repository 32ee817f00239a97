import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { MemoryParams, memoryTag } from './translation-memory-schemas.ts';

export function deleteTranslationMemoryOperation(memories: TranslationMemories): Operation {
  return defineOperation<undefined, undefined, MemoryParams>({
    id: 'deleteTranslationMemory',
    method: 'DELETE',
    path: '/v3/translation_memories/:translation_memory_id',
    access: { kind: 'developer', scope: 'translation_memories:write' },
    summary: 'Delete a translation memory',
    description: 'This cannot be undone. Later translations that name the memory get 404.',
    tag: memoryTag,
    params: MemoryParams,
    status: 204,
    response: null,
    async handle({ params, identity }): Promise<null> {
      await memories.remove(identity.account.id, params.translation_memory_id);
      return null;
    },
  });
}
