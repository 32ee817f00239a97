import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ServiceError } from '../../errors/service-error.ts';
import { ClientGone } from '../plugins/request-signal.ts';
import { readableSize } from './readable-size.ts';

/** The bytes that were packed with gzip, at most `limit` of them, whatever they would grow to. */
export async function unpackBody(packed: Readable, limit: number): Promise<readonly Buffer[]> {
  const unpacking = packed.pipe(createGunzip());
  const gone = (): void => void (packed.readableEnded || unpacking.destroy(new ClientGone()));
  packed.once('error', gone).once('close', gone);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new ServiceError('body_too_large', { limit: readableSize(limit) });
      chunks.push(chunk);
    }
    return chunks;
  } catch (error) {
    if (error instanceof ServiceError || error instanceof ClientGone) throw error;
    throw new ServiceError('invalid_body', { reason: 'the gzip data is incomplete.' }, { cause: error });
  } finally {
    packed
      .off('error', gone)
      .off('close', gone)
      .on('error', () => {});
    // What is left of the body is read, so that the client gets to see the answer.
    packed.unpipe(unpacking).resume();
  }
}
