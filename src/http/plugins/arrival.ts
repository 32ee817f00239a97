import type { IncomingMessage } from 'node:http';

/**
 * Ends requests that do not arrive whole in time. Node could do that by itself, but for all requests alike: a body that is
 * worked on as it arrives may take as long as it makes progress.
 */
export class Arrival {
  readonly #request: IncomingMessage;
  #timer: NodeJS.Timeout | undefined;

  constructor(request: IncomingMessage) {
    this.#request = request;
  }

  /** Calls `late` unless the request is here within the time. */
  watch(milliseconds: number, late: () => void): void {
    const { headers } = this.#request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || this.#request.complete || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      if (!this.#request.complete) late();
    }, milliseconds).unref();
    this.#request.once('end', () => this.end()).once('close', () => this.end());
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
