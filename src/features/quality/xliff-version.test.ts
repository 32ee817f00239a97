import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { xliffVersion } from './xliff-version.ts';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const versionOf = (text: string, encoding: BufferEncoding = 'utf8', size = 7) =>
  xliffVersion(pieces(Buffer.from(text, encoding), size));

describe('the version of an XLIFF file', () => {
  it('is that of its root element, in whatever encoding and after whatever comes before', async () => {
    const root = '<xliff xmlns="urn:x" version="2.1" srcLang="en"><file/></xliff>';
    assert.equal(await versionOf(root), '2.1');
    assert.equal(
      await versionOf(`<?xml version="1.0"?>\n<!-- <xliff version="1.2"> -->\n<!DOCTYPE xliff>${root}`),
      '2.1',
    );
    assert.equal(await versionOf(`\ufeff${root}`, 'utf16le'), '2.1');
    assert.equal(await versionOf("<x:xliff\n version = '1.2'>"), '1.2');
  });

  it('is unknown where there is no such element, or none within reach', async () => {
    for (const text of [
      '',
      'text',
      '<html version="2.1">',
      '<xliffs version="2.1">',
      '<xliff srcLang="en">',
      '<!-- <x>',
    ])
      assert.equal(await versionOf(text), undefined, text);
    assert.equal(await versionOf(`<!--${'x'.repeat(1 << 20)}--><xliff version="2.1">`, 'utf8', 65_536), undefined);
  });

  it('reads no further than it needs', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        read += 65_536;
        yield Buffer.alloc(65_536, 'x');
      }
    }
    assert.equal(await xliffVersion(endless()), undefined);
    assert.equal(read, 65_536);
  });
});
