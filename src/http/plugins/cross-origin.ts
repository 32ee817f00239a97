import type { FastifyInstance } from 'fastify';
import type { Operation } from '../operation.ts';

/** Browsers ask again after an hour. */
const preflightSeconds = 3_600;

/**
 * Lets pages of other origins call operations that say so: they carry no cookies, and what they need is in the address or a
 * header.
 */
export function registerCrossOrigin(app: FastifyInstance, operations: readonly Operation[]): void {
  const open = operations.filter(({ crossOrigin }) => crossOrigin);
  const ids = new Set(open.map(({ id }) => id));
  app.addHook('onRequest', async (request, reply) => {
    if (ids.has(request.routeOptions.config.operation ?? ''))
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'content-disposition, content-length, x-trace-id',
      });
  });
  for (const [path, served] of Map.groupBy(open, (operation) => operation.path))
    app.route({
      method: 'OPTIONS',
      url: path,
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.code(204).headers({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': served.map(({ method }) => method).join(', '),
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-max-age': String(preflightSeconds),
        });
      },
    });
}
