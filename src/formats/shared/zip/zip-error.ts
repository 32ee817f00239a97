import { ServiceError } from '../../../errors/service-error.ts';

/** An archive that cannot be read, or not safely; the reason is for the user. */
export function damagedArchive(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_document', { reason }, cause === undefined ? {} : { cause });
}

/** What programs protect with a password is unreadable without it, whether one entry or the whole file. */
export function protectedArchive(): ServiceError {
  return damagedArchive('it is protected with a password. Remove the password and send it again.');
}
