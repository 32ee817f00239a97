import assert from 'node:assert/strict';
import type { TestAccount, TestApp } from '../support/test-app.ts';

/** Billed by characters. */
export const billedCategories = ['text', 'document', 'improvement'] as const;
export type Category = (typeof billedCategories)[number];

/** Billed by milliseconds: the second where the translation was spoken too. */
export const speechCategories = ['speechToText', 'speechToSpeech'] as const;
export type SpeechCategory = (typeof speechCategories)[number];

/** When the first run of a property begins. */
export const firstStart = '2026-01-31T12:00:00Z';

/** Later, as housekeeping of the last run may still be under way: with a date before its own, it would remove what is new. */
export function nextStart(now: Date): string {
  const start = new Date(firstStart);
  while (start <= now) start.setUTCFullYear(start.getUTCFullYear() + 1);
  return start.toISOString();
}

/** What somebody was billed for one request. */
export interface Bill {
  /** Characters or, of speech, milliseconds. */
  readonly amount: number;
  readonly category: Category | SpeechCategory;
  /** Empty without one. */
  readonly tag: string;
  readonly keyId: string;
  readonly day: string;
  /** When it began, as `GET /v2/usage` has it. */
  readonly period: string;
}

/** An account with its active keys, and what it must have used by what it was billed. */
export class UsageModel {
  /** A limit is in characters or in milliseconds, as the test has it. */
  readonly keys: { readonly id: string; secret: string; limit: number | null }[] = [];
  readonly bills: Bill[] = [];

  bill(one: Bill): void {
    this.bills.push(one);
  }

  /** Characters of the bills that are as given. */
  sum(where: Partial<Bill> = {}): number {
    return this.#sum(where, billedCategories);
  }

  /** Milliseconds of speech of the bills that are as given. */
  milliseconds(where: Partial<Bill> = {}): number {
    return this.#sum(where, speechCategories);
  }

  values(name: 'tag' | 'keyId' | 'day'): readonly string[] {
    return [...new Set(this.bills.map((bill) => bill[name]))].sort();
  }

  #sum(where: Partial<Bill>, categories: readonly Bill['category'][]): number {
    const asGiven = (bill: Bill) => Object.entries(where).every(([name, value]) => bill[name as keyof Bill] === value);
    return this.bills
      .filter((bill) => categories.includes(bill.category) && asGiven(bill))
      .reduce((total, { amount }) => total + amount, 0);
  }
}

interface Breakdown {
  readonly total_characters: number;
  readonly text_translation_characters: number;
  readonly document_translation_characters: number;
  readonly text_improvement_characters: number;
  readonly speech_to_text_milliseconds: number;
  readonly speech_to_text_minutes: number;
  readonly speech_to_speech_minutes: number;
}

/** All that reports usage, for the account and each of its active keys. All of it is in one year. */
export async function compareUsage(app: TestApp, account: TestAccount, model: UsageModel, period: string) {
  await comparePeriod(app, account.developerKey, model, { period });
  for (const { id, secret } of model.keys) await comparePeriod(app, secret, model, { period, keyId: id });
  const report = async (path: string) => {
    const year = period.slice(0, 4);
    const range = `start_date=${year}-01-01&end_date=${year}-12-31`;
    const answer = await app.send('GET', `/v2/admin/${path}${range}`, undefined, { key: account.adminKey });
    assert.equal(answer.statusCode, 200, answer.payload);
    return answer.json();
  };
  const byDay = (await report('analytics?group_by=key_and_day&')).usage_report;
  assert.deepEqual(partsOf(byDay.total_usage), expected(model, {}), 'all days');
  const days = byDay.key_and_day_usages as readonly { key_id: string; usage_date: string; usage: Breakdown }[];
  assert.deepEqual(
    rows(days.map(({ key_id, usage_date, usage }) => [key_id, usage_date.slice(0, 10), partsOf(usage)])),
    filledRows(
      model
        .values('keyId')
        .flatMap((keyId) => model.values('day').map((day) => [keyId, day, expected(model, { keyId, day })] as const)),
    ),
    'keys and days',
  );
  const byKey = (await report('analytics?group_by=key&')).usage_report.key_usages;
  assert.deepEqual(
    rows(byKey.map(({ key_id, usage }: { key_id: string; usage: Breakdown }) => [key_id, partsOf(usage)])),
    filledRows(model.values('keyId').map((keyId) => [keyId, expected(model, { keyId })])),
    'keys',
  );
  const tags = model.values('tag').filter((tag) => tag !== '');
  const byTag = (await report('analytics/custom-tags?')).custom_tag_usage_report.usage;
  assert.deepEqual(
    rows(byTag.map(({ custom_tag, breakdown }: TagUsage) => [custom_tag, partsOf(breakdown)])),
    filledRows(tags.map((tag) => [tag, expected(model, { tag })])),
    'tags',
  );
  const byTagAndDay = (await report('analytics/custom-tags?aggregate_by=day&')).custom_tag_usage_report.usage;
  assert.deepEqual(
    rows(
      byTagAndDay.map(({ custom_tag, usage_date = '', breakdown }: TagUsage) => [
        custom_tag,
        usage_date.slice(0, 10),
        partsOf(breakdown),
      ]),
    ),
    filledRows(
      tags.flatMap((tag) => model.values('day').map((day) => [tag, day, expected(model, { tag, day })] as const)),
    ),
    'tags and days',
  );
}

