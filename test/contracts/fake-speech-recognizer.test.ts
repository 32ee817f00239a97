import { FakeSpeechRecognizer } from '../../src/engines/fake/fake-speech-recognizer.ts';
import { FakeVoiceActivityDetector } from '../../src/engines/fake/fake-voice-activity-detector.ts';
import { tones } from '../support/speech/tones.ts';
import { describeSpeechRecognizer } from './speech-recognizer.ts';
import { describeVoiceActivityDetector } from './voice-activity-detector.ts';

const script = ['the first sentence', 'and one more of them', 'the end'];
const lengths = [1500, 2100, 1200];

describeSpeechRecognizer('fake', {
  create: () => new FakeSpeechRecognizer({ script, languages: ['en'] }),
  language: 'en',
  wordErrorRate: 1,
  sentences: async () => script.map((text, index) => ({ text, samples: tones([lengths[index] ?? 0, 'tone']) })),
});

describeVoiceActivityDetector('fake', {
  create: () => new FakeVoiceActivityDetector(),
  speech: async () => lengths.map((length) => tones([length, 'tone'])),
});
