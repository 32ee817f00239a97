import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createTestApp, type TestAccount, type TestApp } from '../support/test-app.ts';
import { ended, upload } from './documents-fixtures.ts';

const text = 'abcdefghij';
/** Half of them fit the limit. A document takes many times the work of a text. */
const requests = { texts: 200, documents: 60 } as const;

/** Whether it was served; the other outcome is that the quota is exceeded. */
type Send = (app: TestApp, account: TestAccount, key: string) => Promise<boolean>;

function isServed({ statusCode, payload }: { readonly statusCode: number; readonly payload: string }): boolean {
  if (statusCode !== 200) assert.equal(statusCode, 456, payload);
  return statusCode === 200;
}

const sending = {
  texts: async (app, _account, key) => isServed(await app.translate({ text: [text] }, { key })),
  improvements: async (app, _account, key) =>
    isServed(await app.send('POST', '/v2/write/rephrase', { text: [text] }, { key })),
  /** Refused at the upload when all is used, and when the work begins otherwise. */
  async documents(app, { developerKey }, key) {
    const answer = await upload(app, { name: 'a.txt', content: text }, {}, { key });
    if (!isServed(answer)) return false;
    const { status, message = '' } = await ended(app, answer.json(), { key: developerKey });
    if (status !== 'done') assert.match(message, /^Quota exceeded/);
    return status === 'done';
  },
} satisfies Readonly<Record<string, Send>>;

describe('limits under parallel requests', () => {
  for (const whose of ['key', 'account'] as const)
    for (const what of ['texts', 'improvements', 'documents', 'all of them'] as const)
      it(`let in exactly what fits the limit of the ${whose}, and count each once: ${what}`, async () => {
        const sends = what === 'all of them' ? Object.values(sending) : [sending[what]];
        const sent = sends.includes(sending.documents) ? requests.documents : requests.texts;
        const limit = (sent / 2) * text.length;
        const clock = new ManualClock('2026-02-01T10:00:00Z');
        await using app = await createTestApp({
          translators: [new FakeTranslator()],
          writingEngines: [new FakeWritingEngine()],
          clock,
          limits: { keyConcurrency: 1000 },
        });
        const account = await app.createAccount(whose === 'account' ? { characterLimit: limit } : {});
        const make = async (body: object) =>
          (await app.send('POST', '/v2/admin/developer-keys', body, { key: account.adminKey })).json().api_key;
        const keys: readonly string[] =
          whose === 'key' ? [await make({ characters: limit })] : [await make({}), account.developerKey];
        const served = await Promise.all(
          Array.from({ length: sent }, (_, index) =>
            sends[index % sends.length]?.(app, account, keys[index % keys.length] ?? ''),
          ),
        );
        assert.equal(served.filter(Boolean).length, sent / 2);
        const usage = (await app.send('GET', '/v2/usage', undefined, { key: keys[0] ?? '' })).json();
        assert.deepEqual(
          [usage.character_count, usage.api_key_character_limit],
          [limit, whose === 'key' ? limit : 1e12],
        );
        const path = '/v2/admin/analytics?start_date=2026-02-01&end_date=2026-02-01';
        const report = (await app.send('GET', path, undefined, { key: account.adminKey })).json().usage_report;
        assert.equal(report.total_usage.total_characters, limit);
        for (const send of sends) assert.equal(await send(app, account, keys[0] ?? ''), false, 'nothing more');
      });
});
