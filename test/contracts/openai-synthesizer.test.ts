import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FakeSpeechSynthesizer } from '../../src/engines/fake/fake-speech-synthesizer.ts';
import { OpenAiSynthesizer } from '../../src/engines/openai-speech/openai-synthesizer.ts';
import { waveFile } from '../../src/engines/openai-speech/wave-file.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { type SpeechFault, SpeechServer } from '../support/speech-server/speech-server.ts';
import { collect, describeSpeechSynthesizer } from './speech-synthesizer.ts';

const never = new AbortController().signal;
const speaker = new FakeSpeechSynthesizer({ sampleRate: 24_000 });
const rateOf = { pcm: 24_000, wav: 22_050 } as const;

/** What a well-behaved server speaks: words as tones, onyx low and nova high. */
async function speech(body: Readonly<Record<string, unknown>>) {
  const voice = body.voice === 'onyx' ? 'male' : body.voice === 'nova' ? 'female' : 'default';
  const { samples } = await collect(speaker.synthesize({ text: String(body.input), language: 'de', voice }, never));
  if (body.response_format === 'wav') return { contentType: 'audio/wav', body: waveFile(samples, rateOf.wav) };
  return { contentType: 'audio/pcm', body: waveFile(samples, rateOf.pcm).subarray(44) };
}

let server: SpeechServer;
before(async () => {
  server = await SpeechServer.start({ speech });
});
after(async () => {
  await server[Symbol.asyncDispose]();
});

const voices = [{ name: 'alloy' }, { name: 'onyx', gender: 'male' }, { name: 'nova', gender: 'female' }] as const;
const create = (more: Partial<ConstructorParameters<typeof OpenAiSynthesizer>[0]> = {}) =>
  new OpenAiSynthesizer({ baseUrl: server.baseUrl, model: 'tts', voices, ...more });

describeSpeechSynthesizer('openai_speech', {
  create: () => create(),
  sentences: { de: 'Das Haus am See ist rot.', en: 'The house at the lake is red.' },
});

describe('speech of a server', () => {
  const request = { text: 'Das Haus am See ist rot.', language: 'de', voice: 'default' } as const;

  async function outcome(...faults: readonly (SpeechFault | 'well')[]): Promise<string> {
    await using engine = create();
    const before = server.requests.length;
    server.will(...faults);
    try {
      const { samples } = await collect(engine.synthesize(request, never));
      return `${samples.length > 0 ? 'speaks' : 'silent'} after ${server.requests.length - before}`;
    } catch (error) {
      return `${(error as { code: string }).code} after ${server.requests.length - before}`;
    }
  }

  it('is asked for with the model, the voice and the key', async () => {
    await using engine = create({ apiKey: 'secret' });
    await collect(engine.synthesize({ ...request, voice: 'female' }, never));
    const { path, authorization, body } = server.requests.at(-1) ?? {};
    assert.deepEqual([path, authorization], ['/v1/audio/speech', 'Bearer secret']);
    assert.deepEqual(body, { model: 'tts', input: request.text, voice: 'nova', response_format: 'pcm' });
  });

  it('comes at the second attempt where the first fails before samples', async () => {
    assert.equal(await outcome({ kind: 'drop' }), 'speaks after 2');
    assert.equal(await outcome({ kind: 'status', status: 500 }), 'speaks after 2');
    assert.equal(await outcome({ kind: 'status', status: 429, headers: { 'retry-after': '0' } }), 'speaks after 2');
    assert.equal(await outcome({ kind: 'drop' }, { kind: 'drop' }), 'engine_failed after 2');
  });

  it('is an error where the server refuses, is overloaded for long, or breaks off', async () => {
    assert.equal(await outcome({ kind: 'status', status: 401 }), 'engine_unavailable after 1');
    assert.equal(await outcome({ kind: 'status', status: 404 }), 'engine_unavailable after 1');
    assert.equal(
      await outcome({ kind: 'status', status: 429, headers: { 'retry-after': '600' } }),
      'engine_unavailable after 1',
    );
    assert.equal(await outcome({ kind: 'status', status: 413 }), 'engine_failed after 1');
    assert.equal(await outcome({ kind: 'cut_off' }), 'engine_failed after 1');
  });

  it('is an error where the answer is something else', async () => {
    const wrong = (contentType: string, body: string): SpeechFault => ({ kind: 'body', contentType, body });
    for (const fault of [
      wrong('application/json', '{"text": "hello"}'),
      wrong('text/html', '<html>'),
      wrong('audio/mpeg', 'ID3'),
      wrong('audio/pcm', ''),
      wrong('audio/wav', 'RIFF....WAVEnone'),
    ])
      assert.equal(await outcome(fault, fault), 'engine_failed after 2', JSON.stringify(fault));
  });

  it('comes as a RIFF file where the server knows no other, and is asked for so from then on', async () => {
    await using engine = create();
    server.rejects = new Set(['pcm']);
    const { sampleRate, samples } = await collect(engine.synthesize(request, never));
    server.rejects = new Set();
    await collect(engine.synthesize(request, never));
    assert.deepEqual([sampleRate, samples.length > 0], [rateOf.wav, true]);
    assert.equal(server.requests.at(-1)?.body.response_format, 'wav');
  });

  it('times out where the server stalls, and the connection is closed', async () => {
    const clock = new ManualClock();
    await using engine = create({ clock, stallMilliseconds: 5_000 });
    server.will({ kind: 'stall' });
    const call = assert.rejects(collect(engine.synthesize(request, never)), { code: 'engine_timed_out' });
    await poll(() => server.gate.waiting > 0);
    // Chunks that are on their way set the deadline again.
    await poll(() => {
      clock.advance(5_000);
      return server.gate.waiting === 0;
    });
    await call;
  });

  it('makes the engine fail for half a minute after three failures in a row', async () => {
    const clock = new ManualClock();
    const incidents: string[] = [];
    await using engine = create({ clock, onIncident: ({ detail }) => incidents.push(detail) });
    for (let times = 0; times < 3; times += 1) {
      server.will({ kind: 'status', status: 401 });
      await assert.rejects(collect(engine.synthesize(request, never)));
    }
    assert.deepEqual(engine.health(), { state: 'failing', reason: `${server.baseUrl} answers 401` });
    assert.equal(incidents.length, 3);
    clock.advance(30_000);
    assert.deepEqual(engine.health(), { state: 'ready' });
  });

  it('is outside where the address is, and in the languages of its voices', () => {
    const engine = create({
      baseUrl: 'https://speech.example.com/v1',
      voices: [
        { name: 'thorsten', language: 'de', gender: 'male' },
        { name: 'amy', language: 'en' },
      ],
    });
    assert.deepEqual(engine.languages(), ['de', 'en']);
    assert.deepEqual(engine.capabilities('de'), { genders: ['male'], match: 'none', external: true });
  });
});
