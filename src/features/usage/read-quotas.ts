import type { AccountStore } from '../../contracts/stores/accounts.ts';
import type { UsageReading } from './read-usage.ts';
import { accountLimit } from './usage-limits.ts';
import { usagePeriod, utcDay } from './usage-period.ts';

export interface Quota {
  readonly accountId: string;
  /** Empty for the limit of the account as a whole. */
  readonly keyId: string;
  /** Characters a period. */
  readonly limit: number;
  readonly used: number;
}

/** More would make the metrics larger than what reads them should have to take. */
const mostQuotas = 1000;

/** Every limit of characters that is set, of accounts and of active keys, with what is used of it in its present period. */
export async function readQuotas({
  accounts,
  usage,
  clock,
}: UsageReading & { readonly accounts: Pick<AccountStore, 'listAccounts' | 'listKeys'> }): Promise<readonly Quota[]> {
  const quotas: Quota[] = [];
  for (const account of await accounts.listAccounts()) {
    const limits: { keyId: string; limit: number }[] = [];
    const ofAccount = accountLimit(account);
    if (ofAccount !== null) limits.push({ keyId: '', limit: ofAccount });
    for (const { id, characterLimit, deactivatedAt } of await accounts.listKeys(account.id))
      if (characterLimit !== null && deactivatedAt === null) limits.push({ keyId: id, limit: characterLimit });
    if (limits.length === 0) continue;
    const { start } = usagePeriod(account.createdAt, clock.now());
    const rows = await usage.readPeriod(account.id, utcDay(start));
    for (const { keyId, limit } of limits) {
      const counted = rows.filter((row) => keyId === '' || row.keyId === keyId);
      const used = counted.reduce((sum, { characters }) => sum + characters, 0);
      quotas.push({ accountId: account.id, keyId, limit, used });
      if (quotas.length === mostQuotas) return quotas;
    }
  }
  return quotas;
}
