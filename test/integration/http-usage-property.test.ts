import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../contracts/stores-fixtures.ts';
import { createTestApp, type TestAccount, type TestApp } from '../support/test-app.ts';

const start = '2026-01-31T12:00:00Z';
const limits = [null, 0, 40, 120] as const;

/** Several requests at once, and what happens before them. */
interface Step {
  readonly hours: number;
  readonly crashes: number;
  readonly change: {
    readonly kind: 'none' | 'limit' | 'rotate' | 'deactivate';
    readonly key: number;
    readonly limit: number;
  };
  readonly requests: readonly {
    readonly key: number;
    readonly text: string;
    readonly tag: string;
    readonly bad: boolean;
  }[];
}

const step: fc.Arbitrary<Step> = fc.record({
  hours: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(24 * 20) }),
  crashes: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  change: fc.record({
    kind: fc.constantFrom('none', 'none', 'limit', 'limit', 'rotate', 'deactivate'),
    key: fc.nat(2),
    limit: fc.nat(limits.length - 1),
  }),
  requests: fc.array(
    fc.record({
      key: fc.nat(2),
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ''),
      tag: fc.constantFrom('', 'a', 'b'),
      bad: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
});

/** One account with three keys, and what it must have used by what was answered. */
class Model {
  readonly keys: { id: string; secret: string; limit: number | null }[] = [];
  readonly days = new Map<string, number>();
  readonly tags = new Map<string, number>();
  readonly periods = new Map<string, number>();

  bill(characters: number, day: string, period: string, key: string, tag: string): void {
    const add = (map: Map<string, number>, name: string): void => void map.set(name, (map.get(name) ?? 0) + characters);
    add(this.days, day);
    add(this.periods, `${period} ${key}`);
    if (tag !== '') add(this.tags, tag);
  }
}

async function run(app: TestApp, engine: FakeTranslator, clock: ManualClock, steps: readonly Step[]): Promise<void> {
  clock.set(start);
  const account = await app.createAccount();
  const admin = async (method: 'POST' | 'PUT' | 'GET', path: string, body?: object) => {
    const answer = await app.send(method, `/v2/admin/${path}`, body, { key: account.adminKey });
    assert.ok(answer.statusCode < 300, answer.payload);
    return answer.json();
  };
  const model = new Model();
  for (let index = 0; index < 3; index += 1) {
    const made = await admin('POST', 'developer-keys', {});
    model.keys.push({ id: made.key_id, secret: made.api_key, limit: null });
  }
  for (const { hours, crashes, change, requests } of steps) {
    clock.advance(hours * 3_600_000);
    await administer(model, change, admin);
    const { start_time } = await usageOf(app, account);
    engine.crash(crashes);
    const answers = await Promise.all(
      requests.map(({ key, text, tag, bad }) =>
        app.translate(
          { text: [text], show_billed_characters: true, ...(bad && { target_lang: 'XX' }) },
          { key: model.keys[key]?.secret ?? '', ...(tag !== '' && { headers: { 'x-service-reporting-tag': tag } }) },
        ),
      ),
    );
    engine.crash(0);
    const day = clock.now().toISOString().slice(0, 10);
    answers.forEach((answer, index) => {
      if (answer.statusCode !== 200) return;
      const { key: number = 0, tag = '', text = '' } = requests[index] ?? {};
      const key = model.keys[number] ?? assert.fail();
      const billed: number = answer.json().translations[0].billed_characters;
      assert.equal(billed, [...text].length);
      model.bill(billed, day, start_time, key.id, tag);
      const used = model.periods.get(`${start_time} ${key.id}`) ?? 0;
      assert.ok(key.limit === null || used <= key.limit, `${used} of ${key.limit}`);
    });
    await compare(app, account, model, admin);
  }
}

type Admin = (method: 'POST' | 'PUT' | 'GET', path: string, body?: object) => Promise<Record<string, never>>;

async function administer(model: Model, { kind, key, limit }: Step['change'], admin: Admin): Promise<void> {
  const changed = model.keys[key];
  if (changed === undefined || kind === 'none') return;
  const body = { key_id: changed.id };
  if (kind === 'limit') {
    changed.limit = limits[limit] ?? null;
    await admin('PUT', 'developer-keys/limits', { ...body, characters: changed.limit });
    return;
  }
  if (kind === 'rotate') {
    changed.secret = String((await admin('PUT', 'developer-keys/rotate', body)).api_key);
    return;
  }
  await admin('PUT', 'developer-keys/deactivate', body);
  const made = await admin('POST', 'developer-keys', {});
  model.keys[key] = { id: String(made.key_id), secret: String(made.api_key), limit: null };
}

async function usageOf(app: TestApp, { developerKey: key }: TestAccount) {
  return (await app.send('GET', '/v2/usage', undefined, { key })).json();
}

async function compare(app: TestApp, account: TestAccount, model: Model, admin: Admin): Promise<void> {
  const { character_count, start_time } = await usageOf(app, account);
  const ofPeriod = [...model.periods].filter(([name]) => name.startsWith(start_time));
  assert.equal(character_count, total(ofPeriod), 'the period');
  const range = 'start_date=2026-01-01&end_date=2026-12-31';
  const report = (await admin('GET', `analytics?${range}&group_by=key_and_day`)).usage_report as unknown as Report;
  const rows = report.key_and_day_usages.map(({ usage_date, usage }) => [
    usage_date.slice(0, 10),
    usage.total_characters,
  ]);
  for (const [day, characters] of model.days)
    assert.equal(total(rows.filter(([name]) => name === day) as [string, number][]), characters, day);
  assert.equal(report.total_usage.total_characters, total([...model.days]), 'all days');
  const tags = (await admin('GET', `analytics/custom-tags?${range}`)).custom_tag_usage_report as unknown as TagReport;
  assert.deepEqual(
    tags.usage.map(({ custom_tag, breakdown }) => [custom_tag, breakdown.total_characters]),
    [...model.tags].sort(),
  );
}

interface Report {
  readonly total_usage: { readonly total_characters: number };
  readonly key_and_day_usages: readonly { usage_date: string; usage: { total_characters: number } }[];
}

interface TagReport {
  readonly usage: readonly { custom_tag: string; breakdown: { total_characters: number } }[];
}

function total(entries: readonly (readonly [string, number])[]): number {
  return entries.reduce((sum, [, characters]) => sum + characters, 0);
}

describe('what is counted', () => {
  it('is the sum of the characters billed, whatever happens to keys, limits, engines and time', async () => {
    const clock = new ManualClock(start);
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine], clock });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), (steps) => run(app, engine, clock, steps)),
      { numRuns: 25 },
    );
  });
});
