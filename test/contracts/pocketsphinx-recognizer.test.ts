import { after } from 'node:test';
import { Installation, installedFiles } from '../../src/engines/pocketsphinx/installation.ts';
import { PocketsphinxRecognizer } from '../../src/engines/pocketsphinx/pocketsphinx-recognizer.ts';
import { SileroDetector } from '../../src/engines/sherpa/silero-detector.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { fliteMissing, speakWithFlite } from '../support/speech/flite-speech.ts';
import { trimSilence } from '../support/speech/trim-silence.ts';
import { describeSpeechRecognizer } from './speech-recognizer.ts';

const clock = new ManualClock();
const detector = new SileroDetector({ clock });
after(() => detector[Symbol.asyncDispose]());

const texts = ['Our customers expect a quick answer to their questions.', 'How do I get to the nearest hospital?'];

describeSpeechRecognizer('PocketSphinx', {
  create: () => new PocketsphinxRecognizer({ detector, clock }),
  language: 'en',
  wordErrorRate: 0.15,
  sentences: () =>
    Promise.all(texts.map(async (text) => ({ text, samples: trimSilence(await speakWithFlite(text, 'rms')) }))),
  skip: fliteMissing || (new Installation(installedFiles, clock).missing() ?? false),
  crash: (recognizer) => {
    for (const id of recognizer.processIds) process.kill(id, 'SIGKILL');
  },
  crashEndsStreams: true,
  processIds: (recognizer) => recognizer.processIds,
});
