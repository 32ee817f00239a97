import type { FastifyReply } from 'fastify';

/** Headers of answers, by name, for OpenAPI. Each is left out where it has nothing to say. */
export const warningsHeader = {
  'X-Service-Warnings': {
    type: 'string',
    description: 'Comma-separated codes of what could not be done as requested, such as `formality_not_used`.',
  },
} as const;

export const retryAfterHeader = {
  'Retry-After': { type: 'string', description: 'With 202: seconds after which to ask again.' },
} as const;

export const engineHeader = {
  'X-Service-Engine': {
    type: 'string',
    description:
      'Comma-separated names of the engines that did the work. `DRAGOMAN_ENGINE_HEADER=0` hides this header.',
  },
} as const;

export function setWarningsHeader(reply: FastifyReply, codes: readonly string[]): void {
  if (codes.length > 0) reply.header('x-service-warnings', codes.join(', '));
}

export function setEngineHeader(reply: FastifyReply, engines: readonly string[]): void {
  if (engines.length > 0) reply.header('x-service-engine', engines.join(', '));
}
