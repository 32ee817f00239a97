import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JsonValue } from '../../contracts/agent/workflow.ts';
import { sizeUpTo } from './sealed-json.ts';

describe('the size of a result', () => {
  it('is that of its texts, and something for each value', () => {
    assert.equal(sizeUpTo(1_000, 'abc'), 64 + 3);
    assert.equal(sizeUpTo(1_000, { a: ['abc', null], b: 1 }), 5 * 64 + 3);
  });

  it('is found soon where data is in it again and again', () => {
    let value: JsonValue = 'a';
    for (let depth = 0; depth < 200; depth += 1) value = [value, value];
    assert.ok(sizeUpTo(100_000, value) > 100_000);
  });
});
