import { Authenticator } from '../features/accounts/authenticate.ts';
import { ensureFirstAccount, type FirstAccount } from '../features/accounts/first-account.ts';
import { KeyAdministration } from '../features/administration/key-administration.ts';
import type { LimitNotices } from '../features/notices/limit-notices.ts';
import { Analytics } from '../features/usage/analytics.ts';
import { LimitGuard } from '../features/usage/limit-guard.ts';
import { readUsage } from '../features/usage/read-usage.ts';
import { UsageMeter } from '../features/usage/usage-meter.ts';
import type { Operation } from '../http/operation.ts';
import { adminOperations } from '../http/routes/admin/admin-operations.ts';
import { readUsageOperation } from '../http/routes/usage/read-usage.ts';
import type { Foundation } from './foundation.ts';
import type { Stores } from './stores.ts';

interface Accounts {
  readonly authenticator: Authenticator;
  readonly meter: UsageMeter;
  readonly firstAccount: FirstAccount;
  readonly operations: readonly Operation[];
}

type AccountParts = Pick<Foundation, 'config' | 'secrets' | 'clock' | 'ids' | 'opened'>;

/** Who may call, what each account has used, and what administrators do. `watch` hears of usage near its limit. */
export async function composeAccounts(
  { config, secrets, clock, ids, opened }: AccountParts,
  {
    accounts,
    audit,
    people,
    usage,
    usageReservations,
  }: Pick<Stores, 'accounts' | 'audit' | 'people' | 'usage' | 'usageReservations'>,
  watch: LimitNotices | undefined,
): Promise<Accounts> {
  const firstAccount = await ensureFirstAccount({
    accounts,
    clock,
    ids,
    plan: config.firstAccount.plan,
    adminKey: secrets.adminKey,
    apiKey: secrets.apiKey,
  });
  // Closed after the meter, which ends what it has set aside.
  const guard = usageReservations && opened.use(new LimitGuard(usageReservations, ids, clock));
  return {
    authenticator: new Authenticator(accounts, clock),
    meter: opened.use(new UsageMeter({ usage, clock, watch, guard })),
    firstAccount,
    operations: [
      ...adminOperations({
        developerKeys: new KeyAdministration({ accounts, clock, ids, activeKeys: config.activeKeys }, ['developer']),
        adminKeys: new KeyAdministration({ accounts, clock, ids }, ['admin']),
        analytics: new Analytics({ usage, accounts }),
        auditLog: audit,
        people,
      }),
      readUsageOperation((identity) => readUsage(identity, { usage, clock })),
    ],
  };
}
