import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ApiKey } from '../../src/contracts/stores/accounts.ts';
import type { VoiceSessionRecord, VoiceSessionStore } from '../../src/contracts/stores/voice-sessions.ts';
import { type OpenStores, openShared, type StoreDriver } from './stores-fixtures.ts';

const now = new Date('2026-01-05T06:08:00.000Z');
const expiry = new Date('2026-01-05T06:12:08.009Z');
const later = new Date('2026-01-05T06:20:00.000Z');

function aSession(key: ApiKey, differences: Partial<VoiceSessionRecord> = {}): VoiceSessionRecord {
  return {
    id: randomUUID(),
    accountId: key.accountId,
    order: {
      keyId: key.id,
      region: 'eu',
      sourceContentType: 'audio/pcm;encoding=s16le;rate=16000',
      messageFormat: 'json',
      sourceLanguage: 'en',
      sourceLanguageMode: 'fixed',
      targetLanguages: ['es'],
      targetMediaLanguages: [],
      targetMediaContentType: 'audio/webm;codecs=opus',
      targetMediaVoice: 'default',
    },
    generation: 0,
    state: 'waiting',
    positionMs: 0,
    createdAt: new Date('2026-01-05T06:07:08.009Z'),
    expiresAt: expiry,
    ...differences,
  };
}

/** What every VoiceSessionStore does. */
export function voiceSessionStoreContract(
  driver: StoreDriver,
  create: (stores: OpenStores) => VoiceSessionStore,
): void {
  describe(`the store of voice sessions: ${driver.name}`, () => {
    const open = async () => {
      const shared = await openShared(driver, create, 4);
      return { ...shared, key: await shared.key() };
    };

    it('connects a token once, of several processes that try, and ends the session when it comes again', async () => {
      await using opened = await open();
      const { store, other, stores, key } = opened;
      const session = aSession(key);
      await store.add(session, 'one');
      assert.deepEqual(await other.connect('unknown', now), { outcome: 'unknown' });
      assert.deepEqual(await other.connect('one', now), {
        outcome: 'accepted',
        session: { ...session, state: 'connected' },
      });
      assert.deepEqual(await store.listConnected([session.id, 'unknown']), new Map([[session.id, 0]]));
      assert.deepEqual(await store.connect('one', now), { outcome: 'spent' });
      assert.deepEqual(await other.listConnected([session.id]), new Map());
      const raced = aSession(key);
      await store.add(raced, 'two');
      const outcomes = await Promise.all(stores.map((each) => each.connect('two', now)));
      assert.equal(outcomes.filter(({ outcome }) => outcome === 'accepted').length, 1);
    });

    it('connects no token after its time', async () => {
      await using opened = await open();
      await opened.store.add(aSession(opened.key), 'one');
      assert.deepEqual(await opened.store.connect('one', later), { outcome: 'spent' });
    });

    it('renews the newest token, used or not, and goes on where the session was', async () => {
      await using opened = await open();
      const { store, other, key } = opened;
      const session = aSession(key);
      await store.add(session, 'one');
      await store.connect('one', now);
      await store.setPosition(session.id, 0, 1_234);
      const renewed = { ...session, generation: 1, expiresAt: later, positionMs: 1_234 };
      assert.deepEqual(await other.renew(key.accountId, 'one', 'two', later, now), {
        outcome: 'accepted',
        session: renewed,
      });
      await store.setPosition(session.id, 0, 9_999);
      assert.deepEqual(await store.listConnected([session.id]), new Map());
      assert.deepEqual(await other.connect('two', now), {
        outcome: 'accepted',
        session: { ...renewed, state: 'connected' },
      });
      assert.deepEqual(await store.listConnected([session.id]), new Map([[session.id, 1]]));
    });

    it('renews no token of another account, and leaves its session as it was', async () => {
      await using opened = await open();
      const { store, key } = opened;
      const session = aSession(key);
      await store.add(session, 'one');
      assert.deepEqual(await store.renew(randomUUID(), 'one', 'two', later, now), { outcome: 'unknown' });
      assert.deepEqual(await store.connect('one', now), {
        outcome: 'accepted',
        session: { ...session, state: 'connected' },
      });
    });

    it('ends a session whose old token is to be renewed or connects', async () => {
      await using opened = await open();
      const { store, key } = opened;
      for (const misuse of ['renew', 'connect'] as const) {
        const [first, second] = [`${misuse} 1`, `${misuse} 2`];
        await store.add(aSession(key), first);
        await store.renew(key.accountId, first, second, later, now);
        const outcome =
          misuse === 'renew'
            ? await store.renew(key.accountId, first, 'x', later, now)
            : await store.connect(first, now);
        assert.deepEqual(outcome, { outcome: 'spent' });
        assert.deepEqual(await store.connect(second, now), { outcome: 'spent' });
      }
    });

    it('ends the valid connection only, and removes what is over', async () => {
      await using opened = await open();
      const { store, other, key } = opened;
      const [ended, running, waiting] = [aSession(key), aSession(key), aSession(key)];
      for (const [index, session] of [ended, running, waiting].entries()) await store.add(session, `token ${index}`);
      await store.connect('token 0', now);
      await store.connect('token 1', now);
      await other.end(ended.id, 1);
      assert.equal((await store.listConnected([ended.id])).size, 1);
      await other.end(ended.id, 0);
      assert.equal((await store.listConnected([ended.id])).size, 0);
      await store.removeExpired(later);
      assert.deepEqual(await store.connect('token 0', now), { outcome: 'unknown' });
      assert.deepEqual(await store.connect('token 2', now), { outcome: 'unknown' });
      assert.deepEqual(await store.listConnected([running.id]), new Map([[running.id, 0]]));
      await store.removeExpired(new Date(later.getTime() + 25 * 3_600_000));
      assert.equal((await store.listConnected([running.id])).size, 0);
    });
  });
}
