import { after, before } from 'node:test';
import { FakeVoiceActivityDetector } from '../../src/engines/fake/fake-voice-activity-detector.ts';
import { OpenAiTranscriber } from '../../src/engines/openai-speech/openai-transcriber.ts';
import { SegmentingRecognizer } from '../../src/engines/segmenting/segmenting-recognizer.ts';
import { nearestText } from '../support/speech/nearest-text.ts';
import { tones } from '../support/speech/tones.ts';
import { trimSilence } from '../support/speech/trim-silence.ts';
import { SpeechServer } from '../support/speech-server/speech-server.ts';
import { describeSpeechRecognizer } from './speech-recognizer.ts';

const script = [
  { text: 'The first sentence.', milliseconds: 1500 },
  { text: 'And one more of them.', milliseconds: 2100 },
  { text: 'The end.', milliseconds: 1200 },
];
const headerLength = 44;

/** The sentence whose length is nearest, with a word for each stretch of its tone. */
function hear(file: Buffer) {
  const data = file.subarray(headerLength);
  const samples = new Int16Array(data.length / 2).map((_, at) => data.readInt16LE(at * 2));
  const start =
    Math.max(
      0,
      samples.findIndex((sample) => Math.abs(sample) > 300),
    ) / 16_000;
  const seconds = trimSilence(samples).length / 16_000;
  const text = nearestText(script, samples, 16_000);
  const spoken = text.replaceAll(/[.,]/g, '').split(' ');
  const words = spoken.map((word, index) => ({
    word,
    start: start + (seconds * index) / spoken.length,
    end: start + (seconds * (index + 1)) / spoken.length,
  }));
  return {
    contentType: 'application/json',
    body: JSON.stringify({ task: 'transcribe', language: 'english', text, words }),
  };
}

let server: SpeechServer;
before(async () => {
  server = await SpeechServer.start({ transcription: (_, file) => hear(file) });
});
after(async () => {
  await server[Symbol.asyncDispose]();
});

describeSpeechRecognizer('openai_speech', {
  create: () =>
    new SegmentingRecognizer(
      new OpenAiTranscriber({ baseUrl: server.baseUrl, model: 'whisper', languages: ['en', 'de'] }),
      new FakeVoiceActivityDetector(),
    ),
  language: 'en',
  wordErrorRate: 0,
  sentences: async () => script.map(({ text, milliseconds }) => ({ text, samples: tones([milliseconds, 'tone']) })),
});
