import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { OpenAiTranscriber } from '../../src/engines/openai-speech/openai-transcriber.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { type SpeechAnswerBody, type SpeechFault, SpeechServer } from '../support/speech-server/speech-server.ts';

const never = new AbortController().signal;
const samples = new Int16Array(32_000);
const json = (value: unknown): SpeechAnswerBody => ({ contentType: 'application/json', body: JSON.stringify(value) });
const events = (...values: readonly unknown[]): SpeechAnswerBody => ({
  contentType: 'text/event-stream; charset=utf-8',
  body: values.map((value) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`).join(''),
});
const verbose = {
  task: 'transcribe',
  language: 'english',
  text: ' Hello, world.',
  segments: [{ start: 0, end: 1.5, text: ' Hello, world.' }],
  words: [
    { word: 'Hello', start: 0.2, end: 0.6 },
    { word: 'world', start: 0.8, end: 1.4 },
  ],
};

let answer: SpeechAnswerBody = json(verbose);
let server: SpeechServer;
before(async () => {
  server = await SpeechServer.start({ transcription: () => answer });
});
after(async () => {
  await server[Symbol.asyncDispose]();
});

const create = (more: Partial<ConstructorParameters<typeof OpenAiTranscriber>[0]> = {}) =>
  new OpenAiTranscriber({ baseUrl: server.baseUrl, model: 'whisper', languages: undefined, ...more });

async function heard(given: SpeechAnswerBody, language?: string) {
  answer = given;
  await using engine = create();
  return await engine.transcribe(samples, { language }, never);
}

const helloWorld = [
  { text: 'Hello,', startMs: 200, endMs: 600 },
  { text: 'world.', startMs: 800, endMs: 1_400 },
];

describe('recognition of speech by a server', () => {
  it('sends a RIFF file with the model, the language, terms and what was said before', async () => {
    answer = json(verbose);
    await using engine = create({ apiKey: 'secret' });
    const options = { language: 'en-GB', spokenTerms: ['Dragoman', 'Lütjens'], before: 'We met.' };
    await engine.transcribe(samples, options, never);
    const { path, authorization, body } = server.requests.at(-1) ?? {};
    assert.deepEqual([path, authorization], ['/v1/audio/transcriptions', 'Bearer secret']);
    assert.deepEqual(body, {
      file: 44 + samples.byteLength,
      model: 'whisper',
      response_format: 'verbose_json',
      temperature: '0',
      language: 'en',
      prompt: 'Dragoman, Lütjens. We met.',
      'timestamp_granularities[]': ['word', 'segment'],
    });
  });

  it('has words with times and marks, and the language that was detected', async () => {
    assert.deepEqual(await heard(json(verbose)), { words: helloWorld, language: 'en' });
    assert.equal((await heard(json({ ...verbose, language: 'de' }))).language, 'de');
    assert.equal((await heard(json(verbose), 'fr')).language, 'fr');
  });

  it('reads words inside of segments, segments alone, a text alone, and plain text', async () => {
    const { words, ...rest } = verbose;
    assert.deepEqual((await heard(json({ ...rest, segments: [{ ...rest.segments[0], words }] }))).words, helloWorld);
    assert.deepEqual((await heard(json({ ...rest, words: null }))).words, [
      { text: 'Hello,', startMs: 0, endMs: 750 },
      { text: 'world.', startMs: 750, endMs: 1_500 },
    ]);
    const spread = [
      { text: 'Hello,', startMs: 0, endMs: 1_000 },
      { text: 'world.', startMs: 1_000, endMs: 2_000 },
    ];
    assert.deepEqual((await heard(json({ text: 'Hello, world.' }))).words, spread);
    assert.deepEqual((await heard({ contentType: 'text/plain', body: 'Hello, world.\n' })).words, spread);
    assert.deepEqual((await heard(json({ text: '' }))).words, []);
  });

  it('reads streams of events', async () => {
    const deltas = ['Hello,', ' world.'].map((delta) => ({ type: 'transcript.text.delta', delta }));
    const text = async (...values: readonly unknown[]) =>
      (await heard(events(...values))).words.map((word) => word.text).join(' ');
    assert.equal(await text(...deltas, { type: 'transcript.text.done', text: 'Hello, world.' }), 'Hello, world.');
    assert.equal(await text({ text: 'Hello,' }, { text: 'world.' }, '[DONE]'), 'Hello, world.');
    await assert.rejects(text(...deltas), { code: 'engine_failed' });
    await assert.rejects(text({ error: { message: 'out of memory' } }), { code: 'engine_failed' });
    await assert.rejects(text('{"type": "transc'), { code: 'engine_failed' });
  });

  it('asks for less where the server knows only json', async () => {
    answer = json({ text: 'Hello, world.' });
    await using engine = create();
    assert.equal(engine.capabilities().wordTimes, true);
    server.rejects = new Set(['verbose_json']);
    await engine.transcribe(samples, {}, never);
    server.rejects = new Set();
    await engine.transcribe(samples, {}, never);
    assert.equal(server.requests.at(-1)?.body.response_format, 'json');
    assert.deepEqual(engine.capabilities(), {
      streaming: false,
      wordTimes: false,
      spokenTerms: 'hints',
      punctuates: true,
      external: false,
    });
  });

  it('is retried once, and fails with an error of the catalogue', async () => {
    async function outcome(...faults: readonly (SpeechFault | 'well')[]): Promise<string> {
      await using engine = create();
      const before = server.requests.length;
      server.will(...faults);
      const ended = await engine.transcribe(samples, {}, never).then(
        () => 'heard',
        (error: { code: string }) => error.code,
      );
      return `${ended} after ${server.requests.length - before}`;
    }
    answer = json(verbose);
    const wrong = (contentType: string, body: string): SpeechFault => ({ kind: 'body', contentType, body });
    assert.equal(await outcome({ kind: 'drop' }), 'heard after 2');
    assert.equal(await outcome({ kind: 'cut_off' }), 'heard after 2');
    assert.equal(await outcome({ kind: 'status', status: 502 }), 'heard after 2');
    assert.equal(await outcome({ kind: 'status', status: 403 }), 'engine_unavailable after 1');
    assert.equal(await outcome({ kind: 'status', status: 429 }), 'engine_unavailable after 1');
    for (const fault of [
      wrong('application/json', '{"text": "Hel'),
      wrong('application/json', '[]'),
      wrong('application/json', 'null'),
      wrong('text/html', '<html>'),
      wrong('application/json', `{"text": "${'x'.repeat(5_000_000)}"}`),
    ])
      assert.equal(await outcome(fault, fault), 'engine_failed after 2');
  });

  it('times out where the server stalls, ends with its signal, and ends with the engine', async () => {
    const clock = new ManualClock();
    const engine = create({ clock, stallMilliseconds: 5_000 });
    const stalled = async () => {
      server.will({ kind: 'stall' });
      const call = engine.transcribe(samples, {}, controller.signal);
      call.catch(() => {});
      await poll(() => server.gate.waiting > 0);
      return call;
    };
    let controller = new AbortController();
    server.will({ kind: 'stall' });
    const late = assert.rejects(engine.transcribe(samples, {}, never), { code: 'engine_timed_out' });
    await poll(() => server.gate.waiting > 0);
    await poll(() => {
      clock.advance(5_000);
      return server.gate.waiting === 0;
    });
    await late;
    controller = new AbortController();
    const reason = new Error('enough');
    const aborted = assert.rejects(stalled(), reason);
    await poll(() => server.gate.waiting > 0);
    controller.abort(reason);
    await aborted;
    await server.requests.at(-1)?.ended;
    controller = new AbortController();
    const stopped = assert.rejects(stalled(), { code: 'engine_unavailable' });
    await poll(() => server.gate.waiting > 0);
    await engine[Symbol.asyncDispose]();
    await stopped;
    await server.requests.at(-1)?.ended;
    assert.equal(engine.health().state, 'unavailable');
  });
});