interface TagUsage {
  readonly custom_tag: string;
  readonly usage_date?: string;
  readonly breakdown: Breakdown;
}

/** `GET /v2/usage` with a key; the sums of the key are compared where it is named. */
async function comparePeriod(app: TestApp, key: string, model: UsageModel, where: Partial<Bill>): Promise<void> {
  const usage = (await app.send('GET', '/v2/usage', undefined, { key })).json();
  const { period = '', keyId = 'none of these' } = where;
  assert.equal(usage.start_time, period);
  assert.equal(usage.character_count, model.sum({ period }), 'the period');
  assert.equal(usage.api_key_character_count, model.sum({ period, keyId }), 'the period of a key');
  const ofProducts = (of: Partial<Bill>) => {
    const { text = 0, document = 0, improvement = 0 } = sums(model, of);
    return { translate: text + document, write: improvement };
  };
  const [account, own] = [ofProducts({ period }), ofProducts({ period, keyId })];
  for (const product of ['translate', 'write'] as const) {
    const found = usage.products.find(({ product_type }: { product_type: string }) => product_type === product);
    const { character_count, account_unit_count, api_key_character_count, api_key_unit_count } = found;
    assert.deepEqual(
      [character_count, account_unit_count, api_key_character_count, api_key_unit_count],
      [account[product], account[product], own[product], own[product]],
      product,
    );
  }
  const minutes = (of: Partial<Bill>) => Math.ceil(model.milliseconds(of) / 60_000);
  const { account_unit_count, api_key_unit_count } = usage.products.find(
    ({ product_type }: { product_type: string }) => product_type === 'speechToText',
  );
  assert.deepEqual(
    [account_unit_count, api_key_unit_count, usage.speech_to_text_minutes_count],
    [minutes({ period }), minutes({ period, keyId }), minutes({ period, keyId })],
    'minutes of speech',
  );
}

function sums(model: UsageModel, where: Partial<Bill>): Partial<Record<Category, number>> {
  return Object.fromEntries(billedCategories.map((category) => [category, model.sum({ ...where, category })]));
}

/** Total, texts, documents, improvements; milliseconds of speech, in minutes too, and minutes of what was spoken. */
type Parts = readonly number[];

function expected(model: UsageModel, where: Partial<Bill>): Parts {
  const milliseconds = model.milliseconds(where);
  return [
    model.sum(where),
    ...billedCategories.map((category) => model.sum({ ...where, category })),
    milliseconds,
    milliseconds / 60_000,
    model.milliseconds({ ...where, category: 'speechToSpeech' }) / 60_000,
  ];
}

function partsOf(usage: Breakdown): Parts {
  const { total_characters, text_translation_characters, document_translation_characters } = usage;
  return [
    total_characters,
    text_translation_characters,
    document_translation_characters,
    usage.text_improvement_characters,
    usage.speech_to_text_milliseconds,
    usage.speech_to_text_minutes,
    usage.speech_to_speech_minutes,
  ];
}

type Row = readonly (string | Parts)[];

/** In one order. */
function rows(all: readonly Row[]): readonly string[] {
  return all.map((row) => JSON.stringify(row)).sort();
}

/** What a report does not have is 0. */
function filledRows(all: readonly Row[]): readonly string[] {
  return rows(all.filter((row) => (row.at(-1) as Parts).some((part) => part !== 0)));
}
