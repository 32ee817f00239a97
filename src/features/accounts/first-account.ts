import type { Account, AuditOf, Plan } from '../../contracts/stores/accounts.ts';
import { actOfStart, auditEntry, auditOfChange } from '../audit/act.ts';
import { createKey, type KeyMaking } from './create-key.ts';

export interface FirstAccountOptions extends KeyMaking {
  readonly plan: Plan;
  readonly adminKey?: string | undefined;
  readonly apiKey?: string | undefined;
}

export interface FirstAccount {
  readonly account: Account;
  /** Secrets made by this call, to be shown once. */
  readonly newKeys: { readonly admin?: string; readonly developer?: string };
}

/** Of the account that the configuration is about. */
export const firstAccountName = 'First account';

/**
 * Sees to it that the first account exists on the configured plan, with the configured keys or, where none is configured
 * and none of its kind was ever made, with random ones: of servers that start at once on one database, one makes each. Only `pro` has endpoints for admin keys, so only it gets one.
 * A configured key that exists is left as it is, deactivated included.
 */
export async function ensureFirstAccount(options: FirstAccountOptions): Promise<FirstAccount> {
  const account = await ensureAccount(options);
  const existing = await options.accounts.listKeys(account.id);

  const ensureKey = async (kind: 'admin' | 'developer', secret: string | undefined): Promise<string | undefined> => {
    if (secret === undefined && existing.some((key) => key.kind === kind)) return undefined;
    const created = await createKey(options, {
      account,
      kind,
      secret,
      onlyFirst: secret === undefined,
      act: actOfStart,
    });
    return secret === undefined ? created?.secret : undefined;
  };

  const developer = await ensureKey('developer', options.apiKey);
  const wantsAdmin = account.plan === 'pro' || options.adminKey !== undefined;
  const admin = wantsAdmin ? await ensureKey('admin', options.adminKey) : undefined;
  return {
    account,
    newKeys: { ...(admin !== undefined && { admin }), ...(developer !== undefined && { developer }) },
  };
}

async function ensureAccount(options: FirstAccountOptions): Promise<Account> {
  const { accounts, clock, ids, plan } = options;
  const wanted = {
    id: ids.uuid(),
    name: firstAccountName,
    plan,
    createdAt: clock.now(),
    characterLimit: null,
    email: null,
    qualityEvaluation: true,
  };
  const account = await accounts.ensureAccount(
    wanted,
    auditEntry(options, actOfStart, {
      accountId: wanted.id,
      subject: wanted.id,
      action: 'account.created',
      details: { name: firstAccountName, plan },
    }),
  );
  if (account.plan === plan) return account;
  const audit: AuditOf<Account> = (before) =>
    auditOfChange(options, actOfStart, { before, changes: { plan }, action: 'account.changed' });
  // Keys beyond what the plan may have stay: a server that does not start helps nobody.
  const changed = await accounts.changeAccount(account.id, { plan }, { audit });
  return typeof changed === 'object' ? changed : account;
}
