import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatRequestBody } from './chat-request-body.ts';
import { type Dialect, type DialectName, dialects, type ServerError } from './dialects.ts';
import type { ChatEvent, ChatFault } from './faults.ts';
import { Gate } from './gate.ts';
import { readRequestBody } from './read-request-body.ts';
import { type ChatAnswer, completionBody, completionChunks } from './write-answer.ts';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Undefined when it is no chat request. */
  readonly body: ChatRequestBody | undefined;
  /** Connections of one number are the same. */
  readonly connection: number;
  /** The client went away before the answer had ended. */
  readonly closedEarly: () => boolean;
  /** Resolves when the connection has gone or the answer has ended. */
  readonly ended: Promise<void>;
}

export type AnswerMessages = (request: ChatRequestBody) => string | ChatAnswer | Promise<string | ChatAnswer>;

export interface ChatServerOptions {
  /** Default `openai`. */
  readonly dialect?: DialectName;
  /** Default `test-model`. */
  readonly models?: readonly string[];
  /** What the server says its context holds, where its dialect says it. Default 16384. */
  readonly contextTokens?: number;
  /** Requests without it are answered 401. */
  readonly apiKey?: string;
  /** Request fields that are answered with 400: `stream_options`, `max_tokens`, `json_schema`, `json_object`… */
  readonly rejects?: readonly string[];
  /** Formats that are accepted and not followed. */
  readonly ignoresFormat?: boolean;
  /** Answers real requests; those of the check at the start are answered by the server itself. */
  readonly answer?: AnswerMessages;
}

/** Requests that hold this are checks of the endpoint, not work; see `isCheck`. */
const checkText = 'Say hello';

/**
 * A real HTTP server on loopback that speaks the OpenAI chat completions protocol as real servers do.
 *
 * `will(...)` sets what happens to the next chat requests, in order; requests of the endpoint's check at the start are
 * left out unless `faultChecks` is set.
 */
export class ChatServer implements AsyncDisposable {
  readonly requests: RecordedRequest[] = [];
  /** May be changed at any time, as when a server is started again with something else. */
  dialect: Dialect;
  models: readonly string[];
  contextTokens: number;
  rejects: ReadonlySet<string>;
  ignoresFormat: boolean;
  apiKey: string | undefined;
  answer: AnswerMessages;
  faultChecks = false;
  /** Faults for every chat request that has none of its own. */
  always: ChatEvent = 'well';
  readonly gate = new Gate();
  readonly #server: Server;
  readonly #events: ChatEvent[] = [];
  readonly #connections = new WeakMap<object, number>();
  readonly #arrivals = new Gate();
  #connectionCount = 0;

  private constructor(options: ChatServerOptions) {
    this.dialect = dialects[options.dialect ?? 'openai'];
    this.models = options.models ?? ['test-model'];
    this.contextTokens = options.contextTokens ?? 16_384;
    this.rejects = new Set(options.rejects ?? []);
    this.ignoresFormat = options.ignoresFormat ?? false;
    this.apiKey = options.apiKey;
    this.answer = options.answer ?? (() => 'Hello.');
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
    this.#server.on('connection', (socket) => this.#connections.set(socket, ++this.#connectionCount));
  }

