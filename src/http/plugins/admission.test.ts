import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Admission } from './admission.ts';

const clockAt = (time: { milliseconds: number }) => ({ now: () => new Date(time.milliseconds) });

describe('Admission', () => {
  it('answers 529 with Retry-After when too much is in progress, and recovers', () => {
    const admission = new Admission(
      { concurrency: 2, keyConcurrency: 9, keyRequestsPerMinute: undefined },
      clockAt({ milliseconds: 0 }),
    );
    admission.enter();
    admission.enter();
    assert.throws(() => admission.enter(), { code: 'overloaded', status: 529, retryAfter: 1 });
    admission.leave();
    admission.enter();
  });

  it('answers 429 to a key with too much in progress, not to others', () => {
    const admission = new Admission(
      { concurrency: 9, keyConcurrency: 1, keyRequestsPerMinute: undefined },
      clockAt({ milliseconds: 0 }),
    );
    admission.enterKey('a');
    assert.throws(() => admission.enterKey('a'), { code: 'too_many_requests', retryAfter: 1 });
    admission.enterKey('b');
    admission.leaveKey('a');
    admission.enterKey('a');
  });

  it('spreads the requests of a key over the minute and says when to come back', () => {
    const time = { milliseconds: 0 };
    const admission = new Admission({ concurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: 6 }, clockAt(time));
    for (let count = 0; count < 6; count += 1) {
      admission.enterKey('a');
      admission.leaveKey('a');
    }
    assert.throws(() => admission.enterKey('a'), { code: 'too_many_requests', retryAfter: 10 });
    time.milliseconds = 10_000;
    admission.enterKey('a');
    assert.throws(() => admission.enterKey('a'), { code: 'too_many_requests' });
  });
});
