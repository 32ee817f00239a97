import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ChunkRules } from './chunk-rules.ts';
import type { RealtimeError } from './reasons.ts';

const pcm = 'audio/pcm;encoding=s16le;rate=16000';

function reason(work: () => void): string {
  try {
    work();
    return 'none';
  } catch (error) {
    return (error as RealtimeError).reason;
  }
}

describe('rules of chunks', () => {
  it('bound the size of all audio, and the length of PCM', () => {
    const rules = new ChunkRules(pcm, () => 0);
    assert.equal(
      reason(() => rules.check(Buffer.alloc(32_000))),
      'none',
    );
    assert.equal(
      reason(() => rules.check(Buffer.alloc(32_002))),
      'chunk_too_large',
    );
    assert.equal(
      reason(() => rules.check(Buffer.alloc(101))),
      'not_whole_frames',
    );
    const g711 = new ChunkRules('audio/pcm;encoding=alaw;rate=8000', () => 0);
    assert.equal(
      reason(() => g711.check(Buffer.alloc(101))),
      'none',
    );
    assert.equal(
      reason(() => g711.check(Buffer.alloc(8_001))),
      'chunk_too_large',
    );
    const webm = new ChunkRules('audio/webm', () => 0);
    assert.equal(
      reason(() => webm.check(Buffer.alloc(100 * 1024))),
      'none',
    );
    assert.equal(
      reason(() => webm.check(Buffer.alloc(100 * 1024 + 1))),
      'chunk_too_large',
    );
  });

  it('let audio come twice as fast as it is spoken, with ten seconds at once', () => {
    let now = 0;
    const rules = new ChunkRules(pcm, () => now);
    for (let second = 0; second < 10; second += 1) rules.check(Buffer.alloc(32_000));
    assert.equal(
      reason(() => rules.check(Buffer.alloc(32_000))),
      'too_fast',
    );
    now = 2_000;
    assert.equal(
      reason(() => rules.check(Buffer.alloc(32_000))),
      'none',
    );
    const webm = new ChunkRules('audio/webm', () => now);
    assert.equal(
      reason(() => webm.checkDecoded(10_000)),
      'none',
    );
    assert.equal(
      reason(() => webm.checkDecoded(10_001)),
      'too_fast',
    );
  });

  it('find compressed chunks of more than a second by what all of them had', () => {
    const webm = new ChunkRules('audio/webm', () => 0);
    assert.equal(
      reason(() => webm.checkLength(2_000, 1)),
      'none',
    );
    assert.equal(
      reason(() => webm.checkLength(2_001, 1)),
      'chunk_too_large',
    );
    assert.equal(
      reason(() => webm.checkLength(61_000, 60)),
      'none',
    );
    assert.equal(
      reason(() => new ChunkRules(pcm, () => 0).checkLength(9_000, 1)),
      'none',
    );
  });

  it('take nothing after the end', () => {
    const rules = new ChunkRules(pcm, () => 0);
    rules.end();
    assert.equal(
      reason(() => rules.check(Buffer.alloc(2))),
      'data_after_end',
    );
    assert.equal(
      reason(() => rules.end()),
      'data_after_end',
    );
  });
});
