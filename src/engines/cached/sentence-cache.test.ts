import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SentenceCacheStore } from '../../contracts/stores/sentence-cache.ts';
import { SentenceCache } from './sentence-cache.ts';

const entryBytes = 1_000;

/** Weighs a thousand bytes with what it costs to keep it. */
const value = 'x'.repeat(entryBytes - 230);

function room(entries: number, accountShare?: number): SentenceCache {
  return new SentenceCache({ bytes: entries * entryBytes, ...(accountShare === undefined ? {} : { accountShare }) });
}

function write(cache: SentenceCache, prefix: string, count: number, account?: string): void {
  for (let index = 0; index < count; index += 1) cache.write(`${prefix}${index}`, value, account);
}

function countKept(cache: SentenceCache, prefix: string, count: number, account?: string): number {
  let kept = 0;
  for (let index = 0; index < count; index += 1) if (cache.read(`${prefix}${index}`, account) !== undefined) kept += 1;
  return kept;
}

class MapStore implements SentenceCacheStore {
  readonly kept = new Map<string, string>();
  reads = 0;

  read(key: string): string | undefined {
    this.reads += 1;
    return this.kept.get(key);
  }

  write(key: string, kept: string): void {
    this.kept.set(key, kept);
  }

  async flush(): Promise<void> {}

  statistics() {
    return { entries: this.kept.size, bytes: 7 };
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}

describe('SentenceCache', () => {
  it('has the last value of a key', () => {
    const cache = room(10);
    assert.equal(cache.read('a', 'one'), undefined);
    cache.write('a', 'La casa', 'one');
    cache.write('a', 'La casa 🙂', 'one');
    assert.equal(cache.read('a', 'one'), 'La casa 🙂');
    assert.equal(cache.statistics().memory.entries, 1);
  });

  it('never weighs more than it may, never lies, and counts right, whatever happens', () => {
    const key = fc.integer({ min: 0, max: 40 });
    const action = fc.record({
      key,
      account: fc.constantFrom(undefined, 'one', 'two'),
      length: fc.option(fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 6_000 }))),
      wide: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 300 }),
        fc.constantFrom(0, 229, 1_000, 5_000),
        fc.constantFrom(0, 0.3, 0.5, 1),
        (actions, bytes, accountShare) => {
          const cache = new SentenceCache({ bytes, accountShare });
          const written = new Map<string, string>();
          for (const { key, account, length, wide } of actions) {
            const name = `${account} ${key}`;
            if (length === null) {
              const read = cache.read(name, account);
              if (read !== undefined) assert.equal(read, written.get(name));
            } else {
              written.set(name, (wide ? 'я' : 'é').repeat(length));
              cache.write(name, written.get(name) ?? '', account);
            }
            assert.ok(cache.statistics().memory.bytes <= bytes);
          }
          let weight = 0;
          let entries = 0;
          for (const name of written.keys()) {
            const account = name.startsWith('undefined') ? undefined : name.slice(0, 3);
            const read = cache.read(name, account);
            if (read === undefined) continue;
            assert.equal(read, written.get(name));
            entries += 1;
            weight += 230 + read.length * (read.includes('я') ? 2 : 1);
          }
          assert.deepEqual(cache.statistics().memory, { entries, bytes: weight });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('lets the one go that was used least recently', () => {
    const cache = room(3);
    write(cache, 'a', 3);
    write(cache, 'b', 1);
    assert.deepEqual(
      [0, 1, 2].map((index) => cache.read(`a${index}`, undefined) !== undefined),
      [false, true, true],
    );
  });

  it('keeps what is asked for again while a book passes through', () => {
    const cache = room(100);
    write(cache, 'known', 50);
    assert.equal(countKept(cache, 'known', 50), 50);
    write(cache, 'book', 10_000);
    assert.equal(countKept(cache, 'known', 50), 50);
  });

  it('takes up a new habit: what was asked for again long ago gives way', () => {
    const cache = room(100);
    write(cache, 'old', 100);
    countKept(cache, 'old', 100);
    for (let round = 0; round < 10; round += 1) {
      write(cache, `new${round} `, 15);
      countKept(cache, `new${round} `, 15);
    }
    assert.equal(countKept(cache, 'old', 100), 0);
    assert.equal(countKept(cache, 'new9 ', 15), 15);
  });

  it('is all for one account while no other wants it', () => {
    const cache = room(100);
    write(cache, 'a', 100, 'one');
    assert.equal(cache.statistics().memory.entries, 100);
  });

  it('leaves to others what they have when one account asks for very much, and asks again', () => {
    const cache = room(100);
    write(cache, 'b', 40, 'two');
    for (let index = 0; index < 2_000; index += 1) {
      cache.write(`a${index}`, value, 'one');
      cache.read(`a${index}`, 'one');
    }
    assert.equal(countKept(cache, 'b', 40, 'two'), 40);
    assert.equal(cache.statistics().memory.entries, 100);
  });

  it('gives another account its room when one has taken everything', () => {
    const cache = room(100);
    write(cache, 'a', 100, 'one');
    countKept(cache, 'a', 100, 'one');
    write(cache, 'b', 50, 'two');
    assert.equal(countKept(cache, 'b', 50, 'two'), 50);
  });

  it('looks into its store for what is not in memory, and keeps that in memory', () => {
    const store = new MapStore();
    const cache = new SentenceCache({ bytes: 1_000_000, store });
    store.write('a', 'La casa');
    assert.equal(cache.read('a', undefined), 'La casa');
    assert.equal(cache.read('a', undefined), 'La casa');
    assert.equal(store.reads, 1);
    cache.write('b', 'El perro', undefined);
    assert.equal(store.kept.get('b'), 'El perro');
    assert.deepEqual(cache.statistics().disk, { entries: 2, bytes: 7 });
  });
});
