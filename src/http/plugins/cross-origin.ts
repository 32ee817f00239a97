import type { FastifyInstance } from 'fastify';
import type { Operation } from '../operation.ts';

/** Browsers ask again after an hour. */
const preflightSeconds = 3_600;
/** They answer without a key, with what no page of the internet should learn through somebody's browser. */
const closed = new Set(['/metrics', '/readyz', '/healthz']);
const exposedHeaders = 'content-disposition, content-length, x-trace-id';

/**
 * Lets pages of other origins call operations that say so: they carry no cookies, and what they need is in the address or a
 * header.
 */
export function registerCrossOrigin(app: FastifyInstance, operations: readonly Operation[], apiPage = false): void {
  if (apiPage) letSandboxIn(app);
  const open = operations.filter(({ crossOrigin }) => crossOrigin);
  const ids = new Set(open.map(({ id }) => id));
  app.addHook('onRequest', async (request, reply) => {
    if (ids.has(request.routeOptions.config.operation ?? ''))
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': exposedHeaders,
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

/**
 * The API page is in a sandbox and has no origin, as other pages in sandboxes. Browsers send no cookie from there, and changes for a
 * cookie need our own origin, so such a page can do what any program can: call with a key that somebody has typed.
 */
function letSandboxIn(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }, reply) => {
    if (headers.origin !== 'null' || closed.has(routeOptions.url ?? '')) return;
    reply.headers({
      'access-control-allow-origin': 'null',
      'access-control-expose-headers': exposedHeaders,
      vary: 'origin',
    });
    const wanted = headers['access-control-request-method'];
    if (method !== 'OPTIONS' || wanted === undefined) return;
    reply.code(204).headers({
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, if-match, if-none-match, range, x-service-reporting-tag, x-deepl-reporting-tag',
      'access-control-max-age': String(preflightSeconds),
    });
    return reply.send();
  });
}
