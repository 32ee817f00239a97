import { ServiceError } from '../../errors/service-error.ts';
import { readResourceText } from '../resource-name.ts';
import { passwordLength } from './passwords.ts';

export const personLimits = { nameLength: 200, emailLength: 254 } as const;

/** As addresses are compared: without spaces around, in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** One address, without checking whether anybody reads it. */
export function readEmail(given: string): string {
  const email = normalizeEmail(given);
  if (email.length > personLimits.emailLength)
    throw refusal('email', `at most ${personLimits.emailLength} characters are allowed.`);
  const [local = '', domain = '', ...more] = email.split('@');
  if (more.length > 0 || !isPart(local) || !isPart(domain)) throw refusal('email', 'it is not an email address.');
  return readResourceText('email', email);
}

export function readPersonName(given: string): string {
  const name = given.trim();
  if (name.length > personLimits.nameLength)
    throw refusal('name', `at most ${personLimits.nameLength} characters are allowed.`);
  if (/\p{Cc}/u.test(name)) throw refusal('name', 'it contains a control character.');
  return readResourceText('name', name);
}

/** Long enough, and not what anybody would try first. */
export function readPassword(given: string, { email }: { readonly email: string }): string {
  const { minimum, maximum } = passwordLength;
  const { length } = [...given];
  if (length < minimum || length > maximum)
    throw refusal('password', `it has ${length} characters; ${minimum} to ${maximum} are allowed.`);
  if (normalizeEmail(given) === email) throw refusal('password', 'it is the email address.');
  if (new Set(given).size < 4) throw refusal('password', 'it has fewer than four different characters.');
  return given;
}

function isPart(part: string): boolean {
  return part !== '' && !/[\s\p{Cc}<>,;:"()[\]\\]/u.test(part);
}

function refusal(parameter: string, reason: string): ServiceError {
  return new ServiceError('invalid_parameter', { parameter, reason });
}
