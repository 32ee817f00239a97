import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { directionName } from '../model-languages.ts';
import { offeredPairs, offersFor } from './model-index.ts';
import { parseModelIndex } from './parse-model-index.ts';

const hash = 'ab'.repeat(32);

function record(direction: readonly [string, string], name: string, fields: object = {}): object {
  const [sourceLanguage, targetLanguage] = direction;
  return {
    ...{ name, sourceLanguage, targetLanguage, version: '2.0', architecture: 'tiny', filter_expression: '' },
    attachment: { location: `main/${name}.zst`, size: 5, hash },
    ...fields,
  };
}

const pairOf = (code: string, fields?: object): readonly object[] => [
  record(['en', 'de'], `model.${code}.intgemm.alphas.bin`, fields),
  record(['en', 'de'], `vocab.${code}.spm`, fields),
];

const settings = (...data: readonly unknown[]) =>
  parseModelIndex(JSON.stringify({ data }), 'https://settings.example/v1/buckets/main/records', 'https://cdn.example');

describe('the registry of models', () => {
  const address = 'https://mirror.example/copy/db/models.json';
  const model = { path: 'models/en-zh_hant/model.enzh_hant.intgemm.alphas.bin.gz', uncompressedHash: hash };
  const vocabularies = {
    srcVocab: { path: 'models/en-zh_hant/srcvocab.enzh_hant.spm.gz' },
    trgVocab: { path: 'models/en-zh_hant/trgvocab.enzh_hant.spm.gz' },
  };
  const registry = (files: object, fields: object = {}) =>
    parseModelIndex(
      JSON.stringify({
        baseUrl: 'https://origin.example/bucket',
        models: { 'en-zh_hant': [{ architecture: 'base', releaseStatus: 'Release Desktop', ...fields, files }] },
      }),
      address,
      undefined,
    );

  it('gives files beside a mirror first, then where it says', () => {
    const [offer] = registry({ model, ...vocabularies }).models;
    assert.ok(offer);
    assert.deepEqual([directionName(offer), offer.architecture, offer.released], ['en-zh-Hant', 'base', true]);
    assert.deepEqual(offer.files[0]?.addresses, [
      `https://mirror.example/copy/${model.path}`,
      `https://origin.example/bucket/${model.path}`,
    ]);
    assert.deepEqual(
      offer.files.map(({ role }) => role),
      ['model', 'sourceVocabulary', 'targetVocabulary'],
    );
  });

  it('leaves out what makes no whole model', () => {
    assert.deepEqual(registry({ model }).models, []);
    assert.deepEqual(registry({ model, srcVocab: vocabularies.srcVocab }).models, []);
    assert.deepEqual(registry(vocabularies).models, []);
  });

  it('takes models without the status of a release for trials', () => {
    assert.equal(registry({ model, ...vocabularies }, { releaseStatus: null }).models[0]?.released, false);
    assert.equal(registry({ model, ...vocabularies }, { releaseStatus: 'Nightly' }).models[0]?.released, false);
  });
});

describe('records of Remote Settings', () => {
  it('make one model of those of a direction, architecture and version', () => {
    const index = settings(...pairOf('ende'), ...pairOf('ende', { architecture: 'base' }), { broken: true }, null);
    assert.equal(index.models.length, 2);
    assert.equal(offeredPairs(index).length, 1);
    assert.deepEqual(
      index.models[0]?.files[0]?.addresses.at(-1),
      'https://cdn.example/main/model.ende.intgemm.alphas.bin.zst',
    );
  });

  it('of the first collection name languages and files otherwise', () => {
    const old = { sourceLanguage: undefined, targetLanguage: undefined, fromLang: 'en', toLang: 'de' };
    const [offer] = settings(...pairOf('ende', old)).models;
    assert.equal(offer?.target, 'de');
    assert.equal(offer?.files[0]?.unpackedSha256, undefined);
  });

  it('are ordered by release, architecture and version', () => {
    const index = settings(
      ...pairOf('ende', { architecture: 'base', filter_expression: "env.channel == 'nightly'" }),
      ...pairOf('ende', { version: '2.9' }),
      ...pairOf('ende', { version: '2.10', filter_expression: "env.appinfo.OS != 'Android'" }),
      ...pairOf('ende', { architecture: 'base-memory', version: '1.0' }),
    );
    const order = offersFor(index, { source: 'en', target: 'de' });
    assert.deepEqual(
      order.map(({ architecture, version }) => `${architecture} ${version}`),
      ['base-memory 1.0', 'tiny 2.10', 'tiny 2.9', 'base 2.0'],
    );
    assert.deepEqual(order.at(-1)?.released, false);
  });
});
