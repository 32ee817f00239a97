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
