import assert from 'node:assert/strict';
import { generateKeySync } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Listening,
  type OpenedAudio,
  openStreamed,
  transcribe,
} from '../../src/features/voice-jobs/transcribe-source.ts';
import type { Transcript } from '../../src/features/voice-jobs/transcript-content.ts';
import { type TranscriptPart, TranscriptParts } from '../../src/features/voice-jobs/transcript-parts.ts';
import { removeSource } from '../../src/features/voice-jobs/voice-job-objects.ts';
import { DiskObjectStore } from '../../src/storage/objects/disk-object-store.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { fileOf, SampleDecoders, ScriptedRecognizer, spokenWords } from '../support/scripted-speech.ts';

/** 100 s: sentences of three words and a pause, with times and text of their own. */
const minutes = fileOf(
  spokenWords,
  Array.from({ length: 50 }, (_, index) => `one ${spokenWords[index % 10]} three . .`).join(' '),
);
const never = new AbortController().signal;

describe('the transcript of a job', () => {
  let heardMs = 0;
  const recognizer = new ScriptedRecognizer({
    vocabulary: spokenWords,
    onSamples: async (samples) => {
      heardMs += samples.length / 16;
    },
  });

  async function hear(options: Partial<Listening> = {}): Promise<Transcript> {
    heardMs = 0;
    const pieces = async function* () {
      for (let at = 0; at < minutes.length; at += 70_000) yield minutes.subarray(at, at + 70_000);
    };
    await using audio = await openStreamed(new SampleDecoders(), 'audio/mpeg', pieces(), never);
    return await listenTo(audio, options);
  }

  function listenTo(audio: OpenedAudio, options: Partial<Listening>): Promise<Transcript> {
    const listening: Listening = {
      recognizer,
      language: 'en',
      spokenTerms: [],
      accountId: 'a',
      punctuation: undefined,
      onDecoded: async () => {},
      heard: { untilMs: 0, segments: [] },
      onPart: async () => {},
      ...options,
    };
    return transcribe(audio, listening, never);
  }

  it('is the same where an interrupted recognition goes on, which listens to nothing that was heard', async () => {
    const whole = await hear();
    assert.equal(heardMs, 100_000);
    const parts: TranscriptPart[] = [];
    const enough = new Error('interrupted');
    const interrupted = hear({
      onPart: async (part) => {
        parts.push(part);
        if (parts.length === 2) throw enough;
      },
    });
    await assert.rejects(interrupted, enough);
    const untilMs = parts.reduce((sum, { durationMs }) => sum + durationMs, 0);
    assert.ok(untilMs >= 60_000);
    const more: TranscriptPart[] = [];
    const segments = parts.flatMap((part) => part.segments);
    const onPart = async (part: TranscriptPart): Promise<void> => void more.push(part);
    assert.deepEqual(await hear({ heard: { untilMs, segments }, onPart }), whole);
    assert.equal(heardMs, 100_000 - untilMs);
    assert.equal(more[0]?.fromMs, untilMs);
    assert.ok(recognizer.openedWith.at(-1)?.before?.endsWith('three.'));
  });

  it('is of three hours of audio at most', async () => {
    const [rate, hours] = [16_000, 3];
    const untilMs = hours * 3_600_000;
    const second = new Int16Array(rate);
    const audioOf = (seconds: number) => ({
      decodedMs: () => 0,
      async *[Symbol.asyncIterator]() {
        for (let at = 0; at < seconds; at += 1) yield second;
      },
      async [Symbol.asyncDispose]() {},
    });
    // What was heard before is not heard again.
    const heard = { heard: { untilMs, segments: [] } };
    assert.equal((await listenTo(audioOf(untilMs / 1_000), heard)).durationMs, untilMs);
    await assert.rejects(listenTo(audioOf(untilMs / 1_000 + 1), heard), /longer than 3 hours/);
  });

  it('goes on in a sentence where the interruption was in one', async () => {
    const segments = [{ words: [], language: 'en', endsSentence: false }];
    const { segments: all } = await hear({ heard: { untilMs: 2_000, segments } });
    assert.equal(all[1]?.words[0]?.text, 'one');
    assert.equal(all[2]?.words[0]?.text, 'One');
  });
});

describe('stored parts of a transcript', () => {
  const job = { id: 'a', createdAt: new Date(0) };
  const segment = (text: string) => ({
    words: [{ text, startMs: 0, endMs: 1 }],
    language: 'en',
    endsSentence: true,
  });

  it('are read as far as each begins where another ends, and are removed with the source', async () => {
    using folder = new TemporaryFolder();
    using objects = new DiskObjectStore({ folder: folder.path });
    const parts = new TranscriptParts(objects, job, generateKeySync('aes', { length: 256 }));
    assert.deepEqual(await parts.read(), { untilMs: 0, segments: [] });
    await parts.add({ fromMs: 0, durationMs: 30_000, segments: [segment('a'), segment('b')] });
    await parts.add({ fromMs: 30_000, durationMs: 31_000, segments: [segment('c')] });
    await parts.add({ fromMs: 61_000, durationMs: 30_000, segments: [segment('d')] });
    // By a server that has lost the job.
    await parts.add({ fromMs: 30_000, durationMs: 32_000, segments: [segment('c'), segment('late')] });
    const heard = await parts.read();
    assert.equal(heard.untilMs, 62_000);
    assert.deepEqual(heard.segments, ['a', 'b', 'c', 'late'].map(segment));
    await removeSource(objects, job);
    assert.deepEqual(await Array.fromAsync(objects.list('')), []);
  });
});
