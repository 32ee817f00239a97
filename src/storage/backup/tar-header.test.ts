import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockBytes, padding, readLongName, readTarHeader, tarHeader } from './tar-header.ts';

const at = new Date('2026-11-22T10:00:00Z');

describe('headers of backups', () => {
  it('have any name, a long one in an entry before', () => {
    for (const length of [1, 100, 101, 126, 829]) {
      const name = 'abc/'.repeat(300).slice(-length - 1, -1);
      const written = tarHeader({ name, bytes: 5 }, at);
      const first = readTarHeader(written.subarray(0, blockBytes));
      assert.equal(first?.isLongName, length > 100);
      if (!first.isLongName) {
        assert.deepEqual(first, { name, bytes: 5, isLongName: false });
        continue;
      }
      const content = blockBytes + first.bytes;
      assert.equal(readLongName(written.subarray(blockBytes, content)), name);
      const second = readTarHeader(written.subarray(content + padding(first.bytes)));
      assert.deepEqual(second, { name: name.slice(-100), bytes: 5, isLongName: false });
    }
  });

  it('refuse a name whose length is another one, or that has something beside it', () => {
    for (const content of [
      '',
      '12 path=ab\n',
      '9 path=ab',
      '10 mode=ab\n',
      '20 path=ab\n9 mode=1\n',
      `0${'1'.repeat(9)} path=a\n`,
    ])
      assert.throws(() => readLongName(Buffer.from(content)), /damaged/, content);
    assert.equal(readLongName(Buffer.from('12 path=abc\n')), 'abc');
  });
});
