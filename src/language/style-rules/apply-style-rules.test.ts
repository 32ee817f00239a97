import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InlineCode, Segment } from '../../contracts/segment.ts';
import { textSegment } from '../segments.ts';
import { applyStyleRules } from './apply-style-rules.ts';
import { editMatches } from './edit-text.ts';
import type { StyleRewriter } from './style-rewriter.ts';

const decimalComma: StyleRewriter = (text) => editMatches(text, /(\d)\.(\d)/g, ([, one, two]) => `${one},${two}`);
const spelledDigits: StyleRewriter = (text) => editMatches(text, /\b3\b/g, () => 'three');
const code = (kind: InlineCode['kind'], id: number): InlineCode => ({ kind, id, data: `<${kind}>` });

function rewrite(segment: Segment, ...rewriters: readonly StyleRewriter[]): Segment['inlines'] {
  return applyStyleRules(segment, rewriters, 'de', []).inlines;
}

describe('applyStyleRules', () => {
  it('applies one rewriter after the other', () => {
    assert.deepEqual(rewrite(textSegment('3 times 1.5'), decimalComma, spelledDigits), ['three times 1,5']);
  });

  it('leaves codes between the letters where they were', () => {
    const segment = { inlines: ['costs ', code('open', 1), '1.5', code('close', 1), ' or 3', code('alone', 2)] };
    assert.deepEqual(rewrite(segment, spelledDigits, decimalComma), [
      'costs ',
      code('open', 1),
      '1,5',
      code('close', 1),
      ' or three',
      code('alone', 2),
    ]);
  });

  it('makes a change up to a code and none across one', () => {
    const whole: StyleRewriter = (text) => editMatches(text, /3\.12\.24/g, () => '03.12.2024');
    const before = { inlines: [code('open', 1), '3', code('close', 1), '.12.24'] };
    assert.deepEqual(rewrite(before, whole), before.inlines, 'the edit reaches over the code');
    const beside = { inlines: [code('open', 1), '3.12.24', code('close', 1)] };
    assert.deepEqual(rewrite(beside, whole), [code('open', 1), '03.12.2024', code('close', 1)]);
  });

  it('makes no edit that touches what is protected, wherever earlier edits have moved it', () => {
    const text = '3 at 1.5 and v1.5';
    const start = text.indexOf('v1.5');
    const { inlines } = applyStyleRules(textSegment(text), [spelledDigits, decimalComma], 'de', [
      { start, end: start + 4 },
    ]);
    assert.deepEqual(inlines, ['three at 1,5 and v1.5']);
  });
});
