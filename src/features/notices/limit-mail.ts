import type { Account, ApiKey } from '../../contracts/stores/accounts.ts';
import type { LimitNotice } from '../../contracts/stores/limit-notices.ts';
import type { UsageUnit } from '../../contracts/stores/usage.ts';
import { withCapital } from '../../language/letter-case.ts';
import type { UsagePeriod } from '../usage/usage-period.ts';
import { utcDay } from '../usage/usage-period.ts';

export interface LimitMailParts {
  readonly notice: LimitNotice;
  readonly account: Account;
  /** Undefined when it is about the limit of the account. */
  readonly key: ApiKey | undefined;
  /** As it is when the mail is sent. */
  readonly used: number;
  readonly period: UsagePeriod;
}

const numbers = new Intl.NumberFormat('en');
const minutes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export function writeLimitMail(parts: LimitMailParts): { readonly subject: string; readonly text: string } {
  const { notice, account, key, used, period } = parts;
  const { unit, limit, threshold } = notice;
  const whose = key === undefined ? `the account "${account.name}"` : `the key "${key.label}"`;
  const what = unit === 'characters' ? 'limit' : 'speech limit';
  const who = key === undefined ? whose : `${whose} (${key.masked}) of the account "${account.name}"`;
  const end = utcDay(period.end);
  const requests = unit === 'characters' ? 'Requests' : 'Voice requests';
  return {
    subject:
      threshold === 100 ? `The ${what} of ${whose} is reached` : `${threshold} % of the ${what} of ${whose} are used`,
    text: [
      `${sentence(who)} has used ${describeUse(unit, used, limit)}`,
      `in the period from ${utcDay(period.start)} to ${end} (UTC).`,
      '',
      threshold === 100
        ? `${requests} that would pass the limit are refused (456, quota exceeded).`
        : `When the limit is reached, further ${requests.toLowerCase()} are refused (456, quota exceeded).`,
      `The count starts anew on ${end}. Until then only a higher limit helps.`,
      '',
    ].join('\n'),
  };
}

function describeUse(unit: UsageUnit, used: number, limit: number): string {
  if (unit === 'characters') return `${numbers.format(used)} of its ${numbers.format(limit)} characters`;
  return `${minutes.format(used / 60_000)} of its ${minutes.format(limit / 60_000)} minutes of speech`;
}

function sentence(text: string): string {
  return withCapital(text);
}
