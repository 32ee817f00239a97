import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { SpokenTerms, SpokenTermsStore } from '../../src/contracts/stores/spoken-terms.ts';
import type { Database } from '../../src/storage/database/database.ts';
import { type StoreDriver, storedIdentity } from './stores-fixtures.ts';

/** The docstring of the contract as tests, over a database that the driver opens. */
export function spokenTermsStoreContract(
  driver: StoreDriver,
  storeOver: (database: Database) => SpokenTermsStore,
): void {
  const aCollection = (differences: Partial<SpokenTerms> = {}): SpokenTerms => ({
    id: randomUUID(),
    name: 'Names',
    createdAt: new Date('2026-03-04T05:06:07.089Z'),
    lists: [{ language: 'pt-BR', terms: ['São Paulo', '"quoted"\u00a0🙂'] }],
    ...differences,
  });

  describe(`spoken terms on ${driver.name}`, () => {
    it('come back as they were added, in order of creation', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores.database);
      const { account } = await storedIdentity(stores.accounts);
      const later = aCollection({ createdAt: new Date('2027-01-01T00:00:00Z') });
      const earlier = aCollection({ lists: [] });
      await store.add(account.id, later);
      await store.add(account.id, earlier);
      assert.deepEqual(await store.list(account.id), [earlier, later]);
      assert.deepEqual(await store.find(account.id, later.id), later);
    });

    it('of another account are not there', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores.database);
      const [{ account: owner }, { account: other }] = [
        await storedIdentity(stores.accounts),
        await storedIdentity(stores.accounts),
      ];
      const collection = aCollection();
      await store.add(owner.id, collection);
      assert.deepEqual(await store.list(other.id), []);
      assert.equal(await store.find(other.id, collection.id), undefined);
      assert.equal(await store.change(other.id, collection.id, () => ({ name: 'taken', lists: [] })), undefined);
      assert.equal(await store.remove(other.id, collection.id), false);
      assert.deepEqual(await store.find(owner.id, collection.id), collection);
      assert.equal(await store.remove(owner.id, collection.id), true);
      assert.equal(await store.remove(owner.id, collection.id), false);
    });

    it('are changed from what is, by whatever process, or not at all', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      await using elsewhere = await location.open();
      const { account } = await storedIdentity(stores.accounts);
      const collection = aCollection({ lists: [{ language: 'en', terms: [] }] });
      await storeOver(stores.database).add(account.id, collection);
      const add = (database: Database, term: string) =>
        storeOver(database).change(account.id, collection.id, ({ name, lists }) => ({
          name,
          lists: lists.map(({ language, terms }) => ({ language, terms: [...terms, term] })),
        }));
      const terms = Array.from({ length: 20 }, (_, index) => `${index}`);
      await Promise.all(terms.map((term, index) => add(index % 2 === 0 ? stores.database : elsewhere.database, term)));
      const changed = await storeOver(elsewhere.database).find(account.id, collection.id);
      assert.deepEqual(changed?.lists[0]?.terms.toSorted(), terms.toSorted());
      const refused = storeOver(stores.database).change(account.id, collection.id, () => {
        throw new Error('refused');
      });
      await assert.rejects(refused, /refused/);
      assert.deepEqual(await storeOver(stores.database).find(account.id, collection.id), changed);
    });
  });
}
