import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A connection on which a test says byte for byte what is sent and when. */
export class RawConnection implements Disposable {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  #received = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#closed = once(socket, 'close');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      this.#received += chunk;
    });
    socket.on('error', () => {}).on('end', () => socket.end());
  }

  static async open(port: number, host = '127.0.0.1'): Promise<RawConnection> {
    const socket = connect({ port, host, allowHalfOpen: true });
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  send(text: string): void {
    this.#socket.write(text);
  }

  /** Says that nothing more is sent, and goes on reading. */
  finish(): void {
    this.#socket.end();
  }

  /** Resolves when the server has closed the connection. */
  async closed(): Promise<void> {
    await this.#closed;
  }

  /** The next answer that has a Content-Length. */
  async answer(): Promise<RawAnswer> {
    for (;;) {
      const found = /^HTTP\/1\.1 (\d+)[^\r]*((?:\r\n[^\r]+)*)\r\n\r\n/.exec(this.#received);
      if (found !== null) {
        const headers = new Map(
          (found[2] ?? '')
            .split('\r\n')
            .slice(1)
            .map((line) => {
              const colon = line.indexOf(':');
              return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
            }),
        );
        const rest = Buffer.from(this.#received.slice(found[0].length));
        const length = Number(headers.get('content-length') ?? 0);
        if (rest.length >= length) {
          this.#received = rest.subarray(length).toString();
          return { status: Number(found[1]), headers, body: rest.subarray(0, length).toString() };
        }
      }
      await Promise.race([once(this.#socket, 'data'), this.#ended()]);
    }
  }

  [Symbol.dispose](): void {
    this.#socket.destroy();
  }

  async #ended(): Promise<never> {
    await this.#closed;
    throw new Error(`The connection was closed after: ${JSON.stringify(this.#received)}`);
  }
}

/** A request in the words of HTTP/1.1. */
export function rawRequest(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`;
}
