import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Upload {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly content: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Answer = readonly [status: number, body: object | string, headers?: Readonly<Record<string, string>>];

/**
 * A small server with documents (`interface.md`, Document translation) for tests of what asks it: the next answers to an
 * upload, a status request or a download are those that a test lines up; without any a document is accepted, done, and
 * comes back in capital letters.
 */
export class DocumentServer implements AsyncDisposable {
  readonly uploads: Upload[] = [];
  readonly deleted: string[] = [];
  /** Method, address and body of each request. */
  readonly requests: string[] = [];
  readonly next: Record<'upload' | 'status' | 'result', (Answer | 'reset')[]> = { upload: [], status: [], result: [] };
  /** Documents that were accepted and are not over, at most. */
  mostAtOnce = 0;
  /** Called with each document that has arrived, before it is answered. */
  arrived: (upload: Upload) => void = () => {};
  /** Called with each status request. */
  asked: (upload: Upload) => void = () => {};
  readonly #here = new Set<string>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const { method = '', url = '' } = request;
    if (request.headers.authorization !== 'DeepL-Auth-Key k') return send(response, [403, { message: 'Wrong key.' }]);
    this.requests.push(`${method} ${url} ${url === '/v2/document' ? '' : body}`);
    if (url === '/v2/document') return this.#upload(request, body, response);
    const [, id, part] = /^\/v2\/document\/(\w+)(\/result)?$/.exec(url) ?? [];
    const upload = this.uploads.find((known) => known.id === id);
    const { document_key: key } = JSON.parse(body.toString()) as { document_key?: string };
    if (upload === undefined || upload.key !== key || !this.#here.has(upload.id))
      return send(response, [404, { message: 'Document not found.' }]);
    if (method === 'DELETE') {
      this.#here.delete(upload.id);
      this.deleted.push(upload.name);
      return send(response, [204, '']);
    }
    if (part === undefined) {
      this.asked(upload);
      this.#answer('status', response, [200, { status: 'done', billed_characters: upload.content.length }]);
    } else if (this.#answer('result', response, [200, upload.content.toUpperCase()])) this.#here.delete(upload.id);
  }

  async #upload(request: IncomingMessage, body: Buffer<ArrayBuffer>, response: ServerResponse): Promise<void> {
    if (this.next.upload.length > 0) return void this.#answer('upload', response, [500, {}]);
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const { file, ...fields } = Object.fromEntries(await new Response(body, { headers }).formData());
    const number = this.uploads.length + 1;
    const { name, content } =
      file instanceof File ? { name: file.name, content: await file.text() } : { name: '', content: '' };
    const upload = {
      id: `D${number}`,
      key: `SECRET${number}`,
      name,
      content,
      fields: fields as Record<string, string>,
    };
    this.uploads.push(upload);
    this.#here.add(upload.id);
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#here.size);
    this.arrived(upload);
    send(response, [200, { document_id: upload.id, document_key: upload.key }]);
  }

  /** True when it was the ordinary answer. */
  #answer(kind: 'upload' | 'status' | 'result', response: ServerResponse, ordinary: Answer): boolean {
    const next = this.next[kind].shift();
    if (next === 'reset') {
      // A beginning of an answer, and no end.
      response.writeHead(200, { 'content-length': '1000' }).write('part');
      setImmediate(() => response.destroy());
    } else send(response, next ?? ordinary);
    return next === undefined;
  }
}

function send(response: ServerResponse, [status, body, headers = {}]: Answer): void {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(content);
}
