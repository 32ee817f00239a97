import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import { readSource } from '../../quality/evaluated-pair.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';
import { type AgentService, inputSchema, inputs } from '../services/agent-service.ts';
import { readPairs } from './message-lines.ts';
import { addMemory, findMemory, ignoreGone, KnownMessages, replaceMemory } from './message-memory.ts';

interface RememberMessagesInput {
  readonly name: string;
  readonly source_lang: string;
  /** Of `translate_messages`. */
  readonly messages: readonly JsonValue[];
  /** Of the run before. */
  readonly translation_memory_id?: string;
}

/** `remember_messages`: the translations of a run with what the runs before have, as a translation memory of the account. */
export function rememberMessages(
  memories: Pick<TranslationMemories, 'list' | 'segments' | 'createUnits' | 'remove'>,
): AgentService<RememberMessagesInput> {
  return {
    input: inputSchema(['name', 'source_lang', 'messages'], {
      name: inputs.fileName,
      source_lang: inputs.language,
      messages: { type: 'array', items: { type: 'object' }, maxItems: 100 },
      translation_memory_id: { type: 'string', maxLength: 60 },
    }),
    isFree: true,
    unavailable: () => undefined,
    assume: () => ({ translation_memory_id: '', segments: 0 }),
    prepare: async (
      { caller: { identity }, files, stepId },
      { name, source_lang, messages, translation_memory_id },
    ) => {
      const accountId = identity.account.id;
      const source = readSource(source_lang);
      return {
        async run(signal) {
          const known = new KnownMessages();
          for (const file of messages)
            for await (const pair of readPairs(files, file)) known.add(pair.source, pair.language, pair.target);
          // Another run under the name may have ended meanwhile: what it knows is in the newest memory.
          const newest = await findMemory(memories, accountId, { name, source });
          for (const id of new Set([newest?.id, translation_memory_id]))
            if (id !== undefined) await addMemory(memories, accountId, id, known, signal).catch(ignoreGone);
          if (known.size === 0) return { translation_memory_id: null, segments: 0 };
          const id = await replaceMemory(memories, { accountId, stepId }, { name, source }, known, signal);
          return { translation_memory_id: id, segments: known.size };
        },
      };
    },
  };
}
