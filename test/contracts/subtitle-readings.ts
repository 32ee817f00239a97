import assert from 'node:assert/strict';
import type { Segment } from '../../src/contracts/segment.ts';
import { canonicalInlines } from './document-pseudo.ts';

/** Codes between subtitles move to where the text divides well: they are not compared. */
export function withoutBreaks({ inlines }: Segment): unknown {
  const kept = inlines.flatMap((inline) =>
    typeof inline === 'string' || !/-->|^[\r\n]/.test(inline.data) ? [inline] : [inline.equivalent ?? ''],
  );
  return canonicalInlines({ inlines: kept });
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return Buffer.from(bytes).swap16().toString('utf16le');
  return bytes.toString('latin1');
}

/** Times, settings, and blocks without subtitles are the same, byte for byte and in order. */
export function assertSameSkeleton(before: Buffer, after: Buffer): void {
  const skeleton = (bytes: Buffer): string[] =>
    decode(bytes)
      .split(/\r\n|[\n\r]/)
      .filter((line) => /-->|^(?:NOTE|STYLE|REGION|WEBVTT)/.test(line));
  assert.deepEqual(skeleton(after), skeleton(before));
}
