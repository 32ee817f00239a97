import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { type Account, type Role, scopesOfRole } from '../../src/contracts/stores/accounts.ts';
import type { PeopleStore, Person } from '../../src/contracts/stores/people.ts';
import { DatabaseConsoleSessionStore } from '../../src/storage/database/repositories/database-console-session-store.ts';
import { aKey, anEntry, type OpenStores, openShared, type StoreDriver, storedIdentity } from './stores-fixtures.ts';

const created = new Date('2026-01-05T06:07:08.009Z');
const joined = new Date('2026-01-05T07:00:00.000Z');
const expiry = new Date('2026-01-08T06:07:08.009Z');

/** What every PeopleStore does. */
export function peopleStoreContract(driver: StoreDriver, create: (stores: OpenStores) => PeopleStore): void {
  describe(`the store of people: ${driver.name}`, () => {
    const open = async () => {
      const shared = await openShared(driver, create, 4);
      const { account } = await storedIdentity(shared.one.accounts);
      const { accounts, audit, database } = shared.one;
      return {
        ...shared,
        ...{ account, accounts, audit, sessions: new DatabaseConsoleSessionStore(database) },
        [Symbol.asyncDispose]: () => shared[Symbol.asyncDispose](),
      };
    };
    type Opened = Awaited<ReturnType<typeof open>>;

    async function invited(
      { store }: Opened,
      account: Account,
      { role = 'user', email = `${randomUUID()}@example.org` }: { role?: Role; email?: string } = {},
    ) {
      const id = randomUUID();
      const key = aKey(account, { scopes: scopesOfRole(role), person: { id, role } });
      const person: Person = {
        ...{ id, accountId: account.id, keyId: key.id, kind: 'person', name: 'Ada', email, role, createdAt: created },
        ...{ joinedAt: null, signedInAt: null, deactivatedAt: null, invitedUntil: expiry, characterLimit: null },
      };
      const invitation = { hash: randomUUID(), expiresAt: expiry };
      const keyHash = randomUUID();
      const audit = anEntry(account.id, { action: 'person.invited', subject: id });
      const outcome = await store.add(person, key, { keyHash, invitation, audit });
      return { person, key, keyHash, invitation, outcome };
    }

    async function active(opened: Opened, account: Account, options: { role?: Role; email?: string } = {}) {
      const made = await invited(opened, account, options);
      const credentials = await opened.store.accept(made.invitation.hash, { password: 'hashed', at: joined });
      assert.ok(credentials);
      await opened.sessions.add(
        {
          ...{ id: randomUUID(), accountId: account.id, method: 'password' as const },
          ...{ developer: { keyId: made.key.id, hash: made.keyHash }, admin: null },
          ...{ createdAt: joined, usedAt: joined, expiresAt: expiry, address: '192.0.2.7', userAgent: null },
        },
        made.person.id,
      );
      return { ...made, ...credentials };
    }

    it('adds a person with a key, which counts towards no limit on keys, and an address once in an account', async () => {
      await using opened = await open();
      const { person, key, keyHash, outcome } = await invited(opened, opened.account, { email: 'ada@example.org' });
      assert.equal(outcome, 'added');
      assert.deepEqual(await opened.other.find(opened.account.id, person.id), person);
      assert.deepEqual(await opened.other.list(opened.account.id), [person]);
      assert.deepEqual((await opened.accounts.findKeyByHash(keyHash))?.key, key);
      const another = aKey(opened.account);
      assert.equal(await opened.accounts.addKey(another, randomUUID(), { activeLimit: 2 }), 'added');
      assert.equal((await invited(opened, opened.account, { email: 'ada@example.org' })).outcome, 'email_taken');
      const { account: foreign } = await storedIdentity(opened.accounts);
      assert.equal((await invited(opened, foreign, { email: 'ada@example.org' })).outcome, 'added');
      assert.equal(await opened.store.find(foreign.id, person.id), undefined);
      const entries = await opened.audit.list({ accountId: opened.account.id, offset: 0, limit: 9 });
      assert.deepEqual(
        entries.map(({ subject }) => subject),
        [person.id],
      );
    });

    it('adds one of those that are added with one address at once', async () => {
      await using opened = await open();
      const outcomes = await Promise.all(
        opened.stores.map((store) => invited({ ...opened, store }, opened.account, { email: 'ada@example.org' })),
      );
      assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), [
        'added',
        'email_taken',
        'email_taken',
        'email_taken',
      ]);
      assert.equal((await opened.store.list(opened.account.id)).length, 1);
    });

    it('lets one of several acceptances of an invitation succeed, and none after its expiry', async () => {
      await using opened = await open();
      const { person, invitation, keyHash } = await invited(opened, opened.account);
      assert.deepEqual(await opened.other.findInvited(invitation.hash, joined), person);
      assert.equal(await opened.other.findInvited(invitation.hash, expiry), undefined);
      assert.equal(await opened.store.accept(invitation.hash, { password: 'late', at: expiry }), undefined);
      const audit = () => anEntry(opened.account.id, { action: 'person.joined', subject: 'joined' });
      const accepted = await Promise.all(
        opened.stores.map((store, index) =>
          store.accept(invitation.hash, { password: `p${index}`, name: `N${index}`, at: joined, audit }),
        ),
      );
      const [first, ...others] = accepted.filter((credentials) => credentials !== undefined);
      assert.equal(others.length, 0);
      assert.equal(first?.keyHash, keyHash);
      assert.deepEqual(await opened.other.findCredentials(person.email, 8), [first]);
      assert.deepEqual(first?.person.joinedAt, joined);
      assert.equal(await opened.store.findInvited(invitation.hash, joined), undefined);
      const entries = await opened.audit.list({
        accountId: opened.account.id,
        concerning: ['joined'],
        offset: 0,
        limit: 9,
      });
      assert.equal(entries.length, 1);
    });

    it('replaces an invitation; a new password ends the sessions of the person', async () => {
      await using opened = await open();
      const { person } = await active(opened, opened.account);
      const [first, second] = ['first', 'second'].map((hash) => ({ hash, expiresAt: expiry }));
      assert.ok(first !== undefined && second !== undefined);
      await opened.store.invite(opened.account.id, person.id, first);
      const { account: foreign } = await storedIdentity(opened.accounts);
      assert.equal(await opened.other.invite(foreign.id, person.id, second), undefined);
      await opened.other.invite(opened.account.id, person.id, second);
      assert.equal(await opened.store.accept('first', { password: 'no', at: joined }), undefined);
      assert.notEqual(await opened.sessions.find(person.id), undefined);
      assert.equal((await opened.store.accept('second', { password: 'new', at: joined }))?.password, 'new');
      assert.equal(await opened.sessions.find(person.id), undefined);
    });

    it('changes the role with the scopes of the key; who becomes an administrator signs in again', async () => {
      await using opened = await open();
      const { person, keyHash } = await active(opened, opened.account);
      const audit = (before: Person) => anEntry(opened.account.id, { subject: before.role });
      const change = (role: Role) => opened.store.change(opened.account.id, person.id, { role, at: joined }, audit);
      await change('editor');
      const key = async () => (await opened.accounts.findKeyByHash(keyHash))?.key;
      assert.deepEqual([(await key())?.person?.role, (await key())?.scopes], ['editor', null]);
      assert.notEqual(await opened.sessions.find(person.id), undefined);
      await change('administrator');
      assert.equal(await opened.sessions.find(person.id), undefined);
      assert.equal((await opened.other.find(opened.account.id, person.id))?.role, 'administrator');
      const { account: foreign } = await storedIdentity(opened.accounts);
      assert.equal(await opened.store.change(foreign.id, person.id, { role: 'user', at: joined }), undefined);
      const [last] = await opened.audit.list({ accountId: opened.account.id, offset: 0, limit: 1 });
      assert.equal(last?.subject, 'editor');
    });

    it('deactivates with key, sessions and password, and activates again', async () => {
      await using opened = await open();
      const { person, keyHash, invitation } = await active(opened, opened.account);
      const change = (isActive: boolean) => opened.store.change(opened.account.id, person.id, { isActive, at: joined });
      await change(false);
      assert.deepEqual((await opened.accounts.findKeyByHash(keyHash))?.key.deactivatedAt, joined);
      assert.equal(await opened.sessions.find(person.id), undefined);
      assert.deepEqual(await opened.store.findCredentials(person.email, 8), []);
      await opened.store.invite(opened.account.id, person.id, { ...invitation, expiresAt: expiry });
      assert.equal(await opened.store.findInvited(invitation.hash, joined), undefined);
      await change(true);
      assert.equal((await opened.accounts.findKeyByHash(keyHash))?.key.deactivatedAt, null);
      assert.equal((await opened.other.findCredentials(person.email, 8)).length, 1);
    });

    it('keeps the last administrator, also when two are demoted, deactivated or removed at once', async () => {
      await using opened = await open();
      const { id: accountId } = opened.account;
      await invited(opened, opened.account, { role: 'administrator' });
      const two = [
        await active(opened, opened.account, { role: 'administrator' }),
        await active(opened, opened.account, { role: 'administrator' }),
      ] as const;
      const demote = (store: PeopleStore, id: string) => store.change(accountId, id, { role: 'user', at: joined });
      const remove = (store: PeopleStore, id: string) => store.remove(accountId, id, joined);
      const outcomes = await Promise.all([
        demote(opened.store, two[0].person.id),
        remove(opened.other, two[1].person.id),
      ]);
      assert.equal(outcomes.filter((outcome) => outcome === 'last_administrator').length, 1);
      const [last] = (await opened.store.list(accountId)).filter(
        ({ role, joinedAt }) => role === 'administrator' && joinedAt !== null,
      );
      assert.ok(last);
      for (const changes of [{ role: 'editor' }, { isActive: false }] as const)
        assert.equal(await opened.store.change(accountId, last.id, { ...changes, at: joined }), 'last_administrator');
      assert.equal(await opened.store.remove(accountId, last.id, joined), 'last_administrator');
      assert.notEqual(await opened.sessions.find(last.id), undefined);
      assert.equal(typeof (await opened.store.change(accountId, last.id, { name: 'Grace', at: joined })), 'object');
    });

    it('removes a person with sessions, and keeps the key, deactivated and without a name', async () => {
      await using opened = await open();
      const { person, keyHash } = await active(opened, opened.account);
      const { account: foreign } = await storedIdentity(opened.accounts);
      assert.equal(await opened.other.remove(foreign.id, person.id, joined), undefined);
      assert.equal(typeof (await opened.other.remove(opened.account.id, person.id, joined)), 'object');
      assert.equal(await opened.store.find(opened.account.id, person.id), undefined);
      assert.equal(await opened.sessions.find(person.id), undefined);
      const match = await opened.accounts.findKeyByHash(keyHash);
      assert.deepEqual(match?.key.deactivatedAt, joined);
      assert.ok(!JSON.stringify(match).includes(person.email));
      assert.equal((await invited(opened, opened.account, { email: person.email })).outcome, 'added');
    });

    it('finds people by address and by who they are elsewhere, in their account alone', async () => {
      await using opened = await open();
      const { person, keyHash } = await invited(opened, opened.account);
      const { account: foreign } = await storedIdentity(opened.accounts);
      const identity = { issuer: 'https://id.example', subject: 'ada' };
      const known = { person, keyHash };
      assert.deepEqual(await opened.other.findByEmail(opened.account.id, person.email), known);
      assert.equal(await opened.other.findByEmail(foreign.id, person.email), undefined);
      assert.equal(await opened.other.findByIdentity(opened.account.id, identity), undefined);
      const audit = anEntry(opened.account.id, { action: 'person.joined', subject: person.id });
      const joining = { at: joined, identity, audit };
      const person1 = await opened.store.join(opened.account.id, person.id, joining);
      assert.deepEqual(person1, { ...person, joinedAt: joined, invitedUntil: null });
      assert.deepEqual(await opened.store.join(opened.account.id, person.id, { ...joining, at: expiry }), person1);
      assert.deepEqual((await opened.other.findByIdentity(opened.account.id, identity))?.person, person1);
      assert.equal(await opened.other.findByIdentity(foreign.id, identity), undefined);
      assert.equal(await opened.store.join(foreign.id, person.id, joining), undefined);
      const entries = await opened.audit.list({ concerning: [person.id], offset: 0, limit: 9 });
      assert.deepEqual(
        entries.map(({ action }) => action),
        ['person.joined', 'person.invited'],
      );
    });

    it('lets a person be one at an issuer, and one at an issuer be one person, also in a race', async () => {
      await using opened = await open();
      const identity = { issuer: 'https://id.example', subject: 'ada' };
      const [ada, eve] = [await invited(opened, opened.account), await invited(opened, opened.account)];
      const join = (store: PeopleStore, id: string, subject: string) =>
        store.join(opened.account.id, id, { at: joined, identity: { ...identity, subject } });
      const outcomes = await Promise.all([
        join(opened.store, ada.person.id, 'ada'),
        join(opened.other, eve.person.id, 'ada'),
      ]);
      assert.equal(outcomes.filter((outcome) => outcome === 'identity_conflict').length, 1);
      const owner = await opened.store.findByIdentity(opened.account.id, identity);
      assert.ok(owner);
      assert.equal(await join(opened.store, owner.person.id, 'another'), 'identity_conflict');
      const key = aKey(opened.account);
      const other = { ...ada.person, id: randomUUID(), keyId: key.id, email: 'other@example.org' };
      assert.equal(await opened.store.add(other, key, { keyHash: randomUUID(), identity }), 'identity_taken');
      await opened.store.remove(opened.account.id, owner.person.id, joined);
      assert.equal(await opened.store.findByIdentity(opened.account.id, identity), undefined);
      assert.equal(await opened.store.add(other, key, { keyHash: randomUUID(), identity }), 'added');
    });

    it('limits the characters of a person with the key, and lists people in parts', async () => {
      await using opened = await open();
      const { person, keyHash } = await invited(opened, opened.account);
      const second = await invited(opened, opened.account);
      const changed = await opened.store.change(opened.account.id, person.id, { characterLimit: 500, at: joined });
      assert.deepEqual(changed, { ...person, characterLimit: 500 });
      assert.equal((await opened.accounts.findKeyByHash(keyHash))?.key.characterLimit, 500);
      await opened.store.change(opened.account.id, person.id, { role: 'editor', at: joined });
      assert.equal((await opened.other.find(opened.account.id, person.id))?.characterLimit, 500);
      await opened.store.change(opened.account.id, person.id, { characterLimit: null, at: joined });
      assert.equal((await opened.other.find(opened.account.id, person.id))?.characterLimit, null);
      assert.equal(await opened.store.count(opened.account.id), 2);
      const all = await opened.store.list(opened.account.id);
      const parts = [0, 1, 2].map((offset) => opened.store.list(opened.account.id, { offset, limit: 1 }));
      assert.deepEqual((await Promise.all(parts)).flat(), all);
      assert.equal(all.length, [person, second.person].length);
    });

    it('remembers a sign-in and writes entries that come with no change', async () => {
      await using opened = await open();
      const { person } = await active(opened, opened.account);
      await opened.store.touch(person.id, expiry);
      assert.deepEqual((await opened.other.find(opened.account.id, person.id))?.signedInAt, expiry);
      await opened.store.record(anEntry(opened.account.id, { action: 'session.refused', subject: person.id }));
      const [entry] = await opened.audit.list({ concerning: [person.id], offset: 0, limit: 1 });
      assert.equal(entry?.action, 'session.refused');
    });
  });
}
