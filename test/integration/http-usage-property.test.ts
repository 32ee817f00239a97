import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ImprovementBatch, ImprovementOutcome } from '../../src/contracts/engines/writing-engine.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createTestApp, type Sending, type TestAccount, type TestApp } from '../support/test-app.ts';
import { ended, upload, uploaded } from './documents-fixtures.ts';
import { changeKey, type KeyChange, type KeyLimits, makeKey } from './usage-keys.ts';
import { billedCategories, type Category, compareUsage, firstStart, nextStart, UsageModel } from './usage-model.ts';

const limits: KeyLimits = { unit: 'characters', values: [null, 0, 40, 120] };

interface Request {
  readonly category: Category;
  readonly key: number;
  readonly text: string;
  readonly tag: string;
  readonly bad: boolean;
}

/** Several requests at once, and what happens before them. */
interface Step {
  readonly hours: number;
  /** Attempts of the engine that break down, and whether the writing engine fails. */
  readonly crashes: number;
  readonly writingEngineFails: boolean;
  readonly change: KeyChange;
  /** What a client begins and gives up while engines work on it. */
  readonly abandoned: Category | 'nothing';
  readonly requests: readonly Request[];
}

const rarely = <Value>(usual: Value, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: rare });

/** Letters of one to four bytes, all of which a document counts. */
const letters = fc.string({ unit: fc.constantFrom('a', 'ü', 'ж', '語', '𝒳'), minLength: 1, maxLength: 30 });
const anything = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== '');

const request: fc.Arbitrary<Request> = fc
  .record({
    category: fc.constantFrom<Category>('text', 'text', 'text', 'improvement', 'improvement', 'document'),
    key: fc.nat(2),
    anything,
    letters,
    tag: fc.constantFrom('', 'a', 'b'),
    bad: rarely(false, fc.constant(true)),
  })
  .map(({ anything: any, letters: counted, ...rest }) => ({
    ...rest,
    text: rest.category === 'document' ? counted : any,
  }));

const step: fc.Arbitrary<Step> = fc.record({
  hours: rarely(0, fc.nat(24 * 20)),
  crashes: rarely(0, fc.nat(3)),
  writingEngineFails: rarely(false, fc.constant(true)),
  change: fc.record({
    kind: fc.constantFrom('none', 'none', 'limit', 'limit', 'rotate', 'deactivate'),
    key: fc.nat(2),
    limit: fc.nat(limits.values.length - 1),
  }),
  abandoned: rarely<Step['abandoned']>('nothing', fc.constantFrom(...billedCategories)),
  requests: fc.array(request, { maxLength: 6 }),
});

/** Fails, or holds a call until it is given up, as a test says. */
class GuidedWritingEngine extends FakeWritingEngine {
  fails = false;
  /** The next call resolves it and is held. */
  held: PromiseWithResolvers<void> | undefined;

  override async improve(batch: ImprovementBatch, signal: AbortSignal): Promise<ImprovementOutcome> {
    if (this.fails) throw new ServiceError('engine_failed', {});
    if (this.held === undefined) return super.improve(batch, signal);
    this.held.resolve();
    this.held = undefined;
    if (!signal.aborted) await once(signal, 'abort');
    throw signal.reason;
  }
}

interface World {
  readonly app: TestApp;
  readonly port: number;
  readonly engine: FakeTranslator;
  readonly writingEngine: GuidedWritingEngine;
  readonly clock: ManualClock;
}

async function run(world: World, steps: readonly Step[]): Promise<void> {
  const { app, engine, writingEngine, clock } = world;
  clock.set(nextStart(clock.now()));
  const account = await app.createAccount();
  const model = new UsageModel();
  for (let index = 0; index < 3; index += 1) model.keys.push(await makeKey(app, account));
  for (const { hours, crashes, writingEngineFails, change, abandoned, requests } of steps) {
    clock.advance(hours * 3_600_000);
    await changeKey(app, account, model, change, limits);
    if (abandoned !== 'nothing') await abandon(world, account, abandoned);
    const { start_time: period } = (
      await app.send('GET', '/v2/usage', undefined, { key: account.developerKey })
    ).json();
    const day = clock.now().toISOString().slice(0, 10);
    const serve = async (one: Request): Promise<void> => {
      const key = model.keys[one.key] ?? assert.fail();
      const billed = await send(app, account, one, key.secret);
      if (billed === undefined) return;
      assert.equal(billed, [...one.text].length);
      model.bill({ amount: billed, category: one.category, tag: one.tag, keyId: key.id, day, period });
      const used = model.sum({ keyId: key.id, period });
      assert.ok(key.limit === null || used <= key.limit, `${used} of ${key.limit}`);
    };
    // Documents are tried again some time after a crash, which is another test's.
    const later = (one: Request) => crashes > 0 && one.category === 'document';
    engine.crash(crashes);
    writingEngine.fails = writingEngineFails;
    await Promise.all(requests.filter((one) => !later(one)).map(serve));
    engine.crash(0);
    writingEngine.fails = false;
    await Promise.all(requests.filter(later).map(serve));
    await compareUsage(app, account, model, period);
  }
}

