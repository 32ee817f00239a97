import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { aKey, anAccount, anEntry, type StoreDriver, storedIdentity } from './stores-fixtures.ts';
import { SuiteStores } from './suite-stores.ts';

/** What every AuditStore does, and every AccountStore with the entries that it is given. */
export function auditStoreContract(driver: StoreDriver): void {
  describe(`the audit log on ${driver.name}`, () => {
    const stores = new SuiteStores(driver);

    it('gives an entry back as it was put in, with the change that it reports', async () => {
      const { account } = await storedIdentity(stores.accounts);
      const key = aKey(account);
      const entry = anEntry(account.id, {
        subject: key.id,
        details: { label: 'Ünïcode', limit: null, nested: { list: [1, 'a'] } },
      });
      await stores.accounts.addKey(key, `hash-${key.id}`, { audit: entry });
      assert.deepEqual(await stores.audit.list({ accountId: account.id, offset: 0, limit: 10 }), [entry]);
    });

    it('has an entry for each change that took effect, and none for others', async () => {
      const wanted = anAccount();
      const entry = () => anEntry(wanted.id);
      const account = await stores.accounts.ensureAccount(wanted, entry());
      const key = aKey(account);
      const rotation = { hash: randomUUID(), masked: 'ab****cd', previousValidUntil: new Date(0) };
      const hash = randomUUID();
      await stores.accounts.changeAccount(account.id, { characterLimit: 5 }, { audit: entry });
      await stores.accounts.addKey(key, hash, { audit: entry() });
      await stores.accounts.changeKey(account.id, key.id, { label: 'Other' }, entry);
      await stores.accounts.rotateKey(account.id, key.id, rotation, entry);
      await stores.accounts.deactivateKey(account.id, key.id, new Date(), entry());
      const list = () => stores.audit.list({ accountId: account.id, offset: 0, limit: 100 });
      assert.equal((await list()).length, 6);

      await stores.accounts.ensureAccount(wanted, entry());
      await stores.accounts.changeAccount('unknown', { characterLimit: 5 }, { audit: entry });
      await stores.accounts.addKey(aKey(account), hash, { audit: entry() });
      await stores.accounts.addKey(aKey(account), randomUUID(), { activeLimit: 0, audit: entry() });
      await stores.accounts.changeKey(account.id, 'unknown', { label: 'Other' }, entry);
      await stores.accounts.rotateKey(account.id, 'unknown', rotation, entry);
      await stores.accounts.rotateKey(account.id, key.id, { ...rotation, hash: randomUUID() }, entry);
      await stores.accounts.changeAccount(account.id, { plan: 'free' }, { activeLimit: -1, audit: entry });
      await stores.accounts.deactivateKey(account.id, key.id, new Date(), entry());
      assert.equal((await list()).length, 6);
    });

    it('distinguishes changes from what was there just before, also when several are made at once', async () => {
      const { account, key } = await storedIdentity(stores.accounts, {}, { label: 'from 0' });
      await using elsewhere = await stores.openElsewhere();
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const { accounts } = index % 2 === 0 ? stores : elsewhere;
          const number = index + 1;
          const entry = (from: unknown, to: unknown) => anEntry(account.id, { details: { from, to } });
          const label = `to ${number}`;
          return index % 4 < 2
            ? accounts.changeKey(account.id, key.id, { label }, (before) => entry(before.label, label))
            : accounts.changeAccount(
                account.id,
                { characterLimit: number },
                { audit: (before) => entry(before.characterLimit, number) },
              );
        }),
      );
      const log = (await stores.audit.list({ accountId: account.id, offset: 0, limit: 100 })).toReversed();
      for (const [first, kind] of [
        ['from 0', 'string'],
        [null, 'number'],
      ] as const) {
        const changes = log.filter(({ details }) => typeof details.to === kind);
        assert.equal(changes.length, 10);
        const befores = changes.map(({ details }) => details.from);
        assert.deepEqual(befores, [first, ...changes.slice(0, -1).map(({ details }) => details.to)]);
      }
    });

    it('has no entry where the change says that there is none', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      await stores.accounts.changeKey(account.id, key.id, { label: 'Other' }, () => undefined);
      await stores.accounts.changeAccount(account.id, { email: 'a@b' }, { audit: () => undefined });
      assert.deepEqual(await stores.audit.list({ accountId: account.id, offset: 0, limit: 10 }), []);
    });

    it('lists the newest first, in pages, of one account or of all', async () => {
      const { account, key } = await storedIdentity(stores.accounts);
      const { account: other, key: othersKey } = await storedIdentity(stores.accounts);
      const entries = [1, 2, 3, 4].map((day) => anEntry(account.id, { at: new Date(`2099-01-0${day}T00:00:00Z`) }));
      for (const entry of entries) await stores.accounts.changeKey(account.id, key.id, {}, () => entry);
      const others = anEntry(other.id, { at: new Date('2099-01-05T00:00:00Z') });
      await stores.accounts.changeKey(other.id, othersKey.id, {}, () => others);
      const newest = entries.toReversed();
      const page = { accountId: account.id, limit: 2 };
      assert.deepEqual(await stores.audit.list({ ...page, offset: 0 }), newest.slice(0, 2));
      assert.deepEqual(await stores.audit.list({ ...page, offset: 2 }), newest.slice(2));
      assert.deepEqual(await stores.audit.list({ ...page, offset: 4 }), []);
      assert.deepEqual(await stores.audit.list({ offset: 0, limit: 2 }), [others, newest[0]]);
    });
  });
}
