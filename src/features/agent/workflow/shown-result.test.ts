import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shownResult } from './shown-result.ts';

describe('what a model is shown of a result', () => {
  it('is the whole JSON of a short one', () => {
    const value = { text: 'a "b"', list: [1, null, true, { deep: [] }] };
    assert.equal(shownResult(value, 1_000), JSON.stringify(value));
  });

  it('is the beginning of a long one, as JSON that can be read', () => {
    const value = { texts: Array.from({ length: 1_000 }, (_, index) => `text ${index}`) };
    const { beginning } = JSON.parse(shownResult(value, 100)) as { beginning: string };
    assert.equal(beginning, JSON.stringify(value).slice(0, 100));
    assert.equal((JSON.parse(shownResult('x'.repeat(5_000_000), 10)) as { beginning: string }).beginning, '"xxxxxxxxx');
  });
});
