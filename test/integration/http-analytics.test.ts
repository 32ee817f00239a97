import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { adminKey, createTestApp, type Sending, type TestApp } from '../support/test-app.ts';
import { ended, uploaded } from './documents-fixtures.ts';

const nothing = { speech_to_text_minutes: 0, speech_to_text_milliseconds: 0, speech_to_speech_minutes: 0 };
const ofText = (characters: number) => ({
  total_characters: characters,
  text_translation_characters: characters,
  document_translation_characters: 0,
  text_improvement_characters: 0,
  ...nothing,
});

async function used(app: TestApp, characters: number, options: Sending & { tag?: string } = {}): Promise<void> {
  const { tag, ...sending } = options;
  const headers = tag === undefined ? {} : { 'x-service-reporting-tag': tag };
  const answer = await app.translate({ text: ['x'.repeat(characters)] }, { ...sending, headers });
  assert.equal(answer.statusCode, 200, answer.payload);
}

function open(clock: ManualClock): Promise<TestApp> {
  return createTestApp({ translators: [new FakeTranslator()], clock, limits: { keyConcurrency: 1000 } });
}

describe('analytics', () => {
  it('sum up what was used on the days asked for, by key and by key and day', async () => {
    const clock = new ManualClock('2026-01-31T23:59:59Z');
    await using app = await open(clock);
    const read = async (query: string) => {
      const answer = await app.send('GET', `/v2/admin/analytics?${query}`, undefined, { key: adminKey });
      assert.equal(answer.statusCode, 200, answer.payload);
      return answer.json().usage_report;
    };
    await used(app, 5);
    clock.advance(1000);
    const other = (await app.send('POST', '/v2/admin/developer-keys', { label: 'Other' }, { key: adminKey })).json();
    await used(app, 20, { key: other.api_key });
    clock.set('2026-02-03T10:00:00Z');
    await used(app, 300, { key: other.api_key });
    await used(app, 4000);

    const range = 'start_date=2026-02-01&end_date=2026-02-03';
    const dates = { start_date: '2026-02-01T00:00:00Z', end_date: '2026-02-03T00:00:00Z' };
    assert.deepEqual(await read(range), { total_usage: ofText(4320), ...dates });
    const byKey = await read(`${range}&group_by=key`);
    assert.equal(byKey.group_by, 'key');
    assert.deepEqual(
      byKey.key_usages.find((row: { key_id: string }) => row.key_id === other.key_id),
      { api_key: other.masked_key, api_key_label: 'Other', key_id: other.key_id, usage: ofText(320) },
    );
    assert.equal(byKey.key_usages.length, 2);
    const byDay = await read(`${range}&group_by=key_and_day`);
    const rows = byDay.key_and_day_usages.map((row: { api_key_label: string; usage_date: string; usage: object }) => [
      row.api_key_label,
      row.usage_date,
      row.usage,
    ]);
    assert.deepEqual(rows[0], ['Other', '2026-02-01T00:00:00Z', ofText(20)]);
    assert.equal(rows.length, 3);
    assert.deepEqual((await read('start_date=2026-01-31&end_date=2026-01-31')).total_usage, ofText(5));
    assert.deepEqual((await read('start_date=2020-01-01&end_date=2020-12-31&group_by=key')).key_usages, []);
  });

  it('sum up by reporting tag, whatever its case, and leave out what has none', async () => {
    const clock = new ManualClock('2026-02-01T10:00:00Z');
    await using app = await open(clock);
    const read = async (query: string) => {
      const range = 'start_date=2026-02-01&end_date=2026-02-28';
      const path = `/v2/admin/analytics/custom-tags?${range}${query}`;
      return (await app.send('GET', path, undefined, { key: adminKey })).json().custom_tag_usage_report;
    };
    await used(app, 1);
    await used(app, 20, { tag: ' Team-A ' });
    await used(app, 300, { tag: 'team-b' });
    clock.set('2026-02-02T10:00:00Z');
    await used(app, 4000, { tag: 'team-a' });
    assert.deepEqual(await read(''), {
      aggregate_by: 'period',
      start_date: '2026-02-01T00:00:00Z',
      end_date: '2026-02-28T00:00:00Z',
      next_page: null,
      usage: [
        { custom_tag: 'team-a', breakdown: ofText(4020) },
        { custom_tag: 'team-b', breakdown: ofText(300) },
      ],
    });
    assert.deepEqual((await read('&aggregate_by=day')).usage, [
      { custom_tag: 'team-a', usage_date: '2026-02-01T00:00:00Z', breakdown: ofText(20) },
      { custom_tag: 'team-a', usage_date: '2026-02-02T00:00:00Z', breakdown: ofText(4000) },
      { custom_tag: 'team-b', usage_date: '2026-02-01T00:00:00Z', breakdown: ofText(300) },
    ]);
    assert.deepEqual((await read('&page=2')).usage, []);
  });

  it('count text, documents and writing separately, with their tags', async () => {
    const clock = new ManualClock('2026-02-01T10:00:00Z');
    await using app = await createTestApp({
      translators: [new FakeTranslator()],
      writingEngines: [new FakeWritingEngine()],
      clock,
    });
    const tagged = { headers: { 'x-service-reporting-tag': 'team-a' } };
    await used(app, 1, { tag: 'team-a' });
    await ended(app, await uploaded(app, { name: 'a.txt', content: 'x'.repeat(20) }, {}, tagged));
    const improved = await app.send('POST', '/v2/write/rephrase', { text: ['x'.repeat(300)] }, tagged);
    assert.equal(improved.statusCode, 200, improved.payload);
    const breakdown = {
      total_characters: 321,
      text_translation_characters: 1,
      document_translation_characters: 20,
      text_improvement_characters: 300,
      ...nothing,
    };
    const read = async (path: string) =>
      (
        await app.send('GET', `/v2/admin/${path}?start_date=2026-02-01&end_date=2026-02-01`, undefined, {
          key: adminKey,
        })
      ).json();
    assert.deepEqual((await read('analytics')).usage_report.total_usage, breakdown);
    const { usage } = (await read('analytics/custom-tags')).custom_tag_usage_report;
    assert.deepEqual(usage, [{ custom_tag: 'team-a', breakdown }]);
  });

  it('answer many tags page by page', async () => {
    await using app = await open(new ManualClock('2026-02-01T10:00:00Z'));
    const tags = Array.from({ length: 501 }, (_, index) => `tag-${String(index).padStart(4, '0')}`);
    await Promise.all(tags.map((tag) => used(app, 1, { tag })));
    const seen: string[] = [];
    for (let page: number | null = 0; page !== null; ) {
      const path: string = `/v2/admin/analytics/custom-tags?start_date=2026-02-01&end_date=2026-02-01&page=${page}`;
      const answer = await app.send('GET', path, undefined, { key: adminKey });
      const { usage, next_page } = answer.json().custom_tag_usage_report;
      seen.push(...usage.map(({ custom_tag }: { custom_tag: string }) => custom_tag));
      page = next_page;
    }
    assert.deepEqual(seen, tags);
  });

  it('refuse ranges that make no sense, with the parameter', async () => {
    await using app = await open(new ManualClock('2026-02-01T10:00:00Z'));
    for (const path of ['/v2/admin/analytics', '/v2/admin/analytics/custom-tags']) {
      const read = (query: string) => app.send('GET', `${path}?${query}`, undefined, { key: adminKey });
      assert.equal((await read('start_date=2024-01-01&end_date=2024-12-31')).statusCode, 200, '366 days');
      for (const [query, words] of [
        ['end_date=2026-01-01', /start_date/],
        ['start_date=2026-01-01', /end_date/],
        ['start_date=2026-01-02&end_date=2026-01-01', /end_date.*before/],
        ['start_date=2026-02-30&end_date=2026-03-01', /start_date.*2026-02-30/],
        ['start_date=today&end_date=2026-03-01', /start_date/],
        ['start_date=2025-01-01&end_date=2026-01-02', /end_date.*366/],
        ['start_date=2026-01-01&end_date=2026-01-02&group_by=week&aggregate_by=week', /(group|aggregate)_by/],
      ] as const) {
        const answer = await read(query);
        assert.equal(answer.statusCode, 400, query);
        assert.match(answer.json().message, words);
      }
    }
  });
});

