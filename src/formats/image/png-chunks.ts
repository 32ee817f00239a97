import { crc32 } from 'node:zlib';
import { invalidPicture } from '../shared/pictures/raster.ts';

export interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const chunkLimit = 20_000;

/** Chunks up to `IEND` (PNG specification, third edition, 5.3). What comes after them is no part of the picture. */
export function readChunks(bytes: Buffer): readonly PngChunk[] {
  const chunks: PngChunk[] = [];
  let position = pngSignature.length;
  while (position + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(position);
    const type = bytes.toString('latin1', position + 4, position + 8);
    const end = position + 8 + length;
    if (!/^[A-Za-z]{4}$/.test(type) || end + 4 > bytes.length) break;
    if (crc32(bytes.subarray(position + 4, end)) !== bytes.readUInt32BE(end))
      throw invalidPicture('it is a PNG picture with a damaged part (a checksum is wrong).');
    if (type === 'IEND') return chunks;
    chunks.push({ type, data: bytes.subarray(position + 8, end) });
    if (chunks.length > chunkLimit) break;
    position = end + 4;
  }
  throw invalidPicture('it is a PNG picture that ends in the middle.');
}

export function writeChunk({ type, data }: { readonly type: string; readonly data: Uint8Array }): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}
