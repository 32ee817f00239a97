import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ResourceOwner } from '../../src/contracts/stores/resource-owner.ts';
import type { StyleRuleList, StyleRuleStore } from '../../src/contracts/stores/style-rules.ts';
import type { Database } from '../../src/storage/database/database.ts';
import { type OpenStores, type StoreDriver, storedIdentity } from './stores-fixtures.ts';

const everything = { offset: 0, limit: 100 };

function aList(differences: Partial<StyleRuleList> = {}): StyleRuleList {
  return {
    id: randomUUID(),
    name: 'Manuals 🙂',
    language: 'pt-BR',
    createdAt: new Date('2026-03-04T05:06:07.089Z'),
    updatedAt: new Date('2026-03-04T05:06:07.089Z'),
    version: 1,
    configuredRules: { punctuation: { serial_comma: 'use', '"quoted"': 'a\u00a0b' }, numbers: {} },
    customInstructions: [
      { id: randomUUID(), label: 'Tone', prompt: 'Be "kind".\nAlways.', sourceLanguage: 'en-GB' },
      { id: randomUUID(), label: '短い', prompt: '短く' },
    ],
    ...differences,
  };
}

/** The docstring of the contract as tests, over a database that the driver opens. */
export function styleRuleStoreContract(driver: StoreDriver, storeOver: (database: Database) => StyleRuleStore): void {
  const anOwner = async (stores: OpenStores): Promise<ResourceOwner> => ({
    accountId: (await storedIdentity(stores.accounts)).account.id,
    region: 'eu',
  });

  describe(`the style rule store on ${driver.name}`, () => {
    it('gives lists back as they were added', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores.database);
      const owner = await anOwner(stores);
      const list = aList({ version: 7, updatedAt: new Date('2026-05-01T00:00:00.001Z') });
      await store.add(owner, list);
      assert.deepEqual(await store.find(owner, list.id), list);
      assert.equal(await store.find(owner, randomUUID()), undefined);
    });

    it('lists a range in the order in which they were added, with or without rules and instructions', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores.database);
      const owner = await anOwner(stores);
      // All in one millisecond.
      const lists = Array.from({ length: 7 }, () => aList());
      for (const list of lists) {
        await store.add(owner, list);
        await store.add({ ...owner, region: 'us' }, aList());
      }
      assert.deepEqual(await store.list(owner, everything), lists);
      assert.deepEqual(await store.list(owner, { offset: 2, limit: 3 }), lists.slice(2, 5));
      assert.deepEqual(await store.list(owner, { offset: 5, limit: 3 }), lists.slice(5));
      assert.deepEqual(await store.list(owner, { offset: 7, limit: 3 }), []);
      assert.deepEqual(await store.list(owner, { offset: Number.MAX_SAFE_INTEGER, limit: 25 }), []);
      const summaries = lists.map(({ configuredRules: _, customInstructions: __, ...summary }) => summary);
      assert.deepEqual(await store.listSummaries(owner, everything), summaries);
      assert.deepEqual(await store.listSummaries(owner, { offset: 6, limit: 1 }), summaries.slice(6));
    });

    it('has every list on exactly one page when many are added at once, and some go', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      await using elsewhere = await location.open();
      const store = storeOver(stores.database);
      const owner = await anOwner(stores);
      const lists = Array.from({ length: 20 }, () => aList());
      await Promise.all(
        lists.map((list, index) => storeOver((index % 2 === 0 ? stores : elsewhere).database).add(owner, list)),
      );
      const [gone, ...left] = await store.listSummaries(owner, everything);
      assert.equal(await store.remove(owner, gone?.id ?? ''), true);
      const pages = [];
      for (let offset = 0; offset < 20; offset += 3)
        pages.push(...(await store.listSummaries(owner, { offset, limit: 3 })));
      assert.deepEqual(pages, left);
      assert.deepEqual(
        pages.map(({ id }) => id).sort(),
        lists
          .map(({ id }) => id)
          .filter((id) => id !== gone?.id)
          .sort(),
      );
    });

    it('shows no list to another account or region, nor lets them change it', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores.database);
      const owner = await anOwner(stores);
      const list = aList();
      await store.add(owner, list);
      for (const other of [await anOwner(stores), { ...owner, region: 'us' } as const]) {
        assert.equal(await store.find(other, list.id), undefined);
        assert.deepEqual(await store.list(other, everything), []);
        assert.deepEqual(await store.listSummaries(other, everything), []);
        assert.equal(await store.change(other, list.id, () => assert.fail('there is nothing to change')), undefined);
        assert.equal(await store.remove(other, list.id), false);
      }
      assert.deepEqual(await store.find(owner, list.id), list);
    });

    it('changes what it is reported to as the next version, and nothing else', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores.database);
      const owner = await anOwner(stores);
      const [list, neighbour] = [aList(), aList()];
      await store.add(owner, list);
      await store.add(owner, neighbour);
      let expected = list;
      for (const [month, change] of [
        { name: 'New' },
        { configuredRules: {} },
        { customInstructions: list.customInstructions.slice(1) },
        {},
      ].entries()) {
        const updatedAt = new Date(Date.UTC(2027, month));
        expected = { ...expected, ...change, updatedAt, version: expected.version + 1 };
        assert.deepEqual(await store.change(owner, list.id, () => ({ ...change, updatedAt })), expected);
        assert.deepEqual(await store.find(owner, list.id), expected);
      }
      assert.deepEqual(await store.find(owner, neighbour.id), neighbour);
    });

    it('changes what is, whatever process changes it at the same time, or nothing', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      await using elsewhere = await location.open();
      const owner = await anOwner(stores);
      const list = aList({ customInstructions: [] });
      await storeOver(stores.database).add(owner, list);
      const labels = Array.from({ length: 20 }, (_, index) => `${index}`);
      await Promise.all(
        labels.map((label, index) =>
          storeOver(index % 2 === 0 ? stores.database : elsewhere.database).change(
            owner,
            list.id,
            ({ customInstructions, updatedAt }) => ({
              customInstructions: [...customInstructions, { id: randomUUID(), label, prompt: 'a' }],
              updatedAt,
            }),
          ),
        ),
      );
      const changed = await storeOver(elsewhere.database).find(owner, list.id);
      assert.deepEqual(changed?.customInstructions.map(({ label }) => label).sort(), labels.toSorted());
      assert.equal(changed?.version, 21);
      const refused = storeOver(stores.database).change(owner, list.id, () => {
        throw new Error('refused');
      });
      await assert.rejects(refused, /refused/);
      assert.deepEqual(await storeOver(stores.database).find(owner, list.id), changed);
    });

    it('removes a list once', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores.database);
      const owner = await anOwner(stores);
      const [list, neighbour] = [aList(), aList()];
      await store.add(owner, list);
      await store.add(owner, neighbour);
      assert.equal(await store.remove(owner, list.id), true);
      assert.equal(await store.remove(owner, list.id), false);
      assert.deepEqual(await store.list(owner, everything), [neighbour]);
    });
  });
}
