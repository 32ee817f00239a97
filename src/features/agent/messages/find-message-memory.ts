import { readSource } from '../../quality/evaluated-pair.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';
import { type AgentService, inputSchema, inputs } from '../services/agent-service.ts';
import { findMemory } from './message-memory.ts';

interface FindMemoryInput {
  readonly name: string;
  readonly source_lang: string;
}

/** `find_memory`: the newest translation memory of the account with a name. */
export function findMessageMemory(memories: Pick<TranslationMemories, 'list'>): AgentService<FindMemoryInput> {
  return {
    input: inputSchema(['name', 'source_lang'], { name: inputs.fileName, source_lang: inputs.language }),
    isFree: true,
    isDoneInEstimates: true,
    unavailable: () => undefined,
    prepare: async ({ caller: { identity } }, { name, source_lang }) => {
      const source = readSource(source_lang);
      return {
        async run() {
          const memory = await findMemory(memories, identity.account.id, { name, source });
          return { translation_memory_id: memory?.id ?? null, segments: memory?.segmentCount ?? 0 };
        },
      };
    },
  };
}
