import { ServiceError } from '../errors/service-error.ts';
import { findTextDefect } from '../language/characters.ts';

const maximumNameBytes = 1024;

/** The name of a stored resource (`interface.md`, Limits). */
export function readResourceName(name: string): string {
  if (Buffer.byteLength(name) > maximumNameBytes)
    throw refusal('name', `at most ${maximumNameBytes} bytes of UTF-8 are allowed.`);
  return readResourceText('name', name);
}

/** Text that is kept with a resource: not blank, and fit for whatever it will be given to. */
export function readResourceText(parameter: string, text: string): string {
  if (text.trim() === '') throw refusal(parameter, 'must not be empty.');
  if (findTextDefect(text) !== undefined)
    throw refusal(parameter, 'it contains a NUL character or half of a surrogate pair.');
  return text;
}

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
