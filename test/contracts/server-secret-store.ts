import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ServerSecret, ServerSecretStore } from '../../src/contracts/stores/server-secrets.ts';
import type { Database } from '../../src/storage/database/database.ts';
import type { OpenStores, StoreDriver } from './stores-fixtures.ts';

const never = new Date(0);

function aSecret(createdAt: string, purpose = 'tests'): ServerSecret {
  return { id: randomUUID(), purpose, createdAt: new Date(createdAt), secret: new Uint8Array(randomBytes(32)) };
}

/** What every ServerSecretStore does. */
export function serverSecretStoreContract(
  driver: StoreDriver,
  create: (database: Database) => ServerSecretStore,
): void {
  describe(`the store of secrets of servers: ${driver.name}`, () => {
    const open = async () => {
      const location = driver.create();
      const opened: OpenStores[] = [];
      for (let index = 0; index < 4; index += 1) opened.push(await location.open());
      return {
        stores: opened.map(({ database }) => create(database)),
        async [Symbol.asyncDispose]() {
          for (const each of opened) await each[Symbol.asyncDispose]();
          await location[Symbol.asyncDispose]();
        },
      };
    };

    it('has one secret, however many servers start at once', async () => {
      await using opened = await open();
      const candidates = opened.stores.map(() => aSecret('2026-01-05T06:07:08.009Z'));
      const found = await Promise.all(
        opened.stores.map((store, index) => store.renew(candidates[index] as ServerSecret, never)),
      );
      assert.deepEqual(
        found.map((secrets) => secrets.length),
        [1, 1, 1, 1],
      );
      for (const secrets of found) assert.deepEqual(secrets, found[0]);
      assert.deepEqual(await opened.stores[2]?.list('tests'), found[0]);
    });

    it('keeps earlier secrets beside a new one, and those of other purposes apart', async () => {
      await using opened = await open();
      const [store, other] = opened.stores as [ServerSecretStore, ServerSecretStore];
      const [old, young, foreign] = [
        aSecret('2026-01-05T06:07:08.009Z'),
        aSecret('2026-02-05T06:07:08.009Z'),
        aSecret('2026-01-01T06:07:08.009Z', 'others'),
      ];
      await store.renew(old, never);
      await store.renew(foreign, never);
      assert.deepEqual(await other.renew(young, old.createdAt), [young, old]);
      assert.deepEqual(await store.renew(aSecret('2026-02-06T06:07:08.009Z'), old.createdAt), [young, old]);
      await store.removeBefore('tests', young.createdAt);
      assert.deepEqual(await other.list('tests'), [young]);
      assert.deepEqual(await other.list('others'), [foreign]);
    });
  });
}
