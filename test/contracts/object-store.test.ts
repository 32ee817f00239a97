import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { describeObjectStore, pieces, readObject } from './object-store.ts';
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
      await putUntilKilled(path, 10 + 25 * round, acknowledged);
      const left = readdirSync(join(path, '.incoming')).length;
      assert.equal(left, 2, 'the lock and the folder of the process that was killed');
      using store = new DiskObjectStore({ folder: path });
      const incoming = everythingIn(join(path, '.incoming'));
      assert.deepEqual([incoming.length, incoming[1]], [2, `${incoming[0]}.lock`]);
      const versions = new Map<string, number>();
      for await (const name of store.list('')) versions.set(name, versionOf(await readObject(store, name)));
      for (const [name, version] of acknowledged)
        assert.ok(
          (versions.get(name) ?? 0) >= version,
          `${name}: ${version} acknowledged, ${versions.get(name)} there`,
        );
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
      await putUntilKilled(path, 1, new Map());
      yield Buffer.from('two');
    };
    await store.put('slow', content());
    assert.equal(await readObject(store, 'slow'), 'onetwo');
  });
});

/** Notes the versions that the child says last, and kills it after so many lines. */
async function putUntilKilled(path: string, count: number, acknowledged: Map<string, number>): Promise<void> {
  const script = join(import.meta.dirname, 'object-store-putting-child.ts');
  const child = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let lines = 0;
  for await (const line of createInterface(child.stdout)) {
    const [name = '', version = ''] = line.split(' ');
    acknowledged.set(name, Number(version));
    if (++lines === count) child.kill('SIGKILL');
  }
  await exit;
  assert.ok(lines >= count);
}

/** Throws for content that is not whole. */
function versionOf(content: string | undefined): number {
  assert.ok(content !== undefined);
  const line = content.slice(0, 17);
  const version = Number(line);
  assert.ok(content === `${line.repeat(1 + 1024 * (version % 12))}end`, 'the content is not whole');
  return version;
}
