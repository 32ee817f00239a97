import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/*
 *     stream: version (1) │ salt (32) │ chunk 0 │ chunk 1 │ … │ last chunk
 *     chunk:  AES-256-GCM of at most 64 KiB, then its tag (16); nonce: 7 zeros │ number (4) │ 1 if it is the last (1)
 *
 * A stream has its own key, made by HKDF from the key and the random salt, so no nonce comes twice when a second attempt
 * writes another result. A chunk opens only at its place in its own stream, and the last one only as the last.
 */
const keyBytes = 32;
const saltBytes = 32;
const tagBytes = 16;
const nonceBytes = 12;
const streamVersion = 1;
const headerBytes = 1 + saltBytes;

/** Bytes of content in a chunk. */
export const chunkBytes = 64 * 1024;

/** Sealed bytes are not what was sealed with that key: damaged, cut off, exchanged, or the key of another document. */
export class UnsealedContentError extends Error {
  constructor(options?: ErrorOptions) {
    super('What is stored is not what was sealed with this key.', options);
    this.name = 'UnsealedContentError';
  }
}

/** 32 bytes for one purpose. */
export function deriveBytes(secret: Uint8Array | KeyObject, salt: Uint8Array, purpose: string): Buffer {
  // Node.js takes more time to find out that bytes are no key object than to use them.
  const key = secret instanceof Uint8Array ? createSecretKey(secret) : secret;
  return Buffer.from(hkdfSync('sha256', key, salt, purpose, keyBytes));
}

/** Seals content as it comes. `salt` is for tests: a stream that is sealed with the salt of another gives both away. */
export async function* seal(
  key: KeyObject,
  content: AsyncIterable<Uint8Array>,
  salt: Uint8Array = randomBytes(saltBytes),
): AsyncGenerator<Uint8Array, void, undefined> {
  const streamKey = keyOfStream(key, salt);
  yield Buffer.concat([Buffer.of(streamVersion), salt]);
  let number = 0;
  for await (const { block, isLast } of inBlocks(content, chunkBytes, chunkBytes))
    yield sealChunk(streamKey, nonce(number++, isLast), block);
}

/** What was sealed. Throws an `UnsealedContentError` before it yields anything of a chunk that is not as it was. */
export async function* open(
  key: KeyObject,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const size = chunkBytes + tagBytes;
  let streamKey: KeyObject | undefined;
  let number = 0;
  for await (const { block, isLast } of inBlocks(sealed, headerBytes + size, size)) {
    const chunk = streamKey === undefined ? block.subarray(headerBytes) : block;
    streamKey ??= keyOfStream(key, readSalt(block));
    const content = openChunk(streamKey, nonce(number++, isLast), chunk);
    if (content.length > 0) yield content;
  }
}

/** Seals a short text whole, as a stream of its own. */
export async function sealText(key: KeyObject, text: string): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(seal(key, once(Buffer.from(text)))));
}

export async function openText(key: KeyObject, sealed: Uint8Array): Promise<string> {
  return Buffer.concat(await Array.fromAsync(open(key, once(sealed)))).toString();
}

function readSalt(firstBlock: Buffer): Buffer {
  if (firstBlock[0] !== streamVersion) throw new UnsealedContentError();
  return firstBlock.subarray(1, headerBytes);
}

function keyOfStream(key: KeyObject, salt: Uint8Array): KeyObject {
  return createSecretKey(deriveBytes(key, salt, 'dragoman stream v1'));
}

/** Throws a `RangeError` beyond 2³² chunks, which is 256 TiB. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(nonceBytes);
  bytes.writeUInt32BE(number, nonceBytes - 5);
  bytes.writeUInt8(isLast ? 1 : 0, nonceBytes - 1);
  return bytes;
}

function sealChunk(key: KeyObject, nonce: Buffer, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function openChunk(key: KeyObject, nonce: Buffer, chunk: Buffer): Buffer {
  if (chunk.length < tagBytes) throw new UnsealedContentError();
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(chunk.subarray(-tagBytes));
  const content = decipher.update(chunk.subarray(0, -tagBytes));
  try {
    decipher.final();
  } catch (cause) {
    throw new UnsealedContentError({ cause });
  }
  return content;
}

/**
 * The same bytes in blocks of `size`, the first of `firstSize`; only the last is shorter, and empty only when nothing
 * comes at all. A block is used before the next is asked for: its memory is.
 */
async function* inBlocks(content: AsyncIterable<Uint8Array>, firstSize: number, size: number) {
  const memory = Buffer.alloc(Math.max(firstSize, size));
  let wanted = firstSize;
  let filled = 0;
  for await (const bytes of content) {
    for (let start = 0; start < bytes.length; ) {
      if (filled === wanted) {
        yield { block: memory.subarray(0, filled), isLast: false };
        wanted = size;
        filled = 0;
      }
      const taken = bytes.subarray(start, start + wanted - filled);
      memory.set(taken, filled);
      filled += taken.length;
      start += taken.length;
    }
  }
  yield { block: memory.subarray(0, filled), isLast: true };
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
