import type { FastifyReply } from 'fastify';

/** Says in `X-Service-Warnings` what was not done as it was asked for. */
export function tellWarnings(reply: FastifyReply, codes: readonly string[]): void {
  if (codes.length > 0) reply.header('x-service-warnings', codes.join(', '));
}
