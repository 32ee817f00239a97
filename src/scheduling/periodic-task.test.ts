import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../test/support/manual-clock.ts';
import { PeriodicTask } from './periodic-task.ts';

function open(run: () => Promise<void>) {
  const clock = new ManualClock();
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  const task = new PeriodicTask({ run, clock, onFailure, everyMilliseconds: 1_000 });
  return { clock, failures, task };
}

const settled = (): Promise<void> => new Promise(setImmediate);

describe('a periodic task', () => {
  it('runs at the start and again and again, whatever fails', async () => {
    let times = 0;
    const failure = new Error('the disk is full');
    const { clock, failures, task } = open(async () => {
      times += 1;
      if (times === 2) throw failure;
    });
    await settled();
    assert.equal(times, 1);
    clock.advance(999);
    await settled();
    assert.equal(times, 1);
    for (const expected of [2, 3]) {
      clock.advance(1_000);
      await settled();
      assert.equal(times, expected);
    }
    assert.deepEqual(failures, [failure]);
    await task[Symbol.asyncDispose]();
    clock.advance(10_000);
    await settled();
    assert.equal(times, 3);
  });

  it('is waited for at the end, and does not begin again', async () => {
    const under = Promise.withResolvers<void>();
    let times = 0;
    const { clock, task } = open(async () => {
      times += 1;
      await under.promise;
    });
    let ended = false;
    const closing = task[Symbol.asyncDispose]().then(() => {
      ended = true;
    });
    await settled();
    assert.equal(ended, false);
    under.resolve();
    await closing;
    clock.advance(10_000);
    await settled();
    assert.equal(times, 1);
  });
});
