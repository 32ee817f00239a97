import { ServiceError } from '../../errors/service-error.ts';
import { findTextDefect } from '../../language/characters.ts';

const maximumNameBytes = 1024;

/** `interface.md`, Limits. */
export function readName(name: string): string {
  const refuse = (reason: string): never => {
    throw new ServiceError('invalid_parameter', { parameter: 'name', reason });
  };
  if (name.trim() === '') refuse('must not be empty.');
  if (Buffer.byteLength(name) > maximumNameBytes) refuse(`at most ${maximumNameBytes} bytes of UTF-8 are allowed.`);
  if (findTextDefect(name) !== undefined) refuse('it contains a NUL character or half of a surrogate pair.');
  return name;
}