describe('a reporting tag', () => {
  it('is 1 to 100 visible ASCII characters', async () => {
    await using app = await open(new ManualClock('2026-02-01T10:00:00Z'));
    for (const name of ['X-Service-Reporting-Tag', 'X-DeepL-Reporting-Tag']) {
      const send = (tag: string) => app.translate({ text: ['a'] }, { headers: { [name.toLowerCase()]: tag } });
      assert.equal((await send('x'.repeat(100))).statusCode, 200);
      for (const tag of ['x'.repeat(101), 'two words', 'tab\tinside', 'ünïcode', '']) {
        const refused = await send(tag);
        assert.equal(refused.statusCode, 400, tag);
        assert.ok(refused.json().message.includes(`'${name}'`), refused.payload);
      }
    }
  });

  it('is in OpenAPI with every operation that counts characters or speech', async () => {
    await using app = await open(new ManualClock('2026-02-01T10:00:00Z'));
    const { paths = {} } = app.http.openApi.document as {
      paths?: Record<string, Record<string, { parameters?: object[] }>>;
    };
    const taking = Object.entries(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters = [] }) =>
        parameters.some((parameter) => 'name' in parameter && parameter.name === 'X-Service-Reporting-Tag')
          ? [path]
          : [],
      ),
    );
    const ofText = ['/v2/document', '/v2/translate', '/v2/write/correct', '/v2/write/rephrase'];
    const ofTasks = ['/v1/unstable/agent/workflows/{workflow_id}/trigger'];
    const ofSpeech = ['/v1/jobs/voice/translate', '/v1/voice/realtime', '/v3/voice/realtime'];
    assert.deepEqual(taking.sort(), [...ofSpeech, ...ofTasks, ...ofText].sort());
  });
});

