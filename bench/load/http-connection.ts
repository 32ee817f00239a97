import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const headEnd = '\r\n\r\n';

/**
 * One keep-alive connection that sends prepared requests, one at a time, and reads as little of the answers as it takes
 * to be sure of them: an HTTP library would cost more of the shared cores than some of the servers it measures.
 */
export class HttpConnection implements Disposable {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: PromiseWithResolvers<Buffer> | undefined;
  #failure: Error | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server closed the connection.')));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  /** Resolves with the body of a 2xx answer; anything else is an error. */
  send(request: Uint8Array): Promise<Buffer> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    this.#waiting = Promise.withResolvers();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  [Symbol.dispose](): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(headEnd);
    if (end < 0) return;
    const start = end + headEnd.length;
    const length = contentLengthOfSuccess(this.#received.toString('latin1', 0, end));
    if (length === undefined) {
      this.#fail(new Error(`The server answered: ${this.#received}`));
    } else if (this.#received.length >= start + length) {
      this.#waiting?.resolve(this.#received.subarray(start, start + length));
      this.#waiting = undefined;
      this.#received = Buffer.alloc(0);
    }
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}

/** `undefined` for any answer but 2xx, and for one without `Content-Length`: no server measured here sends such. */
function contentLengthOfSuccess(head: string): number | undefined {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 2') && length !== undefined ? Number(length) : undefined;
}
