import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';

/** Of operations that change a list, see `readExpectedVersion`. */
export const expectedVersionHeaders = {
  'if-match': { type: 'string', description: 'The `version` that the list must have, in quotation marks.' },
} as const;

/** Of `If-Match: "3"`; `*` is any version, as is no header. */
export function readExpectedVersion({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (version === undefined)
    throw new ServiceError('invalid_parameter', {
      parameter: 'If-Match',
      reason: 'it is not a version in quotation marks.',
    });
  return Number(version);
}
