import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Gate } from '../chat-server/gate.ts';

/** What goes wrong with one request instead of, or during, its answer. */
export type SpeechFault =
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** The connection is destroyed before anything is sent. */
  | { readonly kind: 'drop' }
  /** The connection is destroyed after half of the answer. */
  | { readonly kind: 'cut_off' }
  /** After half of the answer nothing comes until `release()`. */
  | { readonly kind: 'stall' }
  /** The answer as another type with another content. */
  | { readonly kind: 'body'; readonly contentType: string; readonly body: string | Buffer };

export interface RecordedSpeechRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  /** JSON, or the fields of a form; files are their sizes. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Resolves when the connection has gone or the answer has ended. */
  readonly ended: Promise<void>;
}

export interface SpeechServerAnswers {
  /** Bytes of the answer to `/audio/speech`, by its body. */
  speech?(body: Readonly<Record<string, unknown>>): SpeechAnswerBody | Promise<SpeechAnswerBody>;
  /** To `/audio/transcriptions`, by its fields and its file. */
  transcription?(body: Readonly<Record<string, unknown>>, file: Buffer): SpeechAnswerBody;
}

export interface SpeechAnswerBody {
  readonly contentType: string;
  readonly body: Buffer | string;
}

/** A real HTTP server on loopback with the OpenAI interface of speech, as real servers speak it, and with faults. */
export class SpeechServer implements AsyncDisposable {
  readonly requests: RecordedSpeechRequest[] = [];
  readonly gate = new Gate();
  /** Formats that it answers with 400. */
  rejects: ReadonlySet<string> = new Set();
  readonly #server: Server;
  readonly #answers: SpeechServerAnswers;
  readonly #faults: (SpeechFault | 'well')[] = [];

  private constructor(answers: SpeechServerAnswers) {
    this.#answers = answers;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  static async start(answers: SpeechServerAnswers): Promise<SpeechServer> {
    const server = new SpeechServer(answers);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** What happens to the next requests, in order. */
  will(...faults: (SpeechFault | 'well')[]): void {
    this.#faults.push(...faults);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.gate.open();
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { body, file } = await readBody(request);
    const ended = new Promise<void>((resolve) => response.once('close', () => resolve()));
    const { authorization } = request.headers;
    this.requests.push({ path: request.url ?? '', authorization, body, ended });
    const fault = this.#faults.shift() ?? 'well';
    if (fault !== 'well' && fault.kind === 'drop') return void response.destroy();
    if (fault !== 'well' && fault.kind === 'status') return sendError(response, fault.status, fault.headers);
    if (this.rejects.has(String(body.response_format))) return sendError(response, 400);
    const answer = await (fault !== 'well' && fault.kind === 'body'
      ? fault
      : request.url === '/v1/audio/speech'
        ? this.#answers.speech?.(body)
        : this.#answers.transcription?.(body, file));
    if (answer === undefined) return sendError(response, 404);
    await this.#send(response, answer, fault);
  }

  async #send(response: ServerResponse, answer: SpeechAnswerBody, fault: SpeechFault | 'well'): Promise<void> {
    const bytes = Buffer.from(answer.body as Buffer);
    response.writeHead(200, { 'content-type': answer.contentType });
    // Odd sizes, so that samples are cut.
    const size = Math.max(1, Math.floor(bytes.length / 8) | 1);
    for (let at = 0; at < bytes.length; at += size) {
      if (fault !== 'well' && at > bytes.length / 2) {
        if (fault.kind === 'cut_off') return void response.destroy();
        if (fault.kind === 'stall') await this.gate.pass(response);
      }
      if (response.destroyed) return;
      response.write(bytes.subarray(at, at + size));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  }
}

interface ReadBody {
  readonly body: Readonly<Record<string, unknown>>;
  readonly file: Buffer;
}

async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/'))
    return { body: JSON.parse(await readText(request)) as ReadBody['body'], file: Buffer.alloc(0) };
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': type } }).formData();
  const uploaded = form.get('file');
  const body = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name).map((value) => (typeof value === 'string' ? value : value.size));
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  const file = uploaded instanceof Blob ? Buffer.from(await uploaded.arrayBuffer()) : Buffer.alloc(0);
  return { body: Object.fromEntries(body), file };
}

function sendError(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  const body = JSON.stringify({ error: { message: 'A scripted fault.', type: 'server_error' } });
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}
