import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type PunctuationModel, readPunctuation } from '../../src/engines/sherpa/punctuation/read-punctuation.ts';
import { SherpaPunctuation } from '../../src/engines/sherpa/punctuation/sherpa-punctuation.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { writeTinyCapitals, writeTinyPunctuation } from '../support/speech/tiny-punctuation.ts';
import { describePunctuationRestorer, spokenSegment } from './punctuation-restorer.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-punctuation-'));
const never = new AbortController().signal;
const withCapitals = mkdtempSync(join(tmpdir(), 'dragoman-punctuation-'));
before(async () => {
  await writeTinyPunctuation(join(folder, 'tiny'));
  await writeTinyCapitals(join(withCapitals, 'tiny'));
});
after(() => {
  rmSync(folder, { recursive: true });
  rmSync(withCapitals, { recursive: true });
});

function tinyModel(from = folder): PunctuationModel {
  const [model] = readPunctuation(from).models;
  assert.ok(model !== undefined);
  return model;
}

describePunctuationRestorer('sherpa-onnx', {
  create: () => new SherpaPunctuation({ model: tinyModel() }),
  language: 'en',
  restored: [
    ['however i drink tea you drink what', 'However, I drink tea. You drink what?'],
    ['on monday iOS was new', 'On Monday iOS was new.'],
  ],
});

describePunctuationRestorer('sherpa-onnx with a model that writes capitals', {
  create: () => new SherpaPunctuation({ model: tinyModel(withCapitals) }),
  language: 'en',
  restored: [['however nasa drinks tea and what', 'However, NASA drinks tea. and what?']],
});

describe('models for punctuation in a folder', () => {
  it('are those with a manifest and all files; of others the folder says why', () => {
    const other = mkdtempSync(join(tmpdir(), 'dragoman-punctuation-'));
    const write = (name: string, kind: string, files: readonly string[]): void => {
      mkdirSync(join(other, name));
      writeFileSync(join(other, name, 'model.json'), JSON.stringify({ kind, languages: ['en'] }));
      for (const file of files) writeFileSync(join(other, name, file), '');
    };
    write('online', 'punctuation-cnn-bilstm', ['model.int8.onnx', 'bpe.vocab']);
    write('vocabulary', 'punctuation-cnn-bilstm', ['model.onnx']);
    write('voice', 'vits', []);
    const { models, refused } = readPunctuation(other);
    assert.deepEqual(
      models.map(({ id, capitals, settings }) => [id, capitals, settings]),
      [
        [
          'sherpa-online',
          true,
          { cnnBilstm: join(other, 'online', 'model.int8.onnx'), bpeVocab: join(other, 'online', 'bpe.vocab') },
        ],
      ],
    );
    assert.deepEqual(
      refused.map(({ id }) => id),
      ['sherpa-vocabulary'],
    );
    rmSync(other, { recursive: true });
  });

  it('write the marks of Chinese between words without spaces', async () => {
    await using restorer = new SherpaPunctuation({ model: tinyModel() });
    const segment = spokenSegment('你 好', 'zh');
    const { words } = await restorer.restore({ segment, beginsSentence: true }, never);
    assert.deepEqual(
      words.map(({ text }) => text),
      ['你', '好。'],
    );
  });

  it('that are broken end their process only, and serve nothing while it rests', async () => {
    const broken = join(folder, 'broken.onnx');
    writeFileSync(broken, 'this is no model');
    const clock = new ManualClock();
    await using restorer = new SherpaPunctuation({
      model: { ...tinyModel(), settings: { ctTransformer: broken } },
      clock,
    });
    for (let times = 0; times < 3; times += 1) {
      assert.ok(restorer.serves('en-US'));
      const segment = spokenSegment('so it goes', 'en');
      await assert.rejects(restorer.restore({ segment, beginsSentence: true }, never), { code: 'engine_failed' });
    }
    assert.equal(restorer.health().state, 'failing');
    assert.ok(!restorer.serves('en-US'));
    clock.advance(30_000);
    assert.ok(restorer.serves('en-US'));
  });
});