/** What is billed for the request, or undefined when it was refused or failed. */
async function send(
  app: TestApp,
  { developerKey }: TestAccount,
  { category, text, tag, bad }: Request,
  key: string,
): Promise<number | undefined> {
  const options: Sending = { key, ...(tag !== '' && { headers: { 'x-service-reporting-tag': tag } }) };
  if (category === 'text') {
    const fields = { text: [text], show_billed_characters: true, ...(bad && { target_lang: 'XX' }) };
    const answer = await app.translate(fields, options);
    return answer.statusCode === 200 ? answer.json().translations[0].billed_characters : undefined;
  }
  if (category === 'improvement') {
    const body = { text: [text], ...(bad && { target_lang: 'XX' }) };
    const answer = await app.send('POST', '/v2/write/rephrase', body, options);
    return answer.statusCode === 200 ? [...text].length : undefined;
  }
  const [name, content] = text.length % 2 === 0 ? ['a.txt', `${text}\n`] : ['a.html', `<p>${text}</p>`];
  // Equal languages are found out by the work on the document only.
  const answer = await upload(app, { name, content }, bad ? { target_lang: 'EN' } : {}, options);
  if (answer.statusCode !== 200) return undefined;
  // The key may be deactivated meanwhile, or blocked: the document is of the account.
  const status = await ended(app, answer.json(), { key: developerKey });
  return status.status === 'done' ? status.billed_characters : undefined;
}

/** Goes on until the service has what was given up behind it. Nothing of it may be counted. */
async function abandon(world: World, { developerKey: key }: TestAccount, category: Category): Promise<void> {
  const { app, port, engine, writingEngine } = world;
  const counted = async () => (await app.send('GET', '/v2/usage', undefined, { key })).json().character_count;
  const before = await counted();
  const gate = engine.hold();
  const held = Promise.withResolvers<void>();
  writingEngine.held = category === 'improvement' ? held : undefined;
  const called = category === 'improvement' ? held.promise : engine.called(engine.calls.length + 1);
  const text = 'given up';
  if (category === 'document') {
    const handle = await uploaded(app, { name: 'a.txt', content: text }, {}, { key });
    await called;
    const path = `/v2/document/${handle.document_id}?document_key=${handle.document_key}`;
    assert.ok((await app.send('DELETE', path, undefined, { key })).statusCode < 300);
  } else {
    const client = new AbortController();
    const path = category === 'text' ? 'translate' : 'write/rephrase';
    const answer = fetch(`http://127.0.0.1:${port}/v2/${path}`, {
      method: 'POST',
      headers: {
        authorization: `DeepL-Auth-Key ${key}`,
        'content-type': 'application/json',
        'x-service-reporting-tag': 'given-up',
      },
      body: JSON.stringify({ text: [text], ...(category === 'text' && { source_lang: 'EN', target_lang: 'ES' }) }),
      signal: client.signal,
    });
    const aborted = assert.rejects(answer, { name: 'AbortError' });
    await called;
    while ((await counted()) !== before + text.length) await new Promise(setImmediate);
    client.abort();
    await aborted;
    while ((await counted()) !== before) await new Promise(setImmediate);
  }
  gate.open();
}

describe('what is counted', () => {
  it('is the sum of what was billed, for texts, writing and documents, whatever happens to them and to keys', async () => {
    const clock = new ManualClock(firstStart);
    const engine = new FakeTranslator();
    const writingEngine = new GuidedWritingEngine({ languages: ['en-US', 'en-GB', 'de'] });
    await using app = await createTestApp({ translators: [engine], writingEngines: [writingEngine], clock });
    const world = { app, port: await app.listen(), engine, writingEngine, clock };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), (steps) => run(world, steps)),
      { numRuns: 25 },
    );
  });
});
