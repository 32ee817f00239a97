import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import { ApiPageFiles } from '../../pages/api-page-files.ts';
import { chooseEncoding, isKnown } from '../../pages/prepared-file.ts';
import { requestLine } from '../../plugins/errors.ts';

/**
 * An interactive page at `/docs` that loads nothing from other hosts. All addresses in it are relative, since a proxy may
 * serve it under a path of its own.
 */
export function registerApiPage(app: FastifyInstance): void {
  const files = new ApiPageFiles();

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.replace(/\?.*/s, '');
    if (path === '/docs') return reply.code(301).header('location', 'docs/').send();
    const file = await files.find(path);
    if (file === undefined) throw new ServiceError('not_found', requestLine(request));
    reply.headers(file.headers);
    if (isKnown(file, request.headers['if-none-match'])) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(file.encodings.get(encoding));
  }
  app.get('/docs', { schema: { hide: true }, config: { operation: 'getApiPage' } }, servePage);
  app.get('/docs/*', { schema: { hide: true }, config: { operation: 'getApiPage' } }, servePage);
  app.addHook('onClose', () => files[Symbol.asyncDispose]());
}
