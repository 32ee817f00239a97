import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import {
  type SentenceCacheIncident,
  SqliteSentenceCacheStore,
} from '../../src/storage/sentence-cache/sqlite-sentence-cache-store.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { ManualClock } from '../support/manual-clock.ts';

const mebibyte = 2 ** 20;

function open(folder: TemporaryFolder, bytes = 64 * mebibyte) {
  const incidents: SentenceCacheIncident[] = [];
  const path = join(folder.path, 'sentences.sqlite');
  const clock = new ManualClock();
  const onIncident = (incident: SentenceCacheIncident): void => void incidents.push(incident);
  const store = new SqliteSentenceCacheStore({ path, bytes, clock, onIncident });
  return { store, clock, incidents, path, kinds: () => incidents.map(({ kind }) => kind) };
}

function sizeOf(folder: TemporaryFolder): number {
  return readdirSync(folder.path).reduce((sum, name) => sum + statSync(join(folder.path, name)).size, 0);
}

async function fill(store: SqliteSentenceCacheStore, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) {
    store.write(`key ${index}`, `${index} `.padEnd(2_000, 'La casa es roja. '));
    if (index % 1_000 === 999) await store.flush();
  }
  await store.flush();
}

describe('the file of the sentence cache', () => {
  it('brings sentences over a restart', async () => {
    using folder = new TemporaryFolder();
    const first = open(folder);
    first.store.write('a', 'La casa');
    await first.store[Symbol.asyncDispose]();

    const second = open(folder);
    await using store = second.store;
    assert.equal(store.read('a'), 'La casa');
    assert.deepEqual([...first.incidents, ...second.incidents], []);
  });

  it('is readable by its owner alone, with what is beside it', async () => {
    using folder = new TemporaryFolder();
    const { store } = open(folder);
    await using _ = store;
    store.write('a', 'La casa');
    await store.flush();
    const modes = readdirSync(folder.path).map((name) => statSync(join(folder.path, name)).mode & 0o777);
    assert.ok(modes.length > 1);
    assert.deepEqual(new Set(modes), new Set([0o600]));
  });

  it('stays within its bound, journal included, and the oldest sentences go', async () => {
    using folder = new TemporaryFolder();
    const { store } = open(folder, 8 * mebibyte);
    await using _ = store;
    for (let from = 0; from < 8_000; from += 1_000) {
      await fill(store, from, from + 1_000);
      assert.ok(sizeOf(folder) <= 8 * mebibyte, `${sizeOf(folder)} bytes`);
    }
    const kept = Array.from({ length: 8_000 }, (_, index) => store.read(`key ${index}`) !== undefined);
    const count = kept.filter(Boolean).length;
    assert.ok(count > 500 && count === store.statistics().entries, `${count} kept`);
    assert.ok(kept.slice(-count).every(Boolean), 'the newest are there');
  });

  it('keeps what is read though it is old', async () => {
    using folder = new TemporaryFolder();
    const { store } = open(folder, 8 * mebibyte);
    await using _ = store;
    store.write('wanted', 'La casa');
    for (let from = 0; from < 8_000; from += 500) {
      await fill(store, from, from + 500);
      assert.equal(store.read('wanted'), 'La casa');
    }
    assert.equal(store.read('key 0'), undefined);
  });

  it('shrinks when its bound has become smaller', async () => {
    using folder = new TemporaryFolder();
    const large = open(folder);
    await fill(large.store, 0, 8_000);
    await large.store[Symbol.asyncDispose]();
    assert.ok(sizeOf(folder) > 12 * mebibyte);

    const { store } = open(folder, 8 * mebibyte);
    store.write('new', 'La casa');
    await store.flush();
    assert.ok(sizeOf(folder) <= 8 * mebibyte, `${sizeOf(folder)} bytes`);
    assert.equal(store.read('key 0'), undefined);
    assert.notEqual(store.read('key 7999'), undefined);
    await store[Symbol.asyncDispose]();
  });

  it('is begun anew when it is no database', async () => {
    using folder = new TemporaryFolder();
    writeFileSync(join(folder.path, 'sentences.sqlite'), 'no database'.repeat(1_000));
    writeFileSync(join(folder.path, 'sentences.sqlite-wal'), 'no journal');
    const { store, kinds } = open(folder);
    await using _ = store;
    assert.deepEqual(kinds(), ['cache_begun_anew']);
    store.write('a', 'La casa');
    await store.flush();
    assert.equal(store.read('a'), 'La casa');
  });

  it('is begun anew when it is of another version', async () => {
    using folder = new TemporaryFolder();
    const other = new DatabaseSync(join(folder.path, 'sentences.sqlite'));
    other.exec('create table sentences (other text); pragma user_version = 99');
    other.close();
    const { store, kinds } = open(folder);
    await using _ = store;
    assert.deepEqual(kinds(), ['cache_begun_anew']);
    store.write('a', 'La casa');
    await store.flush();
    assert.equal(store.statistics().entries, 1);
  });

  it('is begun anew when damage shows while it is used', async () => {
    using folder = new TemporaryFolder();
    const whole = open(folder);
    await fill(whole.store, 0, 2_000);
    await whole.store[Symbol.asyncDispose]();
    const bytes = readFileSync(whole.path);
    // The first page, with the version and the table, is left as it is.
    writeFileSync(whole.path, bytes.fill(0xa5, 4_096));

    const { store, kinds } = open(folder);
    await using _ = store;
    for (let index = 0; index < 2_000 && kinds().length === 0; index += 1)
      assert.equal(store.read(`key ${index}`), undefined);
    await store.flush();
    assert.deepEqual(kinds(), ['cache_begun_anew']);
    store.write('a', 'La casa');
    await store.flush();
    assert.equal(store.read('a'), 'La casa');
    assert.equal(store.statistics().entries, 1);
  });

  it('is done without when it cannot be opened', async () => {
    using folder = new TemporaryFolder();
    mkdirSync(join(folder.path, 'sentences.sqlite'));
    const { store, kinds } = open(folder);
    await using _ = store;
    assert.deepEqual(kinds(), ['cache_not_kept']);
    store.write('a', 'La casa');
    assert.equal(store.read('a'), undefined);
    await store.flush();
  });

  it('is tried again after a minute, and operators hear of its end and of its return once', async () => {
    using folder = new TemporaryFolder();
    const { store, clock, kinds, path } = open(folder);
    await using _ = store;
    const other = new DatabaseSync(path);
    // As on a full disk: reading works, and every change fails.
    other.exec(`create trigger full before insert on sentences begin select raise(fail, 'disk is full'); end`);
    const isKept = async (): Promise<boolean> => {
      store.write('a', 'La casa');
      await store.flush();
      return store.read('a') !== undefined;
    };
    assert.equal(await isKept(), false);
    clock.advance(60_000);
    await store.flush();
    assert.equal(await isKept(), false);
    assert.deepEqual(kinds(), ['cache_not_kept']);
    other.exec('drop trigger full');
    other.close();
    assert.equal(await isKept(), false);
    clock.advance(60_000);
    await store.flush();
    assert.equal(await isKept(), true);
    assert.deepEqual(kinds(), ['cache_not_kept', 'cache_kept_again']);
  });

  it('does without a folder that cannot be written', async () => {
    const kinds: string[] = [];
    await using store = new SqliteSentenceCacheStore({
      path: '/dev/null/sentences.sqlite',
      bytes: mebibyte,
      clock: new ManualClock(),
      onIncident: ({ kind }) => kinds.push(kind),
    });
    assert.deepEqual(kinds, ['cache_not_kept']);
    assert.equal(store.read('a'), undefined);
  });

  it('may be closed with sentences still waiting, and has them after the restart', async () => {
    using folder = new TemporaryFolder();
    const first = open(folder);
    for (let index = 0; index < 5_000; index += 1) first.store.write(`key ${index}`, `value ${index}`);
    await first.store[Symbol.asyncDispose]();
    await using store = open(folder).store;
    for (let index = 0; index < 5_000; index += 1) assert.equal(store.read(`key ${index}`), `value ${index}`);
  });
});
