import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { SileroDetector } from '../../src/engines/sherpa/silero-detector.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { fliteMissing, speakWithFlite } from '../support/speech/flite-speech.ts';
import { trimSilence } from '../support/speech/trim-silence.ts';
import { describeVoiceActivityDetector } from './voice-activity-detector.ts';

const sentences = ['We will discuss the new product features', 'Our customers expect a quick answer'];

describeVoiceActivityDetector('Silero', {
  create: () => new SileroDetector({ clock: new ManualClock() }),
  speech: () => Promise.all(sentences.map(async (text) => trimSilence(await speakWithFlite(text)))),
  skip: fliteMissing,
  crash: (detector) => detector.crash(),
  processIds: (detector) => detector.processIds,
});

it('A broken model ends the process of the detector only, which rests after three times', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-model-'));
  const model = join(folder, 'model.onnx');
  const clock = new ManualClock();
  await using detector = new SileroDetector({ model, clock });
  const open = () => detector.open({}, new AbortController().signal);
  try {
    await assert.rejects(open(), { code: 'engine_unavailable' });
    await writeFile(model, 'this is no model');
    await assert.rejects(open(), { code: 'engine_failed' });
    await assert.rejects(open(), { code: /^engine_(failed|unavailable)$/ });
    await assert.rejects(open(), { code: 'engine_unavailable' });
    assert.equal(detector.health().state, 'failing');
    assert.deepEqual(detector.processIds, []);
  } finally {
    await rm(folder, { recursive: true });
  }
});
