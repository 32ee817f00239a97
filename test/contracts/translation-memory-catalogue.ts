import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type {
  CataloguedMemory,
  TranslationMemoryCatalogue,
} from '../../src/contracts/stores/translation-memory-catalogue.ts';
import type { Database } from '../../src/storage/database/database.ts';
import type { StoreDriver } from './stores-fixtures.ts';

export function aCataloguedMemory(memory: Partial<CataloguedMemory['memory']> = {}): CataloguedMemory {
  const id = randomUUID();
  return {
    memory: {
      id,
      name: 'Handbücher',
      createdAt: new Date('2026-03-01T12:00:00.123Z'),
      sourceLanguage: 'en',
      targets: [
        { language: 'de', segmentCount: 2 },
        { language: 'pt-BR', segmentCount: 1 },
      ],
      segmentCount: 3,
      ...memory,
    },
    object: `translation-memories/2026030112/${memory.id ?? id}/${randomUUID()}`,
    bytes: 5_000_000_000,
    sha256: 'ab'.repeat(32),
  };
}

/** What every TranslationMemoryCatalogue does. */
export function translationMemoryCatalogueContract(
  driver: StoreDriver,
  create: (database: Database) => TranslationMemoryCatalogue,
): void {
  describe(`the catalogue of translation memories: ${driver.name}`, () => {
    const open = async () => {
      const location = driver.create();
      const stores = await Promise.all([location.open(), location.open(), location.open(), location.open()]);
      return {
        catalogues: stores.map(({ database }) => create(database)) as [
          TranslationMemoryCatalogue,
          ...TranslationMemoryCatalogue[],
        ],
        async [Symbol.asyncDispose]() {
          for (const store of stores) await store[Symbol.asyncDispose]();
          await location[Symbol.asyncDispose]();
        },
      };
    };

    it('has what was added, in every process, in the order of creation', async () => {
      await using opened = await open();
      const [one, other = one] = opened.catalogues;
      const late = aCataloguedMemory({ createdAt: new Date('2026-04-01') });
      const early = [aCataloguedMemory(), aCataloguedMemory()].sort((a, b) => (a.memory.id < b.memory.id ? -1 : 1));
      for (const memory of [late, ...early.toReversed()]) assert.equal(await one.add('a', memory), true);
      assert.deepEqual(
        await other.list('a'),
        [...early, late].map(({ memory }) => memory),
      );
      assert.deepEqual(await other.find('a', late.memory.id), late);
    });

    it('keeps accounts apart', async () => {
      await using opened = await open();
      const [one] = opened.catalogues;
      const memory = aCataloguedMemory();
      const { id } = memory.memory;
      await one.add('a', memory);
      assert.deepEqual(await one.list('b'), []);
      assert.equal(await one.find('b', id), undefined);
      assert.equal(await one.remove('b', id), undefined);
      assert.equal(await one.add('b', { ...aCataloguedMemory({ id }) }), false);
      assert.deepEqual(await one.find('a', id), memory);
    });

    it('adds and removes a memory once, whoever does it at the same time', async () => {
      await using opened = await open();
      for (let round = 0; round < 10; round++) {
        const id = randomUUID();
        const memories = opened.catalogues.map(() => aCataloguedMemory({ id }));
        const added = await Promise.all(
          opened.catalogues.map((one, index) => one.add('a', memories[index] as CataloguedMemory)),
        );
        assert.equal(added.filter(Boolean).length, 1);
        const there = await opened.catalogues[0].find('a', id);
        assert.deepEqual(there, memories[added.indexOf(true)]);
        const removed = await Promise.all(opened.catalogues.map((one) => one.remove('a', id)));
        assert.deepEqual(removed.filter(Boolean), [there]);
        assert.deepEqual(await opened.catalogues[0].list('a'), []);
      }
    });

    it('replaces a memory for one of those who have the same object before', async () => {
      await using opened = await open();
      const before = aCataloguedMemory();
      await opened.catalogues[0].add('a', before);
      const versions = opened.catalogues.map(() => {
        const { memory, ...stored } = aCataloguedMemory({ ...before.memory, segmentCount: 2, version: 2 });
        return { ...stored, memory: { ...memory, targets: memory.targets.slice(1) } };
      });
      for (const version of versions)
        assert.equal(await opened.catalogues[0].replace('b', before.object, version), false);
      const replaced = await Promise.all(
        opened.catalogues.map((one, index) => one.replace('a', before.object, versions[index] as CataloguedMemory)),
      );
      assert.equal(replaced.filter(Boolean).length, 1);
      const there = versions[replaced.indexOf(true)];
      assert.deepEqual(await opened.catalogues[0].find('a', before.memory.id), there);
      assert.deepEqual(await opened.catalogues[0].list('a'), [there?.memory]);
    });

    it('knows which ids and objects are in use, of however many', async () => {
      await using opened = await open();
      const [one] = opened.catalogues;
      const memories = [aCataloguedMemory(), aCataloguedMemory()];
      for (const [index, memory] of memories.entries()) await one.add(`account ${index}`, memory);
      const objects = memories.map(({ object }) => object);
      const ids = memories.map(({ memory }) => memory.id);
      const others = Array.from({ length: 2_000 }, () => randomUUID());
      assert.deepEqual(await one.objectsAmong([...others, ...objects]), new Set(objects));
      assert.deepEqual(await one.idsAmong([...ids, ...others]), new Set(ids));
      assert.deepEqual(await one.idsAmong([]), new Set());
    });
  });
}
