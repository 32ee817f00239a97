import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { scopes } from '../../src/contracts/stores/accounts.ts';
import type { UsageAddition } from '../../src/contracts/stores/usage.ts';
import {
  aKey,
  anAccount,
  anAddition,
  anEntry,
  type OpenStores,
  type StoreDriver,
  storedIdentity,
} from './stores-fixtures.ts';

/** What every AccountStore and UsageStore does, whatever database is under it. */
export function storesContract(driver: StoreDriver): void {
  describe(`the stores on ${driver.name}`, () => {
    const place = driver.create();
    let stores: OpenStores;
    before(async () => {
      stores = await place.open();
    });
    after(async () => {
      await stores[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    });

    describe('accounts', () => {
      it('gives an account back as it was put in', async () => {
        const account = anAccount({ plan: 'pro_classic', characterLimit: 9_007_199_254_740_991 });
        assert.deepEqual(await stores.accounts.ensureAccount(account), account);
        assert.deepEqual(
          (await stores.accounts.listAccounts()).find(({ id }) => id === account.id),
          account,
        );
      });

      it('keeps the account that stands under a name', async () => {
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

      it('lists accounts in the order of their creation', async () => {
        const later = await stores.accounts.ensureAccount(anAccount({ createdAt: new Date('2031-05-02T00:00:00Z') }));
        const earlier = await stores.accounts.ensureAccount(anAccount({ createdAt: new Date('2031-05-01T00:00:00Z') }));
        const listed = (await stores.accounts.listAccounts()).map(({ id }) => id);
        assert.deepEqual(listed.slice(-2), [earlier.id, later.id]);
      });

      it('changes the plan of an account, and of no unknown one', async () => {
        const account = await stores.accounts.ensureAccount(anAccount());
        assert.equal((await stores.accounts.changeAccount(account.id, { plan: 'free' }))?.plan, 'free');
        assert.equal(await stores.accounts.changeAccount('unknown', { plan: 'free' }), undefined);
      });

      it('changes what is given of an account, to nothing as well, and leaves the rest', async () => {
        const account = await stores.accounts.ensureAccount(anAccount({ characterLimit: 5 }));
        const changed = { ...account, characterLimit: 7, email: 'ops@example.com' };
        const { characterLimit, email } = changed;
        assert.deepEqual(await stores.accounts.changeAccount(account.id, { characterLimit, email }), changed);
        assert.deepEqual(await stores.accounts.changeAccount(account.id, {}), changed);
        assert.deepEqual(await stores.accounts.changeAccount(account.id, { characterLimit: null, email: null }), {
          ...account,
          characterLimit: null,
        });
      });
    });

    describe('keys', () => {
      it('finds a key and its account by hash, in every detail', async () => {
        const account = await stores.accounts.ensureAccount(anAccount({ plan: 'free', characterLimit: 7 }));
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

      it('tells no scopes from an empty list of them', async () => {
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
        await using elsewhere = await place.open();
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
        await using elsewhere = await place.open();
        const account = await stores.accounts.ensureAccount(anAccount());
        const key = aKey(account);
        await stores.accounts.addKey(key, 'hash-seen-elsewhere');
        assert.deepEqual((await elsewhere.accounts.findKeyByHash('hash-seen-elsewhere'))?.key, key);
        await elsewhere.accounts.deactivateKey(account.id, key.id, new Date('2026-03-01T00:00:00Z'));
        assert.notEqual((await stores.accounts.findKeyByHash('hash-seen-elsewhere'))?.key.deactivatedAt, null);
      });
    });

    describe('the audit log', () => {
      it('gives an entry back as it was put in, with the change that it tells of', async () => {
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
        await stores.accounts.changeAccount(account.id, { characterLimit: 5 }, entry());
        await stores.accounts.addKey(key, hash, { audit: entry() });
        await stores.accounts.changeKey(account.id, key.id, { label: 'Other' }, entry());
        await stores.accounts.rotateKey(account.id, key.id, rotation, entry());
        await stores.accounts.deactivateKey(account.id, key.id, new Date(), entry());
        const list = () => stores.audit.list({ accountId: account.id, offset: 0, limit: 100 });
        assert.equal((await list()).length, 6);

        await stores.accounts.ensureAccount(wanted, entry());
        await stores.accounts.changeAccount('unknown', { characterLimit: 5 }, entry());
        await stores.accounts.addKey(aKey(account), hash, { audit: entry() });
        await stores.accounts.addKey(aKey(account), randomUUID(), { activeLimit: 0, audit: entry() });
        await stores.accounts.changeKey(account.id, 'unknown', { label: 'Other' }, entry());
        await stores.accounts.rotateKey(account.id, 'unknown', rotation, entry());
        await stores.accounts.deactivateKey(account.id, key.id, new Date(), entry());
        assert.equal((await list()).length, 6);
      });

      it('lists the newest first, in pages, of one account or of all', async () => {
        const { account, key } = await storedIdentity(stores.accounts);
        const { account: other, key: othersKey } = await storedIdentity(stores.accounts);
        const entries = [1, 2, 3, 4].map((day) => anEntry(account.id, { at: new Date(`2099-01-0${day}T00:00:00Z`) }));
        for (const entry of entries) await stores.accounts.changeKey(account.id, key.id, {}, entry);
        const others = anEntry(other.id, { at: new Date('2099-01-05T00:00:00Z') });
        await stores.accounts.changeKey(other.id, othersKey.id, {}, others);
        const newest = entries.toReversed();
        const page = { accountId: account.id, limit: 2 };
        assert.deepEqual(await stores.audit.list({ ...page, offset: 0 }), newest.slice(0, 2));
        assert.deepEqual(await stores.audit.list({ ...page, offset: 2 }), newest.slice(2));
        assert.deepEqual(await stores.audit.list({ ...page, offset: 4 }), []);
        assert.deepEqual(await stores.audit.list({ offset: 0, limit: 2 }), [others, newest[0]]);
      });
    });

    describe('usage', () => {
      it('adds up what agrees in everything else, within one call and over several', async () => {
        const { key } = await storedIdentity(stores.accounts);
        await stores.usage.record([anAddition(key, { characters: 1 }), anAddition(key, { characters: 20 })]);
        await stores.usage.record([anAddition(key, { characters: 300 })]);
        assert.deepEqual(await days(stores, key.accountId), [withoutPeriod(anAddition(key, { characters: 321 }))]);
        assert.deepEqual(await stores.usage.readPeriod(key.accountId, '2026-01-15'), [
          { keyId: key.id, product: 'translate', characters: 321 },
        ]);
      });

      it('keeps days, products, categories and tags apart', async () => {
        const { key } = await storedIdentity(stores.accounts);
        const additions = [
          anAddition(key, { reportingTag: '' }),
          anAddition(key, { reportingTag: 'team-a' }),
          anAddition(key, { category: 'document' }),
          anAddition(key, { product: 'write', category: 'improvement' }),
          anAddition(key, { day: '2026-01-21' }),
        ];
        await stores.usage.record(additions);
        assert.deepEqual(sorted(await days(stores, key.accountId)), sorted(additions.map(withoutPeriod)));
      });

      it('reads days from the first to the last asked for, in order', async () => {
        const { key } = await storedIdentity(stores.accounts);
        const wanted = ['2026-01-31', '2026-02-01', '2026-02-28'];
        for (const day of ['2026-03-01', ...wanted.toReversed(), '2026-01-30'])
          await stores.usage.record([anAddition(key, { day })]);
        const read = await stores.usage.readDays(key.accountId, '2026-01-31', '2026-02-28');
        assert.deepEqual(
          read.map(({ day }) => day),
          wanted,
        );
      });

      it('keeps periods and accounts apart', async () => {
        const { key } = await storedIdentity(stores.accounts);
        const { key: stranger } = await storedIdentity(stores.accounts);
        await stores.usage.record([
          anAddition(key, { characters: 1 }),
          anAddition(key, { characters: 2, periodStart: '2026-02-15', day: '2026-02-15' }),
          anAddition(stranger, { characters: 4 }),
        ]);
        const read = await stores.usage.readPeriod(key.accountId, '2026-01-15');
        assert.deepEqual(read, [{ keyId: key.id, product: 'translate', characters: 1 }]);
        assert.deepEqual(await stores.usage.readPeriod(key.accountId, '2026-03-15'), []);
      });

      it('sums days up by what is asked for, in order, for one account', async () => {
        const { account, key } = await storedIdentity(stores.accounts);
        const { key: stranger } = await storedIdentity(stores.accounts);
        const other = aKey(account);
        await stores.accounts.addKey(other, randomUUID());
        const [one, two] = [key, other].toSorted((left, right) => (left.id < right.id ? -1 : 1));
        assert(one !== undefined && two !== undefined);
        await stores.usage.record([
          anAddition(stranger, { characters: 10_000 }),
          anAddition(one, { day: '2026-01-19', characters: 1_000 }),
          anAddition(one, { day: '2026-01-20', characters: 1, reportingTag: 'b' }),
          anAddition(one, { day: '2026-01-21', characters: 2, category: 'document', reportingTag: 'a' }),
          anAddition(two, { day: '2026-01-20', characters: 4, product: 'write', category: 'improvement' }),
          anAddition(two, { day: '2026-01-20', characters: 8, reportingTag: 'b' }),
          anAddition(two, { day: '2026-01-22', characters: 1_000 }),
        ]);
        const takenBack = anAddition(one, { day: '2026-01-20', characters: 1, reportingTag: 'taken-back' });
        await stores.usage.record([takenBack]);
        await stores.usage.record([{ ...takenBack, characters: -1 }]);
        const range = { accountId: account.id, from: '2026-01-20', to: '2026-01-21' };
        const sum = (text: number, document: number, improvement: number) => ({ text, document, improvement });
        assert.deepEqual(await stores.usage.sumDays({ ...range, by: [] }), [sum(9, 2, 4)]);
        assert.deepEqual(await stores.usage.sumDays({ ...range, by: ['keyId'] }), [
          { keyId: one.id, ...sum(1, 2, 0) },
          { keyId: two.id, ...sum(8, 0, 4) },
        ]);
        assert.deepEqual(await stores.usage.sumDays({ ...range, by: ['keyId', 'day'] }), [
          { keyId: one.id, day: '2026-01-20', ...sum(1, 0, 0) },
          { keyId: one.id, day: '2026-01-21', ...sum(0, 2, 0) },
          { keyId: two.id, day: '2026-01-20', ...sum(8, 0, 4) },
        ]);
        const tags = { ...range, by: ['reportingTag'], taggedOnly: true } as const;
        const ofTags = [
          { reportingTag: 'a', ...sum(0, 2, 0) },
          { reportingTag: 'b', ...sum(9, 0, 0) },
        ];
        assert.deepEqual(await stores.usage.sumDays(tags), ofTags);
        assert.deepEqual(await stores.usage.sumDays({ ...tags, offset: 1, limit: 1 }), ofTags.slice(1));
        assert.deepEqual(await stores.usage.sumDays({ ...range, accountId: 'unknown', by: [] }), [sum(0, 0, 0)]);
        assert.deepEqual(await stores.usage.sumDays({ ...range, accountId: 'unknown', by: ['keyId'] }), []);
      });

      it('counts beyond 32 bits without losing a character', async () => {
        const { key } = await storedIdentity(stores.accounts);
        for (let time = 0; time < 3; time++)
          await stores.usage.record([anAddition(key, { characters: 1_000_000_000_001 })]);
        const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
        assert.equal(period?.characters, 3_000_000_000_003);
      });

      it('takes more additions at once than a statement has room for', async () => {
        const { key } = await storedIdentity(stores.accounts);
        const additions = Array.from({ length: 10_000 }, (_, index) =>
          anAddition(key, { reportingTag: `tag-${index}`, characters: 2 }),
        );
        await stores.usage.record(additions);
        assert.equal((await days(stores, key.accountId)).length, 10_000);
        const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
        assert.equal(period?.characters, 20_000);
      });

      it('adds nothing at all when a part of it is refused', async () => {
        const { account, key } = await storedIdentity(stores.accounts);
        const refused = anAddition(aKey(account));
        await assert.rejects(stores.usage.record([anAddition(key), refused]));
        assert.deepEqual(await days(stores, account.id), []);
        assert.deepEqual(await stores.usage.readPeriod(account.id, '2026-01-15'), []);
        await stores.usage.record([anAddition(key)]);
        assert.equal((await days(stores, account.id)).length, 1);
      });

      it('does nothing for an empty list', async () => {
        await stores.usage.record([]);
      });

      it('adds up what many record at once, from two processes', async () => {
        await using elsewhere = await place.open();
        const { key } = await storedIdentity(stores.accounts);
        await Promise.all(
          Array.from({ length: 200 }, (_, index) =>
            (index % 2 === 0 ? stores : elsewhere).usage.record([anAddition(key, { characters: index })]),
          ),
        );
        const [period] = await stores.usage.readPeriod(key.accountId, '2026-01-15');
        assert.equal(period?.characters, (199 * 200) / 2);
      });
    });
  });
}

function days({ usage }: OpenStores, accountId: string) {
  return usage.readDays(accountId, '0000-01-01', '9999-12-31');
}

function withoutPeriod({ periodStart: _, ...rest }: UsageAddition): Omit<UsageAddition, 'periodStart'> {
  return rest;
}

function sorted<Value>(values: readonly Value[]): Value[] {
  return values.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
}
