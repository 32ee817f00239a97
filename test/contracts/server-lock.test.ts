import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DataFolderLock } from '../../src/storage/data-folder/data-folder-lock.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { describeServerLock } from './server-lock.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());

function newFolder(): string {
  const folder = join(temporary.path, randomUUID());
  mkdirSync(folder);
  return folder;
}

describeServerLock('on a data folder', () => {
  const folder = newFolder();
  const again = () => new DataFolderLock(folder, systemClock);
  return { lock: again(), again };
});

describe('the lock of a data folder', () => {
  it('ends with its process when that is killed, and the next holder hears of it', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, [fileURLToPath(new URL('./server-lock-child.ts', import.meta.url)), folder]);
    await once(child.stdout, 'data');
    const lock = new DataFolderLock(folder, systemClock);
    assert.equal(await lock.tryAcquire(), undefined);
    assert.equal((await lock.holder())?.pid, child.pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await using held = await lock.tryAcquire();
    assert.equal(held?.afterCrash, true);
  });

  it('leaves files that only their owner may read, and no parts', async () => {
    const folder = newFolder();
    await using held = await new DataFolderLock(folder, systemClock).tryAcquire();
    await held?.drain();
    assert.deepEqual(readdirSync(folder).sort(), ['server.json', 'server.lock']);
    for (const name of readdirSync(folder)) assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name);
  });
});
