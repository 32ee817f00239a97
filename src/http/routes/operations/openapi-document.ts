import type { FastifyInstance } from 'fastify';
import type { PublicAddress } from '../../proxies/public-address.ts';

/** `/openapi.json`, with the address under which the client reaches the server. */
export function registerOpenApiDocument(app: FastifyInstance, publicAddress: PublicAddress): void {
  app.get(
    '/openapi.json',
    { schema: { hide: true }, config: { operation: 'getOpenApi' } },
    async ({ caller }, reply) => {
      reply.type('application/json; charset=utf-8');
      return app.openApi.text([{ url: publicAddress.of(caller) }]);
    },
  );
}
