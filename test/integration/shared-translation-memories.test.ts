import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { ObjectStore } from '../../src/contracts/stores/objects.ts';
import type { TranslationMemory } from '../../src/contracts/stores/translation-memories.ts';
import { textSegment } from '../../src/language/segments.ts';
import { DatabaseTranslationMemoryCatalogue } from '../../src/storage/database/repositories/database-translation-memory-catalogue.ts';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { adoptMemories } from '../../src/storage/translation-memories/adopt-memories.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import {
  SharedTranslationMemoryStore,
  type SharedTranslationMemoryStoreOptions,
} from '../../src/storage/translation-memories/shared-translation-memory-store.ts';
import { openStores, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { contentOf, unitOf } from '../contracts/translation-memory-store.ts';
import { ManualClock } from '../support/manual-clock.ts';

const opened = new AsyncDisposableStack();
const folder = opened.use(new TemporaryFolder());
after(() => opened.disposeAsync());

/** What nodes share, and how often objects were read. */
async function installation() {
  const path = join(folder.path, randomUUID());
  const { database } = opened.use(await openStores(opened.use(new TemporaryFolder()).path));
  const objects = opened.use(new DiskObjectStore({ folder: join(path, 'objects') }));
  const reads: string[] = [];
  const clock = new ManualClock();
  const counted: ObjectStore = {
    put: (name, content) => objects.put(name, content),
    get(name) {
      reads.push(name);
      return objects.get(name);
    },
    remove: (name) => objects.remove(name),
    list: (prefix) => objects.list(prefix),
  };
  const catalogue = new DatabaseTranslationMemoryCatalogue(database);
  const node = (given: Partial<SharedTranslationMemoryStoreOptions> = {}) =>
    opened.use(
      new SharedTranslationMemoryStore({
        folder: join(path, randomUUID()),
        cacheBytes: 100_000_000,
        objects: counted,
        catalogue,
        identifiers: randomIdentifiers,
        clock,
        ...given,
      }),
    );
  return { path, objects, reads, clock, catalogue, node };
}

function add(
  store: SharedTranslationMemoryStore | FileTranslationMemoryStore,
  word = 'casa',
): Promise<TranslationMemory> {
  const head = { id: randomUUID(), name: word, createdAt: new Date('2026-01-02'), sourceLanguage: 'en' };
  return store.create('one', head, contentOf([unitOf('house', { es: word })]));
}

async function find(store: SharedTranslationMemoryStore, id: string): Promise<string | undefined> {
  const segments = [textSegment('house')];
  const [match] = (await store.find('one', id, { targetLanguage: 'es', threshold: 50, segments })) ?? [];
  return match?.kind === 'exact' ? match.target.inlines.join('') : undefined;
}

const copiesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true })
    .map(String)
    .filter((name) => /\.(sqlite|part)$/.test(name));

