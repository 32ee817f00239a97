import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StoreState } from '../../src/contracts/stores/store-state.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

export interface StoreStateScene {
  readonly state: StoreState;
  /** An error as a writer meets it on a full disk. */
  readonly full: Error;
  /** From here on there is room, or none; time passes until the state has noticed. */
  setRoom(room: boolean): Promise<void>;
}

/** The rules of `StoreState`. */
export function describeStoreState(name: string, open: () => StoreStateScene): void {
  describe(`the state of the store ${name}`, () => {
    it('leaves errors alone that are not the fault of the store', () => {
      const { state } = open();
      const errors = [
        new Error('x'),
        new ServiceError('not_found', { method: 'GET', path: '/' }),
        Object.assign(new Error('UNIQUE constraint failed'), { errcode: 2067 }),
        Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
        undefined,
      ];
      for (const error of errors) assert.equal(state.report(error), error);
      assert.deepEqual(state.condition(), { state: 'ok', reason: '' });
      state.admit();
    });

    it('turns a full disk into an error that says when to come back, and is ok again when there is room', async () => {
      const { state, full, setRoom } = open();
      await setRoom(false);
      for (const error of [full, new Error('wrapped', { cause: full })]) {
        const reported = state.report(error);
        assert.ok(reported instanceof ServiceError);
        assert.deepEqual([reported.code, reported.status], ['storage_unavailable', 503]);
        assert.ok((reported.retryAfter ?? 0) > 0);
        assert.equal(state.report(reported), reported);
      }
      assert.equal(state.condition().state, 'full');
      assert.throws(() => state.admit(), ServiceError);
      await setRoom(true);
      assert.equal(state.condition().state, 'ok');
      state.admit();
    });
  });
}
