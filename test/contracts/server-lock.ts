import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerLock } from '../../src/contracts/stores/server-lock.ts';

/** The rules of `ServerLock`. `open` gives a new lock each time, `again` another one on the same thing. */
export function describeServerLock(
  name: string,
  open: () => { readonly lock: ServerLock; readonly again: () => ServerLock },
): void {
  describe(`the lock of a server ${name}`, () => {
    it('is held by one at a time', async () => {
      const { lock, again } = open();
      const held = await lock.tryAcquire();
      assert.ok(held);
      assert.equal(await again().tryAcquire(), undefined);
      assert.equal(await lock.tryAcquire(), undefined);
      await held[Symbol.asyncDispose]();
      await held[Symbol.asyncDispose]();
      await using next = await again().tryAcquire();
      assert.ok(next);
      assert.equal(next.afterCrash, false);
    });

    it('describes its holder to others', async () => {
      const { lock, again } = open();
      assert.equal(await again().holder(), undefined);
      await using held = await lock.tryAcquire();
      const holder = await again().holder();
      assert.ok(held && holder);
      assert.equal(holder.pid, process.pid);
      assert.ok(holder.since instanceof Date && !Number.isNaN(holder.since.getTime()));
      assert.equal(holder.draining, false);
      await held.drain();
      assert.deepEqual(await again().holder(), { ...holder, draining: true });
      await held[Symbol.asyncDispose]();
      assert.equal(await again().holder(), undefined);
      await held.drain();
      assert.equal(await again().holder(), undefined, 'nobody drains what is released');
    });

    it('is given to one of many who try at once', async () => {
      const { lock, again } = open();
      const tries = await Promise.all([lock, ...Array.from({ length: 9 }, again)].map((each) => each.tryAcquire()));
      assert.equal(tries.filter((held) => held !== undefined).length, 1);
      for (const held of tries) await held?.[Symbol.asyncDispose]();
    });
  });
}
