import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { FolderBackupSource } from '../../src/storage/backup/folder-backup-source.ts';
import { SqliteBackupSource } from '../../src/storage/backup/sqlite-backup-source.ts';
import { describeBackupSource } from './backup-source.ts';
import { anAccount, openStores, TemporaryFolder } from './stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());

describeBackupSource('a SQLite database', async () => {
  const folder = join(temporary.path, randomUUID());
  const copies = join(temporary.path, randomUUID());
  mkdirSync(folder);
  mkdirSync(copies);
  await (await openStores(folder))[Symbol.asyncDispose]();
  const database = join(folder, 'dragoman.sqlite');
  const entries = { 'dragoman.sqlite': undefined };
  return {
    source: new SqliteBackupSource({ database, copy: join(copies, 'copy'), name: 'dragoman.sqlite' }),
    entries,
    leftovers: () => readdirSync(copies),
    async change() {
      const stores = await openStores(folder);
      await stores.accounts.ensureAccount(anAccount({ name: 'Another' }));
      await stores[Symbol.asyncDispose]();
      return entries;
    },
  };
});

describeBackupSource('a folder of files', async () => {
  const folder = join(temporary.path, randomUUID());
  const put = (path: string, content: Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const [one, empty, two] = [randomBytes(700_000), Buffer.alloc(0), randomBytes(9)];
  put('a/one.bin', one);
  put('a/b/empty.bin', empty);
  return {
    source: new FolderBackupSource({ folder, name: 'kept' }),
    entries: { 'kept/a/one.bin': one, 'kept/a/b/empty.bin': empty },
    leftovers: () => [],
    async change() {
      put('c/two.bin', two);
      rmSync(join(folder, 'a/one.bin'));
      return { 'kept/a/b/empty.bin': empty, 'kept/c/two.bin': two };
    },
  };
});

describe('a source of backups', () => {
  it('gives each file of a folder once, also those that take names while it is listed', async () => {
    const folder = join(temporary.path, randomUUID());
    mkdirSync(folder);
    const names = Array.from({ length: 100 }, (_, index) => `${index}.sqlite`);
    for (const name of names) writeFileSync(join(folder, name), 'before');
    const found: string[] = [];
    for await (const entry of new FolderBackupSource({ folder, name: 'kept' }).entries()) {
      if (found.push(entry.name) > 1) continue;
      writeFileSync(join(folder, 'new.sqlite'), 'new');
      for (const name of names) {
        writeFileSync(join(folder, 'next.part'), 'after');
        renameSync(join(folder, 'next.part'), join(folder, name));
      }
    }
    assert.deepEqual(found.sort(), [...names, 'new.sqlite'].map((name) => `kept/${name}`).sort());
  });

  it('gives a database that opens and is whole', async () => {
    const folder = join(temporary.path, randomUUID());
    mkdirSync(folder);
    const stores = await openStores(folder);
    await stores.accounts.ensureAccount(anAccount({ name: 'Kept' }));
    const database = join(folder, 'dragoman.sqlite');
    const source = new SqliteBackupSource({ database, copy: join(folder, 'copy'), name: 'copy.sqlite' });
    const path = join(folder, 'read.sqlite');
    for await (const { content } of source.entries())
      writeFileSync(path, Buffer.concat(await Array.fromAsync(content())));
    await stores[Symbol.asyncDispose]();
    using copy = new DatabaseSync(path);
    assert.equal(copy.prepare('pragma integrity_check').get()?.integrity_check, 'ok');
    assert.equal(copy.prepare('select name from accounts').get()?.name, 'Kept');
  });

  it('of a folder that does not exist is empty', async () => {
    const source = new FolderBackupSource({ folder: join(temporary.path, 'absent'), name: 'kept' });
    assert.deepEqual(await Array.fromAsync(source.entries()), []);
  });
});