describe('translation memories of several nodes', () => {
  it('are changed on one and found so on others, exactly once for each version, and leave one object', async () => {
    const { node, objects, reads, clock } = await installation();
    const [one, other] = [node(), node()];
    const { id } = await add(one);
    assert.equal(await find(other, id), 'casa');
    const change = (word: string, version: number) => ({
      version,
      units: [{ number: 0, unit: unitOf('house', { es: word }) }],
    });
    const queries = Array.from({ length: 20 }, () => find(other, id));
    const outcomes = await Promise.all([
      one.change('one', id, change('a', 1)),
      other.change('one', id, change('b', 1)),
    ]);
    const [word, won] = outcomes[0] === 'changed' ? ['b', outcomes[1]] : ['a', outcomes[0]];
    assert.deepEqual(outcomes.filter((outcome) => outcome === 'changed').length, 1);
    for (const found of await Promise.all(queries)) assert.ok(found === 'casa' || found === word, found);
    assert.deepEqual(await Promise.all([find(one, id), find(other, id)]), [word, word]);
    assert.deepEqual([await one.get('one', id), await other.get('one', id)], [won, won]);
    assert.equal(
      (await Array.fromAsync(objects.list('translation-memories/'))).length,
      2,
      'a backup may name the one before',
    );
    clock.advance(2 * 3600 * 1000);
    assert.equal(await one.sweep(), 1);
    assert.equal((await Array.fromAsync(objects.list(''))).length, 1);
    // Each node changes what the other one has changed.
    for (const [index, store] of [one, other, one].entries())
      assert.equal(typeof (await store.change('one', id, change(`c${index}`, index + 2))), 'object');
    const read = reads.length;
    assert.deepEqual(await Promise.all([find(one, id), find(other, id), find(other, id)]), ['c2', 'c2', 'c2']);
    assert.equal(reads.length, read + 1);
  });

  it('are all there after a restore of the database and, an hour later, of the objects, whatever happened meanwhile', async () => {
    const { node, objects, clock, catalogue } = await installation();
    const store = node();
    const memories = [await add(store, 'uno'), await add(store, 'dos'), await add(store, 'tres')];
    const rows = await Promise.all(memories.map(({ id }) => catalogue.find('one', id)));
    const [one = '', two = '', three = ''] = memories.map(({ id }) => id);
    for (const version of [1, 2, 3])
      await store.change('one', one, { version, units: [{ number: 0, unit: unitOf('house', { es: `${version}` }) }] });
    await store.remove('one', two);
    // The marks that were made are lost, and the objects are older than what imports leave behind.
    const marks = await Array.fromAsync(objects.list('left-translation-memories/'));
    assert.equal(marks.length, 4);
    clock.advance(30 * 3600 * 1000);
    for (const mark of marks) await objects.remove(mark);
    assert.equal(await store.sweep(), 0);
    clock.advance(3600 * 1000);
    assert.equal(await store.sweep(), 0);
    for (const id of [one, three]) await catalogue.remove('one', id);
    for (const row of rows) assert.ok(row && (await catalogue.add('one', row)));
    const other = node();
    assert.deepEqual(await Promise.all([one, two, three].map((id) => find(other, id))), ['uno', 'dos', 'tres']);
    // The marks are there again, or still.
    clock.advance(5 * 3600 * 1000);
    assert.equal(await other.sweep(), 2, 'versions that were left before');
    clock.advance(2 * 3600 * 1000);
    assert.equal(await other.sweep(), 1, 'the version that the restored database does not know');
    assert.deepEqual((await Array.fromAsync(objects.list(''))).sort(), rows.map((row) => row?.object).sort());
    assert.deepEqual(await Promise.all([one, two, three].map((id) => find(node(), id))), ['uno', 'dos', 'tres']);
  });

  it('are found on every node, downloaded once for all who ask at the same time, and not again after a restart', async () => {
    const { node, reads, path } = await installation();
    const [one, other] = [node(), node({ folder: join(path, 'other') })];
    const { id } = await add(one);
    assert.deepEqual(await other.list('one'), await one.list('one'));
    assert.equal(await find(one, id), 'casa');
    assert.equal(reads.length, 0, 'the node that made it has it');
    assert.deepEqual(await Promise.all(Array.from({ length: 8 }, () => find(other, id))), Array(8).fill('casa'));
    assert.equal(reads.length, 1);
    await other[Symbol.asyncDispose]();
    assert.equal(await find(node({ folder: join(path, 'other') }), id), 'casa');
    assert.equal(reads.length, 1);
  });

  it('are gone on every node when one removes them, with the copies at the next sweep, and with their object an hour later', async () => {
    const { node, objects, path, clock } = await installation();
    const [one, other] = [node(), node({ folder: join(path, 'other') })];
    const { id } = await add(one);
    assert.equal(await find(other, id), 'casa');
    assert.deepEqual(await Promise.all([one.remove('one', id), other.remove('one', id)]).then((all) => all.sort()), [
      false,
      true,
    ]);
    for (const store of [one, other]) {
      assert.equal(await find(store, id), undefined);
      assert.equal(await store.get('one', id), undefined);
      assert.deepEqual(await Array.fromAsync(store.readUnits('one', id)), []);
    }
    for (const store of [one, other]) await store.sweep();
    assert.deepEqual(copiesIn(path), []);
    clock.advance(2 * 3600 * 1000);
    await Promise.all([one.sweep(), other.sweep()]);
    assert.deepEqual(await Array.fromAsync(objects.list('')), []);
  });

  it('are refused when their content is damaged, missing or cut off, and copied whole when it is there again', async () => {
    const { node, objects } = await installation();
    const { id } = await add(node());
    const [name = ''] = await Array.fromAsync(objects.list(''));
    const content = Buffer.concat(await Array.fromAsync((await objects.get(name)) ?? []));
    const half = content.subarray(0, content.length / 2);
    const damaged = Buffer.from(content);
    damaged.writeUInt8(damaged.readUInt8(5_000) ^ 1, 5_000);
    for (const wrong of [half, damaged, undefined]) {
      const cache = join(folder.path, randomUUID());
      const store = node({ folder: cache });
      if (wrong === undefined) await objects.remove(name);
      else await objects.put(name, [wrong] as never);
      await assert.rejects(find(store, id), wrong === undefined ? /is missing/ : /is damaged/);
      await assert.rejects(Array.fromAsync(store.readUnits('one', id)));
      assert.deepEqual(copiesIn(cache), []);
      await objects.put(name, [content] as never);
      assert.equal(await find(store, id), 'casa');
    }
    const cache = join(folder.path, randomUUID());
    const failing = {
      ...objects,
      get: async () =>
        (async function* () {
          yield half;
          throw new Error('connection lost');
        })(),
    } as never;
    await assert.rejects(find(node({ folder: cache, objects: failing }), id), /connection lost/);
    assert.deepEqual(copiesIn(cache), []);
  });

  it('have copies that take no more room than allowed, the least recently used going first', async () => {
    const { node, path, reads } = await installation();
    const maker = node();
    const memories = await Promise.all(['uno', 'dos', 'tres', 'cuatro'].map((word) => add(maker, word)));
    const [one = '', two = '', three = ''] = memories.map(({ id }) => id);
    const bytes = 1.5 * 2 * 1024 * 64;
    const cache = join(path, 'small');
    const store = node({ folder: cache, cacheBytes: bytes });
    for (const id of [one, two, one, three, one]) await find(store, id);
    const there = copiesIn(cache);
    assert.ok(there.length >= 1 && there.length < 4);
    const before = reads.length;
    await find(store, one);
    assert.equal(reads.length, before, 'what was used last is there');
    for (const { id, name } of [...memories, ...memories]) assert.equal(await find(store, id), name);
  });

  it('leave nothing behind when their import ends in the middle, or is swept a day later', async () => {
    const { node, objects, clock, path } = await installation();
    const store = node();
    const { id } = await add(store);
    const [kept = ''] = await Array.fromAsync(objects.list(''));
    const killed = Promise.reject(new Error('killed'));
    killed.catch(() => {});
    const failing = { find: async () => undefined, add: () => killed } as never;
    await assert.rejects(add(node({ catalogue: failing, folder: join(path, 'x') })), /killed/);
    assert.deepEqual(copiesIn(join(path, 'x')), []);
    assert.equal((await Array.fromAsync(objects.list(''))).length, 2, 'whether there is a memory is not known');
    const left = kept.replace(id, randomUUID());
    await objects.put(left, [Buffer.from('left by a kill')] as never);
    assert.equal(await store.sweep(), 0, 'its import may go on');
    clock.advance(26 * 3600 * 1000);
    assert.equal(await store.sweep(), 0, 'a backup may name them');
    clock.advance(2 * 3600 * 1000);
    assert.equal(await store.sweep(), 2);
    assert.deepEqual(await Array.fromAsync(objects.list('')), [kept]);
    assert.equal(await find(store, id), 'casa');
  });

  it('are made once by two processes that import the same file', async () => {
    const { node, objects } = await installation();
    const head = { id: randomUUID(), name: 'n', createdAt: new Date('2026-01-02'), sourceLanguage: 'en' };
    const stores = [node(), node(), node(), node()];
    const made = await Promise.allSettled(
      stores.map((store, index) =>
        store.create('one', head, contentOf([unitOf('house', { es: 'casa' }), unitOf(`${index}`, { es: `${index}` })])),
      ),
    );
    assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await Array.fromAsync(objects.list(''))).length, 1);
    for (const store of [...stores, node()]) assert.equal(await find(store, head.id), 'casa');
  });
});

