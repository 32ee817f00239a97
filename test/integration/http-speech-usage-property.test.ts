import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { RealtimeClient } from '../support/realtime-client.ts';
import { scriptedSpeech } from '../support/scripted-speech.ts';
import { createTestApp, type Sending, type TestAccount, type TestApp } from '../support/test-app.ts';
import { changeKey, type KeyChange, type KeyLimits, makeKey } from './usage-keys.ts';
import { type Bill, compareUsage, firstStart, nextStart, type SpeechCategory, UsageModel } from './usage-model.ts';
import { create, order, put, vocabulary } from './voice-jobs-fixtures.ts';

const limits: KeyLimits = { unit: 'speech_to_text_milliseconds', values: [null, 0, 3_000, 7_000] };
const jobs = '/v1/jobs/voice/translate';
/** Numbers of words; the recognizer keeps audio of the last one until it is released. */
const [common, unspeakable, held] = [1, vocabulary.indexOf('unspeakable') + 1, 2];

interface Request {
  readonly kind: 'job' | 'session' | 'text';
  readonly key: number;
  readonly category: SpeechCategory;
  /** Of the audio: mostly not a whole number of milliseconds. Of texts, characters. */
  readonly samples: number;
  readonly tag: string;
  /** Of jobs: audio that cannot be decoded, speech that cannot be spoken, deletion while the audio is recognized. */
  readonly fate: 'good' | 'broken' | 'unspeakable' | 'deleted';
}

/** Several requests at once, and what happens before them. */
interface Step {
  readonly hours: number;
  readonly change: KeyChange;
  readonly requests: readonly Request[];
}

const request: fc.Arbitrary<Request> = fc.record({
  kind: fc.constantFrom('job', 'job', 'job', 'session', 'text'),
  key: fc.nat(2),
  category: fc.constantFrom<SpeechCategory>('speechToText', 'speechToSpeech'),
  samples: fc.integer({ min: 1, max: 80_000 }),
  tag: fc.constantFrom('', 'a', 'b'),
  fate: fc.constantFrom('good', 'good', 'good', 'broken', 'unspeakable', 'deleted'),
});

const step: fc.Arbitrary<Step> = fc.record({
  hours: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(24 * 20) }),
  change: fc.record({
    kind: fc.constantFrom('none', 'limit', 'limit', 'deactivate'),
    // The first key has no limit: clients do not learn how much of a session was heard until its limit.
    key: fc.integer({ min: 1, max: 2 }),
    limit: fc.nat(limits.values.length - 1),
  }),
  requests: fc
    .array(request, { maxLength: 6 })
    // A server takes few sessions of an account at once.
    .map((all) =>
      all.filter(({ kind }, index) => kind !== 'session' || index === all.findIndex((one) => one.kind === 'session')),
    ),
});

interface World {
  readonly app: TestApp;
  readonly clock: ManualClock;
  /** Of the step under way: audio came that is held, and no longer is. */
  gate: { readonly came: PromiseWithResolvers<void>; readonly opened: PromiseWithResolvers<void> };
}

const newGate = (): World['gate'] => ({ came: Promise.withResolvers(), opened: Promise.withResolvers() });

async function run(world: World, steps: readonly Step[]): Promise<void> {
  const { app, clock } = world;
  clock.set(nextStart(clock.now()));
  const account = await app.createAccount();
  const model = new UsageModel();
  for (let index = 0; index < 3; index += 1) model.keys.push(await makeKey(app, account));
  for (const { hours, change, requests } of steps) {
    clock.advance(hours * 3_600_000);
    await changeKey(app, account, model, change, limits);
    const usage = await app.send('GET', '/v2/usage', undefined, { key: account.developerKey });
    const period = usage.json().start_time as string;
    const day = clock.now().toISOString().slice(0, 10);
    const serve = async (one: Request): Promise<void> => {
      const key = model.keys[one.kind === 'session' ? 0 : one.key] ?? assert.fail();
      const billed = await send(app, account, one, key.secret);
      if (billed === undefined) return;
      model.bill({ ...billed, tag: one.tag, keyId: key.id, day, period });
      const used = model.milliseconds({ keyId: key.id, period });
      assert.ok(key.limit === null || used <= key.limit || billed.category === 'text', `${used} of ${key.limit}`);
    };
    world.gate = newGate();
    const isDeleted = ({ kind, fate }: Request): boolean => kind === 'job' && fate === 'deleted';
    await Promise.all([
      deleteJobs(world, requests.filter(isDeleted), model.keys[0]?.secret ?? ''),
      ...requests.filter((one) => !isDeleted(one)).map(serve),
    ]);
    // A session is counted once its connection is closed.
    await poll(async () => (await countedMilliseconds(world, account)) >= model.milliseconds());
    await compareUsage(app, account, model, period);
  }
}

