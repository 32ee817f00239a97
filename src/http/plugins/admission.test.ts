import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Admission } from './admission.ts';

const clockAt = (time: { milliseconds: number }) => ({ now: () => new Date(time.milliseconds) });

const a = { id: 'a', accountId: 'one', requestsPerMinute: null };
const b = { id: 'b', accountId: 'two', requestsPerMinute: null };

describe('Admission', () => {
  it('answers 529 with Retry-After when too much is in progress, but each account may have one, and recovers', () => {
    const admission = new Admission(
      { concurrency: 2, accountConcurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: undefined },
      clockAt({ milliseconds: 0 }),
    );
    admission.enter(a);
    admission.enter(a);
    assert.throws(() => admission.enter(a), { code: 'overloaded', status: 529, retryAfter: 1 });
    admission.enter(b);
    assert.throws(() => admission.enter(b), { code: 'overloaded' });
    admission.leave(a);
    admission.leave(a);
    admission.enter(a);
  });

  it('answers 429 to an account with too much in progress or arriving, whichever key it takes', () => {
    const admission = new Admission(
      { concurrency: 9, accountConcurrency: 2, keyConcurrency: 9, keyRequestsPerMinute: undefined },
      clockAt({ milliseconds: 0 }),
    );
    const second = { ...a, id: 'a2' };
    admission.enter(a);
    admission.enter(second);
    const full = { code: 'too_many_requests', status: 429, retryAfter: 1 };
    assert.throws(() => admission.enter(a), full);
    admission.arrive(a, 10);
    admission.arrive(second, 10);
    assert.throws(() => admission.arrive(a, 10), full);
    admission.arrive(b, 10);
    admission.arrived(a, 10);
    admission.arrive(second, 10);
  });

  it('keeps few large bodies of an account in memory, and one of any size for each', () => {
    const admission = new Admission(
      { concurrency: 99, accountConcurrency: 99, keyConcurrency: 9, keyRequestsPerMinute: undefined },
      clockAt({ milliseconds: 0 }),
    );
    const large = 32 * 1024 * 1024;
    for (let count = 0; count < 4; count += 1) admission.arrive(a, large);
    assert.throws(() => admission.arrive(a, large), { code: 'too_many_requests' });
    for (let count = 0; count < 4; count += 1) admission.arrive(b, large);
    const third = { id: 'c', accountId: 'three', requestsPerMinute: null };
    admission.arrive(third, large);
    assert.throws(() => admission.arrive(third, large), { code: 'overloaded' });
    admission.arrived(a, large);
    admission.arrived(a, large);
    admission.arrive(third, large);
  });

  it('answers 429 to a key with too much in progress, not to others', () => {
    const admission = new Admission(
      { concurrency: 9, accountConcurrency: 9, keyConcurrency: 1, keyRequestsPerMinute: undefined },
      clockAt({ milliseconds: 0 }),
    );
    admission.enter(a);
    assert.throws(() => admission.enter(a), { code: 'too_many_requests', retryAfter: 1 });
    admission.enter(b);
    admission.leave(a);
    admission.enter(a);
  });

  it('lets no more requests of a key through in any minute than it may make, and says when to come back', () => {
    const time = { milliseconds: 0 };
    const admission = new Admission(
      { concurrency: 9, accountConcurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: 6 },
      clockAt(time),
    );
    const entered: number[] = [];
    for (; time.milliseconds < 240_000; time.milliseconds += 1_000) {
      try {
        admission.enter(a);
        admission.leave(a);
        entered.push(time.milliseconds / 1000);
      } catch (error) {
        const { code, retryAfter } = error as { code: string; retryAfter: number };
        const oldest = entered.at(-6) ?? assert.fail();
        assert.deepEqual([code, retryAfter], ['too_many_requests', oldest + 60 - time.milliseconds / 1000]);
      }
    }
    assert.deepEqual(entered.slice(0, 12), [0, 1, 2, 3, 4, 5, 60, 61, 62, 63, 64, 65]);
    assert.equal(entered.length, 24);
    for (const start of entered) assert.ok(entered.filter((at) => at >= start && at < start + 60).length <= 6);
  });

  it('rounds up when to come back', () => {
    const time = { milliseconds: 0 };
    const admission = new Admission(
      { concurrency: 9, accountConcurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: 1 },
      clockAt(time),
    );
    admission.enter(a);
    for (const [milliseconds, retryAfter] of [
      [1, 60],
      [58_999, 2],
      [59_000, 1],
      [59_999, 1],
    ] as const) {
      time.milliseconds = milliseconds;
      assert.throws(() => admission.enter(a), { code: 'too_many_requests', retryAfter });
    }
    time.milliseconds = 60_000;
    admission.enter(a);
  });

  it('does not count what it refuses', () => {
    const time = { milliseconds: 0 };
    const admission = new Admission(
      { concurrency: 9, accountConcurrency: 9, keyConcurrency: 1, keyRequestsPerMinute: 2 },
      clockAt(time),
    );
    admission.enter(a);
    assert.throws(() => admission.enter(a), { retryAfter: 1 });
    admission.leave(a);
    admission.enter(a);
    admission.leave(a);
    for (let count = 0; count < 9; count += 1) assert.throws(() => admission.enter(a), { retryAfter: 60 });
    time.milliseconds = 60_000;
    admission.enter(a);
  });

  it('holds a key to a rate of its own instead of the one for all, from the request on that it is set', () => {
    const time = { milliseconds: 0 };
    const admission = new Admission(
      { concurrency: 9, accountConcurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: 2 },
      clockAt(time),
    );
    const enter = (requestsPerMinute: number | null): void => {
      admission.enter({ ...a, requestsPerMinute });
      admission.leave(a);
    };
    enter(1);
    assert.throws(() => enter(1), { code: 'too_many_requests', retryAfter: 60 });
    time.milliseconds = 30_000;
    assert.throws(() => enter(1), { code: 'too_many_requests', retryAfter: 30 });
    time.milliseconds = 45_000;
    for (let count = 0; count < 59; count += 1) enter(60);
    assert.throws(() => enter(60), { code: 'too_many_requests', retryAfter: 15 });
    assert.throws(() => enter(1), { code: 'too_many_requests', retryAfter: 60 });
    time.milliseconds = 120_000;
    for (let count = 0; count < 2; count += 1) enter(null);
    assert.throws(() => enter(null), { code: 'too_many_requests', retryAfter: 60 });
  });

  it('holds a key to a rate of its own where there is none for all', () => {
    const time = { milliseconds: 0 };
    const limits = { concurrency: 9, accountConcurrency: 9, keyConcurrency: 9, keyRequestsPerMinute: undefined };
    const admission = new Admission(limits, clockAt(time));
    const limited = { ...a, requestsPerMinute: 1 };
    admission.enter(limited);
    admission.leave(a);
    assert.throws(() => admission.enter(limited), { code: 'too_many_requests', retryAfter: 60 });
    for (let count = 0; count < 9; count += 1) admission.enter(b);
  });
});
