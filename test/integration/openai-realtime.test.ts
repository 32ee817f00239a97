import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { createResampler } from '../../src/audio/resampler.ts';
import type { RecognitionEvent, RecognitionOptions } from '../../src/contracts/engines/speech-recognizer.ts';
import { FakeSegmentTranscriber } from '../../src/engines/fake/fake-segment-transcriber.ts';
import { FakeVoiceActivityDetector } from '../../src/engines/fake/fake-voice-activity-detector.ts';
import { OpenAiRealtimeRecognizer } from '../../src/engines/openai-speech/realtime-recognizer.ts';
import { SegmentingRecognizer } from '../../src/engines/segmenting/segmenting-recognizer.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { concluded, recognize, textOf } from '../contracts/speech-recognizer.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { nearestText } from '../support/speech/nearest-text.ts';
import { tones } from '../support/speech/tones.ts';
import { RealtimeServer, type RealtimeServerOptions } from '../support/speech-server/realtime-server.ts';

const script = [
  { text: 'The first sentence.', milliseconds: 1500 },
  { text: 'And one more.', milliseconds: 2100 },
];
const both = 'The first sentence. And one more.';
const speech = tones([500, 'silence'], [1500, 'tone'], [800, 'silence'], [2100, 'tone'], [800, 'silence']);
const live: RecognitionOptions = { language: 'en', tentative: true };
const wholeText = 'In whole pieces.';

