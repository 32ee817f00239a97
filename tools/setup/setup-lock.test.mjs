import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { withSetupLock } from './setup-lock.mjs';

describe('the set-up lock', () => {
  const root = mkdtempSync(join(tmpdir(), 'dragoman-lock-'));
  after(() => rmSync(root, { recursive: true }));

  it('lets one set-up of a folder run at a time, and the next when it ends, even badly', async () => {
    let running = 0;
    const work = async () => {
      running += 1;
      assert.equal(running, 1);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      throw new Error('npm ended badly');
    };
    const ends = await Promise.allSettled([withSetupLock(root, work), withSetupLock(root, work)]);
    assert.deepEqual(
      ends.map((end) => end.status === 'rejected' && end.reason.message),
      ['npm ended badly', 'npm ended badly'],
    );
    assert.equal(existsSync(join(root, '.setup-lock')), false);
  });

  it('takes over from a process that was killed, also when another process has its number', async () => {
    writeFileSync(join(root, '.setup-lock'), `${process.pid} 1`);
    assert.equal(await withSetupLock(root, async () => 'done'), 'done');
    writeFileSync(join(root, '.setup-lock'), '99999999 12345');
    assert.equal(await withSetupLock(root, async () => 'done'), 'done');
  });
});
