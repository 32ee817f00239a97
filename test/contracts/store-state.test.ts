import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { ServiceError } from '../../src/errors/service-error.ts';
import { DataFolderState, type StoreStateChange } from '../../src/storage/state/data-folder-state.ts';
import { guardStore } from '../../src/storage/state/guard-store.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeStoreState } from './store-state.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());
const folder = join(temporary.path, 'data');
mkdirSync(folder);

const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
const mebibyte = 2 ** 20;

function open({ minimum = 0 } = {}) {
  const clock = new ManualClock();
  const changes: StoreStateChange[] = [];
  let free = 1000 * mebibyte;
  let failure: Error | undefined;
  let probes = 0;
  const state = new DataFolderState({
    folder,
    minimumFreeBytes: minimum,
    clock,
    onChange: (change) => changes.push(change),
    freeBytes: () => free,
    probe: async () => {
      probes++;
      if (failure !== undefined) throw failure;
    },
  });
  const pass = async (milliseconds: number): Promise<void> => {
    for (let step = 0; step < milliseconds; step += 500) {
      clock.advance(500);
      for (let turn = 0; turn < 3; turn++) await setImmediate();
    }
  };
  return {
    state,
    changes,
    pass,
    probes: () => probes,
    names: () => changes.map((change) => change.state),
    setFree(bytes: number) {
      free = bytes;
    },
    fail(error: Error | undefined) {
      failure = error;
    },
  };
}

describeStoreState('in a data folder', () => {
  const { state, pass, fail } = open();
  return {
    state,
    full,
    async setRoom(room) {
      fail(room ? undefined : full);
      await pass(2_000);
    },
  };
});

describe('the state of a data folder', () => {
  for (const [name, error] of [
    ['full', Object.assign(new Error('x'), { code: 'ENOSPC' })],
    ['full', Object.assign(new Error('x'), { code: 'EDQUOT' })],
    ['read_only', Object.assign(new Error('x'), { code: 'EROFS' })],
    ['read_only', Object.assign(new Error('x'), { errcode: 8 })],
    // SQLITE_READONLY_DBMOVED, SQLITE_IOERR_FSYNC: extended codes keep the primary one in their low byte.
    ['read_only', Object.assign(new Error('x'), { errcode: 1032 })],
    ['failing', Object.assign(new Error('x'), { errcode: 1034 })],
    ['failing', Object.assign(new Error('x'), { code: 'EIO' })],
    ['busy', Object.assign(new Error('x'), { errcode: 5 })],
    ['damaged', Object.assign(new Error('x'), { errcode: 11 })],
    ['damaged', Object.assign(new Error('x'), { errcode: 26 })],
  ] as const)
    it(`is ${name} after ${JSON.stringify(error)}`, () => {
      const { state, names } = open();
      assert.equal((state.report(error) as ServiceError).code, 'storage_unavailable');
      state.report(error);
      assert.deepEqual(names(), [name]);
    });

  it('tries a write each second while it fails, says each change once, and recovers', async () => {
    const { state, pass, names, changes, probes, fail } = open();
    fail(full);
    state.report(full);
    await pass(10_000);
    assert.ok(probes() >= 8);
    assert.equal(changes[0]?.error, full);
    fail(Object.assign(new Error('x'), { code: 'EROFS' }));
    await pass(3_000);
    fail(undefined);
    await pass(3_000);
    const { length } = names();
    assert.deepEqual(names(), ['full', 'read_only', 'ok']);
    const before = probes();
    await pass(60_000);
    assert.deepEqual([names().length, probes()], [length, before]);
  });

  it('is damaged until the next start, whatever comes then', async () => {
    const { state, pass, names, probes } = open();
    state.report(Object.assign(new Error('x'), { errcode: 11 }));
    state.report(full);
    await pass(30_000);
    assert.deepEqual([names(), probes()], [['damaged'], 0]);
  });

  it('is low under the minimum, said once, and refuses bulk only', async () => {
    const { state, pass, names, setFree } = open({ minimum: 64 * mebibyte });
    setFree(63 * mebibyte);
    await pass(20_000);
    assert.deepEqual(names(), ['low']);
    const put: string[] = [];
    const store = {
      prefix: 'a',
      async put(name: string) {
        put.push(this.prefix + name);
      },
      async count(name: string) {
        put.push(this.prefix + name);
      },
    };
    const guarded = guardStore(store, state, ['put']);
    await guarded.count('1');
    await assert.rejects(guarded.put('2'), { code: 'storage_unavailable' });
    setFree(70 * mebibyte);
    await pass(20_000);
    assert.deepEqual(names(), ['low'], 'a file more or less does not change it');
    setFree(100 * mebibyte);
    await guarded.put('3');
    assert.deepEqual(put, ['a1', 'a3']);
    assert.deepEqual(names(), ['low', 'ok']);
  });

  it('notices at an upload at once that the disk filled up', () => {
    const { state, setFree } = open({ minimum: 64 * mebibyte });
    setFree(0);
    assert.throws(() => state.admit(), ServiceError);
  });

  it('does nothing more when it is disposed of', async () => {
    const { state, pass, probes, changes, setFree } = open({ minimum: mebibyte });
    state.report(full);
    state[Symbol.dispose]();
    setFree(0);
    await pass(20_000);
    assert.equal(probes(), 0);
    assert.equal(changes.length, 1);
  });
});

describe('a guarded store', () => {
  it('reports what its methods throw or reject with, and passes on the rest', async () => {
    const { state, names } = open();
    const guarded = guardStore(
      {
        value: 7,
        rejects: async () => Promise.reject(full),
        throws: (): void => {
          throw full;
        },
        other: async () => Promise.reject(new RangeError('x')),
      },
      state,
    );
    assert.equal(guarded.value, 7);
    await assert.rejects(guarded.rejects(), { code: 'storage_unavailable' });
    assert.throws(() => guarded.throws(), { code: 'storage_unavailable' });
    await assert.rejects(guarded.other(), RangeError);
    assert.deepEqual(names(), ['full']);
  });
});
