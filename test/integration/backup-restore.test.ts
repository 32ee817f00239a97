import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { backUpDataFolder } from '../../src/storage/backup/back-up-data-folder.ts';
import { checkBackup, restoreDataFolder } from '../../src/storage/backup/restore-data-folder.ts';
import { tarHeader } from '../../src/storage/backup/tar-header.ts';
import { refuseDamage } from '../../src/storage/data-folder/check-integrity.ts';
import { DataFolderLock } from '../../src/storage/data-folder/data-folder-lock.ts';
import { finishRestore, restoredParts } from '../../src/storage/data-folder/unfinished-restore.ts';
import { openSqliteDatabase } from '../../src/storage/database/open-sqlite-database.ts';
import { DatabaseAccountStore } from '../../src/storage/database/repositories/database-account-store.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { anAccount, TemporaryFolder } from '../contracts/stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());
const newPath = (): string => join(temporary.path, randomUUID());
const at = new Date('2026-11-22T10:00:00Z');

/** An installation with an account of the name, memories, a job and objects; what is not whole yet beside them. */
async function installation(name: string): Promise<string> {
  const folder = newPath();
  const database = await openSqliteDatabase(folder, systemClock);
  await new DatabaseAccountStore(database).ensureAccount(anAccount({ name }));
  await database.destroy();
  const files = {
    [`translation-memories/${'a'.repeat(32)}/${randomUUID()}.sqlite`]: randomBytes(700_000),
    [`translation-memory-jobs/${randomUUID()}.json`]: Buffer.from('{}'),
    'documents/objects/documents/4f2c/source.bin': randomBytes(512),
    'documents/objects/documents/4f2c/empty.bin': Buffer.alloc(0),
    [`documents/objects/quality-evaluations/2026112210/${'0f'.repeat(32)}/findings.bin`]: randomBytes(9),
    [`documents/objects/${`${'long-'.repeat(20)}/`.repeat(7)}${'x'.repeat(100)}.bin`]: randomBytes(9),
    'documents/objects/.incoming/x/part': randomBytes(9),
    'documents/work/x': randomBytes(9),
    'translation-memories/incoming/x.part': randomBytes(9),
    'models/en-de/model.bin': randomBytes(9),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The names of accounts, and a checksum of each file that a backup has. */
function contentOf(folder: string): Record<string, string> {
  const content: Record<string, string> = {};
  for (const part of restoredParts.slice(1))
    for (const name of readdirSync(join(folder, part), { recursive: true }).map(String)) {
      const path = join(folder, part, name);
      if (!statSync(path).isFile() || /incoming|^work/.test(name)) continue;
      content[`${part}/${name}`] = createHash('sha256').update(readFileSync(path)).digest('hex');
    }
  using database = new DatabaseSync(join(folder, 'dragoman.sqlite'));
  const rows = database.prepare('select name from accounts order by name').all();
  return { ...content, accounts: rows.map(({ name }) => name).join() };
}

function restore(path: string, folder: string, force = false): Promise<unknown> {
  mkdirSync(folder, { recursive: true });
  return restoreDataFolder({ path, folder, lock: new DataFolderLock(folder, systemClock), at, force });
}

describe('a backup', () => {
  let folder = '';
  let path = '';
  before(async () => {
    folder = await installation('Backed up');
    path = newPath();
    await backUpDataFolder({ folder, path, at });
  });

  it('is a tar file that only its owner may read, with what is whole and nothing else', () => {
    assert.equal(statSync(path).mode & 0o777, 0o600);
    const names = execFileSync('tar', ['-tf', path], { encoding: 'utf8' }).trim().split('\n');
    const { accounts: _, ...files } = contentOf(folder);
    assert.deepEqual(names.sort(), ['dragoman.sqlite', 'manifest.json', ...Object.keys(files)].sort());
    const source = 'documents/objects/documents/4f2c/source.bin';
    assert.deepEqual(execFileSync('tar', ['-xOf', path, source]), readFileSync(join(folder, source)));
    assert.deepEqual(
      readdirSync(dirname(path)).filter((name) => name.includes('.part')),
      [],
    );
  });

  it('restores what it was made of into a bare folder, for its owner alone', async () => {
    const bare = newPath();
    await restore(path, bare);
    assert.deepEqual(contentOf(bare), contentOf(folder));
    for (const name of readdirSync(bare, { recursive: true }).map(String)) {
      const status = statSync(join(bare, name));
      assert.equal(status.mode & 0o777, status.isDirectory() ? 0o700 : 0o600, name);
    }
    await (await openSqliteDatabase(bare, systemClock)).destroy();
  });

  it('is not mixed with what is there: it is refused, or sets the old data aside', async () => {
    const other = await installation('Other');
    const old = contentOf(other);
    await assert.rejects(restore(path, other), /holds data already\.\n.*--force/);
    assert.deepEqual(contentOf(other), old);
    writeFileSync(join(other, 'dragoman.sqlite-wal'), 'an old journal');
    await restore(path, other, true);
    assert.deepEqual(contentOf(other), contentOf(folder));
    assert.ok(existsSync(join(other, 'models/en-de/model.bin')), 'models are not part of a backup');
    const [aside = ''] = readdirSync(other).filter((name) => name.startsWith('before-restore-'));
    assert.equal(readFileSync(join(other, aside, 'dragoman.sqlite-wal'), 'utf8'), 'an old journal');
    writeFileSync(join(other, aside, 'dragoman.sqlite-wal'), '');
    assert.deepEqual(contentOf(join(other, aside)), old);
  });

  it('is not restored under a server', async () => {
    const other = await installation('Served');
    await using _held = await new DataFolderLock(other, systemClock).tryAcquire();
    await assert.rejects(restore(path, other, true), /A server uses the data folder/);
    assert.equal(contentOf(other).accounts, 'Served');
  });

  it('that is damaged or cut anywhere replaces nothing', async () => {
    const { size } = statSync(path);
    const bare = newPath();
    const old = await installation('Old');
    const content = contentOf(old);
    for (let round = 0; round < 40; round++) {
      const copy = newPath();
      copyFileSync(path, copy);
      const where = Math.floor((round / 40) * size) + (round % 7) * 11;
      if (round % 2 === 0) truncateSync(copy, where);
      else flip(copy, where);
      // A flipped bit in padding, or in a field that nobody reads, harms nothing.
      const isHarmless = await checkBackup(copy).then(
        () => true,
        () => false,
      );
      if (isHarmless) assert.equal(round % 2, 1, `cut to ${where}`);
      if (isHarmless) continue;
      await assert.rejects(restore(copy, bare), `at ${where}`);
      await assert.rejects(restore(copy, old, true), `at ${where}`);
    }
    assert.deepEqual(readdirSync(bare), ['server.lock']);
    assert.deepEqual(contentOf(old), content);
  });

  it('with names that lead elsewhere is refused', async () => {
    for (const name of ['../outside', '/tmp/outside', 'a/../../outside', '.restored', 'a//b', 'ä']) {
      const evil = newPath();
      writeFileSync(evil, Buffer.concat([tarHeader({ name, bytes: 0 }, at), Buffer.alloc(1024)]));
      await assert.rejects(restore(evil, newPath()), /with the name/, name);
    }
    const nothing = newPath();
    writeFileSync(nothing, randomBytes(4096));
    await assert.rejects(restore(nothing, newPath()), /no backup of Dragoman/);
  });

  it('is not made of files whose names it could not restore', async () => {
    for (const name of ['notes (1).txt', 'ä.bin', 'a\nb.bin']) {
      const folder = await installation('odd');
      writeFileSync(join(folder, 'documents/objects', name), 'x');
      const path = newPath();
      await assert.rejects(backUpDataFolder({ path, folder, at }), /cannot hold the name "documents\/objects\//, name);
      assert.equal(existsSync(path), false);
    }
  });

  it('of a newer release is restored when that one only added to the database, and refused otherwise', async () => {
    for (const [takenAway, refusal] of [
      [9998, /at migration 9999, and a release must know migration 9998/],
      [null, /must know migration 9999/],
      [0, undefined],
    ] as const) {
      const newer = await installation('Newer');
      {
        using database = new DatabaseSync(join(newer, 'dragoman.sqlite'));
        database.prepare("insert into schema_migrations values (9999, 'of the future', '2030', ?)").run(takenAway);
      }
      const [file, folder] = [newPath(), newPath()];
      await backUpDataFolder({ folder: newer, path: file, at });
      if (refusal !== undefined) {
        await assert.rejects(restore(file, folder), refusal);
        continue;
      }
      await restore(file, folder);
      await using database = await openSqliteDatabase(folder, systemClock);
      assert.equal((await new DatabaseAccountStore(database).listAccounts()).length, 1);
    }
  });

  it('is consistent while somebody writes: of two rows that are always equal, neither is ahead', async () => {
    const busy = await installation('Busy');
    using writer = new DatabaseSync(join(busy, 'dragoman.sqlite'), { timeout: 5_000 });
    writer.exec(
      'create table one (n); create table other (n); insert into one values (0); insert into other values (0)',
    );
    let commits = 0;
    let ended = false;
    const write = async (): Promise<void> => {
      while (!ended) {
        writer.exec('begin immediate; update one set n = n + 1; update other set n = n + 1; commit');
        commits++;
        await setImmediate();
      }
    };
    const writing = write();
    try {
      for (let round = 0; round < 5; round++) {
        const file = newPath();
        const before = commits;
        await backUpDataFolder({ folder: busy, path: file, at });
        assert.ok(commits > before, 'nobody waits for the backup');
        const bare = newPath();
        await restore(file, bare);
        using restored = new DatabaseSync(join(bare, 'dragoman.sqlite'));
        const rows = restored.prepare('select one.n as one, other.n as other from one, other').get();
        assert.equal(rows?.one, rows?.other);
        assert.ok(Number(rows?.one) >= before);
      }
    } finally {
      ended = true;
      await writing;
    }
  });
});

describe('a kill', () => {
  it('during a backup leaves the installation as it is, and no backup that looks whole', async () => {
    const folder = await installation('Killed');
    const content = contentOf(folder);
    for (let round = 0; round < 8; round++) {
      const path = newPath();
      await killDuring('backup', folder, path, round * 17);
      if (existsSync(path)) await checkBackup(path);
      await backUpDataFolder({ folder, path: newPath(), at });
    }
    assert.deepEqual(contentOf(folder), content);
  });

  it('during a restore leaves the old data or the new, never a mixture', async () => {
    const backups = await Promise.all(
      ['One', 'Other'].map(async (name) => {
        const source = await installation(name);
        const path = newPath();
        await backUpDataFolder({ folder: source, path, at });
        return { path, content: contentOf(source) };
      }),
    );
    const folder = newPath();
    await restore(backups[0]?.path ?? '', folder);
    const seen = new Set<string | undefined>();
    for (let round = 0; round < 12; round++) {
      const next = backups[round % 2];
      const before = contentOf(folder);
      assert.ok(next);
      await killDuring('restore', folder, next.path, round * 13, round % 4 < 2);
      // As a server does when it starts.
      finishRestore(folder);
      refuseDamage(join(folder, 'dragoman.sqlite'));
      const now = contentOf(folder);
      assert.deepEqual(now, now.accounts === before.accounts ? before : next.content);
      seen.add(now.accounts);
    }
    assert.deepEqual(seen, new Set(['One', 'Other']));
  });

  it('between any two steps of the exchange is finished by the next start', async () => {
    for (let steps = 0; steps <= restoredParts.length; steps++) {
      const source = await installation('New');
      const folder = await installation('Old');
      const restoredFolder = join(folder, '.restored');
      const aside = join(folder, 'aside');
      mkdirSync(restoredFolder);
      mkdirSync(aside);
      writeFileSync(join(restoredFolder, 'set-aside-to'), aside);
      for (const part of restoredParts) execFileSync('cp', ['-a', join(source, part), restoredFolder]);
      for (const part of restoredParts.slice(0, steps)) execFileSync('mv', [join(folder, part), aside]);
      for (const part of restoredParts.slice(0, Math.max(0, steps - 1)))
        execFileSync('mv', [join(restoredFolder, part), folder]);
      await assert.rejects(openSqliteDatabase(folder, systemClock), /was interrupted/);
      finishRestore(folder);
      finishRestore(folder);
      assert.deepEqual(contentOf(folder), contentOf(source));
      assert.equal(contentOf(aside).accounts, 'Old');
    }
  });
});

/** Kills a child that begins again and again, some time after it began; `afterFirst` waits for its first end before. */
async function killDuring(
  kind: string,
  folder: string,
  path: string,
  milliseconds: number,
  afterFirst = false,
): Promise<void> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('./backup-restoring-child.ts', import.meta.url)),
    kind,
    folder,
    path,
  ]);
  await once(child.stdout, 'data');
  if (afterFirst) await once(child.stdout, 'data');
  // Where the kill falls is left to chance; each outcome is right.
  await pause(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function flip(path: string, where: number): void {
  const file = openSync(path, 'r+');
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, where);
  writeSync(file, Buffer.from([(byte[0] ?? 0) ^ 0x10]), 0, 1, where);
  closeSync(file);
}
