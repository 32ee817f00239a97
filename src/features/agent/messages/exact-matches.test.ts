import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Segment } from '../../../contracts/segment.ts';
import type { MemoryMatch, MemoryQuery } from '../../../contracts/stores/translation-memories.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { exactMatches } from './exact-matches.ts';

const segments: readonly Segment[] = Array.from({ length: 2_500 }, (_, index) => ({ inlines: [`text ${index}`] }));
const query = { id: 'memory', targetLanguage: 'es', segments };
const { signal } = new AbortController();

describe('exact matches of a memory', () => {
  it('are asked for in parts, and answered in the order of the segments', async () => {
    const asked: number[] = [];
    const find = async (_account: string, _id: string, { segments: some }: MemoryQuery) => {
      asked.push(some.length);
      return some.map(
        (source, index) => ({ kind: 'exact', score: index % 2 === 0 ? 100 : 99, target: source }) as MemoryMatch,
      );
    };
    const found = await exactMatches({ find }, 'account', query, signal);
    assert.deepEqual(asked, [1_000, 1_000, 500]);
    assert.equal(found.length, segments.length);
    for (const [index, match] of found.entries()) assert.equal(match, index % 2 === 0 ? segments[index] : undefined);
  });

  it('are none where the memory is gone', async () => {
    const find = async (): Promise<never> => {
      throw new ServiceError('translation_memory_not_found', { id: 'memory' });
    };
    assert.ok((await exactMatches({ find }, 'account', query, signal)).every((match) => match === undefined));
  });
});
