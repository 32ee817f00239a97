import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ServiceError } from '../../src/errors/service-error.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { recentDays } from '../support/recent-days.ts';
import { fileOf } from '../support/scripted-speech.ts';
import { adminKey, type TestApp } from '../support/test-app.ts';
import {
  create,
  created,
  ended,
  fetchResult,
  finished,
  order,
  pathOf,
  put,
  resultOf,
  speech,
  status,
  text,
  vocabulary,
  voiceApp,
} from './voice-jobs-fixtures.ts';

const transcript = { language: 'en', type: 'text/plain' };

describe('voice jobs', () => {
  let app: TestApp;
  let spoken: readonly string[];
  before(async () => {
    const made = await voiceApp();
    app = made.app;
    spoken = made.synthesizer.spoken;
  });
  after(() => app[Symbol.asyncDispose]());

  it('transcribe a file with capitals and marks, and translate it', async () => {
    const job = await finished(app, speech, [transcript, text]);
    assert.equal(job.status, 'complete');
    assert.equal(job.progress, 1);
    const answers = [await resultOf(app, job, 0), await resultOf(app, job, 1)];
    assert.equal(answers[0]?.payload, 'Good morning everybody. Could you help?\n');
    assert.equal(answers[0]?.headers['content-disposition'], 'attachment; filename="greeting.en.txt"');
    assert.equal(answers[0]?.headers['content-type'], 'text/plain; charset=utf-8');
    const translated = await app.translate({ text: ['Good morning everybody.', 'Could you help?'] });
    const [first, second] = translated.json().translations as { text: string }[];
    assert.equal(answers[1]?.payload, `${first?.text} ${second?.text}\n`);
  });

  it('write subtitles with the times of the speech, and JSON with those of words', async () => {
    const types = ['application/x-subrip', 'text/vtt', 'application/json'];
    const job = await finished(
      app,
      speech,
      types.map((type) => ({ language: 'en', type })),
    );
    assert.equal(
      (await resultOf(app, job, 0)).payload,
      '1\r\n00:00:00,000 --> 00:00:01,200\r\nGood morning everybody.\r\n\r\n' +
        '2\r\n00:00:02,000 --> 00:00:03,200\r\nCould you help?\r\n\r\n',
    );
    assert.match((await resultOf(app, job, 1)).payload, /^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.200\nGood/);
    const json = (await resultOf(app, job, 2)).json();
    assert.equal(json.duration, 3_600);
    assert.deepEqual(json.segments[1].words[2], { text: 'help?', start_time: 2_800, end_time: 3_200, confidence: 0.9 });
  });

  it('speak each sentence when its original was spoken, or when the one before has ended', async () => {
    const pcm = { language: 'es', type: 'audio/pcm; encoding=s16le; rate=24000' };
    const job = await finished(app, speech, [pcm]);
    const { rawPayload, headers } = await resultOf(app, job);
    assert.equal(headers['content-type'], 'audio/pcm;encoding=s16le;rate=24000');
    const samples = new Int16Array(new Uint8Array(rawPayload).buffer);
    const [first = '', second = ''] = spoken.slice(-2);
    assert.ok(samples.length >= 3_600 * 24);
    const firstEnd = first.length * 50 * 24;
    const secondStart = Math.max(2_000 * 24, firstEnd);
    assert.ok(samples.subarray(0, firstEnd).every((sample) => sample === 1000));
    assert.ok(samples.subarray(firstEnd, secondStart).every((sample) => sample === 0));
    assert.ok(samples.subarray(secondStart, secondStart + second.length * 50 * 24).every((sample) => sample === 1000));
  });

  it('count the audio once, in milliseconds', async () => {
    const before = await spokenMilliseconds(app);
    const characters = await app.countedCharacters();
    await finished(app, speech, [transcript, text]);
    assert.equal(await spokenMilliseconds(app), before + 3_600);
    assert.equal(await app.countedCharacters(), characters);
  });

  it('fail with a reason when the audio cannot be decoded, and cost nothing', async () => {
    const before = await spokenMilliseconds(app);
    const broken = Buffer.from('broken file');
    const job = await finished(app, broken, [transcript, text]);
    assert.equal(job.status, 'failed');
    for (const result of job.results)
      assert.deepEqual(result, {
        status: 'failed',
        error: { message: 'The audio could not be decoded: it is broken.' },
      });
    assert.equal(await spokenMilliseconds(app), before);
  });

  it('are not given up while each attempt hears more, however many there are', async () => {
    const clock = new ManualClock();
    const sentence = 'good morning everybody . . ';
    const file = fileOf(vocabulary, sentence.repeat(360).trim());
    let [attempts, heardMs] = [0, 0];
    const { app, recognizers } = await voiceApp(
      {
        punctuates: true,
        onSamples: async (samples) => {
          if (recognizers[0]?.openedWith.length !== attempts) heardMs = 0;
          attempts = recognizers[0]?.openedWith.length ?? 0;
          heardMs += samples.length / 16;
          if (heardMs < 36_000) return;
          // What was concluded is on its way to its part.
          await new Promise(setImmediate);
          throw new ServiceError('engine_failed', {});
        },
      },
      { clock },
    );
    const job = await created(app, order(file, [text]));
    await put(app, job.upload_url, file, job.signature);
    let now = '';
    await poll(async () => {
      clock.advance(1_000);
      now = (await status(app, job.job_id)).status;
      return now === 'complete' || now === 'failed';
    });
    assert.equal(now, 'complete');
    assert.ok(attempts > 20, String(attempts));
    await app[Symbol.asyncDispose]();
  });

  it('complete the other targets when one fails', async () => {
    const file = fileOf(vocabulary, 'good unspeakable .');
    const job = await finished(app, file, [{ language: 'en', type: 'audio/flac' }, transcript]);
    assert.equal(job.status, 'complete');
    assert.deepEqual(job.results[0], {
      status: 'failed',
      error: { message: 'The audio could not be processed: this cannot be said.' },
    });
    assert.equal((await resultOf(app, job, 1)).payload, 'Good unspeakable.\n');
    // Nothing is left to be downloaded.
    await gone(app, job.job_id);
  });

  it('hand out each result once, under its own signature', async () => {
    const job = await finished(app, speech, [transcript, text]);
    const [one, other] = job.results;
    assert.notEqual(one?.signature, other?.signature);
    assert.equal((await fetchResult(app, one?.download_url ?? '', other?.signature)).statusCode, 403);
    assert.equal((await fetchResult(app, one?.download_url ?? '')).statusCode, 401);
    const file = (one?.download_url ?? '').replace('/results/0', '/file');
    assert.equal((await put(app, file, speech, one?.signature)).statusCode, 403);
    assert.equal((await fetchResult(app, one?.download_url ?? '', one?.signature)).statusCode, 200);
    await poll(async () => (await status(app, job.job_id)).results[0]?.status === 'downloaded');
    const left = await status(app, job.job_id, '?include=signed_url');
    assert.deepEqual(left.results[0], { status: 'downloaded' });
    assert.equal((await fetchResult(app, one?.download_url ?? '', one?.signature)).statusCode, 403);
    const signed = await fetchResult(app, left.results[1]?.signed_download_url ?? '');
    assert.equal(signed.statusCode, 200);
    await gone(app, job.job_id);
    assert.equal((await fetchResult(app, one?.download_url ?? '', one?.signature)).statusCode, 404);
  });

  it('take one upload of exactly the length, with the signature or at the signed address', async () => {
    const job = await created(app, order(speech, [text]), {}, '?include=signed_url');
    assert.equal((await put(app, job.upload_url, speech, undefined)).statusCode, 401);
    assert.equal((await put(app, job.upload_url, speech, `${job.signature}x`)).statusCode, 403);
    const stranger = await created(app, order(speech, [text]));
    assert.equal((await put(app, job.upload_url, speech, stranger.signature)).statusCode, 403);
    const result = job.upload_url.replace('/file', '/results/0');
    assert.equal((await fetchResult(app, result, job.signature)).statusCode, 403);
    const short = await put(app, job.upload_url, speech.subarray(2), job.signature);
    assert.equal(short.statusCode, 400);
    assert.match(short.json().message, /content_length.*57600|content_length/);
    assert.equal((await put(app, job.signed_upload_url ?? '', speech, undefined)).statusCode, 204);
    assert.equal((await put(app, job.upload_url, speech, job.signature)).statusCode, 403);
    await ended(app, job.job_id);
    await app.send('DELETE', `/v1/jobs/voice/translate/${stranger.job_id}`);
  });

  it('answer pre-flight requests for upload and download addresses', async () => {
    const job = await created(app, order(speech, [text]));
    const preflight = await app.http.inject({ method: 'OPTIONS', url: pathOf(job.upload_url) });
    assert.equal(preflight.statusCode, 204);
    assert.equal(preflight.headers['access-control-allow-methods'], 'PUT');
    const answer = await put(app, job.upload_url, speech, job.signature);
    assert.equal(answer.headers['access-control-allow-origin'], '*');
    await ended(app, job.job_id);
  });

  for (const [what, change, message] of [
    [
      'an unknown type of audio',
      { source_file: { name: 'a', content_type: 'audio/midi', content_length: 1 } },
      /source_file\.content_type/,
    ],
    [
      'an empty file',
      { source_file: { name: 'a', content_type: 'audio/mpeg', content_length: 0 } },
      /source_file\.content_length/,
    ],
    [
      'a file of more than a gigabyte',
      { source_file: { name: 'a', content_type: 'audio/mpeg', content_length: 2 ** 30 + 1 } },
      /source_file\.content_length.*1 GB/,
    ],
    [
      'a file without a name',
      { source_file: { name: ' ', content_type: 'audio/mpeg', content_length: 1 } },
      /source_file\.name/,
    ],
    [
      'a language that nobody recognizes',
      { parameters: { source_language: 'de' } },
      /parameters\.source_language.*German.*en\./,
    ],
    [
      'a formality that does not exist',
      { parameters: { source_language: 'en', formality: 'rude' } },
      /parameters\.formality/,
    ],
    ['no targets', { targets: [] }, /targets/],
    ['a target in no language', { targets: [{ language: 'xx-yy-zz', type: 'text/plain' }] }, /targets\[0\]\.language/],
    [
      'a target that nobody translates into',
      { targets: [text, { language: 'ja', type: 'text/plain' }] },
      /targets\[1\]\.language/,
    ],
    [
      'an output that does not exist',
      { targets: [{ language: 'es', type: 'video/mp4' }] },
      /targets\[0\]\.type.*text\/plain/,
    ],
    [
      'speech in a language that nobody speaks',
      { targets: [{ language: 'fr', type: 'audio/flac' }] },
      /targets\[0\]\.language/,
    ],
  ] as const)
    it(`refuse ${what}, naming the parameter`, async () => {
      const answer = await create(app, order(speech, [text], change));
      assert.equal(answer.statusCode, 400, answer.payload);
      assert.match(answer.json().message, message);
    });

  it('belong to their account, and need the plan and a key without scopes', async () => {
    const job = await finished(app, speech, [text]);
    const other = await app.createAccount();
    const path = `/v1/jobs/voice/translate/${job.job_id}`;
    for (const method of ['GET', 'DELETE'] as const)
      assert.equal((await app.send(method, path, undefined, { key: other.developerKey })).statusCode, 404);
    const free = await app.createAccount({ plan: 'pro_classic' });
    const refused = await create(app, order(speech, [text]), { key: free.developerKey });
    assert.equal(refused.json().code, 'feature_not_in_plan');
    const scoped = await app.createKey({ scopes: ['translate:text'] });
    const outOfScope = await create(app, order(speech, [text]), { key: scoped });
    assert.equal(outOfScope.statusCode, 403);
    assert.equal(outOfScope.json().code, 'out_of_scope');
    assert.equal((await app.send('DELETE', path)).statusCode, 204);
    assert.equal((await app.send('GET', path)).statusCode, 404);
  });

  it('are at most ten at once', async () => {
    const jobs = await Promise.all(Array.from({ length: 12 }, () => create(app, order(speech, [text]))));
    const codes = jobs.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(codes, [...Array(10).fill(201), 429, 429]);
    for (const answer of jobs)
      if (answer.statusCode === 201) await app.send('DELETE', `/v1/jobs/voice/translate/${answer.json().job_id}`);
  });
});

