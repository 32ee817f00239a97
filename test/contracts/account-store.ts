import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { type Scope, scopes } from '../../src/contracts/stores/accounts.ts';
import { aKey, anAccount, type StoreDriver, storedIdentity } from './stores-fixtures.ts';
import { SuiteStores } from './suite-stores.ts';

/** What every AccountStore does, whatever database is under it. */
export function accountStoreContract(driver: StoreDriver): void {
  describe(`the accounts on ${driver.name}`, () => {
    const stores = new SuiteStores(driver);

    it('gives an account back as it was put in', async () => {
      const account = anAccount({
        plan: 'pro_classic',
        characterLimit: 9_007_199_254_740_991,
        qualityEvaluation: true,
      });
      assert.deepEqual(await stores.accounts.ensureAccount(account), account);
      assert.deepEqual(
        (await stores.accounts.listAccounts()).find(({ id }) => id === account.id),
        account,
      );
    });

    it('answers the name of a scope of which a key has an alias', async () => {
      const { account, key } = await storedIdentity(
        stores.accounts,
        {},
        { scopes: ['write:rephrase' as Scope, 'usage:read'] },
      );
      const [listed] = await stores.accounts.listKeys(account.id);
      assert.deepEqual([listed?.id, listed?.scopes], [key.id, ['write:improve', 'usage:read']]);
    });

    it('keeps the account that is under a name', async () => {
      const first = await stores.accounts.ensureAccount(anAccount());
      const second = await stores.accounts.ensureAccount(anAccount({ name: first.name, plan: 'free' }));
      assert.deepEqual(second, first);
    });

    it('makes one account when many ask for the same name at once', async () => {
      const { name } = anAccount();
      const ensured = await Promise.all(
        Array.from({ length: 20 }, () => stores.accounts.ensureAccount(anAccount({ name }))),
      );
      assert.equal(new Set(ensured.map(({ id }) => id)).size, 1);
    });

    it('finds an account by its id', async () => {
      const account = await stores.accounts.ensureAccount(anAccount({ plan: 'free' }));
      assert.deepEqual(await stores.accounts.findAccount(account.id), account);
      assert.equal(await stores.accounts.findAccount('unknown'), undefined);
    });

    it('lists accounts in the order of their creation', async () => {
      const later = await stores.accounts.ensureAccount(anAccount({ createdAt: new Date('2031-05-02T00:00:00Z') }));
      const earlier = await stores.accounts.ensureAccount(anAccount({ createdAt: new Date('2031-05-01T00:00:00Z') }));
      const listed = (await stores.accounts.listAccounts()).map(({ id }) => id);
      assert.deepEqual(listed.slice(-2), [earlier.id, later.id]);
    });

    it('changes the plan of an account, and of no unknown one', async () => {
      const account = await stores.accounts.ensureAccount(anAccount());
      const changed = { ...account, plan: 'free' };
      assert.deepEqual(await stores.accounts.changeAccount(account.id, { plan: 'free' }), changed);
      assert.equal(await stores.accounts.changeAccount('unknown', { plan: 'free' }), undefined);
    });

    it('changes what is given of an account, to nothing as well, and leaves the rest', async () => {
      const account = await stores.accounts.ensureAccount(anAccount({ characterLimit: 5 }));
      const changed = { ...account, characterLimit: 7, email: 'ops@example.com', qualityEvaluation: true };
      const { characterLimit, email, qualityEvaluation } = changed;
      const changes = { characterLimit, email, qualityEvaluation };
      assert.deepEqual(await stores.accounts.changeAccount(account.id, changes), changed);
      assert.deepEqual(await stores.accounts.changeAccount(account.id, {}), changed);
      assert.deepEqual(await stores.accounts.changeAccount(account.id, { characterLimit: null, email: null }), {
        ...changed,
        email: null,
        characterLimit: null,
      });
    });
  });

  describe(`the keys on ${driver.name}`, () => {
    const stores = new SuiteStores(driver);

    it('finds a key and its account by hash, in every detail', async () => {
      const account = await stores.accounts.ensureAccount(
        anAccount({ plan: 'free', characterLimit: 7, qualityEvaluation: true }),
      );
      const key = aKey(account, {
        kind: 'admin',
        label: 'Ünïcode "label" 🔑',
        scopes,
        characterLimit: 0,
        speechMillisecondLimit: 3_600_000_000,
        requestsPerMinute: 60,
        expiresAt: new Date('2027-02-01T00:00:00.001Z'),
        deactivatedAt: new Date('2026-02-01T00:00:00.001Z'),
      });
      assert.equal(await stores.accounts.addKey(key, 'hash-of-detail'), 'added');
      assert.deepEqual(await stores.accounts.findKeyByHash('hash-of-detail'), {
        account,
        key,
        hash: 'hash-of-detail',
        secretValidUntil: null,
      });
    });

    it('distinguishes no scopes from an empty list of them', async () => {
      const account = await stores.accounts.ensureAccount(anAccount());
      await stores.accounts.addKey(aKey(account, { scopes: [] }), 'hash-of-no-scope');
      assert.deepEqual((await stores.accounts.findKeyByHash('hash-of-no-scope'))?.key.scopes, []);
    });

    it('finds nothing for an unknown hash', async () => {
      assert.equal(await stores.accounts.findKeyByHash('unknown'), undefined);
    });

    it('refuses a second key with the same hash and leaves the first as it was', async () => {
      const account = await stores.accounts.ensureAccount(anAccount());
      const first = aKey(account);
      await stores.accounts.addKey(first, 'hash-taken');
      const other = await stores.accounts.ensureAccount(anAccount());
      assert.equal(await stores.accounts.addKey(aKey(other, { label: 'Second' }), 'hash-taken'), 'secret_taken');
      assert.deepEqual((await stores.accounts.findKeyByHash('hash-taken'))?.key, first);
    });

    it('rejects a key for an account that does not exist', async () => {
      await assert.rejects(stores.accounts.addKey(aKey(anAccount()), 'hash-without-account'));
    });

    it('lists the keys of one account only, oldest first, deactivated ones included', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      await storedIdentity(stores.accounts);
      const older = aKey(account, { createdAt: new Date('2025-12-31T23:59:59.999Z'), deactivatedAt: new Date(0) });
      await stores.accounts.addKey(older, `hash-of-${older.id}`);
      assert.deepEqual(await stores.accounts.listKeys(account.id), [older, key]);
      assert.deepEqual(await stores.accounts.listKeys('unknown'), []);
    });

    it('changes what is given of a key, to nothing as well, and leaves the rest', async () => {
      const { account, key } = await storedIdentity(stores.accounts, {}, { scopes: ['usage:read'] });
      const changes = {
        label: 'Other',
        characterLimit: 0,
        speechMillisecondLimit: 1,
        requestsPerMinute: 2,
        expiresAt: new Date('2030-01-01T00:00:00.000Z'),
      };
      for (const [name, value] of Object.entries(changes))
        await stores.accounts.changeKey(account.id, key.id, { [name]: value });
      assert.deepEqual(await stores.accounts.listKeys(account.id), [{ ...key, ...changes }]);
      const nothing = {
        characterLimit: null,
        speechMillisecondLimit: null,
        requestsPerMinute: null,
        expiresAt: null,
      };
      assert.deepEqual(await stores.accounts.changeKey(account.id, key.id, nothing), { ...key, label: 'Other' });
      assert.deepEqual(await stores.accounts.changeKey(account.id, key.id, {}), { ...key, label: 'Other' });
    });

    it('renames and deactivates a key', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      const at = new Date('2026-03-01T12:00:00.500Z');
      const renamed = { ...key, label: 'Renamed' };
      assert.deepEqual(await stores.accounts.changeKey(account.id, key.id, { label: 'Renamed' }), renamed);
      const ended = { ...renamed, deactivatedAt: at };
      assert.deepEqual(await stores.accounts.deactivateKey(account.id, key.id, at), ended);
      assert.deepEqual(await stores.accounts.listKeys(account.id), [ended]);
    });

    it('keeps the first date when a key is deactivated again', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      const first = new Date('2026-03-01T00:00:00Z');
      await stores.accounts.deactivateKey(account.id, key.id, first);
      const again = await stores.accounts.deactivateKey(account.id, key.id, new Date('2026-04-01T00:00:00Z'));
      assert.deepEqual(again?.deactivatedAt, first);
    });

    it("treats another account's key as unknown", async () => {
      const { key } = await storedIdentity(stores.accounts);
      const { account: stranger } = await storedIdentity(stores.accounts);
      assert.equal(await stores.accounts.changeKey(stranger.id, key.id, { label: 'Mine' }), undefined);
      assert.equal(await stores.accounts.deactivateKey(stranger.id, key.id, new Date()), undefined);
      const rotation = { hash: 'hash-of-stranger', masked: 'ab****cd', previousValidUntil: new Date() };
      assert.equal(await stores.accounts.rotateKey(stranger.id, key.id, rotation), undefined);
      assert.deepEqual(await stores.accounts.listKeys(key.accountId), [key]);
    });

    it('adds no active developer key beyond the limit, even when many are added at once', async () => {
      const { account } = await storedIdentity(stores.accounts, {}, { kind: 'admin' });
      await using elsewhere = await stores.openElsewhere();
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) => {
          const key = aKey(account);
          return (index % 2 === 0 ? stores : elsewhere).accounts.addKey(key, `hash-${key.id}`, { activeLimit: 4 });
        }),
      );
      assert.equal(outcomes.filter((outcome) => outcome === 'added').length, 4);
      assert.equal(outcomes.filter((outcome) => outcome === 'too_many_keys').length, 6);
      const active = (await stores.accounts.listKeys(account.id)).find(({ kind }) => kind === 'developer');
      await stores.accounts.deactivateKey(account.id, active?.id ?? '', new Date());
      const key = aKey(account);
      assert.equal(await stores.accounts.addKey(key, `hash-${key.id}`, { activeLimit: 4 }), 'added');
    });

    it('changes no account that has more active developer keys than it may have then', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      await stores.accounts.addKey(aKey(account, { kind: 'admin' }), randomUUID());
      await stores.accounts.addKey(aKey(account), randomUUID());
      const free = (activeLimit: number) =>
        stores.accounts.changeAccount(account.id, { plan: 'free' }, { activeLimit });
      assert.equal(await free(1), 'too_many_keys');
      assert.deepEqual(
        (await stores.accounts.listAccounts()).find(({ id }) => id === account.id),
        account,
      );
      await stores.accounts.deactivateKey(account.id, key.id, new Date());
      assert.deepEqual(await free(1), { ...account, plan: 'free' });
    });

    it('gives no other secret to a key that has been deactivated', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      const ended = await stores.accounts.deactivateKey(account.id, key.id, new Date());
      const rotation = { hash: randomUUID(), masked: 'ab****cd', previousValidUntil: new Date(0) };
      assert.deepEqual(await stores.accounts.rotateKey(account.id, key.id, rotation), ended);
      assert.equal(await stores.accounts.findKeyByHash(rotation.hash), undefined);
    });

    it('finds a key by its new secret and by those before it, with their ends', async () => {
      const { account, key } = await storedIdentity(stores.accounts, { email: 'ops@example.com' });
      const first = { hash: 'hash-second', masked: 'ab****cd', previousValidUntil: new Date('2026-06-01T00:00:00Z') };
      await stores.accounts.rotateKey(account.id, key.id, first);
      const second = { hash: 'hash-third', masked: 'ef****01', previousValidUntil: new Date('2026-05-01T00:00:00Z') };
      const rotated = { ...key, masked: 'ef****01' };
      assert.deepEqual(await stores.accounts.rotateKey(account.id, key.id, second), rotated);
      assert.deepEqual(await stores.accounts.findKeyByHash('hash-third'), {
        account,
        key: rotated,
        hash: 'hash-third',
        secretValidUntil: null,
      });
      assert.deepEqual(await stores.accounts.findKeyByHash('hash-second'), {
        account,
        key: rotated,
        hash: 'hash-second',
        secretValidUntil: second.previousValidUntil,
      });
      assert.deepEqual(await stores.accounts.listKeys(account.id), [rotated]);
    });

    it('ends earlier secrets with the one that is replaced, and gives none of them more time', async () => {
      const { account } = await storedIdentity(stores.accounts);
      const key = aKey(account);
      await stores.accounts.addKey(key, 'hash-1');
      const ends = ['2026-06-01', '2026-05-01', '2026-07-01'].map((day) => new Date(`${day}T00:00:00Z`));
      for (const [index, previousValidUntil] of ends.entries())
        await stores.accounts.rotateKey(account.id, key.id, {
          hash: `hash-${index + 2}`,
          masked: 'ab****cd',
          previousValidUntil,
        });
      const [, second, third] = ends;
      for (const [hash, end] of [
        ['hash-1', second],
        ['hash-2', second],
        ['hash-3', third],
        ['hash-4', null],
      ] as const)
        assert.deepEqual((await stores.accounts.findKeyByHash(hash))?.secretValidUntil, end, hash);
    });

    it('never gives the secret of a key that was rotated to another', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      const other = aKey(account);
      await stores.accounts.addKey(other, 'hash-once-used');
      const rotation = { hash: 'hash-used-next', masked: 'ab****cd', previousValidUntil: new Date(0) };
      await stores.accounts.rotateKey(account.id, other.id, rotation);
      for (const hash of ['hash-once-used', 'hash-used-next'])
        assert.equal(await stores.accounts.addKey(aKey(account), hash), 'secret_taken');
      assert.equal((await stores.accounts.listKeys(key.accountId)).length, 2);
    });

    it('shows a change at once to another process', async () => {
      await using elsewhere = await stores.openElsewhere();
      const account = await stores.accounts.ensureAccount(anAccount());
      const key = aKey(account);
      await stores.accounts.addKey(key, 'hash-seen-elsewhere');
      assert.deepEqual((await elsewhere.accounts.findKeyByHash('hash-seen-elsewhere'))?.key, key);
      await elsewhere.accounts.deactivateKey(account.id, key.id, new Date('2026-03-01T00:00:00Z'));
      assert.notEqual((await stores.accounts.findKeyByHash('hash-seen-elsewhere'))?.key.deactivatedAt, null);
    });
  });
}
