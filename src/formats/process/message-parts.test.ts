import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Segment } from '../../contracts/segment.ts';
import { messageParts } from './message-parts.ts';

const segmentOf = (segment: Segment | undefined) => segment;
const segment = (inlines: number): Segment => ({ inlines: Array.from({ length: inlines }, () => 'a') });

test('messages hold what was given, in order, whatever is undefined', () => {
  const items = Array.from({ length: 1203 }, (_, index) => (index % 7 === 0 ? undefined : segment(index % 50)));
  assert.deepEqual([...messageParts(items, segmentOf)].flat(), items);
  assert.deepEqual([...messageParts([], segmentOf)], []);
});

test('a message has at most 500 segments', () => {
  const parts = [
    ...messageParts(
      Array.from({ length: 1203 }, () => segment(1)),
      segmentOf,
    ),
  ];
  assert.deepEqual(
    parts.map((part) => part.length),
    [500, 500, 203],
  );
});

test('a message has at most 20,000 inlines, unless one segment has more', () => {
  const parts = [...messageParts([9000, 9000, 9000, 30_000, 1].map(segment), segmentOf)];
  assert.deepEqual(
    parts.map((part) => part.length),
    [2, 1, 1, 1],
  );
});
