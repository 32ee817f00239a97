import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { DictionaryContent, Glossary, NewGlossary } from '../../src/contracts/stores/glossaries.ts';
import type { ResourceOwner } from '../../src/contracts/stores/resource-owner.ts';
import { glossaryStoreOver, type OpenGlossaryStore } from './open-glossary-store.ts';
import type { StoreDriver } from './stores-fixtures.ts';

/** What every GlossaryStore does. */
export function glossaryStoreContract(driver: StoreDriver): void {
  describe(`the glossary store on ${driver.name}`, () => {
    const location = driver.create();
    let store: OpenGlossaryStore;
    let owner: ResourceOwner;
    before(async () => {
      store = glossaryStoreOver(await location.open());
      owner = { accountId: await store.createAccount(), region: 'eu' };
    });
    after(async () => {
      await store[Symbol.asyncDispose]();
      await location[Symbol.asyncDispose]();
    });

    async function added(differences: Partial<NewGlossary> = {}, of = owner): Promise<Glossary> {
      const glossary = aGlossary(differences);
      await store.glossaries.add(of, glossary);
      const found = await store.glossaries.find(of, glossary.id);
      assert(found);
      return found;
    }

    it('gives a glossary back as it was put in, with its dictionaries in their order', async () => {
      const dictionaries = [
        aDictionary({ source: 'ja', parts: ['猫\tKatze', '犬\tHund'] }),
        aDictionary({ source: 'en' }),
      ];
      const glossary = aGlossary({ name: 'Tierwörter 🐈', dictionaries });
      await store.glossaries.add(owner, glossary);
      const found = await store.glossaries.find(owner, glossary.id);
      const summaries = dictionaries.map(({ parts: _, ...summary }) => summary);
      assert.deepEqual(found, { ...glossary, version: 1, dictionaries: summaries });
      assert.deepEqual(await store.glossaries.readParts(summaryAt(found, 0)), ['猫\tKatze', '犬\tHund']);
    });

    it('keeps a glossary without dictionaries', async () => {
      assert.deepEqual((await added({ dictionaries: [] })).dictionaries, []);
    });

    it('lists the glossaries of an owner by their creation', async () => {
      const lister = { ...owner, accountId: await store.createAccount() };
      const later = await added({ createdAt: new Date('2031-01-02T00:00:00Z') }, lister);
      const earlier = await added({ createdAt: new Date('2031-01-01T00:00:00Z'), dictionaries: [] }, lister);
      assert.deepEqual(await store.glossaries.list(lister), [earlier, later]);
    });

    it('shows no glossary to another account or region, nor lets them change it', async () => {
      const glossary = await added();
      const others: ResourceOwner[] = [
        { accountId: await store.createAccount(), region: 'eu' },
        { ...owner, region: 'us' },
      ];
      for (const other of others) {
        assert.equal(await store.glossaries.find(other, glossary.id), undefined);
        assert.deepEqual(await store.glossaries.list(other), []);
        assert.equal(await store.glossaries.change(other, glossary.id, 1, { name: 'mine' }), false);
        assert.equal(await store.glossaries.remove(other, glossary.id), false);
      }
      assert.deepEqual(await store.glossaries.find(owner, glossary.id), glossary);
    });

    it('renames a glossary and puts a dictionary into it in one change', async () => {
      const glossary = await added();
      const put = aDictionary({ target: 'fr', parts: ['a\tb', 'c\td'] });
      assert.equal(await store.glossaries.change(owner, glossary.id, 1, { name: 'New', put }), true);
      const changed = await store.glossaries.find(owner, glossary.id);
      const { parts, ...summary } = put;
      assert.deepEqual(changed, {
        ...glossary,
        name: 'New',
        version: 2,
        dictionaries: [...glossary.dictionaries, summary],
      });
      assert.deepEqual(await store.glossaries.readParts(summary), parts);
    });

    it('replaces the dictionary of a direction, and keeps nothing of the one before', async () => {
      const glossary = await added({ dictionaries: [aDictionary(), aDictionary({ target: 'fr' })] });
      const put = aDictionary({ parts: ['new\tneu'] });
      assert.equal(await store.glossaries.change(owner, glossary.id, 1, { put }), true);
      const changed = await store.glossaries.find(owner, glossary.id);
      assert.deepEqual(
        changed?.dictionaries.map(({ revision }) => revision),
        [put.revision, glossary.dictionaries[1]?.revision],
      );
      assert.equal(await store.glossaries.readParts(summaryAt(glossary, 0)), undefined);
      assert.deepEqual(await store.glossaries.readParts(summaryAt(changed, 0)), ['new\tneu']);
    });

    it('removes the dictionary of one direction', async () => {
      const glossary = await added({ dictionaries: [aDictionary(), aDictionary({ target: 'fr' })] });
      await store.glossaries.change(owner, glossary.id, 1, { remove: { source: 'en', target: 'de' } });
      const changed = await store.glossaries.find(owner, glossary.id);
      assert.deepEqual(changed?.dictionaries, [glossary.dictionaries[1]]);
      assert.equal(await store.glossaries.readParts(summaryAt(glossary, 0)), undefined);
    });

    it('makes no change for another version, nor any part of it', async () => {
      const glossary = await added();
      const put = aDictionary({ target: 'fr' });
      assert.equal(await store.glossaries.change(owner, glossary.id, 7, { name: 'New', put }), false);
      assert.deepEqual(await store.glossaries.find(owner, glossary.id), glossary);
      assert.equal(await store.glossaries.readParts(put), undefined);
    });

    it('makes one of many changes for the same version', async () => {
      const glossary = await added();
      const names = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
      const made = await Promise.all(
        names.map((name) => store.glossaries.change(owner, glossary.id, 1, { name, put: aDictionary() })),
      );
      assert.equal(made.filter(Boolean).length, 1);
      const changed = await store.glossaries.find(owner, glossary.id);
      assert.equal(changed?.version, 2);
      assert.equal(changed?.name, names[made.indexOf(true)]);
    });

    it('removes a glossary with all that belongs to it', async () => {
      const glossary = await added({ dictionaries: [aDictionary(), aDictionary({ target: 'fr' })] });
      assert.equal(await store.glossaries.remove(owner, glossary.id), true);
      assert.equal(await store.glossaries.find(owner, glossary.id), undefined);
      for (const dictionary of glossary.dictionaries)
        assert.equal(await store.glossaries.readParts(dictionary), undefined);
      assert.equal(await store.glossaries.remove(owner, glossary.id), false);
      assert.equal(await store.glossaries.change(owner, glossary.id, 1, { put: aDictionary() }), false);
    });

    it('keeps no parts that belong to no dictionary', async () => {
      const { rows } = await sql<{ lost: number }>`
        select count(*) as lost from glossary_parts
        where revision not in (select revision from glossary_dictionaries)`.execute(store.database);
      assert.equal(Number(rows[0]?.lost), 0);
    });

    it('shows changes to anyone who opened the same data before', async () => {
      await using other = glossaryStoreOver(await location.open());
      const glossary = await added();
      assert.equal(await other.glossaries.change(owner, glossary.id, 1, { name: 'From elsewhere' }), true);
      assert.equal((await store.glossaries.find(owner, glossary.id))?.name, 'From elsewhere');
    });
  });
}

function aGlossary(differences: Partial<NewGlossary>): NewGlossary {
  return {
    id: randomUUID(),
    name: 'Glossary',
    createdAt: new Date('2026-05-01T10:00:00.123Z'),
    dictionaries: [aDictionary()],
    ...differences,
  };
}

function aDictionary(differences: Partial<DictionaryContent> = {}): DictionaryContent {
  return {
    source: 'en',
    target: 'de',
    entryCount: 2,
    revision: randomUUID(),
    parts: ['cat\tKatze\ndog\tHund'],
    ...differences,
  };
}

function summaryAt(glossary: Glossary | undefined, index: number): Glossary['dictionaries'][number] {
  const dictionary = glossary?.dictionaries[index];
  assert(dictionary);
  return dictionary;
}
