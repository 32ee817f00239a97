import type { FastifyInstance } from 'fastify';
import type { PublicAddress } from '../../proxies/public-address.ts';

/** `/openapi.json`, with the address under which the client reaches the server. */
export function registerOpenApiDocument(app: FastifyInstance, publicAddress: PublicAddress): void {
  app.get('/openapi.json', { schema: { hide: true }, config: { operation: 'getOpenApi' } }, ({ caller }) => ({
    ...app.swagger(),
    servers: [{ url: publicAddress.of(caller) }],
  }));
}
