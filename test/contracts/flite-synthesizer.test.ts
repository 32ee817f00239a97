import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { VoiceChoice } from '../../src/contracts/engines/speech-synthesizer.ts';
import { FliteSynthesizer } from '../../src/engines/flite/flite-synthesizer.ts';
import { nativeProgram } from '../../src/engines/shared/native-program.ts';
import sentences from '../corpus/speech/sentences.json' with { type: 'json' };
import { killProcesses } from '../support/kill-processes.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { processIsGone } from '../support/process-is-gone.ts';
import { fliteMissing, speakWithFlite } from '../support/speech/flite-speech.ts';
import { collect, describeSpeechSynthesizer, type WholeSpeech } from './speech-synthesizer.ts';

const skip = !existsSync(nativeProgram('flite-stream')) && 'flite-stream is not compiled';

describeSpeechSynthesizer<FliteSynthesizer>('flite', {
  create: () => new FliteSynthesizer(),
  skip,
  sentences: { 'en-US': sentences['en-US'] },
  pitchTolerance: 0.06,
  processIds: (engine) => engine.processIds,
  crash: killProcesses,
});

describe('the parts of a sentence that flite speaks', { skip: skip || fliteMissing }, () => {
  /** The level of each 20 ms. */
  const levelsOf = (samples: Int16Array): readonly number[] =>
    Array.from({ length: Math.floor(samples.length / 320) }, (_, at) =>
      Math.hypot(...samples.subarray(at * 320, (at + 1) * 320)),
    );

  it('are together what flite makes of the whole sentence: nothing is left out, and nothing comes twice', async () => {
    const text = 'When the server is ready, which takes a second, it answers, and the work goes on.';
    await using engine = new FliteSynthesizer();
    await engine.started();
    for (const [voice, name] of [['male', 'rms'] as const, ['female', 'slt'] as const]) {
      const request = { text, language: 'en-US', voice };
      const { samples } = await collect(engine.synthesize(request, new AbortController().signal));
      const whole = await speakWithFlite(text, name);
      // A frame of 5 ms at each pause, at most.
      assert.ok(Math.abs(samples.length - whole.length) <= 3 * 80, `${samples.length} and ${whole.length} samples`);
      const [ours, theirs] = [levelsOf(samples), levelsOf(whole)];
      const difference = ours.reduce((sum, level, at) => sum + Math.abs(level - (theirs[at] ?? 0)), 0);
      const share = difference / theirs.reduce((sum, level) => sum + level, 0);
      assert.ok(share < 0.1, `levels differ by ${share}`);
    }
  });
});

describe('the process of flite that waits for a text', { skip }, () => {
  const never = new AbortController().signal;
  const speak = (engine: FliteSynthesizer, voice: VoiceChoice): Promise<WholeSpeech> =>
    collect(engine.synthesize({ text: sentences['en-US'], language: 'en-US', voice }, never));
  const start = async (clock = new ManualClock()): Promise<FliteSynthesizer> => {
    const engine = new FliteSynthesizer({ clock });
    await engine.started();
    return engine;
  };
  /** By a process that has not waited. */
  const speakAnew = async (voice: VoiceChoice): Promise<WholeSpeech> => {
    await using engine = await start();
    return await speak(engine, voice);
  };

  it('speaks the next text with every voice and feature as a new one does', async () => {
    await using engine = await start();
    assert.equal(engine.spareId, undefined);
    const match = { medianPitchHz: 120, wordsPerMinute: 150 };
    for (const voice of ['male', { match }, 'female', { match: { medianPitchHz: 220 } }, 'male'] as const) {
      await speak(engine, voice);
      const { spareId } = engine;
      assert.notEqual(spareId, undefined);
      const speaking = speak(engine, voice);
      while (engine.processIds.length === 0) await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(engine.processIds, [spareId]);
      const [waited, anew] = [await speaking, await speakAnew(voice)];
      // Not deepEqual, which takes minutes to describe how so many samples differ.
      assert.ok(Buffer.from(waited.samples.buffer).equals(Buffer.from(anew.samples.buffer)));
      assert.deepEqual(engine.processIds, []);
    }
  });

  it('is not missed when it was killed', async () => {
    await using engine = await start();
    const once = await speak(engine, 'male');
    const { spareId = 0 } = engine;
    process.kill(spareId, 'SIGKILL');
    assert.equal((await speak(engine, 'male')).samples.length, once.samples.length);
  });

  it('ends when nobody speaks for a minute, and with the engine', async () => {
    const clock = new ManualClock();
    const engine = await start(clock);
    await speak(engine, 'male');
    const { spareId: first = 0 } = engine;
    clock.advance(60_000);
    await processIsGone(first);
    await speak(engine, 'male');
    const { spareId: second = 0 } = engine;
    await engine[Symbol.asyncDispose]();
    await processIsGone(second);
  });
});
