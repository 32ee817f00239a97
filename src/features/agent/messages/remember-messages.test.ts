import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Segment } from '../../../contracts/segment.ts';
import type { MemoryUnit, TranslationMemory } from '../../../contracts/stores/translation-memories.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { segmentSource } from '../../../language/segments.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';
import type { ServiceCaller } from '../services/agent-service.ts';
import { type MessagePair, writePairs } from './message-lines.ts';
import { rememberMessages } from './remember-messages.ts';

const signal = new AbortController().signal;
const segment = (text: string): Segment => ({ inlines: [text] });
const pair = (source: string, target: string): MessagePair => ({ source: segment(source), target: segment(target) });

/** Memories of one account, in the order in which they were made. */
function memoriesOfAccount() {
  const kept = new Map<string, { readonly memory: TranslationMemory; readonly units: readonly MemoryUnit[] }>();
  const kinds: Pick<TranslationMemories, 'list' | 'segments' | 'createUnits' | 'remove'> = {
    list: async () => [...kept.values()].map(({ memory }) => memory),
    async segments(_accountId, id) {
      const { units } = kept.get(id) ?? gone(id);
      return { page: { units: units.map((unit) => ({ unit })), next: undefined } } as never;
    },
    async createUnits(_accountId, { id, name, sourceLanguage }, units) {
      const own = [...units];
      const memory = { id, name, sourceLanguage, segmentCount: own.length } as unknown as TranslationMemory;
      kept.set(id, { memory, units: own });
      return memory;
    },
    async remove(_accountId, id) {
      if (!kept.delete(id)) gone(id);
    },
  };
  return { kept, kinds };
}

function gone(id: string): never {
  throw new ServiceError('translation_memory_not_found', { id });
}

describe('remember_messages', () => {
  const remember = async (
    { kinds }: ReturnType<typeof memoriesOfAccount>,
    stepId: string,
    pairs: readonly MessagePair[],
    before?: string,
  ) => {
    const files = { open: async () => ({ content: writePairs('es', pairs) }) };
    const caller = { caller: { identity: { account: { id: 'account' } } }, files, stepId } as unknown as ServiceCaller;
    const input = { name: 'app.json', source_lang: 'en', messages: [{}] };
    const given = before === undefined ? input : { ...input, translation_memory_id: before };
    const { run } = await rememberMessages(kinds).prepare(caller, given, signal);
    return (await run(signal)) as { readonly translation_memory_id: string; readonly segments: number };
  };
  const sources = ({ kept }: ReturnType<typeof memoriesOfAccount>): readonly (readonly string[])[] =>
    [...kept.values()].map(({ units }) => units.map(({ source }) => segmentSource(source)).sort());

  it('makes the same memory when it is done again, as after a crash before its result was stored', async () => {
    const account = memoriesOfAccount();
    const { translation_memory_id: before } = await remember(account, 'first/remembered', [pair('Open', 'Abrir')]);
    const made = await remember(account, 'second/remembered', [pair('Close', 'Cerrar')], before);
    const again = await remember(account, 'second/remembered', [pair('Close', 'Cerrar')], before);
    assert.deepEqual(again, made);
    assert.deepEqual(sources(account), [['Close', 'Open']]);
  });

  it('keeps what another run under the name has learned meanwhile, and what both began with', async () => {
    const account = memoriesOfAccount();
    const { translation_memory_id: before } = await remember(account, 'first/remembered', [pair('Open', 'Abrir')]);
    await remember(account, 'second/remembered', [pair('Close', 'Cerrar')], before);
    await remember(account, 'third/remembered', [pair('Save', 'Guardar')], before);
    assert.deepEqual(sources(account), [['Close', 'Open', 'Save']]);
  });
});
