import assert from 'node:assert/strict';
import { it } from 'node:test';
import { WorkDurations } from './work-durations.ts';

it('a document takes as long for its size as those of its type before it', () => {
  const durations = new WorkDurations();
  assert.equal(durations.expected('docx', 100_000_000), undefined, 'nothing is known');
  durations.measure('docx', 1_000_000, 2_000);
  assert.equal(durations.expected('docx', 10_000_000), 20_000);
  assert.equal(durations.expected('odt', 10_000_000), undefined);
  for (let count = 0; count < 30; count++) durations.measure('docx', 1_000_000, 500);
  assert.equal(Math.round((durations.expected('docx', 10_000_000) ?? 0) / 1000), 5);
});
