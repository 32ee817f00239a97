import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Duplex, PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import type { OfferedFile } from '../index/model-index.ts';
import type { ManifestFile } from '../model-manifest.ts';
import { CorruptFileError } from './download-file.ts';

/** No model comes near; a bomb would. */
const largestFile = 2 * 1024 ** 3;

/**
 * Writes the content of a downloaded file to `destination`, on disk when it returns. What it is packed with is known by its
 * first bytes: servers unpack on the way now and then. Throws `CorruptFileError` if it is not what the index says.
 */
export async function unpackFile(
  file: OfferedFile,
  part: string,
  destination: string,
  signal: AbortSignal,
): Promise<ManifestFile> {
  const unpacker = await unpackerFor(part);
  const hash = createHash('sha256');
  const limit = Math.min(file.unpackedSize ?? largestFile, largestFile);
  let size = 0;
  await using handle = await open(destination, 'w');
  const write = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > limit) throw new CorruptFileError(`it unpacks to more than ${limit} bytes`);
      hash.update(chunk);
      await handle.write(chunk);
    }
  };
  try {
    await pipeline(createReadStream(part), unpacker, write, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error && 'code' in error && /^(Z_|ZSTD_|ERR_ZLIB)/.test(String(error.code)))
      throw new CorruptFileError(`it cannot be unpacked (${error.message})`, { cause: error });
    throw error;
  }
  await handle.sync();
  const sha256 = hash.digest('hex');
  if (file.unpackedSize !== undefined && size !== file.unpackedSize)
    throw new CorruptFileError(`it unpacks to ${size} bytes, not the ${file.unpackedSize} of the index`);
  if (file.unpackedSha256 !== undefined && sha256 !== file.unpackedSha256)
    throw new CorruptFileError(`its unpacked SHA-256 is ${sha256}, not the ${file.unpackedSha256} of the index`);
  return { name: file.name, size, sha256 };
}

async function unpackerFor(part: string): Promise<Duplex> {
  await using handle = await open(part, 'r');
  const start = Buffer.alloc(4);
  await handle.read(start, 0, 4, 0);
  if (start.readUInt16BE() === 0x1f8b) return createGunzip();
  if (start.readUInt32LE() === 0xfd2fb528) return createZstdDecompress();
  return new PassThrough();
}