describe('live speech over a server', () => {
  let server: RealtimeServer | undefined;
  let incidents: string[] = [];
  beforeEach(async () => {
    await server?.[Symbol.asyncDispose]();
    server = undefined;
    incidents = [];
  });
  after(() => server?.[Symbol.asyncDispose]());

  async function serve(options: Partial<RealtimeServerOptions> = {}): Promise<RealtimeServer> {
    server = await RealtimeServer.start({ hear: (samples) => nearestText(script, samples, 24_000), ...options });
    return server;
  }

  function create(more: Partial<ConstructorParameters<typeof OpenAiRealtimeRecognizer>[0]> = {}) {
    const detector = new FakeVoiceActivityDetector();
    return new OpenAiRealtimeRecognizer({
      baseUrl: server?.baseUrl ?? '',
      model: 'live model',
      whole: new SegmentingRecognizer(
        new FakeSegmentTranscriber({ languages: ['en', 'de'], hear: () => wholeText }),
        detector,
      ),
      detector,
      createResampler,
      onIncident: ({ detail }) => void incidents.push(detail.replace(/^.*\/v1/, '')),
      ...more,
    });
  }

  async function heard(options: RecognitionOptions = live): Promise<readonly RecognitionEvent[]> {
    await using recognizer = create();
    return await recognize(recognizer, options, [speech]);
  }

  it('asks for transcription alone, with the language and terms, and commits by itself', async () => {
    const { sessions, requests } = await serve();
    await using recognizer = create({ apiKey: 'secret' });
    const options = { ...live, language: 'de', spokenTerms: ['Dragoman', 'Lütjens'] };
    assert.equal(textOf(concluded(await recognize(recognizer, options, [speech]))), both);
    assert.deepEqual(requests, [{ url: '/v1/realtime?intent=transcription', authorization: 'Bearer secret' }]);
    assert.deepEqual(sessions, [
      {
        type: 'transcription',
        audio: {
          input: {
            format: { type: 'audio/pcm', rate: 24_000 },
            transcription: { model: 'live model', language: 'de', prompt: 'Dragoman, Lütjens' },
            turn_detection: null,
          },
        },
      },
    ]);
  });

  it('has the deltas as tentative words while speech comes', async () => {
    await serve({ early: (samples) => (samples > 12_000 && samples < 14_000 ? 'The first ' : undefined) });
    const events = await heard();
    const tentative = events.filter(({ kind }) => kind === 'tentative');
    assert.deepEqual(
      tentative[0]?.segment.words.slice(0, 2).map(({ text }) => text),
      ['The', 'first'],
    );
    assert.equal(textOf(concluded(events)), both);
  });

  for (const fault of ['drop', 'drop_later', 'close', 'garbage', 'not_an_event', 'flood', 'error', 'failed'] as const)
    it(`connects again after a connection with a fault, and loses nothing (${fault})`, async () => {
      const { requests } = await serve();
      server?.will(fault);
      assert.equal(textOf(concluded(await heard())), both);
      assert.equal(requests.length, 2);
      assert.equal(incidents.length, 1, incidents.join());
    });

  it('gives up after a second fault', async () => {
    await serve();
    server?.will('drop', 'garbage');
    await assert.rejects(heard(), (error) => error instanceof ServiceError && error.code === 'engine_failed');
    assert.equal(incidents.length, 2);
  });

  for (const fault of ['wrong_order', 'noise'] as const)
    it(`has what is said in the order of speech (${fault})`, async () => {
      await serve();
      server?.will(fault);
      assert.equal(textOf(concluded(await heard())), both);
      assert.deepEqual(incidents, []);
    });

  it('gives up a server that says nothing', async () => {
    await serve();
    server?.will('stall');
    const clock = new ManualClock();
    await using recognizer = create({ clock, stallMilliseconds: 1_000 });
    const stream = await recognizer.open(live, new AbortController().signal);
    await stream.write(speech.slice(0, 40_000));
    stream.finish();
    const failed = assert.rejects(
      (async () => {
        for await (const _ of stream);
      })(),
      (error) => error instanceof ServiceError && error.code === 'engine_timed_out',
    );
    let over = false;
    void failed.then(() => {
      over = true;
    });
    await poll(() => {
      clock.advance(1_000);
      return over;
    });
    await failed;
    assert.match(incidents[0] ?? '', /sent nothing for too long/);
  });

  it('refuses a server that looks for pauses by itself', async () => {
    await serve();
    server?.will('own_pauses', 'own_pauses');
    await using recognizer = create();
    const stream = await recognizer.open(live, new AbortController().signal);
    await stream.write(speech.slice(0, 32_000));
    await assert.rejects(
      (async () => {
        for await (const _ of stream);
      })(),
      (error) => error instanceof ServiceError && error.code === 'engine_failed',
    );
    assert.match(incidents.join(), /looks for pauses by itself/);
  });

  it('finds out whether the address needs the model', async () => {
    const { requests } = await serve();
    if (server !== undefined) server.needsModel = true;
    assert.equal(textOf(concluded(await heard())), both);
    assert.deepEqual(
      requests.map(({ url }) => url),
      ['/v1/realtime?intent=transcription', '/v1/realtime?intent=transcription&model=live%20model'],
    );
  });

  it('recognizes whole pieces where the server does not have the interface', async () => {
    const { requests } = await serve();
    if (server !== undefined) server.status = 404;
    await using recognizer = create();
    const text = () => recognize(recognizer, live, [speech]).then((events) => textOf(concluded(events)));
    assert.equal(await text(), `${wholeText} ${wholeText}`);
    assert.deepEqual(incidents, ['/realtime answers 404 to a realtime session']);
    const asked = requests.length;
    assert.equal(await text(), `${wholeText} ${wholeText}`);
    assert.equal(requests.length, asked);
  });

  it('does so where the session is refused, nobody watches, or the language is not known', async () => {
    await serve();
    server?.will('refuse', 'refuse');
    assert.equal(textOf(concluded(await heard())), `${wholeText} ${wholeText}`);
    assert.equal(textOf(concluded(await heard({ ...live, tentative: false }))), `${wholeText} ${wholeText}`);
    assert.equal(textOf(concluded(await heard({ tentative: true }))), `${wholeText} ${wholeText}`);
  });

  it('cuts speech without pauses', async () => {
    await serve({ hear: (samples) => `${Math.round(samples.length / 24_000)}s` });
    await using recognizer = create();
    const long = tones([500, 'silence'], [60_000, 'tone'], [800, 'silence']);
    const segments = concluded(await recognize(recognizer, live, [long]));
    assert.deepEqual(
      segments.map(({ endsSentence }) => endsSentence),
      [false, false, true],
    );
    assert.match(textOf(segments), /^28s 28s [45]s$/);
  });
});
