import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { textSegment } from '../../src/language/segments.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';

function open(folder: string): FileTranslationMemoryStore {
  return new FileTranslationMemoryStore({ folder, identifiers: randomIdentifiers });
}

class Importing implements Disposable {
  readonly id = randomUUID();
  readonly #process: ChildProcess;

  constructor(folder: string, units: number, ...then: 'change'[]) {
    const script = join(import.meta.dirname, 'translation-memories-import-child.ts');
    this.#process = spawn(process.execPath, [script, folder, this.id, String(units), ...then], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** When it has said that line; false if it ended before. */
  async says(wanted: string): Promise<boolean> {
    const { stdout } = this.#process;
    if (stdout === null) return false;
    for await (const line of createInterface(stdout)) if (line === wanted) return true;
    return false;
  }

  /** Ends it as a power switch would. */
  async kill(): Promise<void> {
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exit;
  }

  [Symbol.dispose](): void {
    this.#process.kill('SIGKILL');
  }
}

describe('an import that is killed', () => {
  it('leaves no memory, and nothing on disk after the next start', async () => {
    using folder = new TemporaryFolder();
    using importing = new Importing(folder.path, 10_000_000);
    assert.ok(await importing.says('5000'));
    await importing.kill();
    assert.equal(readdirSync(join(folder.path, 'incoming')).length, 1);
    await using store = open(folder.path);
    assert.deepEqual(readdirSync(join(folder.path, 'incoming')), []);
    assert.equal(await store.get('one', importing.id), undefined);
    assert.deepEqual(await store.list('one'), []);
  });

  it('leaves the whole memory once it was acknowledged', async () => {
    using folder = new TemporaryFolder();
    using importing = new Importing(folder.path, 1_000);
    assert.ok(await importing.says('done'));
    await importing.kill();
    await using store = open(folder.path);
    assert.equal((await store.get('one', importing.id))?.segmentCount, 1_000);
    const segments = [textSegment('sentence 999 of the memory')];
    const query = { targetLanguage: 'es', threshold: 100, segments };
    assert.equal((await store.find('one', importing.id, query))?.[0]?.score, 100);
  });
});

describe('a change that is killed', () => {
  it('leaves the memory whole as it was acknowledged, or as it was to be, and nothing else after the next start', async () => {
    using folder = new TemporaryFolder();
    using changing = new Importing(folder.path, 20_000, 'change');
    const parts = join(folder.path, 'incoming');
    assert.ok(await changing.says('version 3'));
    // In the middle of the next one.
    for await (const { filename } of watch(parts)) if (filename?.endsWith('.part')) break;
    await changing.kill();
    await using store = open(folder.path);
    assert.deepEqual(readdirSync(parts), []);
    const { version = 1, segmentCount } = (await store.get('one', changing.id)) ?? {};
    assert.ok(version >= 3 && segmentCount === 20_000, `${version}`);
    const query = {
      targetLanguage: 'es',
      threshold: 100,
      segments: ['changed', 'sentence 0 of the memory'].map(textSegment),
    };
    const found = (await store.find('one', changing.id, query)) ?? [];
    assert.deepEqual(
      found.map((match) => match?.kind === 'exact' && match.target.inlines),
      [[`${version}`], false],
    );
    const units = [{ number: 1, unit: undefined }];
    assert.equal(typeof (await store.change('one', changing.id, { version, units })), 'object');
  });
});

describe('a change of a store that closes', () => {
  it('has ended when the store has, and leaves nothing but the memory', async () => {
    using folder = new TemporaryFolder();
    const store = open(folder.path);
    const id = randomUUID();
    const unit = { source: textSegment('house'), targets: [{ language: 'es', segment: textSegment('casa') }] };
    const batches = (async function* () {
      yield [unit];
    })();
    const head = { id, name: 'n', createdAt: new Date(), sourceLanguage: 'en' };
    await store.create('one', head, { format: 'units', batches });
    const ended: string[] = [];
    const change = store.change('one', id, { version: 1, units: [{ number: 0, unit: undefined }] }).then(
      () => ended.push('done'),
      () => ended.push('refused'),
    );
    await store[Symbol.asyncDispose]();
    assert.equal(ended.length, 1);
    await change;
    assert.deepEqual(readdirSync(join(folder.path, 'incoming')), []);
    await using again = open(folder.path);
    assert.equal((await again.get('one', id))?.segmentCount, ended[0] === 'done' ? 0 : 1);
  });
});

describe('an import under way', () => {
  it('is left alone by another process that starts', async () => {
    using folder = new TemporaryFolder();
    using importing = new Importing(folder.path, 100_000);
    assert.ok(await importing.says('1000'));
    await using store = open(folder.path);
    assert.equal(readdirSync(join(folder.path, 'incoming')).length, 1);
    await importing.kill();
    assert.deepEqual(await store.list('one'), []);
  });
});
