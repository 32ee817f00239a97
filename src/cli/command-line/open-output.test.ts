import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { after, describe, it } from 'node:test';
import { fileOutput, streamOutput } from './open-output.ts';

describe('an output file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-'));
  after(() => rmSync(folder, { recursive: true }));
  const open = (name: string, makeFolder = false) => fileOutput(join(folder, name), { makeFolder });

  it('is there once it is finished, and not before', async () => {
    await using output = await open('new.txt');
    await output.write('one ');
    await output.write('two');
    assert(!readdirSync(folder).includes('new.txt'));
    await output.finish();
    assert.equal(readFileSync(join(folder, 'new.txt'), 'utf8'), 'one two');
  });

  it('keeps what there was, and leaves nothing behind, when it is not finished', async () => {
    writeFileSync(join(folder, 'old.txt'), 'old');
    const before = readdirSync(folder);
    {
      await using output = await open('old.txt');
      await output.write('half');
    }
    assert.equal(readFileSync(join(folder, 'old.txt'), 'utf8'), 'old');
    assert.deepEqual(readdirSync(folder), before);
  });

  it('replaces what a link points to and keeps its permissions', async () => {
    writeFileSync(join(folder, 'real.txt'), 'old');
    chmodSync(join(folder, 'real.txt'), 0o600);
    symlinkSync('real.txt', join(folder, 'link.txt'));
    await using output = await open('link.txt');
    await output.write('new');
    await output.finish();
    assert.equal(readFileSync(join(folder, 'real.txt'), 'utf8'), 'new');
    assert.equal(statSync(join(folder, 'real.txt')).mode & 0o777, 0o600);
  });

  it('makes its folder where that is wanted, else says what is wrong', async () => {
    await assert.rejects(open('none/a.txt'), { message: /none\/a\.txt: cannot be written: no such file or folder\.$/ });
    await using output = await open('made/deep/a.txt', true);
    await output.finish();
    assert.equal(readFileSync(join(folder, 'made/deep/a.txt'), 'utf8'), '');
  });

  it('writes to what is no regular file without replacing it', async () => {
    await using output = await fileOutput('/dev/null', { makeFolder: false });
    await output.write('gone');
    await output.finish();
    assert(statSync('/dev/null').isCharacterDevice());
  });
});

describe('standard output', () => {
  it('is written to no faster than it is read', async () => {
    const taken: (() => void)[] = [];
    const slow = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => void taken.push(done) });
    const output = streamOutput(slow, new AbortController().signal);
    let written = false;
    const writing = output.write('text').then(() => {
      written = true;
    });
    await Promise.resolve();
    assert.equal(written, false);
    taken.shift()?.();
    await writing;
  });

  it('gives up waiting when the command is stopped', async () => {
    const stop = new AbortController();
    const output = streamOutput(new PassThrough({ highWaterMark: 1 }), stop.signal);
    const writing = output.write('text');
    stop.abort();
    await assert.rejects(writing, { name: 'AbortError' });
  });
});
