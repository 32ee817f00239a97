import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HeldServerLock, LockHolder, ServerLock } from '../../contracts/stores/server-lock.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { acquireServerLock } from './acquire-server-lock.ts';

const held: HeldServerLock = {
  afterCrash: false,
  async drain() {},
  async [Symbol.asyncDispose]() {},
};
const since = new Date('2026-11-22T10:00:00Z');

/** Time passes with each pause; the holder is what `holderAt` says of that time, free when it is null. */
function scene(holderAt: (milliseconds: number) => Partial<LockHolder> | null) {
  let now = 0;
  const waits: unknown[] = [];
  const holder = (): LockHolder | undefined => {
    const described = holderAt(now);
    return described === null ? undefined : { pid: 7, host: 'box', since, draining: false, ...described };
  };
  const lock: ServerLock = {
    name: '/data',
    tryAcquire: async () => (holderAt(now) === null ? held : undefined),
    holder: async () => holder(),
  };
  const waiting = {
    pause: async (milliseconds: number) => {
      now += milliseconds;
    },
    drainMilliseconds: 60_000,
    onWait: (wait: unknown) => waits.push(wait),
  };
  return { acquire: () => acquireServerLock(lock, waiting), waits, time: () => now };
}

describe('a starting server', () => {
  it('takes a free lock at once', async () => {
    const { acquire, time, waits } = scene(() => null);
    assert.equal(await acquire(), held);
    assert.equal(time(), 0);
    assert.deepEqual(waits, []);
  });

  it('is refused soon while another one serves, with its folder, process and start', async () => {
    const { acquire, time } = scene(() => ({}));
    await assert.rejects(acquire(), (error) => {
      assert.ok(error instanceof StartupError);
      for (const part of ['/data', '7', 'box', since.toISOString()]) assert.ok(error.message.includes(part), part);
      return true;
    });
    assert.ok(time() <= 2_000);
  });

  it('waits for one that drains, and says so once', async () => {
    const { acquire, waits } = scene((now) => (now < 30_000 ? { draining: true } : null));
    assert.equal(await acquire(), held);
    assert.equal(waits.length, 1);
  });

  it('does not wait for ever for one that drains', async () => {
    const { acquire, time } = scene(() => ({ draining: true }));
    await assert.rejects(acquire(), /is shutting down and still uses the data folder \/data/);
    assert.ok(time() >= 60_000 && time() < 61_000);
  });
});