  static async start(options: ChatServerOptions = {}): Promise<ChatServer> {
    const server = new ChatServer(options);
    await server.#listen(0);
    return server;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** What happens to the next chat requests, in order. */
  will(...events: ChatEvent[]): void {
    this.#events.push(...events);
  }

  /** Chat requests that are work, checks left out. */
  get work(): readonly RecordedRequest[] {
    return this.requests.filter(({ body }) => body !== undefined && !isCheck(body));
  }

  /** Resolves when `count` requests that are work have arrived in all. */
  async arrived(count: number): Promise<void> {
    while (this.work.length < count) await this.#arrivals.next();
  }

  /** Lets the oldest answer that stalls, or every one, go on. */
  release(count = Number.POSITIVE_INFINITY): void {
    this.gate.open(count);
  }

  /** Resolves when so many answers stall. */
  async stalled(count = 1): Promise<void> {
    while (this.gate.waiting < count) await this.gate.entered();
  }

  /** Ends the server as a crash would; `startAgain` listens on the same port. */
  async crash(): Promise<number> {
    const { port } = this;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
    return port;
  }

  async startAgain(port: number): Promise<void> {
    await this.#listen(port);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.gate.open();
    if (this.#server.listening) await this.crash();
  }

  async #listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = request.method === 'POST' ? ((await readRequestBody(request)) as ChatRequestBody) : undefined;
    const path = request.url ?? '';
    this.#record(request, response, body);
    const given = request.headers.authorization;
    if (this.apiKey !== undefined && given !== `Bearer ${this.apiKey}`) {
      const hint = given?.slice('Bearer '.length) ?? '';
      return this.#sendError(response, {
        status: 401,
        message: `Incorrect API key provided: ${hint}.`,
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      });
    }
    if (path === '/v1/models') {
      const data = this.models.map((id) => this.dialect.modelEntry(id, this.contextTokens));
      return sendJson(response, 200, { object: 'list', data });
    }
    if (path === '/props' && this.dialect === dialects.llama_cpp)
      return sendJson(response, 200, {
        default_generation_settings: { n_ctx: this.contextTokens },
        total_slots: 1,
        build_info: 'b8681-Debian',
      });
    if (path === '/v1/chat/completions' && body !== undefined) return this.#complete(response, body);
    this.#sendError(response, { status: 404, message: 'Not found', type: 'invalid_request_error' });
  }

  #record(request: IncomingMessage, response: ServerResponse, body: ChatRequestBody | undefined): void {
    let closedEarly = false;
    const ended = new Promise<void>((resolve) => {
      response.once('close', () => {
        closedEarly = !response.writableFinished;
        resolve();
      });
    });
    this.requests.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
      connection: this.#connections.get(request.socket) ?? 0,
      closedEarly: () => closedEarly,
      ended,
    });
    this.#arrivals.open();
  }

  async #complete(response: ServerResponse, body: ChatRequestBody): Promise<void> {
    const check = isCheck(body);
    const event = check && !this.faultChecks ? 'well' : (this.#events.shift() ?? this.always);
    if (event !== 'well' && (await this.#failBefore(response, event, body))) return;
    if (!this.dialect.anyModel && !this.models.includes(body.model))
      return this.#sendError(response, this.dialect.modelNotFound(body.model));
    const rejected = rejectedField(body, this.rejects);
    if (rejected !== undefined) return this.#sendError(response, rejected);
    const answer = await this.#answer(body, check);
    if (body.stream !== true) return sendJson(response, 200, completionBody(this.dialect, body, answer));
    await this.#stream(response, completionChunks(this.dialect, body, answer), event);
  }

  async #answer(body: ChatRequestBody, check: boolean): Promise<ChatAnswer> {
    if (!check) {
      const answer = await this.answer(body);
      return typeof answer === 'string' ? { text: answer } : answer;
    }
    const format = this.ignoresFormat ? undefined : body.response_format?.type;
    if (format === 'json_schema') {
      const properties = body.response_format?.json_schema?.schema.properties ?? {};
      return { text: JSON.stringify(Object.fromEntries(Object.keys(properties).map((name) => [name, 'hello']))) };
    }
    return { text: format === 'json_object' ? '{"message": "hello"}' : 'Hello!' };
  }

  /** True when the answer has ended with it. */
  async #failBefore(response: ServerResponse, fault: ChatFault, body: ChatRequestBody): Promise<boolean> {
    if (fault.kind === 'drop') response.destroy();
    else if (fault.kind === 'model_not_found') this.#sendError(response, this.dialect.modelNotFound(body.model));
    else if (fault.kind === 'context_exceeded')
      this.#sendError(response, this.dialect.contextExceeded(fault.promptTokens, fault.contextTokens));
    else if (fault.kind === 'status') this.#sendStatus(response, fault);
    else if (fault.kind === 'stall_before_headers') {
      await this.gate.pass(response);
      return response.destroyed;
    } else return false;
    return true;
  }

  async #stream(response: ServerResponse, chunks: readonly unknown[], event: ChatEvent): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.flushHeaders();
    const fault = event === 'well' ? undefined : event;
    for (const [index, chunk] of chunks.entries()) {
      if (fault?.kind === 'slow') await this.gate.pass(response);
      if (fault !== undefined && 'afterChunks' in fault && fault.afterChunks === index) {
        if (fault.kind === 'drop_in_stream') return void response.destroy();
        if (fault.kind === 'end_early') return void response.end();
        if (fault.kind === 'stall') await this.gate.pass(response);
        if (fault.kind === 'garbage') response.write('data: {"id": "x", "choices": [{"delt\n\n');
        if (fault.kind === 'error_in_stream')
          response.write(serverSentEvent({ error: { message: fault.message, type: 'server_error', code: 500 } }));
      }
      if (response.destroyed) return;
      response.write(serverSentEvent(chunk));
      await new Promise(setImmediate);
    }
    response.end('data: [DONE]\n\n');
  }

  #sendStatus(response: ServerResponse, fault: ChatFault & { kind: 'status' }): void {
    for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value);
    if (typeof fault.body === 'string') {
      response.writeHead(fault.status, { 'content-type': 'text/plain' }).end(fault.body);
    } else if (fault.body !== undefined) sendJson(response, fault.status, fault.body);
    else this.#sendError(response, { status: fault.status, message: 'A scripted fault.', type: 'server_error' });
  }

  #sendError(response: ServerResponse, error: ServerError): void {
    sendJson(response, error.status, this.dialect.errorBody(error));
  }
}

/** A request of the endpoint's own check at the start, not work. */
export function isCheck(body: ChatRequestBody): boolean {
  return body.messages.at(-1)?.content.startsWith(checkText) ?? false;
}

function rejectedField(body: ChatRequestBody, rejects: ReadonlySet<string>): ServerError | undefined {
  const format = body.response_format?.type;
  if (format !== undefined && (rejects.has(format) || rejects.has('response_format')))
    return invalidField('response_format', `'response_format.type' : value '${format}' is not supported`);
  for (const field of Object.keys(body))
    if (rejects.has(field))
      return invalidField(field, `Unsupported parameter: '${field}' is not supported with this model.`);
  return undefined;
}

function invalidField(parameter: string, message: string): ServerError {
  return { status: 400, message, type: 'invalid_request_error', code: 'unsupported_parameter', parameter };
}

function serverSentEvent(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
