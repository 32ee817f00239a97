import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Clock } from '../../contracts/clock.ts';

export interface ArrivalLimits {
  /** In which nothing need arrive. */
  readonly graceMilliseconds: number;
  /** What has to arrive on average after that. */
  readonly bytesPerSecond: number;
  /** Within which a request has to arrive whole. */
  readonly wholeMilliseconds: number;
}

/**
 * Ends requests that arrive too slowly. Node could do that by itself, but for all requests alike and without a rate: a body
 * that is worked on as it arrives may take as long as it makes progress, see `BodyStream`.
 */
export class Arrival {
  readonly #request: IncomingMessage;
  readonly #limits: ArrivalLimits;
  readonly #clock: Pick<Clock, 'after' | 'elapsed'>;
  #cancel: (() => void) | undefined;

  constructor(request: IncomingMessage, limits: ArrivalLimits, clock: Pick<Clock, 'after' | 'elapsed'>) {
    this.#request = request;
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Calls `late` unless the request is here in time. */
  watch(late: () => void): void {
    if (!hasBody(this.#request) || this.#request.complete || this.#cancel !== undefined) return;
    // What is injected comes whole, over no connection that would count its bytes.
    if (!(this.#request.socket instanceof Socket)) return;
    const begin = this.#clock.elapsed();
    const bytesBefore = this.#request.socket.bytesRead;
    const check = (): void => {
      if (this.#request.complete) return;
      const received = this.#request.socket.bytesRead - bytesBefore;
      const wait = begin + this.#allowance(received) - this.#clock.elapsed();
      if (wait <= 0) late();
      else this.#cancel = this.#clock.after(wait, check);
    };
    this.#cancel = this.#clock.after(this.#allowance(0), check);
    this.#request.once('end', () => this.end()).once('close', () => this.end());
  }

  end(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #allowance(bytes: number): number {
    const { graceMilliseconds, bytesPerSecond, wholeMilliseconds } = this.#limits;
    return Math.min(wholeMilliseconds, graceMilliseconds + (bytes / bytesPerSecond) * 1000);
  }
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
