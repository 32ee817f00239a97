import { LimitNotices, limitNoticeJobKind } from '../features/notices/limit-notices.ts';
import { mayBeTakenLater, SendLimitNotice } from '../features/notices/send-limit-notice.ts';
import { defaultRetryPolicy } from '../jobs/retry-policy.ts';
import { countedMailer } from '../mail/counted-mailer.ts';
import { SmtpMailer } from '../mail/smtp-mailer.ts';
import type { Foundation } from './foundation.ts';
import { startWorker } from './job-workers.ts';
import type { Node } from './nodes.ts';
import type { Stores } from './stores.ts';

/** A mail server that is down is tried for most of a day. */
const noticeRetries = { attempts: 30, firstDelayMilliseconds: 1_000, longestDelayMilliseconds: 3_600_000 };
const noticeLookMilliseconds = 60_000;
const noticeGraceMilliseconds = 2_000;

/** Mails about usage near its limit. Undefined without a mail server. */
export async function composeNotices(
  foundation: Foundation,
  {
    accounts,
    usage,
    jobs: queue,
    limitNotices: store,
    signals,
  }: Pick<Stores, 'accounts' | 'usage' | 'jobs' | 'limitNotices' | 'signals'>,
  { membership }: Pick<Node, 'membership'>,
): Promise<LimitNotices | undefined> {
  const { config, secrets, clock, events, opened } = foundation;
  if (secrets.smtpUrl === undefined || config.mailFrom === undefined) return undefined;
  const mailer = countedMailer(new SmtpMailer({ url: secrets.smtpUrl, from: config.mailFrom }), events);
  const withdrawn = (id: string): void => notices.forget(id);
  const worker = startWorker(foundation, {
    queue,
    kind: limitNoticeJobKind,
    handler: new SendLimitNotice({ store, accounts, usage, mailer, withdrawn }),
    concurrency: 1,
    signals,
    lookMilliseconds: noticeLookMilliseconds,
    graceMilliseconds: noticeGraceMilliseconds,
    retry: { ...defaultRetryPolicy, ...noticeRetries, isRetryable: mayBeTakenLater },
  });
  const notices = opened.use(new LimitNotices({ store, queue, clock, events, wake: () => worker.wake() }));
  await notices.resume();
  opened.use({ [Symbol.dispose]: membership.onChange(() => notices.processesChanged()) });
  return notices;
}
