import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import { type FrontPageFacts, frontPage } from '../../pages/front-page.ts';
import { inlineSources, pageHeaders } from '../../pages/page-headers.ts';
import { requestLine } from '../../plugins/errors.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';

/** `/` says to browsers what this server is. Other clients get the error of every path where nothing is served. */
export function registerFrontPage(app: FastifyInstance, publicAddress: PublicAddress, facts: FrontPageFacts): void {
  const render = frontPage(facts);
  app.get('/', { schema: { hide: true }, config: { operation: 'getFrontPage' } }, (request, reply) => {
    reply.header('vary', 'Accept');
    if (!takesHtml(request.headers.accept)) throw new ServiceError('not_found', requestLine(request));
    const page = render({ address: publicAddress.of(request.caller), path: publicAddress.pathOf(request.caller) });
    return reply
      .headers(pageHeaders({ 'style-src': inlineSources(page, 'style'), 'img-src': ['data:'] }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** Browsers name HTML; clients of the interface do not, though most of them take anything. */
function takesHtml(accept: string | undefined): boolean {
  return (accept ?? '')
    .split(',')
    .some((entry) => /^\s*text\/html\s*(;|$)/i.test(entry) && !/;\s*q=0(\.0*)?\s*$/.test(entry));
}
