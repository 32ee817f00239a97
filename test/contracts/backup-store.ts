import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BackupStore } from '../../src/contracts/stores/backups.ts';
import type { ManualClock } from '../support/manual-clock.ts';

/** The rules of `BackupStore`. `open` gives an empty store of a small installation, and the clock that it goes by. */
export function describeBackupStore(
  name: string,
  open: () => Promise<{ readonly store: BackupStore; readonly clock: ManualClock }>,
): void {
  describe(`backups ${name}`, () => {
    it('are listed newest first, with their time and size', async () => {
      const { store, clock } = await open();
      assert.deepEqual(await store.list(), []);
      const made = [];
      for (let round = 0; round < 3; round++) {
        made.unshift(await store.create(new AbortController().signal));
        assert.deepEqual(made[0]?.createdAt, clock.now());
        assert.ok((made[0]?.bytes ?? 0) > 0);
        clock.advance(3_600_000);
      }
      assert.deepEqual(await store.list(), made);
    });

    it('are removed by name, once', async () => {
      const { store, clock } = await open();
      const first = await store.create(new AbortController().signal);
      clock.advance(1);
      const second = await store.create(new AbortController().signal);
      await store.remove(first.name);
      await store.remove(first.name);
      assert.deepEqual(await store.list(), [second]);
      await assert.rejects(store.remove('../other'), RangeError);
    });

    it('leave nothing when they are aborted', async () => {
      const { store } = await open();
      const stop = new AbortController();
      const running = store.create(stop.signal);
      stop.abort(new Error('stop'));
      await assert.rejects(running);
      assert.deepEqual(await store.list(), []);
      await assert.rejects(store.create(stop.signal), /stop/);
    });
  });
}
