import assert from 'node:assert/strict';
import { it } from 'node:test';
import { markSpans, type Segment, type Severity, summarize } from './quality-summary.ts';

const error = (severity: Severity) => ({
  ...{ type: 'Accuracy', sub_type: 'Mistranslation', severity, explanation: '' },
  ...{ source_spans: [], target_spans: [] },
});
const segment = (index: number, score: number, ...found: Severity[]): Segment => ({
  ...{ segment_index: index, source: '', target: '', score, errors: found.map(error) },
});

it('segments with errors are listed by their worst error, then by their score', () => {
  const segments = [
    segment(0, 100),
    segment(1, 40, 'Minor', 'Minor'),
    segment(2, 80, 'Major'),
    segment(3, 60, 'Major'),
  ];
  const { worst, counts, segments: listed } = summarize([...segments, segment(4, 90, 'Minor', 'Critical')]);
  assert.deepEqual([worst, counts], ['Critical', { Critical: 1, Major: 2, Minor: 3 }]);
  assert.deepEqual(
    listed.map(({ segment_index: index }) => index),
    [4, 3, 2, 1],
  );
  assert.equal(summarize(segments.slice(0, 1)).worst, undefined);
});

it('spans are marked by code points, and may overlap', () => {
  const spans = [
    { start: 1, end: 3 },
    { start: 2, end: 4 },
  ];
  assert.deepEqual(markSpans('😀15 €x', spans), [
    { text: '😀', isMarked: false },
    { text: '15 ', isMarked: true },
    { text: '€x', isMarked: false },
  ]);
  assert.deepEqual(markSpans('', spans), []);
});
