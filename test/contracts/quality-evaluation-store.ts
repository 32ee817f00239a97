import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Account } from '../../src/contracts/stores/accounts.ts';
import type { EvaluationRecord, EvaluationStore } from '../../src/contracts/stores/quality-evaluations.ts';
import type { Database } from '../../src/storage/database/database.ts';
import { anAccount, openShared, type StoreDriver } from './stores-fixtures.ts';

function anEvaluation({ id: accountId }: Account, fields: Partial<EvaluationRecord> = {}): EvaluationRecord {
  return {
    id: randomBytes(32).toString('hex'),
    accountId,
    state: 'processing',
    createdAt: new Date('2026-01-05T06:07:08.009Z'),
    expiresAt: new Date('2026-01-06T06:07:08.009Z'),
    ...fields,
  };
}

const later = new Date('2026-01-07T00:00:00.001Z');

/** What every EvaluationStore does. */
export function evaluationStoreContract(driver: StoreDriver, create: (database: Database) => EvaluationStore): void {
  describe(`the store of quality evaluations: ${driver.name}`, () => {
    const open = async (processes = 2) => {
      const shared = await openShared(driver, ({ database }) => create(database), processes);
      const account = (fields?: Partial<Account>) => shared.one.accounts.ensureAccount(anAccount(fields));
      return { ...shared, account };
    };

    it('has an evaluation as it was added, in every process, and one of an id', async () => {
      await using opened = await open();
      const { store, other, account } = opened;
      const owner = await account();
      const plain = anEvaluation(owner);
      const failed = anEvaluation(owner, { state: 'error', message: 'Zeile ü', documentId: 'A'.repeat(32) });
      for (const each of [plain, failed]) {
        assert.equal(await store.add(each), true);
        assert.deepEqual(await other.find(each.id), each);
      }
      await assert.rejects(other.add({ ...plain, state: 'done' }));
      assert.deepEqual(await store.find(plain.id), plain);
      assert.equal(await store.find('unknown'), undefined);
    });

    it('ends an evaluation once, with how long its end can be read', async () => {
      await using opened = await open(4);
      const { stores, store, other, account } = opened;
      const evaluation = anEvaluation(await account());
      assert.equal(await store.end(evaluation.id, { state: 'done', expiresAt: later }), false);
      await store.add(evaluation);
      const ends = await Promise.all(
        stores.map((each) => each.end(evaluation.id, { state: 'done', expiresAt: later })),
      );
      assert.deepEqual(ends.sort(), [false, false, false, true]);
      assert.equal(await other.end(evaluation.id, { state: 'error', message: 'late', expiresAt: later }), false);
      assert.deepEqual(await store.find(evaluation.id), { ...evaluation, state: 'done', expiresAt: later });
    });

    it('keeps why an evaluation failed', async () => {
      await using opened = await open();
      const { store, other, account } = opened;
      const evaluation = anEvaluation(await account());
      await store.add(evaluation);
      const end = { state: 'error', message: 'Segment 3: ü', expiresAt: later } as const;
      assert.equal(await store.end(evaluation.id, end), true);
      assert.deepEqual(await other.find(evaluation.id), { ...evaluation, ...end });
    });

    it('adds no more than an account may have unfinished, also at the same time and without those of documents', async () => {
      await using opened = await open(4);
      const { stores, store, account } = opened;
      const [owner, another] = [await account(), await account()];
      await store.add(anEvaluation(owner, { documentId: 'A'.repeat(32) }));
      await store.add(anEvaluation(owner, { state: 'done' }));
      await store.add(anEvaluation(another), 1);
      const added = await Promise.all(
        Array.from({ length: 16 }, (_, index) => stores[index % 4]?.add(anEvaluation(owner), 5)),
      );
      assert.equal(added.filter((isAdded) => isAdded).length, 5);
      assert.equal(await store.add(anEvaluation(owner, { documentId: 'B'.repeat(32) })), true);
      assert.equal(await store.add(anEvaluation(another), 1), false);
    });

    it('removes an evaluation, and lists what has expired, the longest first', async () => {
      await using opened = await open();
      const { store, other, account } = opened;
      const owner = await account();
      const [second, first, kept] = [
        anEvaluation(owner, { expiresAt: new Date(later.getTime() - 1) }),
        anEvaluation(owner, { expiresAt: new Date(later.getTime() - 2), state: 'done' }),
        anEvaluation(owner, { expiresAt: new Date(later.getTime() + 1) }),
      ] as const;
      for (const each of [second, first, kept]) await store.add(each);
      assert.deepEqual(await other.listExpired(later, 10), [first, second]);
      assert.deepEqual(await other.listExpired(later, 1), [first]);
      assert.equal(await other.remove(first.id), true);
      assert.equal(await store.remove(first.id), false);
      assert.deepEqual(await store.listExpired(later, 10), [second]);
      assert.deepEqual(await store.find(kept.id), kept);
    });
  });
}
