import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import type { SignatureQuery } from './voice-job-schemas.ts';

/** From the header (`Service-Signature <signature>`, and `DeepL-Signature` likewise) or from a signed address. */
export function readSignature(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { signature }: SignatureQuery,
): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return signature;
  const [scheme = '', value = '', ...more] = authorization.trim().split(/\s+/);
  if (!/-signature$/i.test(scheme) || value === '' || more.length > 0) throw new ServiceError('missing_signature', {});
  return value;
}
