import type { Socket } from 'node:net';
import { ServiceError } from '../../errors/service-error.ts';
import { errorBody } from './errors.ts';

/** Answers what node's parser refuses before any route is known, in the form of every other error. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, traceId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = classify(error);
  const body = JSON.stringify(errorBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${reasons[refusal.status] ?? 'Error'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Trace-ID: ${traceId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function classify(cause: NodeJS.ErrnoException): ServiceError {
  if (cause.code === 'HPE_HEADER_OVERFLOW') return new ServiceError('headers_too_large', {}, { cause });
  if (cause.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ServiceError('request_timeout', {}, { cause });
  return new ServiceError('bad_request', {}, { cause });
}
