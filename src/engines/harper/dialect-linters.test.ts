import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DialectLinters } from './worker/dialect-linters.ts';
import type { HarperDialect } from './worker/messages.ts';

describe('linters of dialects', () => {
  it('are made once each, however often the dialects change, and again where that failed', async () => {
    const made: HarperDialect[] = [];
    let failures = 1;
    const linters = new DialectLinters(async (dialect) => {
      made.push(dialect);
      if (dialect === 'British' && failures-- > 0) throw new Error('out of memory');
      return { dialect };
    });
    await assert.rejects(linters.of('British'), /out of memory/);
    const dialects = ['American', 'British', 'American', 'British'] as const;
    for (const dialect of dialects) assert.deepEqual(await linters.of(dialect), { dialect });
    assert.deepEqual(made, ['British', 'American', 'British']);
  });
});
