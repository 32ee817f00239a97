import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { TranslationBatch } from '../../src/contracts/engines/text-translator.ts';
import { CachedTranslator } from '../../src/engines/cached/cached-translator.ts';
import { SentenceCache } from '../../src/engines/cached/sentence-cache.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { textSegment } from '../../src/language/segments.ts';
import {
  type SentenceCacheIncident,
  SqliteSentenceCacheStore,
} from '../../src/storage/sentence-cache/sqlite-sentence-cache-store.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';

const never = new AbortController().signal;

const source = 'The confidential house is red.';

const batch: TranslationBatch = {
  source: 'en',
  target: 'es',
  segments: [
    textSegment(source),
    {
      inlines: [{ kind: 'open', id: 4, data: '<b>' }, 'red', { kind: 'close', id: 4, data: '</b>' }, ' car'],
    },
  ],
  options: { formality: 'default' },
  accountId: 'one',
};

function start(folder: string) {
  const incidents: SentenceCacheIncident[] = [];
  const store = new SqliteSentenceCacheStore({
    path: join(folder, 'sentences.sqlite'),
    bytes: 2 ** 26,
    onIncident: (incident) => incidents.push(incident),
  });
  const engine = new FakeTranslator({ reversesWords: true });
  const translator = new CachedTranslator(engine, new SentenceCache({ bytes: 2 ** 20, store }));
  return { store, engine, translator, incidents };
}

describe('an engine behind a cache with a file', () => {
  it('is not asked after a restart for what it answered before, codes included', async () => {
    using folder = new TemporaryFolder();
    const before = start(folder.path);
    const answered = await before.translator.translate(batch, never);
    await before.store[Symbol.asyncDispose]();

    const after = start(folder.path);
    await using _ = after.store;
    assert.deepEqual(await after.translator.translate(batch, never), answered);
    assert.equal(after.engine.calls.length, 0);
    await after.translator.translate({ ...batch, accountId: 'two' }, never);
    assert.equal(after.engine.calls.length, 1);
  });

  it('has after a crash what was written, without an incident', async () => {
    using folder = new TemporaryFolder();
    const before = start(join(folder.path, 'running'));
    await using _ = before.store;
    await before.translator.translate(batch, never);
    await before.store.flush();
    // What a killed process leaves behind: the file and a journal that nobody has closed.
    cpSync(join(folder.path, 'running'), join(folder.path, 'crashed'), { recursive: true });

    const after = start(join(folder.path, 'crashed'));
    await using __ = after.store;
    await after.translator.translate(batch, never);
    assert.equal(after.engine.calls.length, 0);
    assert.deepEqual(after.incidents, []);
  });

  it('leaves no source text in the file', async () => {
    using folder = new TemporaryFolder();
    const { translator, store } = start(folder.path);
    await using _ = store;
    await translator.translate(batch, never);
    await store.flush();
    const files = readdirSync(folder.path).map((name) => readFileSync(join(folder.path, name)));
    assert.ok(files.some((bytes) => bytes.includes('sfe. jt')));
    for (const bytes of files) assert.equal(bytes.includes('confidential'), false);
  });
});
