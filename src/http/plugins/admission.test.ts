import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Admission } from './admission.ts';

const clockAt = (time: { milliseconds: number }) => ({ now: () => new Date(time.milliseconds) });

const a = { id: 'a', requestsPerMinute: null };
const b = { id: 'b', requestsPerMinute: null };

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
    admission.enterKey(a);
    assert.throws(() => admission.enterKey(a), { code: 'too_many_requests', retryAfter: 1 });
    admission.enterKey(b);
    admission.leaveKey('a');
    admission.enterKey(a);
  });

  it('spreads the requests of a key over the minute and says when to come back', () => {
    const time = { milliseconds: 0 };
    const admission = new Admission({ concurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: 6 }, clockAt(time));
    for (let count = 0; count < 6; count += 1) {
      admission.enterKey(a);
      admission.leaveKey('a');
    }
    assert.throws(() => admission.enterKey(a), { code: 'too_many_requests', retryAfter: 10 });
    time.milliseconds = 10_000;
    admission.enterKey(a);
    assert.throws(() => admission.enterKey(a), { code: 'too_many_requests' });
  });

  it('holds a key to a rate of its own in place of the one for all, from the request on that it is set', () => {
    const time = { milliseconds: 0 };
    const admission = new Admission({ concurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: 2 }, clockAt(time));
    const enter = (requestsPerMinute: number | null): void => {
      admission.enterKey({ id: 'a', requestsPerMinute });
      admission.leaveKey('a');
    };
    enter(1);
    assert.throws(() => enter(1), { code: 'too_many_requests', retryAfter: 60 });
    time.milliseconds = 30_000;
    assert.throws(() => enter(1), { code: 'too_many_requests', retryAfter: 30 });
    time.milliseconds = 45_000;
    for (let count = 0; count < 15; count += 1) enter(60);
    assert.throws(() => enter(60), { code: 'too_many_requests', retryAfter: 1 });
    time.milliseconds = 120_000;
    for (let count = 0; count < 2; count += 1) enter(null);
    assert.throws(() => enter(null), { code: 'too_many_requests', retryAfter: 30 });
  });

  it('holds a key to a rate of its own where there is none for all', () => {
    const time = { milliseconds: 0 };
    const limits = { concurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: undefined };
    const admission = new Admission(limits, clockAt(time));
    const limited = { id: 'a', requestsPerMinute: 1 };
    admission.enterKey(limited);
    admission.leaveKey('a');
    assert.throws(() => admission.enterKey(limited), { code: 'too_many_requests', retryAfter: 60 });
    for (let count = 0; count < 9; count += 1) admission.enterKey(b);
  });
});
