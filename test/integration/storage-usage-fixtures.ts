import assert from 'node:assert/strict';
import type { UsageStore } from '../../src/contracts/stores/usage.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import type { Identity } from '../../src/features/accounts/authenticate.ts';
import type { UsageRequest } from '../../src/features/usage/usage-meter.ts';

export function request(identity: Identity, amount: number, differences: Partial<UsageRequest> = {}): UsageRequest {
  return { identity, product: 'translate', category: 'text', amount, ...differences };
}

/** For `assert.rejects`. */
export function quotaExceeded(words: RegExp) {
  return (error: unknown) => {
    assert(error instanceof ServiceError);
    assert.equal(error.code, 'quota_exceeded');
    assert.match(error.message, words);
    return true;
  };
}

/** Of all days. */
export async function storedCharacters(usage: UsageStore, { account }: Identity): Promise<number> {
  const days = await usage.readDays(account.id, '0000-01-01', '9999-12-31');
  return days.reduce((sum, { amount }) => sum + amount, 0);
}

/** The store, writing in another way. */
export function withRecord(usage: UsageStore, record: UsageStore['record']): UsageStore {
  return {
    record,
    readPeriod: (accountId, start) => usage.readPeriod(accountId, start),
    sumDays: (query) => usage.sumDays(query),
    readDays: (accountId, from, to) => usage.readDays(accountId, from, to),
  };
}
