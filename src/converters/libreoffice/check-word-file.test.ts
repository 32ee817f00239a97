import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkWordFile } from './check-word-file.ts';

const size = 512;
const end = 0xfffffffe;
const free = 0xffffffff;
const encrypted = 0x01;

/** A document that is so short that its stream is in that of small streams, after another one of 1,024 bytes. */
function shortDocument(flags: number): Buffer {
  const header = Buffer.alloc(size, 0xff);
  header.fill(0, 0, 76);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(0, 76);
  // The sectors of small streams are not beside each other.
  const table = Buffer.alloc(size, 0xff);
  for (const [sector, next] of [free - 2, end, 4, end, 5, 3].entries()) table.writeUInt32LE(next, sector * 4);
  const entry = (name: string, kind: number, first: number, length: number): Buffer => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 0, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, 64);
    bytes[66] = kind;
    bytes.writeUInt32LE(first, 116);
    bytes.writeUInt32LE(length, 120);
    return bytes;
  };
  const folder = Buffer.concat([
    entry('Root Entry', 5, 2, 2_048),
    entry('1Table', 2, 0, 1_024),
    entry('WordDocument', 2, 16, 600),
    Buffer.alloc(128),
  ]);
  const word = Buffer.alloc(size);
  word.writeUInt16LE(0xa5ec, 0);
  word[11] = flags;
  const other = Buffer.alloc(size, 0xff);
  // The chain is 2, 4, 5, 3: the third one has byte 1,024 of it.
  return Buffer.concat([header, table, folder, other, other, other, word]);
}

describe('Word documents before they are converted', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'word-file-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function check(bytes: Buffer): Promise<void> {
    const path = join(folder, 'document.doc');
    await writeFile(path, bytes);
    await checkWordFile(path);
  }

  it('are taken where they are so short that they are among the small streams', () => check(shortDocument(0)));

  it('are refused where such a short one has a password', () =>
    assert.rejects(check(shortDocument(encrypted)), /it has a password/u));

  it('are refused where the chain of small streams ends before them, or is longer than any', async () => {
    const short = shortDocument(0);
    short.writeUInt32LE(end, size + 4 * 4);
    await assert.rejects(check(short), /it is damaged/u);
    const circle = shortDocument(0);
    circle.writeUInt32LE(2, size + 2 * 4);
    circle.writeUInt32LE(0xffff_fff0, 2 * size + 2 * 128 + 116);
    await assert.rejects(check(circle), /it is damaged/u);
  });
});
