import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import type { ImprovementBatch, ImprovementOutcome } from '../../src/contracts/engines/writing-engine.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { adminKey, createTestApp, developerKey, type Sending, type TestApp } from '../support/test-app.ts';

const languages = ['en-US', 'de'];
const english = 'This is teh end of a long story about my friends.';
const german = 'Das ist teh Ende einer langen Geschichte über meine Freunde.';

/** Holds every call until it is aborted. */
class HangingWritingEngine extends FakeWritingEngine {
  readonly called = Promise.withResolvers<AbortSignal>();

  override async improve(_batch: ImprovementBatch, signal: AbortSignal): Promise<ImprovementOutcome> {
    this.called.resolve(signal);
    await once(signal, 'abort');
    throw signal.reason;
  }
}

/** Answers a text too few. */
class ForgetfulWritingEngine extends FakeWritingEngine {
  override async improve(batch: ImprovementBatch, signal: AbortSignal): Promise<ImprovementOutcome> {
    const outcome = await super.improve(batch, signal);
    return { ...outcome, texts: outcome.texts.slice(1) };
  }
}

function open(writingEngines: readonly FakeWritingEngine[], options: object = {}): Promise<TestApp> {
  return createTestApp({ translators: [new FakeTranslator()], writingEngines, ...options });
}

const failing = (id = 'failing') =>
  new FakeWritingEngine({
    id,
    languages,
    failure: new ServiceError('engine_failed', {}, { cause: new Error('private') }),
  });
const working = () => new FakeWritingEngine({ id: 'working', languages });

function rephrase(app: TestApp, text: readonly string[], options?: Sending) {
  return app.send('POST', '/v2/write/rephrase', { text }, options);
}

async function written(app: TestApp, key?: string): Promise<number> {
  const usage = (await app.send('GET', '/v2/usage', undefined, key === undefined ? {} : { key })).json();
  const write = usage.products.find(({ product_type }: { product_type: string }) => product_type === 'write');
  return write.character_count;
}

/** Resolves when the count is that. */
async function counts(app: TestApp, characters: number): Promise<void> {
  while ((await app.countedCharacters()) !== characters) await new Promise(setImmediate);
}

describe('an improvement', () => {
  it('is counted once when engines fail and others take over, and metrics say so', async () => {
    await using app = await open([failing(), working()]);
    const answer = await rephrase(app, [english, german]);
    assert.deepEqual([answer.statusCode, answer.headers['x-service-engine']], [200, 'working']);
    const characters = english.length + german.length;
    assert.deepEqual([await written(app), await app.countedCharacters()], [characters, characters]);
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="failing",outcome="failed"}'), 2);
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="working",outcome="answered"}'), 2);
    assert.equal(await app.metric('dragoman_engine_segments_total{engine="working"}'), 2);
    assert.equal(await app.metric('dragoman_engine_replacements_total{failed="failing",next="working"}'), 2);
    assert.equal(
      await app.metric('dragoman_improved_characters_total{engines="working",language="de"}'),
      german.length,
    );
  });

  it('is not counted when all engines fail, which is reported without what they said', async () => {
    await using app = await open([failing('one'), failing('two')]);
    const answer = await rephrase(app, [english]);
    assert.deepEqual([answer.statusCode, answer.json().code], [500, 'engine_failed']);
    assert.ok(!answer.payload.includes('private'));
    assert.deepEqual([await written(app), await app.countedCharacters()], [0, 0]);
  });

  it('is not counted when one language is served and the other is not any more', async () => {
    const german = new FakeWritingEngine({
      id: 'german',
      languages: ['de'],
      failure: new ServiceError('engine_failed', {}),
    });
    const english = new FakeWritingEngine({ id: 'english', languages: ['en-US'] });
    await using app = await open([german, english]);
    const texts = ['This is a long story about my friends.', 'Das ist eine lange Geschichte über meine Freunde.'];
    assert.equal((await rephrase(app, texts)).statusCode, 500);
    assert.equal(await app.countedCharacters(), 0);
  });

  it('ends for all languages when it fails for one, and is not counted', async () => {
    const german = new FakeWritingEngine({
      id: 'german',
      languages: ['de'],
      failure: new ServiceError('engine_failed', {}),
    });
    const hanging = new HangingWritingEngine({ id: 'hanging', languages: ['en-US'] });
    const next = new FakeWritingEngine({ id: 'next', languages: ['en-US'] });
    await using app = await open([german, hanging, next]);
    const texts = ['This is a long story about my friends.', 'Das ist eine lange Geschichte über meine Freunde.'];
    const answer = await rephrase(app, texts);
    assert.deepEqual([answer.statusCode, answer.json().code], [500, 'engine_failed']);
    const signal = await hanging.called.promise;
    assert.equal(signal.aborted, true);
    await counts(app, 0);
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="hanging",outcome="cancelled"}'), 1);
    assert.deepEqual(next.batches, [], 'no other engine takes over what nobody reads');
  });

  it('never mixes texts up when an engine answers too few', async () => {
    await using app = await open([new ForgetfulWritingEngine({ id: 'forgetful', languages }), working()]);
    const { improvements } = (await rephrase(app, [english, 'teh other'])).json();
    assert.deepEqual(
      improvements.map(({ text }: { text: string }) => text),
      [english.replace('teh', 'the'), 'the other'],
    );
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="forgetful",outcome="failed"}'), 1);
  });

  it('goes to the next engine when one hangs', async () => {
    const hanging = new HangingWritingEngine({ id: 'hanging', languages });
    const clock = new ManualClock();
    await using app = await open([hanging, working()], { clock });
    const answering = rephrase(app, [english]);
    await hanging.called.promise;
    clock.advance(30_000);
    const answer = await answering;
    assert.equal(answer.headers['x-service-engine'], 'working');
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="hanging",outcome="timed_out"}'), 1);
    assert.equal(await app.countedCharacters(), english.length);
  });

  it('ends with the client that hangs up, and is not counted', async () => {
    const hanging = new HangingWritingEngine({ id: 'hanging', languages });
    await using app = await open([hanging, working()]);
    const port = await app.listen();
    const client = new AbortController();
    const answer = fetch(`http://127.0.0.1:${port}/v2/write/correct`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${developerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: [english] }),
      signal: client.signal,
    });
    const aborted = assert.rejects(answer, { name: 'AbortError' });
    const signal = await hanging.called.promise;
    await counts(app, english.length);
    client.abort();
    await aborted;
    if (!signal.aborted) await once(signal, 'abort');
    await counts(app, 0);
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="hanging",outcome="cancelled"}'), 1);
    assert.equal(await app.metric('dragoman_engine_calls_total{engine="working",outcome="answered"}'), 0);
  });
});

