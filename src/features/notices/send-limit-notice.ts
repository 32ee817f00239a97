import type { JobHandler } from '../../contracts/jobs/job-handler.ts';
import type { ClaimedJob } from '../../contracts/jobs/job-queue.ts';
import type { Mailer, MailFailure } from '../../contracts/mailer.ts';
import type { AccountStore } from '../../contracts/stores/accounts.ts';
import type { LimitNotice, LimitNoticeStore } from '../../contracts/stores/limit-notices.ts';
import { type UsageStore, unitOf } from '../../contracts/stores/usage.ts';
import { usagePeriod } from '../usage/usage-period.ts';
import { writeLimitMail } from './limit-mail.ts';
import { isNearlyUsed } from './limit-notices.ts';

export interface SendLimitNoticeOptions {
  readonly store: LimitNoticeStore;
  readonly accounts: Pick<AccountStore, 'listAccounts' | 'listKeys'>;
  readonly usage: Pick<UsageStore, 'readPeriod'>;
  readonly mailer: Mailer;
  /** The count was taken back, since the work failed: the notice may come again. */
  readonly withdrawn: (id: string) => void;
}

/** The job of a notice: one mail, with the figures of the moment. */
export class SendLimitNotice implements JobHandler {
  readonly #options: SendLimitNoticeOptions;

  constructor(options: SendLimitNoticeOptions) {
    this.#options = options;
  }

  async handle({ payload: id }: ClaimedJob, signal: AbortSignal): Promise<void> {
    const { store, accounts, mailer, withdrawn } = this.#options;
    const notice = await store.find(id);
    if (notice?.state !== 'pending') return;
    const account = (await accounts.listAccounts()).find((one) => one.id === notice.accountId);
    if (account === undefined || account.email === null) return store.end(id, 'given_up');
    const used = await this.#used(notice);
    if (!isNearlyUsed(used, notice.limit)) {
      await store.remove(id);
      return withdrawn(id);
    }
    const key = (await accounts.listKeys(account.id)).find((one) => one.id === notice.keyId);
    const period = usagePeriod(account.createdAt, new Date(`${notice.periodStart}T00:00:00Z`));
    const mail = { id, to: account.email, ...writeLimitMail({ notice, account, key, used, period }) };
    await mailer.send(mail, signal);
    await store.end(id, 'sent');
  }

  giveUp({ payload: id }: ClaimedJob): Promise<void> {
    return this.#options.store.end(id, 'given_up');
  }

  async #used({ accountId, keyId, periodStart, unit }: LimitNotice): Promise<number> {
    const rows = await this.#options.usage.readPeriod(accountId, periodStart);
    return rows
      .filter((row) => unitOf[row.product] === unit && (keyId === null || row.keyId === keyId))
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}

/** Whether another attempt at a mail may fare better. */
export function mayBeTakenLater(error: unknown): boolean {
  return (error as Partial<MailFailure> | undefined)?.permanent !== true;
}
