import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { grantMilliseconds } from '../../contracts/stores/shared-limits.ts';
import { SharedRequests } from './shared-requests.ts';

/** So many requests in all, and half a minute afterwards. */
function storeOf(limit: number, clock: ManualClock, milliseconds = 0) {
  let left = limit;
  return {
    async takeRequests(_name: string, wanted: number) {
      clock.advance(milliseconds);
      const granted = Math.min(left, wanted);
      left -= granted;
      return { granted, waitMilliseconds: granted > 0 ? 0 : 30_000 };
    },
  };
}

describe('requests that nodes count together', () => {
  const enter = (requests: SharedRequests, count: number) =>
    Promise.all(Array.from({ length: count }, () => requests.enter('key', 3)));

  it('are let in up to the limit, and the rest of those that ask at once learn how long to wait', async () => {
    const clock = new ManualClock();
    const answers = await enter(new SharedRequests({ store: storeOf(3, clock), clock }), 5);
    const refused = { waitMilliseconds: 30_000 };
    assert.deepEqual(answers, [undefined, undefined, undefined, refused, refused]);
  });

  it('are not let in by an answer that comes too late', async () => {
    const clock = new ManualClock();
    const answers = await enter(new SharedRequests({ store: storeOf(3, clock, grantMilliseconds), clock }), 5);
    assert.ok(!answers.includes(undefined));
  });
});
