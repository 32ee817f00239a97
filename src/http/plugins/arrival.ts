import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../contracts/clock.ts';

/**
 * Ends requests that do not arrive whole in time. Node could do that by itself, but for all requests alike: a body that is
 * worked on as it arrives may take as long as it makes progress.
 */
export class Arrival {
  readonly #request: IncomingMessage;
  readonly #clock: Pick<Clock, 'after'>;
  #cancel: (() => void) | undefined;

  constructor(request: IncomingMessage, clock: Pick<Clock, 'after'>) {
    this.#request = request;
    this.#clock = clock;
  }

  /** Calls `late` unless the request is here within the time. */
  watch(milliseconds: number, late: () => void): void {
    const { headers } = this.#request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || this.#request.complete || this.#cancel !== undefined) return;
    this.#cancel = this.#clock.after(milliseconds, () => {
      if (!this.#request.complete) late();
    });
    this.#request.once('end', () => this.end()).once('close', () => this.end());
  }

  end(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
