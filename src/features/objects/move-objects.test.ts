import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { pieces, readObject } from '../../../test/contracts/object-store.ts';
import { TemporaryFolder } from '../../../test/contracts/stores-fixtures.ts';
import type { ObjectStore } from '../../contracts/stores/objects.ts';
import { DiskObjectStore } from '../../storage/objects/disk-object-store.ts';
import { moveObjects } from './move-objects.ts';

const opened = new DisposableStack();
after(() => opened.dispose());

function newStore(): ObjectStore {
  return opened.use(new DiskObjectStore({ folder: opened.use(new TemporaryFolder()).path }));
}

const names = ['documents/1/a/source', 'documents/1/b/source', 'documents/2/c/result'];

describe('moving objects to another store', () => {
  it('leaves none behind and keeps their content', async () => {
    const [from, to] = [newStore(), newStore()];
    for (const name of names) await from.put(name, pieces(name));
    assert.equal(await moveObjects(from, to), 3);
    assert.deepEqual(await Array.fromAsync(from.list('')), []);
    for (const name of names) assert.equal(await readObject(to, name), name);
  });

  it('goes on after it was stopped between any two steps', async () => {
    for (let step = 0; step < 2 * names.length; step++) {
      const [from, to] = [newStore(), newStore()];
      for (const name of names) await from.put(name, pieces(name));
      let steps = 0;
      const stopping = <Store extends object>(store: Store, method: keyof Store): Store =>
        new Proxy(store, {
          get: (target, name) => {
            const member: unknown = Reflect.get(target, name);
            if (typeof member !== 'function') return member;
            return (...given: unknown[]) => {
              if (name === method && steps++ === step) throw new Error('stopped');
              return member.apply(target, given);
            };
          },
        });
      await assert.rejects(moveObjects(stopping(from, 'remove'), stopping(to, 'put')), /stopped/);
      await moveObjects(from, to);
      assert.deepEqual((await Array.fromAsync(to.list(''))).sort(), names);
      for (const name of names) assert.equal(await readObject(to, name), name);
    }
  });
});
