import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { AccountStore } from '../../src/contracts/stores/accounts.ts';
import { CachedAccountStore } from '../../src/storage/database/repositories/cached-account-store.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { accountStoreContract } from './account-store.ts';
import { auditStoreContract } from './audit-store.ts';
import {
  aKey,
  openStores,
  type StoreDriver,
  sqliteStoreDrivers,
  storedIdentity,
  TemporaryFolder,
} from './stores-fixtures.ts';

/** Processes in one, so that each hears at once of what the others have changed. */
const listeners = new Set<() => void>();
const signals = {
  onKeys(listener: () => void) {
    listeners.add(listener);
    return { [Symbol.dispose]: () => listeners.delete(listener) };
  },
};
const [plain] = sqliteStoreDrivers as [StoreDriver];
const cached: StoreDriver = {
  name: 'SQLite behind a cache of keys',
  create() {
    const location = plain.create();
    return {
      ...location,
      async open() {
        const stores = await location.open();
        const accounts = new CachedAccountStore(signalling(stores.accounts), new ManualClock(), signals);
        return { ...stores, accounts };
      },
    };
  },
};

/** Signals as a database does: before the change resolves. */
function signalling(store: AccountStore): AccountStore {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        const result: unknown = await member.apply(target, given);
        if (/^(change|deactivate|rotate)/.test(String(name))) for (const listener of listeners) listener();
        return result;
      };
    },
  });
}

accountStoreContract(cached);
auditStoreContract(cached);

describe('a cache of keys', () => {
  it('asks the store once a second for a key in use, and each time for a secret that nobody has', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await storedIdentity(stores.accounts);
    const asked: string[] = [];
    const counting = new Proxy(stores.accounts, {
      get(target, name) {
        const member = Reflect.get(target, name, target);
        return (...given: unknown[]) => {
          if (name === 'findKeyByHash') asked.push(String(given[0]));
          return (member as (...all: unknown[]) => unknown).apply(target, given);
        };
      },
    });
    const clock = new ManualClock();
    using cache = new CachedAccountStore(counting, clock, { onKeys: () => ({ [Symbol.dispose]() {} }) });
    const key = aKey(account);
    assert.equal(await cache.findKeyByHash('hash'), undefined);
    await cache.addKey(key, 'hash');
    assert.equal((await cache.findKeyByHash('hash'))?.key.id, key.id);
    clock.advance(999);
    await cache.findKeyByHash('hash');
    assert.equal(asked.length, 2);
    clock.advance(1);
    await cache.findKeyByHash('hash');
    assert.equal(asked.length, 3);

    // Without a signal, a change elsewhere shows when the second is over; one of this process at once.
    await stores.accounts.deactivateKey(account.id, key.id, new Date());
    assert.equal((await cache.findKeyByHash('hash'))?.key.deactivatedAt, null);
    clock.advance(1_000);
    assert.notEqual((await cache.findKeyByHash('hash'))?.key.deactivatedAt, null);
    const hash = randomUUID();
    const other = aKey(account);
    await cache.addKey(other, hash);
    await cache.findKeyByHash(hash);
    await cache.deactivateKey(account.id, other.id, new Date());
    assert.notEqual((await cache.findKeyByHash(hash))?.key.deactivatedAt, null);
  });

  it('does not keep what it read before a change and got after it', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await storedIdentity(stores.accounts);
    const key = aKey(account);
    await stores.accounts.addKey(key, 'hash');
    const gate = Promise.withResolvers<void>();
    const slow = new Proxy(stores.accounts, {
      get(target, name) {
        const member = Reflect.get(target, name, target) as (...all: unknown[]) => unknown;
        return async (...given: unknown[]) => {
          const result = await member.apply(target, given);
          if (name === 'findKeyByHash') await gate.promise;
          return result;
        };
      },
    });
    using cache = new CachedAccountStore(slow, new ManualClock(), { onKeys: () => ({ [Symbol.dispose]() {} }) });
    const reading = cache.findKeyByHash('hash');
    await cache.deactivateKey(account.id, key.id, new Date());
    gate.resolve();
    await reading;
    assert.notEqual((await cache.findKeyByHash('hash'))?.key.deactivatedAt, null);
  });
});
