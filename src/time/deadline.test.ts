import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../test/support/manual-clock.ts';
import { Deadline } from './deadline.ts';

describe('a deadline', () => {
  it('aborts when its time is over, not before', () => {
    const clock = new ManualClock();
    using deadline = new Deadline(clock, 1_000);
    clock.advance(999);
    assert.equal(deadline.signal.aborted, false);
    clock.advance(1);
    assert.equal(deadline.signal.reason.name, 'TimeoutError');
  });

  it('aborts with the error given, and never once it is disposed of', () => {
    const clock = new ManualClock();
    const error = new Error('late');
    const kept = new Deadline(clock, 10, error);
    const { signal } = new Deadline(clock, 10, error);
    kept[Symbol.dispose]();
    clock.advance(10);
    assert.deepEqual([kept.signal.aborted, signal.reason], [false, error]);
  });
});
