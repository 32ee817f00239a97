import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BergamotTranslator } from '../../src/engines/bergamot/bergamot-translator.ts';
import { ModelStore, type ModelStoreOptions } from '../../src/engines/bergamot/models/model-store.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { textSegment } from '../../src/language/segments.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { type ModelIndexServer, modelCorpus, startModelIndexServer } from '../support/model-index-server.ts';

const folders: string[] = [];
const stores: ModelStore[] = [];
let folder = '';
let clock: ManualClock;
let server: ModelIndexServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-store-'));
  folders.push(folder);
  clock = new ManualClock();
  server = await startModelIndexServer();
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
after(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

const never = new AbortController().signal;
const englishGerman = { source: 'en', target: 'de' };
const germanEnglish = { source: 'de', target: 'en' };

function storeWith(options: Partial<ModelStoreOptions> = {}): ModelStore {
  const store = new ModelStore({
    ...{ folder, clock, indexUrls: [server.registry], pulling: { wait: async () => {} } },
    ...options,
  });
  stores.push(store);
  return store;
}

const install = (direction: string, directory: string): void =>
  cpSync(join(modelCorpus, direction), join(folder, directory), { recursive: true });

describe('installed models', () => {
  it('are found in the folders that Firefox Translations uses, and in those of packages', () => {
    install('ende', 'ende');
    install('deen', 'packages/tiny/deen');
    const store = storeWith({ searchFolders: [join(folder, 'packages')] });
    assert.deepEqual(store.pairs(), [englishGerman, germanEnglish]);
    assert.equal(store.installed.find(germanEnglish)?.model.architecture, 'tiny');
  });

  it('serve by folder first, then by architecture', () => {
    install('ende', 'packages/base/ende');
    install('ende', 'models/tiny/ende');
    install('ende', 'models/base-memory/ende');
    const store = storeWith({ folder: join(folder, 'models'), searchFolders: [join(folder, 'packages')] });
    assert.equal(store.installed.find(englishGerman)?.folder, join(folder, 'models/base-memory/ende'));
    assert.equal(store.installed.shadowed.length, 2);
  });

  it('are seen within a second of their arrival, and the list stays the same array until then', () => {
    const store = storeWith();
    assert.deepEqual(store.pairs(), []);
    const { fingerprint } = store;
    install('ende', 'ende');
    clock.advance(1000);
    const pairs = store.pairs();
    assert.deepEqual(pairs, [englishGerman]);
    assert.notEqual(store.fingerprint, fingerprint);
    clock.advance(1000);
    assert.equal(store.pairs(), pairs);
    rmSync(join(folder, 'ende'), { recursive: true });
    clock.advance(1000);
    assert.deepEqual(store.pairs(), []);
  });

  it('change their fingerprint with their content', async () => {
    install('ende', 'ende');
    const store = storeWith();
    const { fingerprint } = await store.provide(englishGerman, never);
    truncateSync(join(folder, 'ende/lex.50.50.ende.s2t.bin'), 2000);
    clock.advance(1000);
    assert.notEqual((await store.provide(englishGerman, never)).fingerprint, fingerprint);
  });

  it('are left out with a reason when they are not whole', () => {
    install('ende', 'ende');
    rmSync(join(folder, 'ende/vocab.ende.spm'));
    install('deen', 'deen');
    writeFileSync(join(folder, 'deen/model.deen.intgemm.alphas.bin'), 'version https://git-lfs…');
    mkdirSync(join(folder, 'notes'));
    const { pairs, skipped } = storeWith().installed;
    assert.deepEqual(pairs, []);
    assert.deepEqual(
      skipped.map(({ reason }) => reason.slice(0, 13)),
      ['model.deen.in', 'no vocabulary'],
    );
  });
});

describe('a model that is missing', () => {
  it('is refused with the command that installs it', async () => {
    await assert.rejects(storeWith().provide(englishGerman, never), (error) => {
      assert.ok(error instanceof ServiceError);
      assert.equal(error.code, 'engine_unavailable');
      assert.match(error.detail ?? '', /dragoman models pull en-de$/);
      return true;
    });
    assert.equal(server.requests.length, 0);
  });

  it('is advised through English without what is installed', () => {
    install('deen', 'deen');
    const store = storeWith();
    assert.equal(store.remedy({ source: 'de', target: 'fr' }), 'dragoman models pull en-fr');
    assert.equal(store.remedy({ source: 'ru', target: 'zh' }), 'dragoman models pull ru-en en-zh-Hans');
    assert.equal(store.remedy(germanEnglish), undefined);
    assert.equal(store.remedy({ source: 'tlh', target: 'de' }), undefined);
  });
});

describe('pulling on first use', () => {
  const autoPull = true;

  it('offers what the index has, and installs it once for all who ask', async () => {
    const store = storeWith({ autoPull });
    const [first, second] = await Promise.all([
      store.provide(englishGerman, never),
      store.provide(englishGerman, never),
    ]);
    assert.equal(first, second);
    assert.equal(server.requestsFor('model.ende').length, 1);
    assert.deepEqual(store.pairs(), [englishGerman, germanEnglish]);
    assert.equal(store.pairs(), store.pairs());
    const other = storeWith({ autoPull, indexUrls: [`${server.url}/missing.json`] });
    assert.deepEqual(other.pairs(), [englishGerman, germanEnglish], 'from the copy beside the models');
  });

  it('goes on for others when one who asked goes away', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    server.fail('model.ende', { hangAfter: 20_000 });
    const store = storeWith({ autoPull, pulling: { wait: async () => {}, progress: () => begin() } });
    const gone = new AbortController();
    const first = store.provide(englishGerman, gone.signal);
    const second = store.provide(englishGerman, never);
    await begun;
    gone.abort(new Error('went away'));
    await assert.rejects(first, /went away/);
    server.dropHanging();
    assert.equal((await second).target, 'de');
  });

  it('ends with the translator that it is for', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    server.fail('model.ende', { hangAfter: 20_000 });
    const models = storeWith({ autoPull, pulling: { wait: async () => {}, progress: () => begin() } });
    const translator = new BergamotTranslator({ models });
    const batch = { ...englishGerman, segments: [textSegment('I see.')], options: { formality: 'default' } } as const;
    const call = assert.rejects(translator.translate(batch, never), { code: 'engine_unavailable' });
    const pull = models.provide(englishGerman, never).then(
      () => 'pulled',
      () => 'ended',
    );
    await begun;
    await translator[Symbol.asyncDispose]();
    assert.equal(await Promise.race([pull, nextTurn('under way')]), 'ended');
    await call;
    assert.deepEqual(models.installed.pairs, []);
  });

  it('remembers a failure for a minute', async () => {
    const store = storeWith({ autoPull });
    server.fail('/db/models.json', { status: 500 });
    await assert.rejects(store.provide(englishGerman, never), { code: 'engine_unavailable' });
    const { length } = server.requests;
    await assert.rejects(store.provide(englishGerman, never), { code: 'engine_unavailable' });
    assert.equal(server.requests.length, length);
    clock.advance(60_000);
    assert.equal((await store.provide(englishGerman, never)).source, 'en');
  });

  it('keeps what went wrong out of what clients see', async () => {
    const store = storeWith({ autoPull, indexUrls: [`${server.url}/missing.json`] });
    await assert.rejects(store.provide(englishGerman, never), (error) => {
      assert.ok(error instanceof ServiceError);
      assert.doesNotMatch(`${error.message} ${error.detail}`, /127\.0\.0\.1|tmp/);
      assert.match(String(error.cause), /missing\.json answered 404/);
      return true;
    });
  });
});
