import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A web server on this machine, with what it was asked for. */
export class TestSite implements AsyncDisposable {
  readonly asked: string[] = [];
  readonly #server: Server;
  #answers: Readonly<Record<string, string | Answer>>;

  private constructor(answers: Readonly<Record<string, string | Answer>>) {
    this.#answers = answers;
    this.#server = createServer((request, response) => {
      const path = request.url ?? '';
      this.asked.push(path);
      const answer = this.#answers[path];
      if (answer === undefined) response.writeHead(404).end();
      else if (typeof answer === 'string')
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
      else answer(response, request);
    });
  }

  static async start(answers: Readonly<Record<string, string | Answer>> = {}): Promise<TestSite> {
    const site = new TestSite(answers);
    site.#server.listen(0, '127.0.0.1');
    await once(site.#server, 'listening');
    return site;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  serve(answers: Readonly<Record<string, string | Answer>>): void {
    this.#answers = answers;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

export const redirectTo =
  (address: string): Answer =>
  (response) =>
    void response.writeHead(302, { location: address }).end();

/** A page that never ends. */
export const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const piece = Buffer.alloc(64 * 1024, 'a ');
  const more = (): void => {
    while (response.write(piece));
    response.once('drain', more);
  };
  response.on('error', () => {});
  more();
};

/** A small answer that is a large one when it is unpacked. */
export const packed =
  (bytes: number): Answer =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(bytes, 97)));
