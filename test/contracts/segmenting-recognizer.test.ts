import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeSegmentTranscriber } from '../../src/engines/fake/fake-segment-transcriber.ts';
import { FakeVoiceActivityDetector } from '../../src/engines/fake/fake-voice-activity-detector.ts';
import { Gate } from '../../src/engines/fake/gate.ts';
import { SegmentingRecognizer } from '../../src/engines/segmenting/segmenting-recognizer.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { tones } from '../support/speech/tones.ts';
import { trimSilence } from '../support/speech/trim-silence.ts';
import { concluded, describeSpeechRecognizer, recognize, textOf } from './speech-recognizer.ts';

const script = ['The first sentence.', 'And one more of them.', 'The end.'];
const lengths = [1500, 2100, 1200];
const options = { language: 'en', tentative: false };
const detector = new FakeVoiceActivityDetector();

/** The sentence whose length is nearest. */
function hear(samples: Int16Array): string {
  const loud = trimSilence(samples).length / 16;
  const distances = lengths.map((length) => Math.abs(length - loud));
  return script[distances.indexOf(Math.min(...distances))] ?? '';
}

describeSpeechRecognizer('segmenting', {
  create: () => new SegmentingRecognizer(new FakeSegmentTranscriber({ hear }), detector),
  language: 'en',
  wordErrorRate: 0,
  sentences: async () => script.map((text, index) => ({ text, samples: tones([lengths[index] ?? 0, 'tone']) })),
});

describe('a recognizer that transcribes segments', () => {
  it('cuts speech without a pause into pieces of less than 30 seconds, where it is quiet', async () => {
    const transcriber = new FakeSegmentTranscriber();
    await using recognizer = new SegmentingRecognizer(transcriber, detector);
    const speech = tones([24_000, 'tone'], [100, 'silence'], [40_000, 'tone'], [1000, 'silence']);
    const segments = concluded(await recognize(recognizer, options, [speech]));
    assert.deepEqual(
      segments.map(({ endsSentence }) => endsSentence),
      [false, false, true],
    );
    const times = segments.map(({ words }) => [words[0]?.startMs, words.at(-1)?.endMs] as const);
    assert.deepEqual(times[0]?.[0], 0);
    assert.ok(Math.abs((times[0]?.[1] ?? 0) - 24_050) <= 50, String(times));
    for (const [index, [start, end]] of times.entries()) {
      assert.ok((end ?? 0) - (start ?? 0) <= 30_000);
      if (index > 0) assert.equal(start, times[index - 1]?.[1]);
    }
  });

  it('passes what was said before, and the spoken terms', async () => {
    const transcriber = new FakeSegmentTranscriber({ hear });
    await using recognizer = new SegmentingRecognizer(transcriber, detector);
    const speech = tones([1500, 'tone'], [800, 'silence'], [1200, 'tone'], [800, 'silence']);
    await recognize(recognizer, { ...options, spokenTerms: ['Dragoman'] }, [speech]);
    assert.deepEqual(
      transcriber.calls.map(({ before, spokenTerms }) => [before, spokenTerms]),
      [
        ['', ['Dragoman']],
        ['The first sentence.', ['Dragoman']],
      ],
    );
  });

  it('holds a writer up while two pieces wait, and keeps their order', async () => {
    const gate = new Gate();
    await using recognizer = new SegmentingRecognizer(new FakeSegmentTranscriber({ hear, gate }), detector);
    const stream = await recognizer.open(options, new AbortController().signal);
    const written: number[] = [];
    const writing = (async () => {
      for (let count = 0; count < 5; count += 1) {
        await stream.write(tones([lengths[count % 3] ?? 0, 'tone'], [800, 'silence']));
        written.push(count);
      }
      stream.finish();
    })();
    for (let turn = 0; turn < 2000; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(written, [0, 1]);
    gate.open();
    await writing;
    const heard: string[] = [];
    for await (const { segment } of stream) heard.push(textOf([segment]));
    assert.deepEqual(
      heard,
      [0, 1, 2, 0, 1].map((index) => script[index]),
    );
  });

  it('ends with the error of the transcriber', async () => {
    const failure = new ServiceError('engine_timed_out', {});
    await using recognizer = new SegmentingRecognizer(new FakeSegmentTranscriber({ failure }), detector);
    await assert.rejects(recognize(recognizer, options, [tones([1000, 'tone'], [800, 'silence'])]), failure);
  });
});