describe('usage and limits at the edge of a period', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  for (const TZ of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago'])
    it(`begin anew at midnight UTC of the day the account began, or of the last of a shorter month: ${TZ}`, async () => {
      process.env.TZ = TZ;
      const clock = new ManualClock('2026-01-31T23:30:00-05:00');
      await using app = await open(clock);
      clock.set('2026-02-10T00:00:00Z');
      const account = await app.createAccount({ createdAt: new Date('2026-01-31T12:00:00Z'), characterLimit: 10 });
      const key = account.developerKey;
      const translate = async (characters: number) =>
        (await app.translate({ text: ['x'.repeat(characters)] }, { key })).statusCode;
      const usage = async () => (await app.send('GET', '/v2/usage', undefined, { key })).json();

      clock.set('2026-02-27T23:59:59.999Z');
      assert.deepEqual([await translate(10), await translate(1)], [200, 456]);
      assert.deepEqual((await usage()).end_time, '2026-02-28T00:00:00.000Z');
      clock.set('2026-02-28T00:00:00Z');
      assert.equal((await usage()).character_count, 0);
      assert.deepEqual([await translate(4), await translate(7), await translate(6)], [200, 456, 200]);
      clock.set('2026-03-30T23:59:59.999Z');
      assert.deepEqual([(await usage()).character_count, await translate(1)], [10, 456]);
      clock.set('2026-03-31T00:00:00Z');
      assert.deepEqual([(await usage()).start_time, await translate(10)], ['2026-03-31T00:00:00.000Z', 200]);
    });

  it('count for the period in which work was accepted, even when it ends in the next', async () => {
    const clock = new ManualClock('2026-01-15T12:00:00Z');
    const engine = new FakeTranslator();
    await using app = await createTestApp({ translators: [engine], clock });
    clock.set('2026-02-14T23:59:59.999Z');
    const gate = engine.hold();
    const late = app.translate({ text: ['abc'] });
    await engine.called(1);
    clock.set('2026-02-15T00:00:00Z');
    gate.open();
    assert.equal((await late).statusCode, 200);
    assert.equal(await app.countedCharacters(), 0);
    const path = '/v2/admin/analytics?start_date=2026-02-14&end_date=2026-02-14';
    const report = (await app.send('GET', path, undefined, { key: adminKey })).json().usage_report;
    assert.equal(report.total_usage.total_characters, 3);
  });
});