/** What is billed for the request, or undefined when it was refused or failed. */
async function send(
  app: TestApp,
  account: TestAccount,
  one: Request,
  key: string,
): Promise<Pick<Bill, 'amount' | 'category'> | undefined> {
  const options = sending(one, key);
  if (one.kind === 'text') {
    const answer = await app.translate({ text: ['x'.repeat(one.samples % 100 || 1)] }, options);
    assert.equal(answer.statusCode, 200, answer.payload);
    return { amount: one.samples % 100 || 1, category: 'text' };
  }
  const speech = { amount: Math.ceil(one.samples / 16), category: one.category };
  if (one.kind === 'session') {
    await speak(app, one, options);
    return speech;
  }
  const id = await submit(app, one, options);
  if (id === undefined) return undefined;
  let status = '';
  await poll(async () => {
    status = (await app.send('GET', `${jobs}/${id}`, undefined, { key: account.developerKey })).json().status;
    return status === 'complete' || status === 'failed';
  });
  return status === 'complete' ? speech : undefined;
}

function sending({ tag }: Request, key: string): Sending {
  return { key, ...(tag !== '' && { headers: { 'x-service-reporting-tag': tag } }) };
}

/** The id of a job whose file is there, or undefined when the limit of its key is used up. */
async function submit(app: TestApp, one: Request, options: Sending): Promise<string | undefined> {
  const file = audioOf(one);
  const targets = [
    ...(one.category === 'speechToSpeech' ? [{ language: 'en', type: 'audio/flac' }] : []),
    ...(one.category === 'speechToText' || one.samples % 2 === 0 ? [{ language: 'en', type: 'text/plain' }] : []),
  ];
  const answer = await create(app, order(file, targets), options);
  if (answer.statusCode === 456) return undefined;
  assert.equal(answer.statusCode, 201, answer.payload);
  const { job_id, upload_url, signature } = answer.json();
  assert.equal((await put(app, upload_url, file, signature)).statusCode, 204);
  return job_id;
}

function audioOf({ samples, fate }: Request): Buffer {
  if (fate === 'broken') return Buffer.from('broken');
  const word = { good: common, unspeakable, deleted: held }[fate];
  return Buffer.from(new Int16Array(samples).fill(word).buffer);
}

/** Nothing of them may be counted: some are deleted while they are recognized, some before. */
async function deleteJobs({ app, gate }: World, requests: readonly Request[], key: string): Promise<void> {
  const ids = await Promise.all(requests.map((one) => submit(app, one, sending(one, key))));
  if (ids.length > 0) await gate.came.promise;
  for (const id of ids) assert.equal((await app.send('DELETE', `${jobs}/${id}`, undefined, { key })).statusCode, 204);
  gate.opened.resolve();
}

/** A session that hears all of its audio. */
async function speak(app: TestApp, { samples, category }: Request, options: Sending): Promise<void> {
  const body = {
    source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
    source_language: 'en',
    ...(category === 'speechToSpeech'
      ? { target_media_languages: ['es'], target_media_content_type: 'audio/flac' }
      : { target_languages: ['es'] }),
  };
  const answer = await app.send('POST', '/v3/voice/realtime', body, options);
  assert.equal(answer.statusCode, 200, answer.payload);
  // Requests are injected: they know no port.
  const { port } = app.http.server.address() as { port: number };
  const { streaming_url, token } = answer.json();
  await using client = await RealtimeClient.connect(
    streaming_url.replace(/^ws:\/\/[^/]+/, `ws://127.0.0.1:${port}`),
    token,
  );
  const audio = Buffer.from(new Int16Array(samples).fill(common).buffer);
  for (let at = 0; at < audio.length; at += 32_000) client.audio(audio.subarray(at, at + 32_000));
  client.end();
  assert.equal(await client.closed(), undefined);
}

async function countedMilliseconds({ app, clock }: World, { adminKey: key }: TestAccount): Promise<number> {
  const year = clock.now().getUTCFullYear();
  const path = `/v2/admin/analytics?start_date=${year}-01-01&end_date=${year}-12-31`;
  const answer = await app.send('GET', path, undefined, { key });
  return answer.json().usage_report.total_usage.speech_to_text_milliseconds;
}

describe('speech that is counted', () => {
  it('is the sum of what was billed in milliseconds, for jobs and sessions, beside the characters of texts', async () => {
    const clock = new ManualClock(firstStart);
    const onSamples = async ([first]: Int16Array): Promise<void> => {
      if (first !== held) return;
      const { gate } = world;
      gate.came.resolve();
      await gate.opened.promise;
    };
    const speech = scriptedSpeech({ vocabulary, onSamples });
    await using app = await createTestApp({ translators: [new FakeTranslator()], speech, clock });
    await app.listen();
    const world: World = { app, clock, gate: newGate() };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), (steps) => run(world, steps)),
      { numRuns: 25 },
    );
  });
});
