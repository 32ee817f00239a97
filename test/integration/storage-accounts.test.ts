import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Plan } from '../../src/contracts/stores/accounts.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { Authenticator } from '../../src/features/accounts/authenticate.ts';
import { createKey } from '../../src/features/accounts/create-key.ts';
import { ensureFirstAccount } from '../../src/features/accounts/first-account.ts';
import { hashSecret } from '../../src/features/accounts/key-secret.ts';
import { KeyAdministration } from '../../src/features/administration/key-administration.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { type OpenStores, openStores, storedIdentity, TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { ManualClock } from '../support/manual-clock.ts';

const clock = new ManualClock('2026-05-01T10:00:00Z');
const apiKey = 'a-developer-key-of-the-operator';
const adminKey = 'an-admin-key-of-the-operator:adm';

function start({ accounts }: OpenStores, plan: Plan, keys: { apiKey?: string; adminKey?: string } = {}) {
  return ensureFirstAccount({ accounts, clock, ids: randomIdentifiers, plan, ...keys });
}

function refusedWith(code: string, words: RegExp) {
  return (error: unknown) => {
    assert(error instanceof ServiceError);
    assert.equal(error.code, code);
    assert.equal(error.status, 403);
    assert.match(error.message, words);
    return true;
  };
}

describe('the first account', () => {
  it('is made at the first start, with keys that are shown only once', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account, newKeys } = await start(stores, 'pro');
    assert.equal(account.plan, 'pro');
    assert.deepEqual(account.createdAt, clock.now());
    assert.match(newKeys.developer ?? '', /^[0-9a-f]{64}$/);
    assert.match(newKeys.admin ?? '', /^[0-9a-f]{64}:adm$/);
    const kinds = (await stores.accounts.listKeys(account.id)).map(({ kind }) => kind);
    assert.deepEqual(kinds.toSorted(), ['admin', 'developer']);
  });

  it('is the same at the second start, which makes no keys', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await start(stores, 'pro');
    assert.deepEqual(await start(stores, 'pro'), { account, newKeys: {} });
    assert.equal((await stores.accounts.listKeys(account.id)).length, 2);
  });

  it('gets configured keys, which are never shown, instead of random ones', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { newKeys } = await start(stores, 'pro', { apiKey, adminKey });
    assert.deepEqual(newKeys, {});
    const authenticator = new Authenticator(stores.accounts, clock);
    assert.equal((await authenticator.authenticate(apiKey, 'pro')).key.kind, 'developer');
    assert.equal((await authenticator.authenticate(adminKey, 'pro')).key.kind, 'admin');
    await start(stores, 'pro', { apiKey, adminKey });
    assert.equal((await stores.accounts.listKeys((await start(stores, 'pro')).account.id)).length, 2);
  });

  it('gets a configured key beside those it has', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { newKeys } = await start(stores, 'pro');
    await start(stores, 'pro', { apiKey });
    const authenticator = new Authenticator(stores.accounts, clock);
    assert.equal((await authenticator.authenticate(newKeys.developer ?? '', 'pro')).key.kind, 'developer');
    assert.equal((await authenticator.authenticate(apiKey, 'pro')).key.kind, 'developer');
  });

  it('does not bring a configured key back that was deactivated', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    await start(stores, 'pro', { apiKey });
    const { key } = await new Authenticator(stores.accounts, clock).authenticate(apiKey, 'pro');
    await stores.accounts.deactivateKey(key.accountId, key.id, clock.now());
    await start(stores, 'pro', { apiKey });
    await assert.rejects(new Authenticator(stores.accounts, clock).authenticate(apiKey, 'pro'));
  });

  it('does not bring a configured key back that was rotated', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await start(stores, 'pro', { apiKey });
    const authenticator = new Authenticator(stores.accounts, clock);
    const { key } = await authenticator.authenticate(apiKey, 'pro');
    const keys = new KeyAdministration({ accounts: stores.accounts, clock, ids: randomIdentifiers }, ['developer']);
    const { secret } = await keys.rotate(account, key.id, 0, { actor: 'cli', origin: null, traceId: null });
    await start(stores, 'pro', { apiKey });
    await assert.rejects(authenticator.authenticate(apiKey, 'pro'), /rotated/);
    assert.equal((await authenticator.authenticate(secret, 'pro')).key.id, key.id);
  });

  it('makes no key instead of one that was deactivated', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await start(stores, 'pro');
    for (const key of await stores.accounts.listKeys(account.id))
      await stores.accounts.deactivateKey(account.id, key.id, clock.now());
    assert.deepEqual((await start(stores, 'pro')).newKeys, {});
  });

  it('follows the configured plan', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await start(stores, 'pro');
    const changed = await start(stores, 'pro_classic');
    assert.deepEqual(changed.account, { ...account, plan: 'pro_classic' });
  });

  it('starts on a plan that has fewer keys as well: those it has stay, and no other is made', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await start(stores, 'pro');
    const keys = new KeyAdministration({ accounts: stores.accounts, clock, ids: randomIdentifiers }, ['developer']);
    const act = { actor: 'cli', origin: null, traceId: null };
    for (let count = 0; count < 2; count += 1) await keys.create(account, {}, act);
    const { account: free } = await start(stores, 'free');
    const active = (await keys.list(free.id)).filter(({ deactivatedAt }) => deactivatedAt === null);
    assert.deepEqual([free.plan, active.length], ['free', 3]);
    await assert.rejects(keys.create(free, {}, act), { code: 'too_many_keys' });
  });

  it('has no admin key on plans without admin endpoints', async () => {
    for (const plan of ['free', 'pro_classic'] as const) {
      using folder = new TemporaryFolder();
      await using stores = await openStores(folder.path);
      const { newKeys } = await start(stores, plan);
      assert.deepEqual(Object.keys(newKeys), ['developer']);
      assert.equal(newKeys.developer?.endsWith(':fx'), plan === 'free');
    }
  });

  it('is one, with usable keys, when several processes start at once', async () => {
    using folder = new TemporaryFolder();
    await using one = await openStores(folder.path);
    await using two = await openStores(folder.path);
    const started = await Promise.all([start(one, 'pro'), start(two, 'pro')]);
    assert.equal((await one.accounts.listAccounts()).length, 1);
    for (const { newKeys } of started)
      for (const secret of Object.values(newKeys))
        await new Authenticator(one.accounts, clock).authenticate(secret, 'pro');
  });
});

