import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  MemoryImportOptions,
  MemoryQuery,
  TranslationMemory,
  TranslationMemoryStore,
} from '../../contracts/stores/translation-memories.ts';
import { Gate } from '../../engines/fake/gate.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { textSegment } from '../../language/segments.ts';
import { TmxError } from '../../language/translation-memory/tmx/tmx-error.ts';
import { randomIdentifiers } from '../../storage/random-identifiers.ts';
import { systemClock } from '../../time/system-clock.ts';
import { TranslationMemories } from './translation-memories.ts';

const id = '0a0a0a0a-0000-4000-8000-000000000000';
const memory: TranslationMemory = {
  id,
  name: 'n',
  createdAt: new Date(0),
  sourceLanguage: 'en',
  targets: [],
  segmentCount: 1,
};

interface Setting {
  readonly importSlots?: number;
  /** What happens within an import. */
  readonly importing?: (options: MemoryImportOptions) => Promise<void>;
}

function arrange({ importSlots = 2, importing = async () => {} }: Setting = {}) {
  const events: unknown[][] = [];
  const queries: MemoryQuery[] = [];
  const store: Partial<TranslationMemoryStore> = {
    async create(_accountId, _memory, _content, options = {}) {
      await importing(options);
      return memory;
    },
    async find(accountId, wanted, query) {
      queries.push(query);
      return accountId === 'one' && wanted === id ? [undefined] : undefined;
    },
    get: async (accountId, wanted) => (accountId === 'one' && wanted === id ? memory : undefined),
  };
  const memories = new TranslationMemories({
    store: store as TranslationMemoryStore,
    ids: randomIdentifiers,
    clock: systemClock,
    importSlots,
    record: async () => {},
    events: {
      memoryImportProgressed: ({ traceId, units, skipped }) => void events.push([traceId, units, skipped]),
      memoryImportEnded: ({ traceId, outcome, units }) => void events.push([traceId, outcome, units]),
    },
  });
  const importAs = (accountId: string, signal = new AbortController().signal) =>
    memories.importFile(accountId, { name: 'n', chunks: (async function* () {})() }, { traceId: 't', signal });
  return { memories, events, queries, importAs };
}

describe('an import', () => {
  it('shows how far it is every 50,000 units, and how it ended', async () => {
    const { events, importAs } = arrange({
      async importing({ onProgress }) {
        for (let units = 20_000; units <= 120_000; units += 20_000) onProgress?.(units, units / 10_000);
      },
    });
    assert.deepEqual(await importAs('one'), { memory, skipped: 12 });
    assert.deepEqual(events, [
      ['t', 60_000, 6],
      ['t', 120_000, 12],
      ['t', 'imported', 120_000],
    ]);
  });

  it('that fails is distinguished by whose fault it was', async () => {
    const givenUp = new AbortController();
    const causes: readonly (readonly [Error, string])[] = [
      [new TmxError(3, 'Bad.'), 'refused'],
      [new ServiceError('body_too_large', { limit: '1 MiB' }), 'refused'],
      [new Error('disk full'), 'failed'],
      [new Error('gone'), 'cancelled'],
    ];
    for (const [error, outcome] of causes) {
      const { events, importAs } = arrange({
        async importing() {
          if (outcome === 'cancelled') givenUp.abort();
          throw error;
        },
      });
      await assert.rejects(importAs('one', givenUp.signal), {
        message: error instanceof TmxError ? 'The TMX file could not be read: line 3: Bad.' : error.message,
      });
      assert.deepEqual(events, [['t', outcome, 0]]);
    }
  });

  it('needs a slot, and one account leaves one to others', async () => {
    const gate = new Gate();
    const { importAs } = arrange({ importSlots: 3, importing: () => gate.opened });
    const running = [importAs('one'), importAs('one')];
    await assert.rejects(importAs('one'), { code: 'too_many_requests', retryAfter: 5 });
    running.push(importAs('two'));
    await assert.rejects(importAs('two'), { code: 'overloaded', retryAfter: 5 });
    gate.open();
    await Promise.all(running);
    await importAs('one');
  });

  it('gets the slot where there is only one, and gives it back when it fails', async () => {
    const { importAs } = arrange({
      importSlots: 1,
      importing: async () => {
        throw new Error('disk full');
      },
    });
    for (let time = 0; time < 3; time += 1) await assert.rejects(importAs('one'), /disk full/);
  });
});

describe('finding', () => {
  const query = { targetLanguage: 'es', segments: [textSegment('a')] };

  it('takes any threshold as it is given', async () => {
    const { memories, queries } = arrange();
    for (const threshold of [0, 49, 50, 51, 100]) await memories.find('one', id.toUpperCase(), { ...query, threshold });
    assert.deepEqual(
      queries.map(({ threshold }) => threshold),
      [0, 49, 50, 51, 100],
    );
  });

  it('and reading are a 404 for a memory of somebody else', async () => {
    const { memories } = arrange();
    await assert.rejects(memories.find('two', id, { ...query, threshold: 75 }), {
      code: 'translation_memory_not_found',
    });
    await assert.rejects(memories.get('two', id), { code: 'translation_memory_not_found' });
    assert.equal(await memories.get('one', id), memory);
  });
});
