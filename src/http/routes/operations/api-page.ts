import { type FastifyInstance, fastify } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import { requestLine } from '../../plugins/errors.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';

/**
 * `/openapi.json`, and an interactive page at `/docs` that loads nothing from other hosts. The page's program is large,
 * so a second, unlistened instance that holds it is made when somebody first asks. All addresses in it are relative, since
 * a proxy may serve it under a path of its own.
 */
export function registerApiPage(app: FastifyInstance, publicAddress: PublicAddress): void {
  app.get('/openapi.json', { schema: { hide: true }, config: { operation: 'getOpenApi' } }, ({ caller }) => ({
    ...app.swagger(),
    servers: [{ url: publicAddress.of(caller) }],
  }));
  let pages: Promise<FastifyInstance> | undefined;
  const servePage = async (
    request: { readonly url: string },
    reply: { code(status: number): { headers(values: object): { send(body: unknown): unknown } } },
  ): Promise<unknown> => {
    pages ??= createPages();
    const page = await (await pages).inject({ method: 'GET', url: request.url });
    if (page.statusCode === 404) throw new ServiceError('not_found', requestLine({ method: 'GET', url: request.url }));
    const { 'content-type': type, location } = page.headers;
    const headers = location === undefined ? { 'content-type': type } : { location: 'docs/' };
    return reply.code(page.statusCode).headers(headers).send(page.rawPayload);
  };
  app.get('/docs', { schema: { hide: true }, config: { operation: 'getApiPage' } }, servePage);
  app.get('/docs/*', { schema: { hide: true }, config: { operation: 'getApiPage' } }, servePage);
  app.addHook('onClose', async () => (await pages)?.close());
}

async function createPages(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const pages = fastify();
  await pages.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '../openapi.json',
      pageTitle: 'Dragoman API',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      authentication: { preferredSecurityScheme: 'key' },
    },
  });
  await pages.ready();
  return pages;
}
