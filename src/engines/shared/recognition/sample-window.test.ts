import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleBlocks } from './sample-blocks.ts';
import { SampleWindow } from './sample-window.ts';

const numbered = (from: number, to: number): Int16Array => Int16Array.from({ length: to - from }, (_, i) => from + i);

describe('samples', () => {
  it('are cut into blocks of one length', () => {
    const blocks = new SampleBlocks(4);
    const cut = [numbered(0, 1), numbered(1, 1), numbered(1, 10)].flatMap((piece) => [...blocks.add(piece)]);
    assert.deepEqual(cut, [numbered(0, 4), numbered(4, 8)]);
    assert.deepEqual(blocks.rest(), numbered(8, 10));
    assert.deepEqual(blocks.rest(), numbered(0, 0));
  });

  it('are found by their number as long as they are kept', () => {
    const window = new SampleWindow();
    for (let at = 0; at < 20; at += 4) window.append(numbered(at, at + 4));
    assert.deepEqual(window.slice(2, 11), numbered(2, 11));
    assert.deepEqual(window.slice(-5, 1), numbered(0, 1));
    assert.deepEqual(window.slice(18, 30), numbered(18, 20));
    assert.deepEqual(window.slice(7, 3), numbered(0, 0));
    window.dropBefore(9);
    assert.deepEqual([window.start, window.end], [8, 20]);
    assert.deepEqual(window.slice(0, 10), numbered(8, 10));
  });
});
