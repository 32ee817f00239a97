import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { SharedIncomingFolder } from '../../src/storage/objects/shared-incoming-folder.ts';
import { describeObjectStore, pieces, readObject } from './object-store.ts';
import { assertAcknowledged, putUntilKilled } from './object-store-kills.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const folder = new TemporaryFolder();
const opened = new DisposableStack();
after(() => {
  opened.dispose();
  folder[Symbol.dispose]();
});

function open(path: string): DiskObjectStore {
  return opened.use(new DiskObjectStore({ folder: path }));
}

describeObjectStore('on disk', () => {
  const path = join(folder.path, randomUUID());
  return { store: open(path), reopen: () => open(path) };
});

describeObjectStore('in a folder that machines share', () => {
  const path = join(folder.path, randomUUID());
  const openShared = () =>
    opened.use(new DiskObjectStore({ folder: path, incoming: new SharedIncomingFolder(join(path, '.incoming')) }));
  return { store: openShared(), reopen: openShared };
});

/** Everything below a folder, by its path from there. */
function everythingIn(path: string): string[] {
  return readdirSync(path, { recursive: true }).map(String).sort();
}

describe('objects on disk', () => {
  it('are for their owner alone, and so is what becomes one', async () => {
    const path = join(folder.path, randomUUID(), 'objects');
    const store = open(path);
    const modes: Record<string, string> = {};
    const watched = async function* () {
      yield Buffer.from('one');
      for (const name of ['', ...everythingIn(path)]) {
        const status = statSync(join(path, name));
        modes[name] = (status.mode & 0o777).toString(8);
        assert.equal(modes[name], status.isDirectory() ? '700' : '600', name);
      }
    };
    await store.put('a/b/first', watched());
    assert.ok(Object.keys(modes).length >= 4, 'the folder, what is incoming, its lock and the part');
    await store.put('a/b/second', watched());
    assert.equal(modes['a/b/first.bin'], '600');
    assert.equal(modes['a/b'], '700');
  });

  it('leave no folders behind that have nothing in them', async () => {
    const path = join(folder.path, randomUUID());
    const store = new DiskObjectStore({ folder: path });
    for (const name of ['a/b/c/one', 'a/two']) await store.put(name, pieces(name));
    await store.remove('a/b/c/one');
    await store.remove('a/two');
    store[Symbol.dispose]();
    store[Symbol.dispose]();
    assert.deepEqual(everythingIn(path), ['.incoming']);
  });

  it('are put where a folder goes at the same moment', async () => {
    const store = open(join(folder.path, randomUUID()));
    for (let round = 0; round < 30; round++) {
      await store.put('x/y/old', pieces('old'));
      await Promise.all([
        store.remove('x/y/old'),
        ...['x/y/one', 'x/y/two', 'x/three'].map((name) => store.put(name, pieces(name))),
      ]);
      for (const name of ['x/y/one', 'x/y/two', 'x/three']) {
        assert.equal(await readObject(store, name), name);
        await store.remove(name);
      }
    }
  });

  it('may be in a folder whose path is relative', async () => {
    const path = join(folder.path, randomUUID());
    const store = open(relative(process.cwd(), path));
    await store.put('a/b', pieces('x'));
    await store.remove('a/b');
    assert.deepEqual(await Array.fromAsync(store.list('')), []);
  });
});

describe('a process that is killed while it puts objects', () => {
  it('leaves each one whole that it acknowledged, in that version or a later one, and no part after the next start', async () => {
    const path = join(folder.path, randomUUID());
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < 10; round++) {
      await putUntilKilled({ kind: 'disk', folder: path, blocks: 1 }, 10 + 25 * round, acknowledged);
      const left = readdirSync(join(path, '.incoming')).length;
      assert.equal(left, 2, 'the lock and the folder of the process that was killed');
      using store = new DiskObjectStore({ folder: path });
      const incoming = everythingIn(join(path, '.incoming'));
      assert.deepEqual([incoming.length, incoming[1]], [2, `${incoming[0]}.lock`]);
      await assertAcknowledged(store, 1, acknowledged);
    }
  });
});

describe('what another living process is putting', () => {
  it('stays when a process starts', async () => {
    const path = join(folder.path, randomUUID());
    const store = open(path);
    const content = async function* () {
      yield Buffer.from('one');
      for (let start = 0; start < 3; start++) open(path)[Symbol.dispose]();
      await putUntilKilled({ kind: 'disk', folder: path, blocks: 1 }, 1, new Map());
      yield Buffer.from('two');
    };
    await store.put('slow', content());
    assert.equal(await readObject(store, 'slow'), 'onetwo');
  });
});
