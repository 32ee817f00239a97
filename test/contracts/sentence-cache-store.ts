import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SentenceCacheStore } from '../../src/contracts/stores/sentence-cache.ts';

/** What every SentenceCacheStore does. */
export function describeSentenceCacheStore(name: string, create: () => SentenceCacheStore): void {
  describe(`the sentence cache store ${name}`, () => {
    it('has what was written, at once and after it was flushed', async () => {
      await using store = create();
      assert.equal(store.read('a'), undefined);
      store.write('a', 'La casa');
      assert.equal(store.read('a'), 'La casa');
      await store.flush();
      assert.equal(store.read('a'), 'La casa');
      assert.equal(store.read('b'), undefined);
    });

    it('has the last of several values of a key, and counts it once', async () => {
      await using store = create();
      store.write('a', 'one');
      await store.flush();
      store.write('a', 'two');
      store.write('a', 'three');
      assert.equal(store.read('a'), 'three');
      await store.flush();
      assert.equal(store.read('a'), 'three');
      assert.equal(store.statistics().entries, 1);
    });

    it('keeps keys of any bytes and values of any text apart', async () => {
      await using store = create();
      const keys = ['\0', '\0\0', '\xff'.repeat(32), 'é', ''];
      const values = ['', 'La \x000\0 casa', '🙂 日本', '\xff', 'x'.repeat(100_000)];
      for (const [index, key] of keys.entries()) store.write(key, values[index] ?? '');
      await store.flush();
      assert.deepEqual(
        keys.map((key) => store.read(key)),
        values,
      );
    });

    it('says how much it holds', async () => {
      await using store = create();
      for (let index = 0; index < 300; index += 1) store.write(`key ${index}`, 'value'.repeat(20));
      await store.flush();
      const { entries, bytes } = store.statistics();
      assert.equal(entries, 300);
      assert.ok(bytes >= 300 * 100, `${bytes} bytes`);
    });

    it('has nothing and takes nothing once it is closed, which it may be twice', async () => {
      const store = create();
      store.write('a', 'La casa');
      await store[Symbol.asyncDispose]();
      assert.equal(store.read('a'), undefined);
      store.write('b', 'El perro');
      await store.flush();
      assert.equal(store.read('b'), undefined);
      await store[Symbol.asyncDispose]();
    });
  });
}
