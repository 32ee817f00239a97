import { after, before } from 'node:test';
import { FakeVoiceActivityDetector } from '../../src/engines/fake/fake-voice-activity-detector.ts';
import { OpenAiTranscriber } from '../../src/engines/openai-speech/openai-transcriber.ts';
import { SegmentingRecognizer } from '../../src/engines/segmenting/segmenting-recognizer.ts';
import { tones } from '../support/speech/tones.ts';
import { trimSilence } from '../support/speech/trim-silence.ts';
import { SpeechServer } from '../support/speech-server/speech-server.ts';
import { describeSpeechRecognizer } from './speech-recognizer.ts';

const script = ['The first sentence.', 'And one more of them.', 'The end.'];
const lengths = [1500, 2100, 1200];
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
  const distances = lengths.map((length) => Math.abs(length - seconds * 1_000));
  const text = script[distances.indexOf(Math.min(...distances))] ?? '';
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
  sentences: async () => script.map((text, index) => ({ text, samples: tones([lengths[index] ?? 0, 'tone']) })),
});
