import type { AccountStore } from '../../contracts/stores/accounts.ts';
import { type UsageUnit, unitOf, usageUnits } from '../../contracts/stores/usage.ts';
import type { UsageReading } from './read-usage.ts';
import { accountLimit, limitsOf } from './usage-limits.ts';
import { usagePeriod, utcDay } from './usage-period.ts';

export interface Quota {
  readonly accountId: string;
  /** Empty for the limit of the account as a whole. */
  readonly keyId: string;
  readonly unit: UsageUnit;
  /** A period. */
  readonly limit: number;
  readonly used: number;
}

/** More would make the metrics larger than what reads them should have to take. */
const mostQuotas = 1000;

/** Every limit of characters and of speech that is set, of accounts and of active keys, with what is used of it in its present period. */
export async function readQuotas({
  accounts,
  usage,
  clock,
}: UsageReading & { readonly accounts: Pick<AccountStore, 'listAccounts' | 'listKeys'> }): Promise<readonly Quota[]> {
  const quotas: Quota[] = [];
  for (const account of await accounts.listAccounts()) {
    const limits: { keyId: string; unit: UsageUnit; limit: number }[] = [];
    const ofAccount = accountLimit(account);
    if (ofAccount !== null) limits.push({ keyId: '', unit: 'characters', limit: ofAccount });
    for (const key of await accounts.listKeys(account.id)) {
      if (key.deactivatedAt !== null) continue;
      for (const unit of usageUnits) {
        const limit = limitsOf(unit, account, key).key;
        if (limit !== null) limits.push({ keyId: key.id, unit, limit });
      }
    }
    if (limits.length === 0) continue;
    const { start } = usagePeriod(account.createdAt, clock.now());
    const rows = await usage.readPeriod(account.id, utcDay(start));
    for (const { keyId, unit, limit } of limits) {
      const counted = rows.filter((row) => unitOf[row.product] === unit && (keyId === '' || row.keyId === keyId));
      const used = counted.reduce((sum, { amount }) => sum + amount, 0);
      quotas.push({ accountId: account.id, keyId, unit, limit, used });
      if (quotas.length === mostQuotas) return quotas;
    }
  }
  return quotas;
}
