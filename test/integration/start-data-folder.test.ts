import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { StartupError } from '../../src/errors/startup-error.ts';
import { checkIntegrity } from '../../src/storage/data-folder/check-integrity.ts';
import { dataFolderLayout } from '../../src/storage/data-folder/data-folder-layout.ts';
import { setDataAside } from '../../src/storage/data-folder/set-data-aside.ts';
import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { anAccount, TemporaryFolder } from '../contracts/stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());

/** A data folder with an account; closed, so that everything is in the database file. */
async function installation(): Promise<string> {
  const folder = join(temporary.path, randomUUID());
  const database = await openSqliteDatabase(folder, systemClock);
  await new DatabaseAccountStore(database).ensureAccount(anAccount());
  await database.destroy();
  return folder;
}

function keepMemory(folder: string): void {
  const account = join(dataFolderLayout(folder).memories, 'a'.repeat(32));
  mkdirSync(account, { recursive: true });
  writeFileSync(join(account, `${randomUUID()}.sqlite`), 'memory');
}

function open(folder: string): Promise<void> {
  return openSqliteDatabase(folder, systemClock).then((database) => database.destroy());
}

/** The file is named in the first line, and a second one says what to do. */
async function assertRefused(work: Promise<unknown>, file: string, problem: RegExp): Promise<void> {
  await assert.rejects(work, (error) => {
    assert.ok(error instanceof StartupError, String(error));
    const [first = '', second = '', ...others] = error.message.split('\n');
    assert.ok(first.includes(file), error.message);
    assert.match(first, problem);
    assert.match(second, /[.]$/);
    assert.deepEqual(others, []);
    return true;
  });
}

describe('a data folder', () => {
  it('opens again as it was', async () => {
    const folder = await installation();
    keepMemory(folder);
    await open(folder);
    await open(join(temporary.path, randomUUID()));
  });

  for (const size of [0, 50, 100, 2048, 4096]) {
    it(`with memories and a database cut to ${size} bytes does not become a new installation`, async () => {
      const folder = await installation();
      const { database } = dataFolderLayout(folder);
      keepMemory(folder);
      truncateSync(database, size);
      await assertRefused(open(folder), database, /empty|truncated/);
      assert.equal(statSync(database).size, size);
    });
  }

  it('with a cut database and nothing else is refused too, unless nothing is left of it', async () => {
    const folder = await installation();
    const { database } = dataFolderLayout(folder);
    truncateSync(database, 2048);
    await assertRefused(open(folder), database, /truncated/);
    truncateSync(database, 0);
    await open(folder);
  });

  for (const part of ['documents/objects/documents/4f2c/source.bin', 'translation-memory-jobs/x.tmx']) {
    it(`with ${part} and no database does not become a new installation`, async () => {
      const folder = join(temporary.path, randomUUID());
      const path = join(folder, part);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, 'sealed');
      await assertRefused(open(folder), folder, /is missing or empty, but .* contains data/);
    });
  }

  it('with nothing but what an unfinished first start leaves begins anew', async () => {
    const folder = join(temporary.path, randomUUID());
    for (const name of ['translation-memories/incoming', 'documents/objects/.incoming', 'translation-memory-jobs'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'documents/objects/.incoming/x.lock'), '');
    writeFileSync(join(folder, 'translation-memory-jobs/x.part'), '');
    await open(folder);
  });

  it('keeps the journal of a database that is missing or empty', async () => {
    for (const remove of [true, false]) {
      const folder = await installation();
      const { database } = dataFolderLayout(folder);
      writeFileSync(`${database}-wal`, 'what was not moved into the database yet');
      if (remove) rmSync(database);
      else truncateSync(database, 0);
      await assertRefused(open(folder), `${database}-wal`, /journal/);
      assert.ok(statSync(`${database}-wal`).size > 0);
    }
  });

  it('whose database was copied without its journal does not become a new installation', async () => {
    const folder = join(temporary.path, randomUUID());
    const copy = join(temporary.path, randomUUID());
    mkdirSync(copy);
    const database = await openSqliteDatabase(folder, systemClock);
    await new DatabaseAccountStore(database).ensureAccount(anAccount());
    const path = dataFolderLayout(copy).database;
    copyFileSync(dataFolderLayout(folder).database, path);
    await database.destroy();
    keepMemory(copy);
    await assertRefused(open(copy), path, /holds no account/);
  });

  it('whose database is damaged is refused by the check after a crash', async () => {
    const folder = await installation();
    const path = dataFolderLayout(folder).database;
    checkIntegrity(path);
    const { size } = statSync(path);
    const database = new DatabaseSync(path);
    const { rootpage } = database.prepare("select rootpage from sqlite_master where name = 'accounts'").get() as {
      rootpage: number;
    };
    database.close();
    damage(path, (rootpage - 1) * 4096);
    assert.equal(statSync(path).size, size);
    await assertRefused((async () => checkIntegrity(path))(), path, /damaged/);
  });

  it('that is no folder is refused', async () => {
    const file = join(temporary.path, randomUUID());
    writeFileSync(file, '');
    await assertRefused(open(file), file, /not a folder/);
    await assertRefused(open(join(file, 'data')), file, /not a folder/);
  });

  it('where no folder can be made is refused', { skip: existsSync('/proc/self') ? false : 'no /proc' }, async () => {
    await assertRefused(open('/proc/dragoman/data'), '/proc/dragoman', /no folder can be made here/);
  });

  it('gets back the permissions of its database that a copy loosened', async () => {
    const folder = await installation();
    const { database } = dataFolderLayout(folder);
    chmodSync(database, 0o644);
    await open(folder);
    assert.equal(statSync(database).mode & 0o777, 0o600);
  });

  it('begins anew when its data is set aside, which deletes nothing', async () => {
    const folder = await installation();
    keepMemory(folder);
    const { database } = dataFolderLayout(folder);
    const { size } = statSync(database);
    const aside = setDataAside(folder, new Date('2026-11-22T10:00:00Z'));
    assert.ok(aside);
    assert.equal(statSync(join(aside, 'dragoman.sqlite')).size, size);
    assert.deepEqual(readdirSync(aside).sort(), ['dragoman.sqlite', 'translation-memories']);
    assert.equal(setDataAside(folder, new Date()), undefined);
    await open(folder);
  });
});

function damage(path: string, offset: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, new Uint8Array(64).fill(0xff), 0, 64, offset);
  closeSync(file);
}
