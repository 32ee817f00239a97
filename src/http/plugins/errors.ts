import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorFields, ServiceError } from '../../errors/service-error.ts';

/** Characters of a path that an answer or a log line repeats. */
const shownPathLength = 200;

/** Whatever was thrown, as an error of the catalogue. Unknown things are `internal`, with the cause kept for the log. */
export function toServiceError(error: unknown, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error;
  const { code } = (error ?? {}) as Partial<FastifyError>;
  return (code && refusals[code]?.(request, error)) || new ServiceError('internal', {}, { cause: error });
}

type Refusal = (request: FastifyRequest, cause: unknown) => ServiceError;

const invalidBody =
  (reason: string): Refusal =>
  (_request, cause) =>
    new ServiceError('invalid_body', { reason }, { cause });

const invalidContentType: Refusal = (request) =>
  new ServiceError('invalid_content_type', {
    given: request.headers['content-type'] ?? '',
    expected: new Intl.ListFormat('en', { type: 'disjunction' }).format([
      'application/json',
      'application/x-www-form-urlencoded',
      ...(request.routeOptions.config.streamedTypes ?? []),
    ]),
  });

const badRequest: Refusal = (_request, cause) => new ServiceError('bad_request', {}, { cause });

const notFound: Refusal = (request) => new ServiceError('not_found', requestLine(request));

/** Every error of the framework that a client causes. Those that are not here are faults of the server. */
const refusals: Readonly<Record<string, Refusal>> = {
  FST_ERR_NOT_FOUND: notFound,
  // No operation has parameters this long, so nothing is served there.
  FST_ERR_MAX_PARAM_LENGTH: notFound,
  FST_ERR_BAD_URL: badRequest,
  FST_ERR_INVALID_URL: badRequest,
  FST_ERR_VALIDATION: invalidBody('it does not fit its schema.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: invalidContentType,
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: invalidBody('it has no Content-Type.'),
  FST_ERR_ROUTE_MISSING_CONTENT: invalidBody('it is empty.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: invalidBody('it is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: invalidBody('it is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalidBody('its length differs from Content-Length.'),
  FST_ERR_CTP_BODY_TOO_LARGE: (request) =>
    new ServiceError('body_too_large', { limit: `${request.routeOptions.bodyLimit} bytes` }),
};

/** Method and path for an error message. The path is cut, and its query left out, which may hold keys. */
export function requestLine({ method, url }: { method: string; url: string }): ErrorFields<'not_found'> {
  const path = url.replace(/\?.*/s, '');
  return { method, path: path.length > shownPathLength ? `${path.slice(0, shownPathLength)}…` : path };
}

export function sendError(error: ServiceError, reply: FastifyReply): FastifyReply {
  return reply
    .code(error.status)
    .headers(errorHeaders(error))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error));
}

export function errorHeaders({ code, retryAfter }: ServiceError): Record<string, string> {
  return {
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    // RFC 9110, 12.5.3: with 415 it lists the codings of request bodies.
    ...(code === 'unsupported_content_encoding' ? { 'accept-encoding': 'gzip' } : {}),
  };
}

export function errorBody(error: ServiceError): { message: string; code: string; detail?: string } {
  const { message, code, detail } = error;
  return detail === undefined ? { message, code } : { message, code, detail };
}
