import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ServiceError } from '../errors/service-error.ts';
import { nextDelay, type RetryPolicy } from './retry-policy.ts';

const policy: RetryPolicy = {
  attempts: 5,
  firstDelayMilliseconds: 1_000,
  longestDelayMilliseconds: 6_000,
  random: () => 1,
};
const busy = new ServiceError('overloaded', {});

describe('the pause before another attempt', () => {
  it('doubles up to a bound, and there is none after the last attempt', () => {
    const delays = [1, 2, 3, 4, 5, 6].map((attempt) => nextDelay(policy, attempt, busy));
    assert.deepEqual(delays, [1_000, 2_000, 4_000, 6_000, undefined, undefined]);
  });

  it('is never less than half of that', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 4 }), (random, attempt) => {
        const longest = Number(nextDelay(policy, attempt, busy));
        const delay = Number(nextDelay({ ...policy, random: () => random }, attempt, busy));
        assert(delay >= longest / 2 && delay <= longest);
      }),
    );
  });

  it('is as long as the error asks for', () => {
    const patient = new ServiceError('overloaded', {}, { retryAfter: 90 });
    assert.equal(nextDelay(policy, 1, patient), 90_000);
    const quick = new ServiceError('overloaded', {}, { retryAfter: 0.1 });
    assert.equal(nextDelay(policy, 1, quick), 1_000);
  });

  it('is for errors that may pass', () => {
    assert.equal(nextDelay(policy, 1, new Error('a bug')), undefined);
    assert.equal(nextDelay(policy, 1, 'thrown'), undefined);
    assert.equal(nextDelay(policy, 1, new ServiceError('missing_parameter', { parameter: 'text' })), undefined);
    const isRetryable = (error: unknown) => error === 'thrown';
    assert.equal(nextDelay({ ...policy, isRetryable }, 1, 'thrown'), 1_000);
    assert.equal(nextDelay({ ...policy, isRetryable }, 1, busy), undefined);
  });
});
