import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors/service-error.ts';
import { ConsoleFiles } from '../../pages/console-files.ts';
import { escapeHtml } from '../../pages/escape-html.ts';
import { chooseEncoding } from '../../pages/prepared-file.ts';
import { requestLine } from '../../plugins/errors.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';

/** Nothing inline, nothing from elsewhere, in no frame (decision 0431); frames in it show files of the browser alone (decision 0435). */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-src blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
  vary: 'Accept',
};

/** The web console: one page at `/` and below `/console/`, and the files that it loads. */
export class ConsolePages {
  readonly #files: ConsoleFiles;
  readonly #publicAddress: PublicAddress;

  constructor(folder: string, publicAddress: PublicAddress) {
    this.#files = new ConsoleFiles(folder);
    this.#publicAddress = publicAddress;
  }

  /** False where the console is not built: nothing was sent. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const page = await this.#files.page(escapeHtml(this.#publicAddress.pathOf(request.caller)));
    if (page === undefined) return false;
    reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page);
    return true;
  }

  register(app: FastifyInstance): void {
    const hidden = { schema: { hide: true }, config: { operation: 'getConsole' } } as const;
    app.get<{ Params: { name: string } }>('/console/assets/:name', hidden, async (request, reply) => {
      const wanted = chooseEncoding(request.headers['accept-encoding']?.toString());
      const asset = await this.#files.asset(request.params.name, wanted);
      if (asset === undefined) throw new ServiceError('not_found', requestLine(request));
      reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' })
        .type(asset.type);
      if (asset.encoding !== 'identity') reply.header('content-encoding', asset.encoding);
      return reply.send(asset.content);
    });
    // Which pages there are is known to the script alone.
    app.get('/console/*', hidden, async (request, reply) => {
      if (takesHtml(request.headers.accept) && (await this.send(request, reply))) return reply;
      throw new ServiceError('not_found', requestLine(request));
    });
  }
}

/** Browsers name HTML; clients of the interface do not, though most of them take anything. */
export function takesHtml(accept: string | undefined): boolean {
  return (accept ?? '')
    .split(',')
    .some((entry) => /^\s*text\/html\s*(;|$)/i.test(entry) && !/;\s*q=0(\.0*)?\s*$/.test(entry));
}
