import assert from 'node:assert/strict';
import { ChunkRules } from '../../../src/realtime/chunk-rules.ts';
import { codecs } from '../../../src/realtime/codec.ts';
import { RealtimeError } from '../../../src/realtime/reasons.ts';
import { type Format, hostileFrame, type Outcome, type Random } from './hostile-frames.ts';

/** Gives hostile frames to what reads them, without sockets, and counts the outcomes. Throws where one is wrong. */
export function judgeFrames(random: Random, count: number): ReadonlyMap<Outcome, number> {
  const outcomes = new Map<Outcome, number>();
  for (let done = 0; done < count; done += 1) {
    const format: Format = random() < 0.5 ? 'json' : 'msgpack';
    const { what, content, expected } = hostileFrame(random, format);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const outcome = outcomeOf(format, bytes, typeof content !== 'string');
    assert.ok(expected.includes(outcome), `frame ${done}, ${what} in ${format}: ${outcome}`);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  return outcomes;
}

function outcomeOf(format: Format, frame: Uint8Array, isBinary: boolean): Outcome {
  try {
    const message = codecs[format].read(frame, isBinary);
    if (message.kind === 'source_media_chunk')
      new ChunkRules('audio/pcm;encoding=s16le;rate=16000', () => 0).check(message.data);
    return 'none';
  } catch (error) {
    if (error instanceof RealtimeError) return error.reason;
    throw error;
  }
}
