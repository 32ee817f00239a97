import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FakeVoiceActivityDetector } from '../../src/engines/fake/fake-voice-activity-detector.ts';
import { SegmentingRecognizer } from '../../src/engines/segmenting/segmenting-recognizer.ts';
import { readModels, type SpeechModel } from '../../src/engines/sherpa/models/read-models.ts';
import { SherpaRecognizer } from '../../src/engines/sherpa/models/sherpa-recognizer.ts';
import { SherpaTranscriber } from '../../src/engines/sherpa/models/sherpa-transcriber.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { tinyModelWord, writeTinyModel } from '../support/speech/tiny-model.ts';
import { tones } from '../support/speech/tones.ts';
import { describeSpeechRecognizer } from './speech-recognizer.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-speech-models-'));
const detector = new FakeVoiceActivityDetector();
const clock = new ManualClock();
before(async () => {
  await writeTinyModel(join(folder, 'tiny-streaming'), 'streaming-nemo-ctc');
  await writeTinyModel(join(folder, 'tiny'), 'nemo-ctc');
});
after(() => rmSync(folder, { recursive: true }));

function tinyModel(id: string): SpeechModel {
  const found = readModels(folder).models.find((model) => model.id === id);
  assert.ok(found !== undefined, id);
  return found;
}

const suite = {
  language: 'en',
  wordErrorRate: 0,
  sentences: async () => [1500, 2100].map((length) => ({ text: tinyModelWord, samples: tones([length, 'noise']) })),
} as const;

describeSpeechRecognizer('sherpa-onnx with a model that streams', {
  ...suite,
  create: () => new SherpaRecognizer(detector, { model: tinyModel('sherpa-tiny-streaming'), clock }),
  crash: (recognizer) => recognizer.crash(),
  crashEndsStreams: true,
  processIds: (recognizer) => recognizer.processIds,
  timesWords: false,
});

/** The recognizer with the processes of its transcriber. */
class Transcribing extends SegmentingRecognizer {
  readonly transcriber: SherpaTranscriber;

  constructor(transcriber: SherpaTranscriber) {
    super(transcriber, detector);
    this.transcriber = transcriber;
  }
}

describeSpeechRecognizer('sherpa-onnx with a model for segments', {
  ...suite,
  create: () => new Transcribing(new SherpaTranscriber({ model: tinyModel('sherpa-tiny'), clock })),
  crash: ({ transcriber }) => transcriber.crash(),
  timesWords: false,
});

describe('models in a folder', () => {
  const never = new AbortController().signal;
  const options = { language: 'en', tentative: false };

  it('are those with a manifest and all files; of others the folder says why', async () => {
    const other = mkdtempSync(join(tmpdir(), 'dragoman-speech-models-'));
    const write = (name: string, manifest: unknown, files: readonly string[]): void => {
      mkdirSync(join(other, name));
      if (manifest !== undefined) writeFileSync(join(other, name, 'model.json'), JSON.stringify(manifest));
      for (const file of files) writeFileSync(join(other, name, file), '');
    };
    const tiny = ['tiny-encoder.int8.onnx', 'tiny-encoder.onnx', 'tiny-decoder.onnx', 'tiny-tokens.txt'];
    write('Whisper Tiny', { kind: 'whisper', languages: ['en', 'de'] }, tiny);
    const moonshine = ['preprocess.onnx', 'encode.int8.onnx', 'uncached_decode.int8.onnx', 'cached_decode.int8.onnx'];
    write('moonshine', { kind: 'moonshine', languages: ['en'] }, [...moonshine, 'tokens.txt']);
    write('none', undefined, []);
    write('kind', { kind: 'gpt', languages: ['en'] }, []);
    write('languages', { kind: 'whisper' }, tiny);
    write('files', { kind: 'transducer', languages: ['en'] }, ['encoder.onnx', 'tokens.txt']);
    const { models, refused } = readModels(other);
    assert.deepEqual(
      models.map(({ id, kind }) => [id, kind.settings]),
      [
        ['sherpa-whisper-tiny', 'whisper'],
        ['sherpa-moonshine', 'moonshine'],
      ],
    );
    assert.deepEqual(models[0]?.files, {
      encoder: join(other, 'Whisper Tiny', 'tiny-encoder.int8.onnx'),
      decoder: join(other, 'Whisper Tiny', 'tiny-decoder.onnx'),
    });
    assert.deepEqual(
      Object.values(models[1]?.files ?? {}),
      moonshine.map((file) => join(other, 'moonshine', file)),
    );
    assert.equal(refused.length, 4);
    for (const [index, text] of ['"decoder"', '"kind"', '"languages"', 'model.json'].entries())
      assert.ok(refused[index]?.reason.includes(text), refused[index]?.reason);
    assert.deepEqual(
      readModels(join(other, 'absent')).refused.map(({ id }) => id),
      ['sherpa'],
    );
    rmSync(other, { recursive: true });
  });

  for (const [what, content] of [
    ['garbage', 'this is no model'],
    ['empty', ''],
  ] as const)
    it(`that are ${what} end their process only`, async () => {
      const model = tinyModel('sherpa-tiny-streaming');
      const broken = join(folder, `${what}.onnx`);
      writeFileSync(broken, content);
      await using recognizer = new SherpaRecognizer(detector, { model: { ...model, files: { model: broken } }, clock });
      await using transcriber = new SherpaTranscriber({
        model: { ...tinyModel('sherpa-tiny'), files: { model: broken } },
        clock,
      });
      await assert.rejects(recognizer.open(options, never), { code: 'engine_failed' });
      await assert.rejects(transcriber.transcribe(tones([1000, 'noise']), {}, never), { code: 'engine_failed' });
    });
});
