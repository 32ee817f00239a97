import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../contracts/clock.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { ClientGone } from '../plugins/request-signal.ts';
import { readableSize } from './readable-size.ts';

export interface BodyStreamLimits {
  /** Bytes. */
  readonly limit: number;
  /** For how long nothing may arrive while somebody waits for it. */
  readonly silenceMilliseconds: number;
  /** For how long one may wait in all before the rate counts. */
  readonly graceMilliseconds: number;
  readonly slowestBytesPerSecond: number;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
}

/** A body that an operation reads by itself, as it arrives (`StreamedBody`). */
export class BodyStream {
  readonly #request: FastifyRequest;
  readonly #payload: Readable;

  constructor(request: FastifyRequest, payload: Readable) {
    this.#request = request;
    this.#payload = payload;
  }

  /** The bytes, no faster than they are taken. What is left of them when the reader stops is thrown away. */
  async *chunks({
    limit,
    silenceMilliseconds,
    graceMilliseconds,
    slowestBytesPerSecond,
    clock,
  }: BodyStreamLimits): AsyncGenerator<Uint8Array> {
    const { headers } = this.#request;
    const tooLarge = (): ServiceError => new ServiceError('body_too_large', { limit: readableSize(limit) });
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
      throw new ServiceError('invalid_content_type', {
        given: `${headers['content-type']}; ${encoding}`,
        expected: 'it without Content-Encoding',
      });
    if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge();
    let size = 0;
    let waited = 0;
    try {
      for (;;) {
        const chunk: Buffer | null = this.#payload.read();
        if (chunk === null) {
          if (this.#payload.readableEnded) return;
          const since = clock.elapsed();
          await this.#arrival(silenceMilliseconds, clock);
          waited += clock.elapsed() - since;
          // Only the time in which this end waited: a client may be made to wait for the disk, too.
          if (waited > graceMilliseconds + (size / slowestBytesPerSecond) * 1000)
            throw new ServiceError('request_timeout', {});
          continue;
        }
        size += chunk.length;
        if (size > limit) throw tooLarge();
        yield chunk;
      }
    } finally {
      // Else the answer would wait in front of a client that still sends.
      this.#payload.resume();
    }
  }

  /** Until there is more, or the end. */
  async #arrival(milliseconds: number, clock: Pick<Clock, 'after'>): Promise<void> {
    const payload = this.#payload;
    if (payload.destroyed) throw new ClientGone();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cancel = clock.after(milliseconds, () => reject(new ServiceError('request_timeout', {})));
    const gone = (): void => reject(new ClientGone());
    payload.on('readable', resolve).on('end', resolve).on('error', gone).on('close', gone);
    try {
      await promise;
    } finally {
      cancel();
      payload.off('readable', resolve).off('end', resolve).off('error', gone).off('close', gone);
    }
  }
}

/** Hands bodies of these types over unread, as a `BodyStream`, to the operations that are registered in this scope. */
export function registerBodyStreams(scope: FastifyInstance, mediaTypes: readonly string[]): void {
  scope.addContentTypeParser([...mediaTypes], async (request: FastifyRequest, payload: Readable) => {
    request.arrival.end();
    // While it arrives it counts as arriving; what is worked on meanwhile was admitted with it.
    payload.once('end', () => request.admittance?.streamArrived());
    return new BodyStream(request, payload);
  });
}
