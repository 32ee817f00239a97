import { readFileSync } from 'node:fs';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import { inlineSources, pageHeaders } from '../../pages/page-headers.ts';
import { chooseEncoding, isKnown, type PreparedFile, prepareFile } from '../../pages/prepared-file.ts';
import { requestLine } from '../../plugins/errors.ts';

const namesPath = new URL('../../pages/api-page-names.html', import.meta.url);

/**
 * An interactive page at `/docs` that loads nothing from other hosts. The page's program is large, so a second,
 * unlistened instance that holds it is made when somebody first asks. All addresses in it are relative, since a proxy may
 * serve it under a path of its own.
 */
export function registerApiPage(app: FastifyInstance): void {
  let pages: Promise<FastifyInstance> | undefined;
  const files = new Map<string, PreparedFile>();

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.replace(/\?.*/s, '');
    let file = files.get(path);
    if (file === undefined) {
      pages ??= createPages();
      const page = await (await pages).inject({ method: 'GET', url: path });
      if (page.statusCode === 404) throw new ServiceError('not_found', requestLine(request));
      if (page.headers.location !== undefined) return reply.code(page.statusCode).header('location', 'docs/').send();
      file = await prepare(page.rawPayload, String(page.headers['content-type']));
      files.set(path, file);
    }
    reply.headers(file.headers);
    if (isKnown(file, request.headers['if-none-match'])) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(file.encodings.get(encoding));
  }
  app.get('/docs', { schema: { hide: true }, config: { operation: 'getApiPage' } }, servePage);
  app.get('/docs/*', { schema: { hide: true }, config: { operation: 'getApiPage' } }, servePage);
  app.addHook('onClose', async () => (await pages)?.close());
}

function prepare(content: Buffer, type: string): Promise<PreparedFile> {
  if (!type.startsWith('text/html')) return prepareFile(content, { 'content-type': type });
  const page = content
    .toString()
    .replace('<html>', '<html lang="en">')
    // Without it browsers ask for /favicon.ico.
    .replace('</head>', () => `<link rel="icon" href="data:,">${readFileSync(namesPath, 'utf8')}</head>`);
  const headers = pageHeaders({
    'script-src': ["'self'", ...inlineSources(page, 'script')],
    // Its program makes elements and attributes of style.
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
  });
  return prepareFile(Buffer.from(page), { 'content-type': type, ...headers });
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
