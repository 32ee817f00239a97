import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CodePointSpan, QualityFinding } from '../../contracts/engines/quality-evaluator.ts';
import { mergeFindings } from './merge-findings.ts';

const finding = (check: string, targetSpans: readonly CodePointSpan[], source: readonly CodePointSpan[] = []) =>
  ({
    type: 'Accuracy',
    subType: 'Mistranslation',
    severity: 'Major',
    explanation: 'Wrong.',
    sourceSpans: source,
    targetSpans,
    check,
    confidence: 0.9,
  }) satisfies QualityFinding;
const span = (start: number, end: number) => ({ start, end });
const segment = { source: '0123456789', target: '0123456789' };
const merged = (...evaluations: readonly (readonly QualityFinding[])[]) =>
  mergeFindings(
    segment,
    evaluations.map((findings) => ({ findings })),
  ).map(({ check }) => check);

describe('findings of several evaluators', () => {
  it('are dropped where a span is not in its text', () => {
    const wrong = [
      [span(0, 11)],
      [span(-1, 1)],
      [span(3, 3)],
      [span(4, 2)],
      [span(0.5, 2)],
      [span(3, 5), span(4, 6)],
      [],
    ].map((spans) => finding('a.b', spans));
    assert.deepEqual(merged(wrong), []);
    assert.deepEqual(merged([finding('a.b', [span(0, 10)])]), ['a.b']);
  });

  it('are joined where they mostly mark the same words', () => {
    const first = [finding('a.number', [span(2, 4)]), finding('a.other', [span(4, 6)])];
    assert.deepEqual(merged(first, [finding('b.same', [span(3, 6)])]), ['a.number', 'a.other']);
    assert.deepEqual(merged(first, [finding('b.longer', [span(0, 10)])]), ['b.longer', 'a.number', 'a.other']);
    assert.deepEqual(merged(first, [{ ...finding('b.grammar', [span(2, 4)]), type: 'Fluency', subType: 'Grammar' }]), [
      'a.number',
      'b.grammar',
      'a.other',
    ]);
  });

  it('are joined by the source where nothing is in the translation', () => {
    const missing = finding('a.missing', [], [span(5, 9)]);
    assert.deepEqual(merged([missing], [finding('b.missing', [], [span(4, 9)])]), ['a.missing']);
  });

  it('come in the order of the translation, those without a span there first', () => {
    assert.deepEqual(
      merged(
        [finding('a.late', [span(5, 6)]), finding('a.early', [span(1, 2)])],
        [finding('b.none', [], [span(0, 1)])],
      ),
      ['b.none', 'a.early', 'a.late'],
    );
  });
});
