import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { limitByLoad, TimeOver } from './limit-by-load.ts';

function secondsUntilAbort(load: number): { seconds: number; reason: Error } {
  const clock = new ManualClock();
  using signal = limitByLoad({ milliseconds: 20_000, clock, load: () => load });
  let steps = 0;
  for (; !signal.aborted; steps += 1) clock.advance(250);
  return { seconds: steps / 4, reason: signal.reason };
}

describe('the time limit of the doctor', () => {
  it('is that of the work on an idle machine', () => {
    const { seconds, reason } = secondsUntilAbort(0.2);
    assert.equal(seconds, 20);
    assert.ok(reason instanceof TimeOver);
    assert.equal(reason.message, 'no answer in 20 s');
  });

  it('grows with the load, which it then names', () => {
    const { seconds, reason } = secondsUntilAbort(15);
    assert.equal(seconds, 300);
    assert.equal(reason.message, 'no answer in 300 s; the machine is busy (15.0 processes for each processor)');
  });
});
