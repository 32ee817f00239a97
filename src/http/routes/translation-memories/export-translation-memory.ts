import type { Readable } from 'node:stream';
import type { TranslationMemories } from '../../../features/translation-memories/translation-memories.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { toExportStream } from './export-stream.ts';
import { tmxMediaType } from './tmx-body.ts';
import { MemoryParams, memoryTag } from './translation-memory-schemas.ts';

export function exportTranslationMemoryOperation(memories: TranslationMemories): Operation {
  return defineOperation<undefined, undefined, MemoryParams>({
    id: 'exportTranslationMemory',
    method: 'GET',
    path: '/v3/translation_memories/:translation_memory_id/export',
    access: { kind: 'developer', scope: 'translation_memories:read' },
    summary: 'Download a translation memory as TMX 1.4',
    description: 'The server writes the file while it sends it, so large memories take little of its main memory.',
    tag: memoryTag,
    params: MemoryParams,
    response: { mediaTypes: [tmxMediaType] },
    async handle({ params, identity, reply }): Promise<Readable> {
      return toExportStream(await memories.export(identity.account.id, params.translation_memory_id), reply);
    },
  });
}
