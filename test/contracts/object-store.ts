import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ObjectStore } from '../../src/contracts/stores/objects.ts';

export async function* pieces(...content: (string | Uint8Array)[]) {
  for (const piece of content) yield Buffer.from(piece as string);
}

export async function readObject(store: ObjectStore, name: string): Promise<string | undefined> {
  const content = await store.get(name);
  return content && Buffer.concat(await Array.fromAsync(content)).toString('latin1');
}

async function listed(store: ObjectStore, prefix: string): Promise<string[]> {
  return (await Array.fromAsync(store.list(prefix))).sort();
}

/**
 * What every ObjectStore does. `reopen` answers one over the same location, as after a restart; `numRuns` is how often what is left to
 * chance is tried.
 */
export function describeObjectStore(
  name: string,
  create: () => { store: ObjectStore; reopen(): ObjectStore },
  { numRuns = 30 } = {},
): void {
  describe(`the object store ${name}`, () => {
    it('has an object after a restart, with every byte', async () => {
      const { store, reopen } = create();
      const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256));
      assert.equal(
        await store.put('documents/1a/source', pieces('', bytes.subarray(0, 1), bytes.subarray(1))),
        300_000,
      );
      assert.equal(await store.put('documents/1a/empty', pieces()), 0);
      assert.equal(await readObject(reopen(), 'documents/1a/source'), bytes.toString('latin1'));
      assert.equal(await readObject(reopen(), 'documents/1a/empty'), '');
      assert.equal(await store.get('documents/1a/result'), undefined);
      assert.equal(await store.get('documents/1a'), undefined);
    });

    it('puts an object over one with the same name, which is read to its end', async () => {
      const { store } = create();
      const old = 'old'.repeat(100_000);
      await store.put('a', pieces(old));
      const [replaced, removed] = [await store.get('a'), await store.get('a')];
      await store.put('a', pieces('new'));
      assert.equal(await readObject(store, 'a'), 'new');
      await store.remove('a');
      for (const content of [replaced, removed])
        assert.equal(Buffer.concat(await Array.fromAsync(content ?? [])).toString(), old);
    });

    it('keeps nothing of content that breaks off, and what was there before', async () => {
      const { store, reopen } = create();
      const failing = async function* () {
        yield Buffer.from('half');
        throw new Error('cut off');
      };
      await store.put('kept', pieces('first'));
      await assert.rejects(store.put('kept', failing()), /cut off/);
      await assert.rejects(store.put('new/one', failing()), /cut off/);
      assert.equal(await readObject(store, 'kept'), 'first');
      assert.equal(await store.get('new/one'), undefined);
      assert.deepEqual(await listed(reopen(), ''), ['kept']);
    });

    it('shows an object that is being put to nobody', async () => {
      const { store, reopen } = create();
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const slow = async function* () {
        yield Buffer.from('one');
        begun.resolve();
        await goOn.promise;
        yield Buffer.from('two');
      };
      const put = store.put('slow', slow());
      await begun.promise;
      for (const one of [store, reopen()]) {
        assert.equal(await one.get('slow'), undefined);
        assert.deepEqual(await listed(one, ''), []);
      }
      goOn.resolve();
      assert.equal(await put, 6);
      assert.equal(await readObject(store, 'slow'), 'onetwo');
    });

    it('removes an object, and nothing when there is none', async () => {
      const { store } = create();
      for (const one of ['d/1', 'd/2', 'd/1/more']) await store.put(one, pieces(one));
      await store.remove('d/1');
      await store.remove('d/1');
      await store.remove('never/was');
      assert.equal(await store.get('d/1'), undefined);
      assert.equal(await readObject(store, 'd/1/more'), 'd/1/more');
      await store.remove('d/2');
      await store.remove('d/1/more');
      assert.deepEqual(await listed(store, ''), []);
      await store.put('d', pieces('again'));
      assert.equal(await readObject(store, 'd'), 'again');
    });

    it('lists by the beginning of names, wherever that ends', async () => {
      const { store } = create();
      const names = ['a', 'a/b', 'a/bc/d', 'ab', 'b/a', 'b-2/a'];
      for (const one of names) await store.put(one, pieces(one));
      assert.deepEqual(await listed(store, ''), names.toSorted());
      for (const prefix of ['a', 'a/', 'a/b', 'a/bc', 'a/bc/', 'ab', 'b', 'b/', 'c', 'c/d/'])
        assert.deepEqual(await listed(store, prefix), names.filter((one) => one.startsWith(prefix)).sort());
    });

    it('takes names of letters, digits and hyphens only, and so never leaves its folder', async () => {
      const { store } = create();
      const longest = Array(8).fill('a-0'.padEnd(100, 'z')).join('/');
      await store.put(longest, pieces('x'));
      assert.equal(await readObject(store, longest), 'x');
      const wrong = [
        '',
        '/',
        '/a',
        'a/',
        'a//b',
        '..',
        '../a',
        'a/../b',
        '.',
        'a.b',
        'A',
        'ä',
        'a b',
        'a\0',
        'a\n',
        'a\\b',
      ];
      for (const name of [...wrong, 'a'.repeat(101), `${longest}/a`]) {
        await assert.rejects(store.put(name, pieces('x')), RangeError, JSON.stringify(name));
        await assert.rejects(store.get(name), RangeError);
        await assert.rejects(store.remove(name), RangeError);
      }
      for (const prefix of ['/', 'a//', '../', '.', 'A']) await assert.rejects(listed(store, prefix), RangeError);
      assert.deepEqual(await listed(store, ''), [longest]);
    });

    it('holds what was put last and not removed, whatever happens at once', async () => {
      const step = fc.record({
        name: fc.constantFrom('a', 'a/b', 'a/c', 'a/b/c', 'b/c/d'),
        content: fc.option(fc.string({ maxLength: 20 }), { nil: undefined }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
          const { store } = create();
          const last = new Map<string, Promise<unknown>>();
          const expected = new Map<string, string>();
          for (const { name, content } of steps) {
            // Work on one name follows each other; the names are worked on at once.
            const before = last.get(name) ?? Promise.resolve();
            last.set(
              name,
              before.then(async () => {
                if (content === undefined) await store.remove(name);
                else await store.put(name, pieces(content));
              }),
            );
            if (content === undefined) expected.delete(name);
            else expected.set(name, Buffer.from(content).toString('latin1'));
          }
          await Promise.all(last.values());
          const names = await listed(store, '');
          assert.deepEqual(
            new Map(await Promise.all(names.map(async (one) => [one, await readObject(store, one)] as const))),
            new Map([...expected].sort(([one], [other]) => (one < other ? -1 : 1))),
          );
        }),
        { numRuns },
      );
    });
  });
}
