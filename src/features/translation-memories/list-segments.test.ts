import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TranslationMemoryStore } from '../../contracts/stores/translation-memories.ts';
import { textSegment } from '../../language/segments.ts';
import { listSegments } from './list-segments.ts';

it('a rare text in a large memory is looked for page by page', async () => {
  const segmentCount = 120_000;
  const store: Partial<TranslationMemoryStore> = {
    async *readUnits(_accountId, _id, start = 0) {
      for (let first = start; first < segmentCount; first += 1000)
        yield Array.from({ length: Math.min(1000, segmentCount - first) }, (_, index) => ({
          source: textSegment(`number ${first + index}.`),
          targets: [],
        }));
    },
  };
  const memory = { accountId: 'one', id: 'x', segmentCount };
  const pages: (readonly number[])[] = [];
  for (let start: number | undefined = 0; start !== undefined; ) {
    const filter = { text: 'number 119999.', caseSensitive: true };
    const { units, next } = await listSegments(store as TranslationMemoryStore, memory, {
      start,
      pageSize: 10,
      filter,
    });
    pages.push(units.map(({ number }) => number));
    start = next;
  }
  assert.deepEqual(pages, [[], [], [119_999]]);
});
