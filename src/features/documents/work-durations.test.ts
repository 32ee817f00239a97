import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DocumentsUnderWork } from './documents-under-work.ts';
import { WorkDurations } from './work-durations.ts';

it('a document takes as long for its size as those of its type before it', () => {
  const durations = new WorkDurations();
  assert.equal(durations.secondsFor('docx', 100_000_000), 1, 'nothing is known');
  durations.measure('docx', 1_000_000, 2_000);
  assert.equal(durations.secondsFor('docx', 10_000_000), 20);
  assert.equal(durations.secondsFor('docx', 10), 1);
  assert.equal(durations.secondsFor('odt', 10_000_000), 1);
  for (let count = 0; count < 30; count++) durations.measure('docx', 1_000_000, 500);
  assert.equal(durations.secondsFor('docx', 10_000_000), 6);
});

it('that is what is told of it while its text is not known yet', () => {
  const underWork = new DocumentsUnderWork();
  using running = underWork.begin('id', 20);
  assert.equal(underWork.secondsRemaining('id'), 20);
  running.report({ route: 'en es x', tier: 'classic', characters: 100, charactersDone: 0 });
  assert.equal(underWork.secondsRemaining('id'), 1);
});
