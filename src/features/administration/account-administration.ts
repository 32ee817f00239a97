import type { Account, AccountChanges, AccountStore, Plan } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { KeyMaking } from '../accounts/create-key.ts';
import { firstAccountName } from '../accounts/first-account.ts';
import { type Act, auditEntry, auditedChanges } from '../audit/act.ts';
import { readResourceName } from '../resource-name.ts';

export interface WantedAccount {
  readonly name: string;
  readonly plan: Plan;
  readonly email?: string | undefined;
  readonly characterLimit?: number | undefined;
}

/** The accounts of an installation, administered by its operator. Every change is in the audit log. */
export class AccountAdministration {
  readonly #making: KeyMaking;

  constructor(making: KeyMaking) {
    this.#making = making;
  }

  list(): ReturnType<AccountStore['listAccounts']> {
    return this.#making.accounts.listAccounts();
  }

  /** Undefined when an account of that name exists. */
  async create(wanted: WantedAccount, act: Act): Promise<Account | undefined> {
    const { accounts, clock, ids } = this.#making;
    const account: Account = {
      id: ids.uuid(),
      name: readResourceName(wanted.name),
      plan: wanted.plan,
      createdAt: clock.now(),
      characterLimit: wanted.characterLimit ?? null,
      email: wanted.email === undefined ? null : readEmail(wanted.email),
    };
    const { id, createdAt: _, ...details } = account;
    const audit = auditEntry(this.#making, act, { accountId: id, subject: id, action: 'account.created', details });
    const standing = await accounts.ensureAccount(account, audit);
    return standing.id === id ? standing : undefined;
  }

  /** From the next request of the account on. The plan of the first account is the configuration's, which wins. */
  async change(account: Account, changes: AccountChanges, act: Act): Promise<Account> {
    if (changes.plan !== undefined && account.name === firstAccountName)
      throw new ServiceError('invalid_parameter', {
        parameter: 'plan',
        reason: 'that of the first account is the setting DRAGOMAN_PLAN.',
      });
    if (changes.email != null) readEmail(changes.email);
    const details = auditedChanges(account, changes);
    const about = { accountId: account.id, subject: account.id, action: 'account.changed' } as const;
    const audit = details && auditEntry(this.#making, act, { ...about, details });
    return (await this.#making.accounts.changeAccount(account.id, changes, audit)) ?? account;
  }
}

/** One address, no more than mail servers take; whether it is right only a mail can show. */
function readEmail(address: string): string {
  if (address.length > 254 || !/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/.test(address))
    throw new ServiceError('invalid_parameter', {
      parameter: 'email',
      reason: `'${address}' is not an e-mail address.`,
    });
  return address;
}
