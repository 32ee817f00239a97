import { ServiceError } from '../../errors/service-error.ts';

/** `detail` is for the log and holds no text of a request or an answer. */
export function failure(detail: string): ServiceError {
  return new ServiceError('engine_failed', {}, { cause: new Error(`Language model: ${detail}.`) });
}
