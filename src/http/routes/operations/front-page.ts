import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import { type FrontPageFacts, frontPage } from '../../pages/front-page.ts';
import { inlineSources, pageHeaders } from '../../pages/page-headers.ts';
import { requestLine } from '../../plugins/errors.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';
import { type ConsolePages, takesHtml } from './console-pages.ts';

/**
 * `/` is the web console for browsers, or says what this server is where there is none. Other clients get the error of every
 * path where nothing is served.
 */
export function registerFrontPage(
  app: FastifyInstance,
  publicAddress: PublicAddress,
  { console, ...facts }: Omit<FrontPageFacts, 'needsBuild'> & { readonly console: ConsolePages | undefined },
): void {
  const render = frontPage({ ...facts, needsBuild: console !== undefined });
  app.get('/', { schema: { hide: true }, config: { operation: 'getFrontPage' } }, async (request, reply) => {
    reply.header('vary', 'Accept');
    if (!takesHtml(request.headers.accept)) throw new ServiceError('not_found', requestLine(request));
    if (await console?.send(request, reply)) return reply;
    const page = render({ address: publicAddress.of(request.caller), path: publicAddress.pathOf(request.caller) });
    return reply
      .headers(pageHeaders({ 'style-src': inlineSources(page, 'style'), 'img-src': ['data:'] }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