describe('limits of improvements', () => {
  it('are those of the account and of the key, in one count with translations', async () => {
    await using app = await open([working()]);
    const key = await app.createKey({ characterLimit: 10 });
    assert.equal((await app.translate({ text: ['12345'] }, { key })).statusCode, 200);
    assert.equal((await rephrase(app, ['1234'], { key })).statusCode, 200);
    const refused = await rephrase(app, ['12'], { key });
    assert.deepEqual([refused.statusCode, refused.json().code], [456, 'quota_exceeded']);
    assert.equal((await rephrase(app, ['1'], { key })).statusCode, 200);
    assert.equal((await app.translate({ text: ['1'] }, { key })).statusCode, 456);
    const account = await app.createAccount({ characterLimit: 3 });
    assert.equal((await rephrase(app, ['1234'], { key: account.developerKey })).statusCode, 456);
    assert.equal((await rephrase(app, ['123'], { key: account.developerKey })).statusCode, 200);
    assert.equal(await written(app, account.developerKey), 3);
  });

  it('are requests a minute, too', async () => {
    const clock = new ManualClock('2026-02-01T10:00:00Z');
    await using app = await open([working()], { clock, limits: { keyRequestsPerMinute: 2 } });
    assert.equal((await rephrase(app, ['1'])).statusCode, 200);
    assert.equal((await app.send('POST', '/v2/write/correct', { text: ['1'] })).statusCode, 200);
    const refused = await rephrase(app, ['1']);
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '60']);
  });

  it('need the scope of writing, which no other operation gives', async () => {
    await using app = await open([working()]);
    const writes = await app.createKey({ scopes: ['write:improve'] });
    const translates = await app.createKey({ scopes: ['translate:text'] });
    for (const operation of ['rephrase', 'correct']) {
      const ask = (key: string) => app.send('POST', `/v2/write/${operation}`, { text: ['1'] }, { key });
      assert.deepEqual([(await ask(writes)).statusCode, (await ask(translates)).statusCode], [200, 403]);
    }
    assert.equal((await app.translate({ text: ['1'] }, { key: writes })).statusCode, 403);
  });

  it('count for the account that asked, in analytics as text improvement', async () => {
    await using app = await open([failing(), working()], { clock: new ManualClock('2026-02-01T10:00:00Z') });
    const other = await app.createAccount();
    assert.equal((await rephrase(app, ['1234'], { key: other.developerKey })).statusCode, 200);
    const improved = async (key: string) => {
      const path = '/v2/admin/analytics?start_date=2026-02-01&end_date=2026-02-01';
      const { total_usage: total } = (await app.send('GET', path, undefined, { key })).json().usage_report;
      return [total.text_improvement_characters, total.total_characters];
    };
    assert.deepEqual(await improved(other.adminKey), [4, 4]);
    assert.deepEqual(await improved(adminKey), [0, 0]);
    assert.equal(await app.countedCharacters(), 0);
  });
});

describe('readiness', () => {
  it('lists engines that improve texts, each once, and needs none of them', async () => {
    const nothing = new FakeWritingEngine({ id: 'nothing', languages: [] });
    const both = new FakeWritingEngine({ id: 'fake', languages });
    await using app = await open([nothing, both]);
    const answer = await app.send('GET', '/readyz');
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json().checks.slice(0, 4), [
      { name: 'server', ready: true },
      { name: 'storage', ready: true },
      { name: 'fake', ready: true },
      { name: 'nothing', ready: false, reason: 'no language pair or dictionary is installed' },
    ]);
    assert.equal(await app.metric('dragoman_engine_ready{engine="nothing"}'), 0);
    assert.equal(await app.metric('dragoman_engine_ready{engine="fake"}'), 1);
  });
});
