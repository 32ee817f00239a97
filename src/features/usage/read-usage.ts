import type { Clock } from '../../contracts/clock.ts';
import { type PeriodUsage, type UsageProduct, type UsageStore, usageProducts } from '../../contracts/stores/usage.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { accountLimit, noLimit } from './usage-limits.ts';
import { usagePeriod, utcDay } from './usage-period.ts';

/** What Free and Pro Classic accounts receive of `GET /v2/usage`, and Pro accounts too. */
export interface UsageSummary {
  readonly character_count: number;
  readonly character_limit: number;
}

export interface ProductUsage {
  readonly product_type: UsageProduct | 'speechToText';
  readonly billing_unit: 'characters' | 'minutes';
  readonly api_key_unit_count: number;
  readonly account_unit_count: number;
  readonly api_key_character_count: number;
  readonly character_count: number;
}

/** `interface.md` and `facts.md`, Usage. */
export interface ProUsage extends UsageSummary {
  readonly products: ProductUsage[];
  readonly api_key_character_count: number;
  readonly api_key_character_limit: number;
  readonly start_time: string;
  readonly end_time: string;
  readonly speech_to_text_minutes_count: number;
  readonly speech_to_text_minutes_limit: number;
  readonly speech_to_text_milliseconds_count: 0;
  readonly speech_to_text_milliseconds_limit: 0;
}

export interface UsageReading {
  readonly usage: Pick<UsageStore, 'readPeriod'>;
  readonly clock: Clock;
}

/** The answer of `GET /v2/usage`: what is settled in the current period, by whichever process. */
export async function readUsage(identity: Identity, { usage, clock }: UsageReading): Promise<UsageSummary | ProUsage> {
  const { account, key } = identity;
  const period = usagePeriod(account.createdAt, clock.now());
  const rows = await usage.readPeriod(account.id, utcDay(period.start));
  const summary = { character_count: sum(rows), character_limit: accountLimit(account) ?? noLimit };
  if (account.plan !== 'pro') return summary;

  const ofKey = rows.filter(({ keyId }) => keyId === key.id);
  return {
    products: [...usageProducts.map((product) => charactersOf(product, rows, ofKey)), speechToText],
    api_key_character_count: sum(ofKey),
    api_key_character_limit: key.characterLimit ?? noLimit,
    start_time: period.start.toISOString(),
    end_time: period.end.toISOString(),
    ...summary,
    speech_to_text_minutes_count: 0,
    speech_to_text_minutes_limit: noLimit,
    speech_to_text_milliseconds_count: 0,
    speech_to_text_milliseconds_limit: 0,
  };
}

function charactersOf(
  product: UsageProduct,
  rows: readonly PeriodUsage[],
  ofKey: readonly PeriodUsage[],
): ProductUsage {
  const byKey = sum(ofKey.filter((row) => row.product === product));
  const byAccount = sum(rows.filter((row) => row.product === product));
  return {
    product_type: product,
    billing_unit: 'characters',
    api_key_unit_count: byKey,
    account_unit_count: byAccount,
    api_key_character_count: byKey,
    character_count: byAccount,
  };
}

const speechToText: ProductUsage = {
  product_type: 'speechToText',
  billing_unit: 'minutes',
  api_key_unit_count: 0,
  account_unit_count: 0,
  api_key_character_count: 0,
  character_count: 0,
};

function sum(rows: readonly PeriodUsage[]): number {
  return rows.reduce((total, { characters }) => total + characters, 0);
}
