import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageBlock } from '../reading/page-layout.ts';
import { blockArea } from './block-text.ts';

describe('the area of a block', () => {
  it('begins no line outside of it where text from right to left becomes text from left to right', () => {
    const box = { left: 60, bottom: 100, right: 560, top: 130 };
    const block = {
      box,
      available: { ...box, left: 30 },
      notches: [],
      lines: [{}, {}],
      alignment: 'right',
      direction: 'rtl',
      firstLineIndent: -150,
      leading: 14,
      style: { size: 12 },
    } as unknown as PageBlock;
    const { left, request } = blockArea(block, { runs: [], looks: [] }, 'en', false);
    assert.equal(request.alignment, 'start');
    assert.ok(left + request.firstLineIndent >= box.left, String(left));
  });
});