describe('voice jobs in time', () => {
  it('take their file for five minutes, and have their results for an hour', async () => {
    const clock = new ManualClock();
    const { app } = await voiceApp({}, { clock });
    await using _ = app;
    const minute = 60_000;
    const statusOf = async (id: string) => (await app.send('GET', `/v1/jobs/voice/translate/${id}`)).statusCode;
    const [soon, late] = [await created(app, order(speech, [text])), await created(app, order(speech, [text]))];
    clock.advance(5 * minute - 1);
    assert.equal((await put(app, soon.upload_url, speech, soon.signature)).statusCode, 204);
    clock.advance(1);
    assert.equal((await put(app, late.upload_url, speech, late.signature)).statusCode, 403);
    assert.equal(await statusOf(late.job_id), 404);
    const job = await ended(app, soon.job_id);
    const { download_url: url = '', signature } = job.results[0] ?? {};
    clock.advance(60 * minute - 1);
    assert.equal(await statusOf(soon.job_id), 200);
    clock.advance(1);
    assert.equal((await fetchResult(app, url, signature)).statusCode, 403);
    assert.equal(await statusOf(soon.job_id), 404);
  });
});

describe('voice jobs at the limit of a key', () => {
  it('are refused when it is used up, and fail when the audio is longer than what is left', async () => {
    const { app } = await voiceApp();
    await using _ = app;
    const key = await app.createKey({ speechMillisecondLimit: 5_000 });
    const run = async () => {
      const job = await created(app, order(speech, [text]), { key });
      assert.equal((await put(app, job.upload_url, speech, job.signature)).statusCode, 204);
      return ended(app, job.job_id);
    };
    assert.equal((await run()).status, 'complete');
    const over = await run();
    assert.equal(over.status, 'failed');
    assert.match(over.results[0]?.error?.message ?? '', /^Quota exceeded: this key's limit of 5000 milliseconds/);
    assert.equal(await spokenMilliseconds(app), 3_600);
    const blocked = await app.createKey({ speechMillisecondLimit: 0 });
    assert.equal((await create(app, order(speech, [text]), { key: blocked })).statusCode, 456);
  });
});

async function spokenMilliseconds(app: TestApp): Promise<number> {
  const answer = await app.send('GET', `/v2/admin/analytics?${recentDays()}`, undefined, { key: adminKey });
  assert.equal(answer.statusCode, 200, answer.payload);
  return answer.json().usage_report.total_usage.speech_to_text_milliseconds;
}

/** Results are removed after the last byte was sent. */
function gone(app: TestApp, id: string): Promise<void> {
  return poll(async () => (await app.send('GET', `/v1/jobs/voice/translate/${id}`)).statusCode === 404);
}
