import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InlineCode, Segment } from '../../contracts/segment.ts';
import { textSegment } from '../segments.ts';
import { applyStyleRules } from './apply-style-rules.ts';
import { editMatches } from './edit-text.ts';
import { punctuationRules } from './punctuation/rules.ts';
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

  it('changes both marks of a quotation or none', () => {
    const straight = punctuationRules.quotation_mark?.use_double_straight_quotation_marks?.rewrite;
    assert.ok(straight);
    const text = 'Il dit « oui » et « non ».';
    const range = { start: text.indexOf('»'), end: text.indexOf('»') + 1 };
    const { inlines } = applyStyleRules(textSegment(text), [straight], 'fr', [range]);
    assert.deepEqual(inlines, ['Il dit « oui » et "non".']);
    const coded = { inlines: ['«', code('open', 1), ' oui', code('close', 1), ' »'] };
    assert.deepEqual(rewrite(coded, straight), coded.inlines, 'one edit reaches over a code');
    const around = { inlines: ['«', code('open', 1), 'oui', code('close', 1), '»'] };
    assert.deepEqual(rewrite(around, straight), ['"', code('open', 1), 'oui', code('close', 1), '"']);
  });

  it('changes brackets around codes', () => {
    const fullWidth = punctuationRules.round_brackets?.use_full_width_round_brackets?.rewrite;
    assert.ok(fullWidth);
    const segment = { inlines: ['東京(', code('open', 1), '首都', code('close', 1), ')です'] };
    assert.deepEqual(rewrite(segment, fullWidth), ['東京（', code('open', 1), '首都', code('close', 1), '）です']);
  });

  it('writes no letters or digits directly beside what is protected, but marks', () => {
    const longer: StyleRewriter = () => [{ start: 0, end: 0, text: '19' }];
    const marked: StyleRewriter = () => [{ start: 0, end: 0, text: '“' }];
    for (const [rewriter, result] of [
      [longer, '90'],
      [marked, '“90'],
    ] as const)
      assert.deepEqual(applyStyleRules(textSegment('90'), [rewriter], 'en', [{ start: 0, end: 2 }]).inlines, [result]);
  });

  it('takes protected ranges in any order, overlapping or not', () => {
    const text = '1.5 2.5 3.5 4.5';
    const ranges = [
      { start: 8, end: 11 },
      { start: 0, end: 3 },
      { start: 1, end: 6 },
    ];
    assert.deepEqual(applyStyleRules(textSegment(text), [decimalComma], 'de', ranges).inlines, ['1.5 2.5 3.5 4,5']);
  });

  it('comes through a long text with many codes, ranges and edits', () => {
    const inlines = Array.from({ length: 30_000 }, (_, id) => [' 1.5 ', code('alone', id)]).flat();
    const ranges = Array.from({ length: 15_000 }, (_, at) => ({ start: at * 10, end: at * 10 + 5 }));
    const result = applyStyleRules({ inlines }, [decimalComma], 'de', ranges).inlines;
    assert.deepEqual(result.slice(0, 4), [' 1.5 ', code('alone', 0), ' 1,5 ', code('alone', 1)]);
    assert.equal(result.length, inlines.length);
  });
});