describe('memories of a data folder', () => {
  it('move into objects, wherever the move is stopped', async () => {
    for (let step = 0; step < 8; step++) {
      const { node, objects, catalogue, path } = await installation();
      const files = opened.use(
        new FileTranslationMemoryStore({ folder: join(path, 'files'), identifiers: randomIdentifiers }),
      );
      const memories = [await add(files, 'uno'), await add(files, 'dos')];
      let steps = 0;
      const stopping = <Store extends object>(store: Store, ...methods: (keyof Store)[]): Store =>
        new Proxy(store, {
          get: (target, name) => {
            const member: unknown = Reflect.get(target, name);
            if (typeof member !== 'function') return member;
            return async (...given: unknown[]) => {
              if (methods.includes(name as keyof Store) && steps++ === step) throw new Error('killed');
              const result: unknown = await member.apply(target, given);
              if (methods.includes(name as keyof Store) && steps++ === step) throw new Error('killed');
              return result;
            };
          },
        });
      const stopped = node({ objects: stopping<ObjectStore>(objects, 'put'), catalogue: stopping(catalogue, 'add') });
      await assert.rejects(adoptMemories(files, ['zero', 'one'], stopped), /killed/);
      const store = node();
      await adoptMemories(files, ['zero', 'one'], store);
      assert.deepEqual((await store.list('one')).map(({ id }) => id).sort(), memories.map(({ id }) => id).sort());
      for (const { id, name } of memories) assert.equal(await find(store, id), name);
      assert.deepEqual(await files.list('one'), []);
      assert.equal(await adoptMemories(files, ['one'], store), 0);
    }
  });
});
