import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { AccountStore } from '../../src/contracts/stores/accounts.ts';
import type { LimitNotice, LimitNoticeStore } from '../../src/contracts/stores/limit-notices.ts';
import { storedIdentity } from './stores-fixtures.ts';

export interface OpenNoticeStore extends AsyncDisposable {
  readonly notices: LimitNoticeStore;
  readonly accounts: AccountStore;
}

export interface NoticeStoreDriver {
  readonly name: string;
  /** May be opened again for a second process's view of the same data. */
  create(): { open(): Promise<OpenNoticeStore> } & AsyncDisposable;
}

/** What every LimitNoticeStore does. */
export function limitNoticeStoreContract(driver: NoticeStoreDriver): void {
  describe(`notices of limits on ${driver.name}`, () => {
    const location = driver.create();
    let store: OpenNoticeStore;
    before(async () => {
      store = await location.open();
    });
    after(async () => {
      await store[Symbol.asyncDispose]();
      await location[Symbol.asyncDispose]();
    });

    async function aNotice(differences: Partial<LimitNotice> = {}): Promise<LimitNotice> {
      const { account, key } = await storedIdentity(store.accounts);
      return {
        id: randomUUID(),
        accountId: account.id,
        keyId: key.id,
        periodStart: '2026-01-15',
        unit: 'characters',
        limit: 1_000_000_000_000,
        threshold: 80,
        createdAt: new Date('2026-01-20T10:00:00.123Z'),
        ...differences,
      };
    }

    it('gives a notice back as it was put in, of a key or of an account, of characters or of speech', async () => {
      for (const differences of [
        {},
        { keyId: null, threshold: 100 },
        { unit: 'milliseconds', limit: 60_000 },
      ] as const) {
        const notice = await aNotice(differences);
        assert.equal(await store.notices.add(notice), true);
        assert.deepEqual(await store.notices.find(notice.id), { ...notice, state: 'pending' });
      }
      assert.equal(await store.notices.find('unknown'), undefined);
    });

    it('has a notice once, whatever became of it, even when many add it at once', async () => {
      await using elsewhere = await location.open();
      const notice = await aNotice();
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? store : elsewhere).notices.add(notice)),
      );
      assert.equal(added.filter(Boolean).length, 1);
      for (const state of ['sent', 'given_up'] as const) {
        await store.notices.end(notice.id, state);
        assert.equal(await store.notices.add(notice), false);
        assert.equal((await store.notices.find(notice.id))?.state, state);
      }
    });

    it('may have a notice again that was removed', async () => {
      const notice = await aNotice();
      await store.notices.add(notice);
      await store.notices.remove(notice.id);
      assert.equal(await store.notices.find(notice.id), undefined);
      assert.equal(await store.notices.add(notice), true);
    });

    it('lists those that are pending, oldest first', async () => {
      const before = (await store.notices.listPending()).map(({ id }) => id);
      const at = (second: number) => new Date(`2026-02-01T00:00:0${second}Z`);
      const [late, early, sent, given] = [
        await aNotice({ createdAt: at(2) }),
        await aNotice({ createdAt: at(1) }),
        await aNotice(),
        await aNotice(),
      ];
      for (const notice of [late, early, sent, given]) await store.notices.add(notice);
      await store.notices.end(sent.id, 'sent');
      await store.notices.end(given.id, 'given_up');
      const pending = (await store.notices.listPending()).filter(({ id }) => !before.includes(id));
      assert.deepEqual(pending, [early, late]);
    });
  });
}