describe('authentication', () => {
  it('shows the account and the key of a secret', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account, newKeys } = await start(stores, 'pro');
    const identity = await new Authenticator(stores.accounts, clock).authenticate(newKeys.developer ?? '', 'pro');
    assert.deepEqual(identity.account, account);
    assert.equal(identity.key.kind, 'developer');
    assert.equal(identity.key.accountId, account.id);
  });

  it('refuses what is no key of ours', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { newKeys } = await start(stores, 'pro');
    const secret = newKeys.developer ?? '';
    const authenticator = new Authenticator(stores.accounts, clock);
    const foreign = [
      '',
      ' ',
      secret.toUpperCase(),
      `${secret}:fx`,
      `${secret}:adm`,
      secret.slice(1),
      hashSecret(secret),
    ];
    for (const other of [...foreign, "' or 1=1 --", '\u0000', 'é'.repeat(10_000)])
      await assert.rejects(authenticator.authenticate(other, 'pro'), refusedWith('invalid_key', /unknown/));
  });

  it('refuses a key from the request after its deactivation in another process', async () => {
    using folder = new TemporaryFolder();
    await using server = await openStores(folder.path);
    await using commandLine = await openStores(folder.path);
    const { newKeys } = await start(server, 'pro');
    const authenticator = new Authenticator(server.accounts, clock);
    const { key } = await authenticator.authenticate(newKeys.developer ?? '', 'pro');
    await commandLine.accounts.deactivateKey(key.accountId, key.id, clock.now());
    await assert.rejects(
      authenticator.authenticate(newKeys.developer ?? '', 'pro'),
      refusedWith('invalid_key', /deactivated/),
    );
  });

  it('lets Free keys use the Free base only, and says so', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const secret = (await start(stores, 'free')).newKeys.developer ?? '';
    const authenticator = new Authenticator(stores.accounts, clock);
    assert.equal((await authenticator.authenticate(secret, 'free')).account.plan, 'free');
    await assert.rejects(authenticator.authenticate(secret, 'pro'), refusedWith('wrong_base', /Free base/));
  });

  it('lets Pro keys use the Pro base only, and says so', async () => {
    for (const plan of ['pro', 'pro_classic'] as const) {
      using folder = new TemporaryFolder();
      await using stores = await openStores(folder.path);
      const secret = (await start(stores, plan)).newKeys.developer ?? '';
      const authenticator = new Authenticator(stores.accounts, clock);
      assert.equal((await authenticator.authenticate(secret, 'pro')).account.plan, plan);
      await assert.rejects(authenticator.authenticate(secret, 'free'), refusedWith('wrong_base', /Pro base/));
    }
  });
});

describe('a new key', () => {
  it('leaves nothing of its secret on the disk but the hash and the mask', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await storedIdentity(stores.accounts);
    const created = await createKey(
      { accounts: stores.accounts, clock, ids: randomIdentifiers },
      { account, kind: 'developer' },
    );
    const secret = created?.secret ?? '';
    const written = ['dragoman.sqlite', 'dragoman.sqlite-wal'].map((file) =>
      readFileSync(join(folder.path, file), 'latin1'),
    );
    assert(written.some((bytes) => bytes.includes(hashSecret(secret))));
    for (const bytes of written)
      for (const part of [secret.slice(0, 16), secret.slice(-16)]) assert(!bytes.includes(part));
  });

  it('has an id of two GUIDs and a default label', async () => {
    using folder = new TemporaryFolder();
    await using stores = await openStores(folder.path);
    const { account } = await storedIdentity(stores.accounts);
    const making = { accounts: stores.accounts, clock, ids: randomIdentifiers };
    const created = await createKey(making, { account, kind: 'developer' });
    assert.match(created?.key.id ?? '', /^[0-9a-f-]{36}:[0-9a-f-]{36}$/);
    assert.equal(created?.key.label, 'API Key');
    assert.deepEqual(created?.key.createdAt, clock.now());
  });
});
