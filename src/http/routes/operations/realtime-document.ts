import type { FastifyInstance } from 'fastify';

/** `/realtime.json`: the messages of realtime sessions, beside the OpenAPI document. */
export function registerRealtimeDocument(app: FastifyInstance, schema: () => object): void {
  app.get(
    '/realtime.json',
    { schema: { hide: true }, config: { operation: 'getRealtimeSchema' } },
    async (_request, reply) => {
      reply.type('application/json; charset=utf-8');
      return JSON.stringify(schema());
    },
  );
}
