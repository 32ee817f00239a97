import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { UnitsPage, UnitsQuery } from '../../contracts/stores/translation-memories.ts';
import { textSegment } from '../../language/segments.ts';
import { listSegments } from './list-segments.ts';

it('a rare text in a large memory is looked for page by page, for a time', async () => {
  const unit = { source: textSegment('rare'), targets: [] };
  let now = 0;
  const list = async ({ start }: UnitsQuery): Promise<UnitsPage> => {
    now += 60;
    return {
      units: start === 600 ? [{ number: 650, unit }] : [],
      next: start < 900 ? start + 100 : undefined,
      free: 1000,
    };
  };
  const pages: (readonly number[])[] = [];
  for (let start: number | undefined = 0; start !== undefined; ) {
    const query = { start, pageSize: 10, filter: { text: 'rare', caseSensitive: true } };
    const page: UnitsPage | undefined = await listSegments(list, query, { elapsed: () => now });
    pages.push(page?.units.map(({ number }) => number) ?? []);
    start = page?.next;
  }
  assert.deepEqual(pages, [[], [650], []]);
  assert.equal(await listSegments(async () => undefined, { start: 0, pageSize: 1 }, { elapsed: () => now }), undefined);
});
