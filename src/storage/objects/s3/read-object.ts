import type { Readable } from 'node:stream';
import { GetObjectCommand, type GetObjectCommandOutput, type S3Client } from '@aws-sdk/client-s3';
import type { Clock } from '../../../contracts/clock.ts';
import type { UploadTarget } from './upload.ts';

export interface ReadingParts {
  readonly client: S3Client;
  readonly clock: Pick<Clock, 'after'>;
  /** How long the next piece may take. */
  readonly idleMilliseconds: number;
  readonly closing: AbortSignal;
}

/** How often a broken connection is replaced while one object is read. */
const reopenings = 5;

/** Undefined when there is no such object. */
export async function openObject(
  target: UploadTarget,
  parts: ReadingParts,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    return readWhole(await open(target, parts), target, parts);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Also of a server that says only the status, as in the answer to HEAD. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function open(target: UploadTarget, { client, closing }: ReadingParts, rest?: { Range: string; IfMatch?: string }) {
  return client.send(new GetObjectCommand({ ...target, ...rest }), { abortSignal: closing });
}

/** Exactly as many bytes as the object has, or an error. A connection that breaks is replaced by one for the rest of the same content. */
async function* readWhole(
  first: GetObjectCommandOutput,
  target: UploadTarget,
  parts: ReadingParts,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { ContentLength: size, ETag } = first;
  if (size === undefined) throw new Error('The object store did not say how long an object is.');
  let body = first.Body as Readable;
  let offset = 0;
  for (let opened = 0; ; opened++) {
    try {
      for await (const bytes of inTime(body, parts)) {
        offset += bytes.length;
        if (offset > size) throw new Error('The object store sent more than an object has.');
        yield bytes;
      }
      if (offset === size) return;
      throw Object.assign(new Error('The object store sent less than an object has.'), { code: 'ECONNRESET' });
    } catch (error) {
      if (opened === reopenings || parts.closing.aborted || offset > size) throw error;
    } finally {
      body.destroy();
    }
    const rest = { Range: `bytes=${offset}-`, ...(ETag !== undefined && { IfMatch: ETag }) };
    body = (await open(target, parts, rest)).Body as Readable;
  }
}

async function* inTime(body: Readable, { clock, idleMilliseconds }: ReadingParts): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  const stalled = (): void => {
    body.destroy(Object.assign(new Error('The object store stopped sending an object.'), { code: 'ETIMEDOUT' }));
  };
  for (;;) {
    // Only while this side waits: the reader may take its time.
    const cancel = clock.after(idleMilliseconds, stalled);
    const next = await pieces.next().finally(cancel);
    if (next.done === true) return;
    yield next.value;
  }
}
