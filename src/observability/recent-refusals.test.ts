import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RecentRefusals } from './recent-refusals.ts';

describe('recent refusals', () => {
  const refusal = (code: string) => ({ operation: 'translateText', status: 456, code, keyId: 'a', traceId: code });

  it('are those of one account, newest first, and so many at most', () => {
    let minute = 0;
    const refusals = new RecentRefusals({ now: () => new Date(60_000 * minute++) });
    for (let count = 0; count < 60; count += 1) refusals.add('one', refusal(`code ${count}`));
    refusals.add('other', refusal('quota_exceeded'));
    const listed = refusals.list('one');
    assert.deepEqual([listed.length, listed[0]?.code, listed.at(-1)?.code], [50, 'code 59', 'code 10']);
    assert.deepEqual(listed[0]?.at, new Date(59 * 60_000));
    assert.deepEqual(
      refusals.list('other').map(({ code }) => code),
      ['quota_exceeded'],
    );
    assert.deepEqual(refusals.list('third'), []);
  });

  it('forget the account whose last one is the oldest when there are too many accounts', () => {
    const refusals = new RecentRefusals({ now: () => new Date(0) });
    for (let count = 0; count < 200; count += 1) refusals.add(`account ${count}`, refusal('a'));
    refusals.add('account 0', refusal('b'));
    refusals.add('new', refusal('a'));
    assert.equal(refusals.list('account 0').length, 2);
    assert.equal(refusals.list('account 1').length, 0);
  });
});
