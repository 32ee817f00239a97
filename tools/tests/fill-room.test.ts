import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fillRoom } from './fill-room.ts';
import waitingFiles from './waiting-files.json' with { type: 'json' };

describe('what runs at the same time', () => {
  it('fits into the room, and begins in order where it fits', async () => {
    const sizes: Readonly<Record<string, number>> = { a: 1, b: 1, c: 0.5, d: 1, e: 0.5, f: 1 };
    const ends = new Map<string, () => void>();
    const begun: string[] = [];
    const done = fillRoom(
      Object.keys(sizes),
      2,
      (item) => sizes[item] ?? 0,
      (item) => {
        begun.push(item);
        return new Promise((resolve) => ends.set(item, resolve));
      },
    );
    const end = async (item: string): Promise<string> => {
      ends.get(item)?.();
      await new Promise(setImmediate);
      return begun.join('');
    };
    assert.equal(begun.join(''), 'ab');
    assert.equal(await end('a'), 'abce');
    assert.equal(await end('c'), 'abce');
    assert.equal(await end('e'), 'abced');
    assert.equal(await end('b'), 'abcedf');
    await end('d');
    await end('f');
    await done;
  });

  it('ends with the first that fails', async () => {
    const failing = fillRoom(
      ['a'],
      1,
      () => 1,
      () => Promise.reject(new Error('a failed')),
    );
    await assert.rejects(failing, { message: 'a failed' });
  });

  it('counts files as waiting that exist, each once', () => {
    assert.deepEqual(waitingFiles, [...new Set(waitingFiles)]);
    assert.deepEqual(
      waitingFiles.filter((file) => !existsSync(join(import.meta.dirname, '../..', file))),
      [],
    );
  });
});
