import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ServiceError } from '../../errors/service-error.ts';
import { errorBody, errorHeaders } from './errors.ts';

export interface ClientErrorReport {
  readonly traceId: string;
  readonly status: number;
  readonly code: string;
  /** What Node calls it. */
  readonly reason: string;
}

export interface ClientErrorsOptions {
  newTraceId(): string;
  /** Called once for each connection that is refused. */
  onRefused(report: ClientErrorReport): void;
}

/** A refused client may go on sending for so long, so that it gets to read the answer before the connection is reset. */
const lingerMilliseconds = 5_000;

/** Answers what Node refuses before any route is known, in the form of every other error. */
export class ClientErrors {
  readonly #options: ClientErrorsOptions;
  readonly #refused = new WeakSet<Socket>();
  /** The newest of each connection. */
  readonly #exchanges = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

  constructor(options: ClientErrorsOptions) {
    this.#options = options;
  }

  watch(server: Server): void {
    server.prependListener('request', (request, response) => {
      this.#exchanges.set(request.socket, { request, response });
    });
    server.on('checkExpectation', (request: IncomingMessage) => {
      const expectation = String(request.headers.expect).slice(0, 100);
      this.#refuse(request.socket, new ServiceError('expectation_failed', { expectation }), 'Expect');
    });
    server.on('connect', (request: IncomingMessage, socket: Socket) => {
      socket.on('error', () => {});
      this.#refuse(socket, new ServiceError('bad_request', {}), request.method ?? '');
    });
  }

  /** Node's `clientError`: the parser or a time-out has given the connection up. */
  answer(error: NodeJS.ErrnoException, socket: Socket): void {
    if (this.#refused.has(socket)) return;
    const exchange = this.#exchanges.get(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || cutsAnswer(exchange)) {
      socket.destroy();
      return;
    }
    this.#refused.add(socket);
    const refuse = (): void => this.#refuse(socket, classify(error), error.code ?? error.message);
    // What is wrong came after that request, whose answer goes first.
    if (exchange?.request.complete && !exchange.response.writableFinished) exchange.response.once('finish', refuse);
    else refuse();
  }

  #refuse(socket: Socket, refusal: ServiceError, reason: string): void {
    if (!socket.writable) return;
    this.#refused.add(socket);
    const traceId = this.#options.newTraceId();
    const body = JSON.stringify(errorBody(refusal));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-trace-id': traceId,
      'x-content-type-options': 'nosniff',
      connection: 'close',
      ...errorHeaders(refusal),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusal.status} ${reasons[refusal.status] ?? 'Error'}\r\n${lines.join('')}\r\n${body}`);
    const { status, code } = refusal;
    this.#options.onRefused({ traceId, status, code, reason });
    const timer = setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
    socket.once('close', () => clearTimeout(timer));
  }
}

/** An error in the middle of an answer would look like a part of it. */
function cutsAnswer(exchange: { request: IncomingMessage; response: ServerResponse } | undefined): boolean {
  if (exchange === undefined) return false;
  const { request, response } = exchange;
  return !request.complete && response.headersSent && !response.writableFinished;
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
};

function classify(cause: NodeJS.ErrnoException): ServiceError {
  if (cause.code === 'HPE_HEADER_OVERFLOW') return new ServiceError('headers_too_large', {}, { cause });
  if (cause.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ServiceError('request_timeout', {}, { cause });
  return new ServiceError('bad_request', {}, { cause });
}
