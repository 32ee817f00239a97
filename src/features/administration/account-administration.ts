import type { Account, AccountChanges, AccountStore, Plan } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { KeyMaking } from '../accounts/create-key.ts';
import { firstAccountName } from '../accounts/first-account.ts';
import { type Act, auditEntry, auditOfChange } from '../audit/act.ts';
import { readResourceName } from '../resource-name.ts';
import { activeKeyLimit } from './key-administration.ts';

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
      name: readAccountName(wanted.name),
      plan: wanted.plan,
      createdAt: clock.now(),
      characterLimit: wanted.characterLimit ?? null,
      email: wanted.email === undefined ? null : readEmail(wanted.email),
      qualityEvaluation: false,
    };
    const { id, createdAt: _, ...details } = account;
    const audit = auditEntry(this.#making, act, { accountId: id, subject: id, action: 'account.created', details });
    const standing = await accounts.ensureAccount(account, audit);
    return standing.id === id ? standing : undefined;
  }

  /** From the next request of the account on. The plan of the first account is the configuration's, which wins. */
  async change(account: Account, changes: AccountChanges, act: Act): Promise<Account> {
    const { plan, email } = changes;
    if (plan !== undefined && account.name === firstAccountName)
      throw refusal('plan', 'that of the first account is the setting DRAGOMAN_PLAN.');
    if (email != null) readEmail(email);
    if (changes.qualityEvaluation === true && (plan ?? account.plan) !== 'pro')
      throw refusal('quality_evaluation', `it needs the plan pro, and this account is on ${plan ?? account.plan}.`);
    const activeLimit = plan === undefined || plan === account.plan ? undefined : activeKeyLimit(this.#making, plan);
    const changed = await this.#making.accounts.changeAccount(account.id, changes, {
      activeLimit,
      audit: (before) => auditOfChange(this.#making, act, { before, changes, action: 'account.changed' }),
    });
    if (changed === 'too_many_keys')
      throw refusal('plan', `${plan} may have ${activeLimit} active developer keys; deactivate those beyond first.`);
    return changed ?? account;
  }
}

/** Shown on the operator's terminal and in mails, as labels of keys are. */
function readAccountName(name: string): string {
  if (/\p{Cc}/u.test(name)) throw refusal('name', 'it contains a control character.');
  return readResourceName(name);
}

/** One address, no more than mail servers take; whether it is right only a mail can show. */
function readEmail(address: string): string {
  if (address.length > 254 || !/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/.test(address))
    throw refusal('email', `'${address}' is not an e-mail address.`);
  return address;
}

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
