import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withinCpu } from '../../test/support/within-cpu.ts';
import { preferredSpans } from './text-edit.ts';

it('keeps preferred spans apart from each other, in reading order', () => {
  const spans = [
    { start: 8, end: 12 },
    { start: 12, end: 14 },
    { start: 11, end: 11 },
    { start: 2, end: 5 },
    { start: 6, end: 6 },
    { start: 0, end: 1 },
  ];
  assert.deepEqual(preferredSpans(spans, 14), [
    { start: 0, end: 1 },
    { start: 2, end: 5 },
    { start: 6, end: 6 },
    { start: 8, end: 12 },
  ]);
});

it('takes time that grows with the number of spans alone', () =>
  withinCpu(2, async () => {
    const spans = Array.from({ length: 200_000 }, (_, index) => ({ start: 5 * index, end: 5 * index + 3 }));
    assert.equal(preferredSpans(spans, 1_000_000).length, spans.length);
  }));
