import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { FolderBackupStore } from '../../src/storage/backup/folder-backup-store.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeBackupStore } from './backup-store.ts';
import { openStores, TemporaryFolder } from './stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());

async function open() {
  const dataFolder = join(temporary.path, randomUUID());
  mkdirSync(dataFolder);
  await (await openStores(dataFolder))[Symbol.asyncDispose]();
  const clock = new ManualClock();
  const folder = join(temporary.path, randomUUID());
  return { store: new FolderBackupStore({ folder, dataFolder, clock }), clock, folder };
}

describeBackupStore('in a folder', open);

describe('backups in a folder', () => {
  it('are for their owner alone, and other files there are left alone', async () => {
    const { store, clock, folder } = await open();
    mkdirSync(folder);
    writeFileSync(join(folder, 'dragoman-notes.tar'), '');
    const [leftBehind, copy] = ['dragoman-x.tar.part', 'dragoman-x.tar.part.sqlite-wal'];
    for (const name of [leftBehind, copy]) writeFileSync(join(folder, name), 'left by a kill');
    assert.deepEqual(await store.list(), []);
    const { name, bytes } = await store.create(new AbortController().signal);
    assert.deepEqual(readdirSync(folder).sort(), [name, 'dragoman-notes.tar'].sort());
    const { mode, size } = statSync(join(folder, name));
    assert.equal(mode & 0o777, 0o600);
    assert.equal(size, bytes);
    await assert.rejects(store.create(new AbortController().signal), /exists already/);
    clock.advance(1);
    await store.create(new AbortController().signal);
  });

  it('of a folder without a database fail, and leave nothing', async () => {
    const folder = join(temporary.path, randomUUID());
    const dataFolder = join(temporary.path, randomUUID());
    mkdirSync(dataFolder);
    const store = new FolderBackupStore({ folder, dataFolder, clock: new ManualClock() });
    await assert.rejects(store.create(new AbortController().signal), /holds no database/);
    assert.deepEqual([...readdirSync(folder), ...readdirSync(dataFolder)], []);
  });
});
