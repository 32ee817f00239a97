import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../errors/service-error.ts';

/** Whatever was thrown, as an error of the catalogue. Unknown things are `internal`, with the cause kept for the log. */
export function toServiceError(error: unknown, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = (error as Partial<FastifyError> | undefined)?.code ?? '';
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_TYPE':
      return new ServiceError('invalid_content_type', {
        given: request.headers['content-type'] ?? '',
        expected: new Intl.ListFormat('en', { type: 'disjunction' }).format([
          'application/json',
          'application/x-www-form-urlencoded',
          ...(request.routeOptions.config.streamedTypes ?? []),
        ]),
      });
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ServiceError('body_too_large', { limit: `${request.routeOptions.bodyLimit} bytes` });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ServiceError(
        'invalid_body',
        { reason: 'it is not as long as Content-Length says.' },
        { cause: error },
      );
    case 'FST_ERR_BAD_URL':
      return new ServiceError('bad_request', {}, { cause: error });
    default:
      return new ServiceError('internal', {}, { cause: error });
  }
}

export function sendError(error: ServiceError, reply: FastifyReply): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error));
}

export function errorBody(error: ServiceError): { message: string; code: string; detail?: string } {
  const { message, code, detail } = error;
  return detail === undefined ? { message, code } : { message, code, detail };
}
