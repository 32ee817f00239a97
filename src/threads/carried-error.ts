import type { ErrorCode } from '../errors/catalogue.ts';
import { ServiceError } from '../errors/service-error.ts';

/** An error on its way between threads, which classes do not survive. */
export type CarriedError =
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly fields: Readonly<Record<string, string>>;
      readonly detail?: string | undefined;
    }
  /** `reason` is for the log. */
  | { readonly kind: 'failed'; readonly reason: string };

export function carryError(error: unknown): CarriedError {
  if (error instanceof ServiceError) {
    const { code, fields, detail } = error as ServiceError;
    return { kind: 'refused', code, fields, detail };
  }
  return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** `doing` begins the message of an error that nobody expected. */
export function carriedError(carried: CarriedError, doing: string): Error {
  if (carried.kind === 'failed') return new Error(`${doing}: ${carried.reason}`);
  const { code, fields, detail } = carried;
  return new ServiceError(code, fields as never, detail === undefined ? {} : { detail });
}
