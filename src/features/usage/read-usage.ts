import type { Clock } from '../../contracts/clock.ts';
import {
  type PeriodUsage,
  type UsageProduct,
  type UsageStore,
  type UsageUnit,
  unitOf,
  usageProducts,
} from '../../contracts/stores/usage.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { accountLimit, noLimit } from './usage-limits.ts';
import { usagePeriod, utcDay } from './usage-period.ts';

/** What Free and Pro Classic accounts receive of `GET /v2/usage`, and Pro accounts too. */
export interface UsageSummary {
  readonly character_count: number;
  readonly character_limit: number;
}

export interface ProductUsage {
  readonly product_type: UsageProduct;
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
  const summary = { character_count: sum(rows, 'characters'), character_limit: accountLimit(account) ?? noLimit };
  if (account.plan !== 'pro') return summary;

  const ofKey = rows.filter(({ keyId }) => keyId === key.id);
  return {
    products: usageProducts.map((product) => usageOf(product, rows, ofKey)),
    api_key_character_count: sum(ofKey, 'characters'),
    api_key_character_limit: key.characterLimit ?? noLimit,
    start_time: period.start.toISOString(),
    end_time: period.end.toISOString(),
    ...summary,
    speech_to_text_minutes_count: wholeMinutes(sum(ofKey, 'milliseconds')),
    speech_to_text_minutes_limit:
      key.speechMillisecondLimit === null ? noLimit : wholeMinutes(key.speechMillisecondLimit),
    speech_to_text_milliseconds_count: 0,
    speech_to_text_milliseconds_limit: 0,
  };
}

function usageOf(product: UsageProduct, rows: readonly PeriodUsage[], ofKey: readonly PeriodUsage[]): ProductUsage {
  const unit = unitOf[product];
  const byKey = sum(of(product, ofKey), unit);
  const byAccount = sum(of(product, rows), unit);
  const inMinutes = unit === 'milliseconds';
  return {
    product_type: product,
    billing_unit: inMinutes ? 'minutes' : 'characters',
    api_key_unit_count: inMinutes ? wholeMinutes(byKey) : byKey,
    account_unit_count: inMinutes ? wholeMinutes(byAccount) : byAccount,
    api_key_character_count: inMinutes ? 0 : byKey,
    character_count: inMinutes ? 0 : byAccount,
  };
}

function of(product: UsageProduct, rows: readonly PeriodUsage[]): readonly PeriodUsage[] {
  return rows.filter((row) => row.product === product);
}

function sum(rows: readonly PeriodUsage[], unit: UsageUnit): number {
  return rows.reduce((total, { product, amount }) => (unitOf[product] === unit ? total + amount : total), 0);
}

/** `facts.md`, Usage: rounded up. */
function wholeMinutes(milliseconds: number): number {
  return Math.ceil(milliseconds / 60_000);
}
