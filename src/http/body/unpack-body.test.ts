import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { unpackBody as unpackChunks } from './unpack-body.ts';

async function unpackBody(packed: Readable, limit: number): Promise<Buffer> {
  return Buffer.concat(await unpackChunks(packed, limit));
}

function inPieces(bytes: Uint8Array, size: number): Readable {
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
    { objectMode: false },
  );
}

describe('a body packed with gzip', () => {
  it('is unpacked, in one member or several, however it arrives', async () => {
    const packed = Buffer.concat([gzipSync('The house '), gzipSync('is blue.')]);
    for (const size of [1, 7, 1_000])
      assert.equal(String(await unpackBody(inPieces(packed, size), 100)), 'The house is blue.');
  });

  it('may have as many bytes as the limit, and no more', async () => {
    assert.equal((await unpackBody(inPieces(gzipSync('x'.repeat(1024)), 100), 1024)).length, 1024);
    await assert.rejects(unpackBody(inPieces(gzipSync('x'.repeat(1025)), 100), 1024), {
      code: 'body_too_large',
      message: 'The request body is larger than 1 KiB.',
    });
  });

  it('is not unpacked beyond the limit, however much it would grow', async () => {
    const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024));
    const before = process.memoryUsage().arrayBuffers;
    await assert.rejects(unpackBody(inPieces(bomb, 16 * 1024), 128 * 1024), { code: 'body_too_large' });
    assert(process.memoryUsage().arrayBuffers - before < 32 * 1024 * 1024);
  });

  it('is refused when it is cut off or something else', async () => {
    const packed = gzipSync('The house is blue.');
    for (const broken of [packed.subarray(0, -3), packed.subarray(3), Buffer.from('{}')])
      await assert.rejects(unpackBody(inPieces(broken, 5), 100), { code: 'invalid_body' });
  });

  it('ends when the client goes away', async () => {
    const arriving = new PassThrough();
    arriving.write(gzipSync('x').subarray(0, 8));
    const unpacked = unpackBody(arriving, 100);
    arriving.destroy();
    await assert.rejects(unpacked, { name: 'ClientGone' });
  });
});
