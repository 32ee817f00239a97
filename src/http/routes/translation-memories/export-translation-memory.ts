import { Readable } from 'node:stream';
import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { attachment } from '../../schemas/content-disposition.ts';
import { MemoryParams, memoryTag, tmxMediaType } from './translation-memory-schemas.ts';

export function exportTranslationMemoryOperation(memories: TranslationMemories): Operation {
  return defineOperation<undefined, undefined, MemoryParams>({
    id: 'exportTranslationMemory',
    method: 'GET',
    path: '/v3/translation_memories/:translation_memory_id/export',
    access: { kind: 'developer', scope: 'translation_memories:read' },
    summary: 'Download a translation memory as TMX 1.4',
    tag: memoryTag,
    params: MemoryParams,
    response: { mediaType: tmxMediaType },
    async handle({ params, identity, reply }): Promise<Readable> {
      const { memory, tmx } = await memories.export(identity.account.id, params.translation_memory_id);
      reply.type(`${tmxMediaType}; charset=utf-8`).header('content-disposition', attachment(memory.name, '.tmx'));
      return Readable.from(tmx, { objectMode: false });
    },
  });
}
