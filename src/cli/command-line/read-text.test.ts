import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InputError } from './command-errors.ts';
import { readText, standardInput } from './read-text.ts';

async function read(chunks: readonly Uint8Array[], name = 'notes.txt'): Promise<string> {
  async function* source() {
    yield* chunks;
  }
  return (await Array.fromAsync(readText(source(), name))).join('');
}

async function fault(chunks: readonly Uint8Array[], name?: string): Promise<string> {
  const error = await read(chunks, name).catch((thrown: unknown) => thrown);
  assert(error instanceof InputError, String(error));
  return error.message;
}

describe('reading text', () => {
  it('puts characters together that arrive in pieces, and keeps a byte order mark', async () => {
    const bytes = Buffer.from('\ufeffniño \u{1f600}\r\n');
    assert.equal(await read([...bytes].map((byte) => Uint8Array.of(byte))), '\ufeffniño \u{1f600}\r\n');
  });

  it('names the line that is not UTF-8 and says how to convert it', async () => {
    const message = await fault([Buffer.from('one\ntwo\n'), Buffer.from('three\nni\xf1o\nfour', 'latin1')]);
    assert.equal(
      message,
      'notes.txt: line 4 is not UTF-8. If its encoding is ISO-8859-1: iconv -f ISO-8859-1 -t UTF-8 notes.txt',
    );
  });

  it('finds the line when a piece begins inside of a character', async () => {
    const [first, second] = [Buffer.from([0x0a, 0xc3]), Buffer.from([0xb1, 0x0a, 0x61, 0xff, 0x0a])];
    assert.match(await fault([first, second]), /line 3 is not UTF-8/);
  });

  it('refuses a character that the end of the input cuts off', async () => {
    assert.match(await fault([Buffer.from([0x61, 0x0a, 0xc3])]), /line 2 is not UTF-8/);
  });

  it('refuses UTF-16 and what is no text', async () => {
    assert.match(await fault([Buffer.from('\ufeffhello', 'utf16le')]), /^notes.txt: is UTF-16\. .*-f UTF-16/);
    assert.equal(await fault([Buffer.from('PK\0\0')]), 'notes.txt: is not a text file.');
  });

  it('writes a command that can be pasted, whatever the name', async () => {
    assert.match(await fault([Uint8Array.of(0xff)], "it's.txt"), /UTF-8 'it'\\''s\.txt'$/);
    assert.match(await fault([Uint8Array.of(0xff)], standardInput), /-t UTF-8$/);
  });
});
