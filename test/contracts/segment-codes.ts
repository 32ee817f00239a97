import assert from 'node:assert/strict';
import type { InlineCode, Segment } from '../../src/contracts/segment.ts';

/** Fails unless the translation has every code of its source exactly once, unchanged, and well nested. */
export function assertSameCodes(translated: Segment, source: Segment): void {
  assert.deepEqual(sorted(codesOf(translated)), sorted(codesOf(source)));
  const open: number[] = [];
  for (const code of codesOf(translated)) {
    if (code.kind === 'open') open.push(code.id);
    else if (code.kind === 'close')
      assert.equal(open.pop(), code.id, `not well nested: ${JSON.stringify(translated.inlines)}`);
  }
}

function codesOf(segment: Segment): readonly InlineCode[] {
  return segment.inlines.filter((inline) => typeof inline !== 'string');
}

function sorted(codes: readonly InlineCode[]): readonly InlineCode[] {
  return [...codes].sort((one, other) => one.id - other.id || one.kind.localeCompare(other.kind));
}
