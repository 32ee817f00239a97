import { ServiceError } from '../../../errors/service-error.ts';
import type { ChatServerError } from './chat-server-error.ts';

export function toServiceError(failure: ChatServerError): ServiceError {
  if (failure.failure === 'stalled') return new ServiceError('engine_timed_out', {}, { cause: failure });
  if (!['unreachable', 'overloaded', 'no_access', 'not_found'].includes(failure.failure))
    return new ServiceError('engine_failed', {}, { cause: failure });
  const delay = failure.retryAfter;
  return new ServiceError(
    'engine_unavailable',
    { reason: 'the language model server cannot be used.' },
    { cause: failure, ...(delay === undefined ? {} : { retryAfter: Math.ceil(delay / 1_000) }) },
  );
}
