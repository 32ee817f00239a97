import { after, before } from 'node:test';
import { createResampler } from '../../src/audio/resampler.ts';
import type { RecognitionOptions, RecognitionStream } from '../../src/contracts/engines/speech-recognizer.ts';
import { FakeSegmentTranscriber } from '../../src/engines/fake/fake-segment-transcriber.ts';
import { FakeVoiceActivityDetector } from '../../src/engines/fake/fake-voice-activity-detector.ts';
import { OpenAiRealtimeRecognizer } from '../../src/engines/openai-speech/realtime-recognizer.ts';
import { SegmentingRecognizer } from '../../src/engines/segmenting/segmenting-recognizer.ts';
import { nearestText } from '../support/speech/nearest-text.ts';
import { tones } from '../support/speech/tones.ts';
import { RealtimeServer } from '../support/speech-server/realtime-server.ts';
import { describeSpeechRecognizer } from './speech-recognizer.ts';

const script = [
  { text: 'The first sentence.', milliseconds: 1500 },
  { text: 'And one more of them.', milliseconds: 2100 },
  { text: 'The end.', milliseconds: 1200 },
];

let server: RealtimeServer;
before(async () => {
  server = await RealtimeServer.start({ hear: (samples) => nearestText(script, samples, 24_000) });
});
after(async () => {
  await server[Symbol.asyncDispose]();
});

/** Everybody watches: what nobody watches is for another recognizer. */
class WatchedRecognizer extends OpenAiRealtimeRecognizer {
  override open(options: RecognitionOptions, signal: AbortSignal): Promise<RecognitionStream> {
    return super.open({ ...options, tentative: true }, signal);
  }
}

describeSpeechRecognizer('openai_speech, live', {
  create() {
    const detector = new FakeVoiceActivityDetector();
    const whole = new SegmentingRecognizer(new FakeSegmentTranscriber({ languages: ['en'] }), detector);
    return new WatchedRecognizer({ baseUrl: server.baseUrl, model: 'live', whole, detector, createResampler });
  },
  language: 'en',
  wordErrorRate: 0,
  sentences: async () => script.map(({ text, milliseconds }) => ({ text, samples: tones([milliseconds, 'tone']) })),
});
