import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SegmentError } from './check-report.ts';
import { markSpans } from './mark-spans.ts';

const error = (...target_spans: SegmentError['target_spans']): SegmentError => ({
  type: 'Fluency',
  sub_type: 'Spelling',
  severity: 'Minor',
  explanation: '',
  source_spans: [],
  target_spans,
});
const marked = (text: string, ...errors: readonly SegmentError[]) =>
  markSpans(text, errors, 'target_spans').map((piece) => [piece.text, piece.errors.join()]);

describe('marked spans of a text', () => {
  it('cut it where an error begins or ends, by code points', () => {
    assert.deepEqual(marked('😀 one two', error({ start: 2, end: 5 })), [
      ['😀 ', ''],
      ['one', '0'],
      [' two', ''],
    ]);
    assert.deepEqual(marked('abcdef', error({ start: 0, end: 4 }), error({ start: 2, end: 6 })), [
      ['ab', '0'],
      ['cd', '0,1'],
      ['ef', '1'],
    ]);
    assert.deepEqual(marked('aabb', error({ start: 0, end: 2 }, { start: 2, end: 4 })), [
      ['aa', '0'],
      ['bb', '0'],
    ]);
  });

  it('leave a text without errors whole', () => {
    assert.deepEqual(marked('abc'), [['abc', '']]);
    assert.deepEqual(marked('', error()), []);
  });
});
