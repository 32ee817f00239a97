import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { SileroDetector } from '../../src/engines/sherpa/silero-detector.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { fliteMissing, speakWithFlite } from '../support/speech/flite-speech.ts';
import { joinSamples } from '../support/speech/tones.ts';
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

it('Speech of more than a minute without a pause is cut, and what comes later is where it is', {
  skip: fliteMissing,
}, async () => {
  await using detector = new SileroDetector({ clock: new ManualClock() });
  using stream = await detector.open({}, new AbortController().signal);
  const [sentence = new Int16Array()] = await Promise.all(
    sentences.slice(0, 1).map(async (text) => trimSilence(await speakWithFlite(text))),
  );
  const long = joinSamples(Array.from({ length: Math.ceil((66 * 16_000) / sentence.length) }, () => sentence));
  const pause = new Int16Array(16_000);
  const found = [...(await stream.push(joinSamples([long, pause, sentence, pause]))), ...(await stream.flush())];
  assert.deepEqual(
    found.map(({ kind }) => kind),
    [0, 1, 2].flatMap(() => ['speech_began', 'speech_ended']),
  );
  const later = (long.length + pause.length) / 16;
  const expected = [long.length / 16, later, later + sentence.length / 16];
  for (const [index, atMs] of expected.entries())
    assert.ok(Math.abs((found[index + 3]?.atMs ?? 0) - atMs) < 400, JSON.stringify(found));
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
