import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ApiKey } from '../../src/contracts/stores/accounts.ts';
import type { AuditEntry } from '../../src/contracts/stores/audit.ts';
import type { ConsoleSession, ConsoleSessionStore } from '../../src/contracts/stores/console-sessions.ts';
import { type OpenStores, openShared, type StoreDriver, storedIdentity } from './stores-fixtures.ts';

const created = new Date('2026-01-05T06:07:08.009Z');
const expiry = new Date('2026-01-06T06:07:08.009Z');

function aSession(key: ApiKey, differences: Partial<ConsoleSession> = {}): ConsoleSession {
  return {
    id: randomUUID(),
    accountId: key.accountId,
    method: 'key',
    developer: { keyId: key.id, hash: 'a'.repeat(64) },
    admin: null,
    createdAt: created,
    usedAt: created,
    expiresAt: expiry,
    address: '192.0.2.7',
    userAgent: 'Firefox',
    ...differences,
  };
}

/** What every ConsoleSessionStore does. */
export function consoleSessionStoreContract(
  driver: StoreDriver,
  create: (stores: OpenStores) => ConsoleSessionStore,
): void {
  describe(`the store of sessions of the console: ${driver.name}`, () => {
    const open = async () => {
      const shared = await openShared(driver, create, 4);
      const { audit, accounts } = shared.one;
      return { ...shared, key: await shared.key(), audit, accounts };
    };
    const anEntry = (accountId: string, subject: string): AuditEntry => ({
      ...{ id: randomUUID(), accountId, at: created, actor: 'a', origin: null, traceId: null },
      ...{ action: 'session.ended', subject, details: {} },
    });

    it('finds a session by the hash of its token, in another process too, with what it was added with', async () => {
      await using opened = await open();
      const session = aSession(opened.key, { admin: { keyId: 'b', hash: 'b' } });
      await opened.store.add(session, 'token', anEntry(opened.key.accountId, session.id));
      assert.deepEqual(await opened.other.find('token'), session);
      assert.equal(await opened.other.find('another'), undefined);
      const [entry] = await opened.audit.list({ accountId: session.accountId, offset: 0, limit: 1 });
      assert.equal(entry?.subject, session.id);
    });

    it('remembers the last use, and never an earlier one', async () => {
      await using opened = await open();
      const session = aSession(opened.key);
      await opened.store.add(session, 'token');
      const later = new Date('2026-01-05T07:00:00.000Z');
      await opened.store.touch(session.id, later);
      await opened.other.touch(session.id, created);
      assert.deepEqual((await opened.store.find('token'))?.usedAt, later);
    });

    it('lists and ends those of one key, or all of the account, and none of another account', async () => {
      await using opened = await open();
      const { key: foreign } = await storedIdentity(opened.accounts);
      const { accountId } = opened.key;
      const mine = aSession(opened.key, { createdAt: new Date('2026-01-05T06:07:09.000Z') });
      const otherKey = aSession(opened.key, { developer: null, admin: { keyId: 'admin', hash: 'c' } });
      const theirs = aSession(foreign);
      for (const [index, session] of [mine, otherKey, theirs].entries()) await opened.store.add(session, `t${index}`);
      assert.deepEqual(await opened.other.list({ accountId, keyIds: [opened.key.id] }), [mine]);
      assert.deepEqual(await opened.other.list({ accountId }), [mine, otherKey]);

      const owner = { accountId, keyIds: [opened.key.id] };
      assert.equal(await opened.store.end(owner, otherKey.id, anEntry(accountId, 'refused')), false);
      assert.equal(await opened.store.end({ accountId }, theirs.id, anEntry(accountId, 'refused')), false);
      assert.equal(await opened.store.end(owner, mine.id, anEntry(accountId, 'ended')), true);
      assert.equal(await opened.store.endAll({ accountId }, (count) => anEntry(accountId, `all ${count}`)), 1);
      assert.equal(await opened.store.endAll({ accountId }, () => anEntry(accountId, 'none')), 0);
      assert.deepEqual(await opened.store.find('t2'), theirs);
      const entries = await opened.audit.list({ accountId, offset: 0, limit: 9 });
      assert.deepEqual(
        entries.map(({ subject }) => subject),
        ['all 1', 'ended'],
      );
    });

    it('removes what expired', async () => {
      await using opened = await open();
      await opened.store.add(aSession(opened.key), 'old');
      await opened.store.add(aSession(opened.key, { expiresAt: new Date('2026-02-01T00:00:00.000Z') }), 'young');
      await opened.other.removeExpired(expiry);
      assert.equal(await opened.store.find('old'), undefined);
      assert.notEqual(await opened.store.find('young'), undefined);
    });

    it('lets an address make no more attempts than the limit, however many servers count at once', async () => {
      await using opened = await open();
      const attempts = Array.from({ length: 20 }, () => ({ id: randomUUID(), address: '192.0.2.7', at: created }));
      const since = new Date('2026-01-05T06:00:00.000Z');
      const counted = await Promise.all(
        attempts.map((attempt, index) =>
          (opened.stores[index % 4] as ConsoleSessionStore).countAttempt(attempt, 5, since),
        ),
      );
      assert.equal(counted.filter(Boolean).length, 5);
      const elsewhere = { id: randomUUID(), address: '192.0.2.8', at: created };
      assert.equal(await opened.store.countAttempt(elsewhere, 5, since), true);
      await opened.store.forgetAttempt(attempts[counted.indexOf(true)]?.id ?? '');
      const again = { id: randomUUID(), address: '192.0.2.7', at: created };
      assert.equal(await opened.other.countAttempt(again, 5, since), true);
      assert.equal(await opened.other.countAttempt({ ...again, id: randomUUID() }, 5, since), false);
      await opened.store.removeAttempts(new Date('2026-01-05T06:10:00.000Z'));
      assert.equal(await opened.other.countAttempt({ ...again, id: randomUUID() }, 1, since), true);
    });
  });
}
