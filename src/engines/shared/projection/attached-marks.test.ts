import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inline } from '../../../contracts/segment.ts';
import { foldAttachedMarks } from './attached-marks.ts';

const open = { kind: 'open', id: 1, data: '<sup>' } as const;
const close = { kind: 'close', id: 1, data: '</sup>' } as const;

describe('foldAttachedMarks', () => {
  it('makes a reference mark behind a word one code, and puts it back', () => {
    const inlines: readonly Inline[] = ['an important', open, '1', close, ' thing'];
    const { segment, unfold } = foldAttachedMarks({ inlines });
    assert.deepEqual(segment.inlines, ['an important', { kind: 'alone', id: 1, data: '<sup>' }, ' thing']);
    assert.deepEqual(unfold(segment.inlines), inlines);
  });

  it('leaves separate numbers and parts of words alone', () => {
    for (const inlines of [
      ['the ', open, '3', close, ' cars'],
      ['un', open, 'believ', close, 'able'],
      ['Hello', open, ',', close, ' world'],
      ['house', open, '1'],
    ] as readonly (readonly Inline[])[])
      assert.deepEqual(foldAttachedMarks({ inlines }).segment.inlines, inlines);
  });
});
